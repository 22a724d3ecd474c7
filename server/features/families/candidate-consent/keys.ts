import { randomInt } from 'node:crypto'
import { dayMs, minuteMs } from '#domain/durations.ts'
import { candidateCodeLength } from '#domain/families/candidate-consent.ts'
import type { Db } from '#server/db/open.ts'
import { newToken, type Secrets, tokenHash } from '#server/ports/secrets.ts'
import { daysOfKey, minutesOfExchange } from './rules.ts'

type Channel = 'link' | 'code'
interface NewKey {
  memberId: string
  contactHash: Buffer
  now: Date
}

const insertKey = (
  trx: Db,
  keyHash: Buffer,
  {
    memberId,
    contactHash,
    channel,
    expiresAt,
  }: { memberId: string; contactHash: Buffer; channel: Channel; expiresAt: Date },
) =>
  trx
    .insertInto('candidate_keys')
    .values({ key_hash: keyHash, member_id: memberId, channel, contact_hash: contactHash, expires_at: expiresAt })
    .execute()

/** Makes the token of a link, of 128 bits. It answers this one question and opens nothing else. */
export async function newLink(trx: Db, { now, ...of }: NewKey, channel: Channel = 'link'): Promise<string> {
  const token = newToken(16)
  const lifetime = channel === 'link' ? daysOfKey * dayMs : minutesOfExchange * minuteMs
  await insertKey(trx, tokenHash(token), { ...of, channel, expiresAt: new Date(now.getTime() + lifetime) })
  return token
}

/** A code is bound to its number, so that it opens nothing with another number. */
const codeKey = (secrets: Secrets, contactKey: string, code: string) =>
  secrets.keyedHash(`candidate ${contactKey} ${code}`)

export async function newCode(
  trx: Db,
  secrets: Secrets,
  { contactKey, now, ...of }: NewKey & { contactKey: string },
): Promise<string> {
  const code = String(randomInt(10 ** candidateCodeLength)).padStart(candidateCodeLength, '0')
  const expiresAt = new Date(now.getTime() + daysOfKey * dayMs)
  await insertKey(trx, codeKey(secrets, contactKey, code), { ...of, channel: 'code', expiresAt })
  return code
}

const readKey = (db: Db, keyHash: Buffer, now: Date) =>
  db
    .selectFrom('candidate_keys')
    .select(['member_id', 'channel', 'contact_hash'])
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const readTokenKey = (db: Db, token: string, now: Date) => readKey(db, tokenHash(token), now)
export const readCodeKey = (db: Db, secrets: Secrets, typed: { contactKey: string; code: string }, now: Date) =>
  readKey(db, codeKey(secrets, typed.contactKey, typed.code), now)

export const endKeys = (trx: Db, memberId: string) =>
  trx.deleteFrom('candidate_keys').where('member_id', '=', memberId).execute()
