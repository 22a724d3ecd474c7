import type { Db } from '#server/db/open.ts'
import { type Contacts, identityKey, mobileIdentity } from '#server/features/access/accounts/identity.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { agentSentences } from './words.ts'

/** Recognises a number without keeping it, however it is spelled. */
export const numberHash = (secrets: Secrets, number: string, dialCode: string | null = null): Buffer =>
  secrets.lastingHash(`agent ${identityKey(mobileIdentity(number, dialCode))}`)

/** Which of these numbers are barred as an agent's. */
export async function barredAmong(
  db: Db,
  secrets: Secrets,
  numbers: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set()
  const hashes = numbers.map(number => ({ number, hash: numberHash(secrets, number) }))
  const rows = await db
    .selectFrom('agent_numbers')
    .select('number_hash')
    .where(
      'number_hash',
      'in',
      hashes.map(({ hash }) => hash),
    )
    .where('barred_until', '>', now)
    .execute()
  const barred = rows.map(row => Buffer.from(row.number_hash))
  return new Set(hashes.filter(({ hash }) => barred.some(one => one.equals(hash))).map(({ number }) => number))
}

/**
 * Refuses a number that is barred as an agent's. Call it after the number's own code was right: until then nobody learns what we
 * know of a number.
 */
export async function refuseAgent(
  db: Db,
  secrets: Secrets,
  { mobile, dialCode }: Pick<Contacts, 'mobile' | 'dialCode'>,
  now: Date,
): Promise<void> {
  const number = `${dialCode}${mobile}`
  if (mobile && (await barredAmong(db, secrets, [number], now)).size > 0)
    throw new Refusal('conflict', { sentence: agentSentences.barred })
}
