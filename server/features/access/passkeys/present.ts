import type { ownPasskeys } from '#contract/access/passkeys.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Row } from '#server/db/schema.ts'
import type { Party } from './rules.ts'

export const presentPasskey = (
  passkey: Row<'passkeys'>,
  party: Party | null,
  now: Date,
): AnswerOf<typeof ownPasskeys>['list'][number] => ({
  uuid: passkey.id,
  name: passkey.name,
  created_at: passkey.created_at.toISOString(),
  begins_at: passkey.begins_at && passkey.begins_at > now ? passkey.begins_at.toISOString() : null,
  last_used_at: passkey.last_used_at?.toISOString() ?? null,
  other_host: passkey.host === party?.host ? null : passkey.host,
})
