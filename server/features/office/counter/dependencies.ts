import type { Config } from '#server/config.ts'
import type { AccessDependencies } from '#server/features/access/accounts/dependencies.ts'
import type { ReadSettings } from '#server/features/shared/staff-reads/note-read.ts'
import type { Files } from '#server/ports/files.ts'

export interface CounterDependencies extends AccessDependencies, ReadSettings {
  files: Files
  config: AccessDependencies['config'] & Pick<Config, 'seller' | 'photoReview' | 'officeUrl'>
}
