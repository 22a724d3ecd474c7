import { addDays, dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { newToken, tokenHash } from '#server/ports/secrets.ts'
import { type Answer, answers, daysOfLinks } from './rules.ts'

/** Makes the tokens of a new question, one an answer. Those of an earlier question end. */
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

export const endTokens = (trx: Db, memberId: string) =>
  trx.deleteFrom('still_looking_tokens').where('member_id', '=', memberId).execute()

/** What a token is good for now, or null. Whoever was suspended or has left answers nothing. */
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
