import type { Config } from '#server/config.ts'
import type { AccessDependencies } from '#server/features/access/accounts/dependencies.ts'
import type { ReadAlert } from '#server/features/shared/staff-reads/record-read.ts'
import type { Files } from '#server/ports/files.ts'

export interface CounterDependencies extends AccessDependencies, ReadAlert {
  files: Files
  config: AccessDependencies['config'] & Pick<Config, 'seller' | 'photoReview' | 'officeUrl'>
}
