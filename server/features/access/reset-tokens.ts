import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { newToken, tokenHash } from '#server/ports/secrets.ts'

export async function issueResetToken(trx: Db, memberId: string, channel: Channel, lifetime: number, now: Date) {
  const token = newToken()
  await trx
    .insertInto('reset_tokens')
    .values({
      token_hash: tokenHash(token),
      member_id: memberId,
      channel,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
      used_at: null,
    })
    .execute()
  return token
}

export async function isValidResetToken(db: Db, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('reset_tokens')
    .select('member_id')
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up this token and every other of the member. Of many parallel tries with one token, one gets the member. */
export async function consumeResetToken(trx: Db, token: string, now: Date) {
  const used = await trx
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['member_id', 'channel'])
    .executeTakeFirst()
  if (!used) return null
  await trx
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where('member_id', '=', used.member_id)
    .where('used_at', 'is', null)
    .execute()
  return { memberId: used.member_id, channel: used.channel }
}
