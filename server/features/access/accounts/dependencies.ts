import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import type { Limits } from '#server/http/limits.ts'
import type { RecordEvent } from '#server/http/security-log.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { OpenChannels } from './channels.ts'

export interface AccessDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  passwords: Passwords
  channels: OpenChannels
  config: Pick<
    Config,
    | 'publicUrl'
    | 'demo'
    | 'demoPublic'
    | 'constantAnswerMs'
    | 'sms'
    | 'signupsPerHour'
    | 'smsPerDay'
    | 'loginSmsPerDay'
    | 'wrongRecoveryCodesPerDay'
  >
  /** What the provider has published, such as the address that notices go to. */
  site: ReadSite
  /** Whether families can register. */
  isOpen: () => Promise<boolean>
  record: RecordEvent
  /** Makes this node refuse the ended sessions of a member at once. Call it after the transaction. */
  forgetSessions: (memberId: string) => void
}
