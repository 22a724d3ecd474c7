import type { Config } from '#server/config.ts'
import type { AccessDependencies } from '#server/features/access/dependencies.ts'
import type { Files } from '#server/ports/files.ts'

export interface CounterDependencies extends AccessDependencies {
  files: Files
  config: AccessDependencies['config'] & Pick<Config, 'seller' | 'photoReview' | 'officeUrl'>
}
