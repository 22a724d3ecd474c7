import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { newToken, tokenHash } from '#server/ports/secrets.ts'

type TokenPurpose = 'reset' | 'freeze'
interface TokenOf {
  memberId: string
  /** How the token reaches the member: using it proves that contact. */
  channel: Channel
  purpose: TokenPurpose
}

export async function issueToken(trx: Db, { memberId, channel, purpose }: TokenOf, lifetime: number, now: Date) {
  const token = newToken()
  await trx
    .insertInto('reset_tokens')
    .values({
      token_hash: tokenHash(token),
      member_id: memberId,
      channel,
      purpose,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
      used_at: null,
    })
    .execute()
  return token
}

export const isValidResetToken = (db: Db, token: string, now: Date): Promise<boolean> =>
  findsRow(
    db
      .selectFrom('reset_tokens')
      .select('member_id')
      .where('token_hash', '=', tokenHash(token))
      .where('purpose', '=', 'reset')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now),
  )

/** Uses up this token. Of many parallel tries with it, only one gets the member. */
export async function consumeToken(trx: Db, token: string, purpose: TokenPurpose, now: Date) {
  const used = await trx
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['member_id', 'channel'])
    .executeTakeFirst()
  return used ? { memberId: used.member_id, channel: used.channel } : null
}
