import type { Db } from '#server/db/open.ts'
import { endTokens, readToken } from './links.ts'
import { noteSign } from './queries.ts'

/** Does what the token is for and ends all three, or returns null for one that is unknown, used or expired. */
export const answerByToken = (db: Db, token: string, now: Date) =>
  db.transaction().execute(async trx => {
    const found = await readToken(trx, token, now)
    if (!found) return null
    const { memberId } = found
    // Two answers at the same moment come one after the other, and the second finds no token.
    await trx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute()
    const open = await readToken(trx, token, now)
    if (!open) return null
    await endTokens(trx, memberId)
    await noteSign(trx, memberId, now)
    if (open.answer !== 'yes')
      await trx
        .updateTable('members')
        .set({ status: 'paused', updated_at: now })
        .where('id', '=', memberId)
        .where('status', '=', 'active')
        .execute()
    return open
  })
