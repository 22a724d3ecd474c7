import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { Reach } from './targets.ts'

export interface AccessNeeds {
  db: Db
  secrets: Secrets
  limits: Limits
  passwords: Passwords
  reach: Reach
  config: Pick<Config, 'publicUrl' | 'host' | 'demoPublic'>
}
