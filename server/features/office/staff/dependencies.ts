import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { OpenChannels } from '#server/features/access/accounts/channels.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import type { IsSiteOpen } from '#server/features/site/setup/opening.ts'
import type { Limits } from '#server/http/limits.ts'
import type { RecordEvent } from '#server/http/security-log.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import type { Secrets } from '#server/ports/secrets.ts'

export interface StaffDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  passwords: Passwords
  config: Pick<Config, 'officeUrl' | 'publicUrl' | 'staffPasskeys'>
  record: RecordEvent
  site: ReadSite
  isOpen: IsSiteOpen
  channels: OpenChannels
}
