import { addDays, dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { pauseEngaged } from '#server/features/families/engagements/engaged.ts'
import { newToken, tokenHash } from '#server/ports/secrets.ts'
import { noteSign } from './queries.ts'
import { type Answer, answers, daysOfLinks } from './rules.ts'

/** Where the links lead, for `serve.ts`. */
export const stillLookingPath = '/still-looking'

export const stillLookingAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${stillLookingPath}/${token}`

/** Makes the tokens of a new question, one for each answer. Those of an earlier question end. */
export async function makeTokens(trx: Db, memberId: string, now: Date): Promise<Record<Answer, string>> {
  const tokens = { yes: newToken(), pause: newToken(), found: newToken() }
  const expiresOn = addDays(dayInIndia(now), daysOfLinks)
  await endTokens(trx, memberId)
  await trx
    .insertInto('still_looking_tokens')
    .values(
      answers.map(answer => ({
        token_hash: tokenHash(tokens[answer]),
        member_id: memberId,
        answer,
        expires_on: expiresOn,
      })),
    )
    .execute()
  return tokens
}

const endTokens = (trx: Db, memberId: string) =>
  trx.deleteFrom('still_looking_tokens').where('member_id', '=', memberId).execute()

/** Whose token it is and which answer it gives, or null. The tokens of a member who was suspended or has left do nothing. */
export async function readToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ memberId: string; answer: Answer } | null> {
  const row = await db
    .selectFrom('still_looking_tokens')
    .innerJoin('members', 'members.id', 'still_looking_tokens.member_id')
    .select(['member_id', 'answer'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_on', '>=', dayInIndia(now))
    .where('members.status', 'in', ['active', 'paused'])
    .executeTakeFirst()
  return row ? { memberId: row.member_id, answer: row.answer } : null
}

/** Carries out the answer of a token and ends all three tokens. Returns null for a token that is unknown, used or expired. */
export const answerByToken = (db: Db, token: string, now: Date) =>
  db.transaction().execute(async trx => {
    const unlocked = await readToken(trx, token, now)
    if (!unlocked) return null
    const { memberId } = unlocked
    // Of two answers at the same moment the second waits here, and then finds no token.
    await trx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute()
    const open = await readToken(trx, token, now)
    if (!open) return null
    await endTokens(trx, memberId)
    await noteSign(trx, memberId, now)
    if (open.answer === 'found') await pauseEngaged(trx, { memberId, word: 'own', now })
    if (open.answer === 'pause')
      await trx
        .updateTable('members')
        .set({ status: 'paused', updated_at: now })
        .where('id', '=', memberId)
        .where('status', '=', 'active')
        .execute()
    return open
  })
