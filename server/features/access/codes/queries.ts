import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { type Limit, type LimitKey, perDay, storedKey } from '#server/http/limits.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { type CodeToTry, type OpeningPurpose, type Purpose, triesOfOfficeCode } from './rules.ts'

/** Identifies who asks for codes to this identity without a session: a browser, or a network where it sends no `device`. */
export const askedBy = (
  secrets: Secrets,
  purpose: Purpose,
  identityKey: string,
  { device, address }: { device: string | null; address: string },
): Buffer => secrets.keyedHash(`asked ${purpose} ${identityKey} ${device ?? `from ${address}`}`)

/** The key of a login code that the office sent, wherever the family types it. */
export const officeKey = (identityKey: string): string => `${identityKey} by the office`

interface CodesHere {
  purpose: OpeningPurpose
  asker: Buffer
  /** The key of the contact alone. */
  plainKey: string
  /** The key under which codes are counted where the caller is now. */
  keyHere: string
}

/**
 * Which code a caller without a session tries: the newest that was asked for by this browser, here, or by the office. A phone
 * may have another network address by the time the code is typed, and would otherwise be counted with the strangers there.
 * Where the owner never logged in, the code of another asker is none of the caller's: strangers can neither replace nor end it.
 */
export async function codeToTry(
  db: Db,
  { purpose, asker, plainKey, keyHere }: CodesHere,
  now: Date,
): Promise<CodeToTry> {
  const isOwnPlace = keyHere !== plainKey
  const newest = await db
    .selectFrom('otp_codes')
    .select('identity')
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(eb =>
      eb.or([
        eb('asked_by_hash', '=', asker),
        eb('identity', '=', officeKey(plainKey)),
        eb('identity', '=', isOwnPlace ? keyHere : officeKey(plainKey)),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const identityKey = newest?.identity ?? keyHere
  if (identityKey === officeKey(plainKey)) return { identityKey, purpose, allowed: triesOfOfficeCode }
  return { identityKey, purpose, ...(identityKey === plainKey && { askedBy: asker }) }
}

export const contactGuesses: Limit = perDay(6)
export const contactGuessesKey = (identityKey: string): LimitKey => `wrong contact codes ${identityKey}`

/** Whether new sessions have typed so many wrong codes for this contact today that its next ones are longer. */
export const isGuessedAt = (trx: Db, secrets: Secrets, identityKey: string, now: Date): Promise<boolean> =>
  findsRow(
    trx
      .selectFrom('rate_limits')
      .select('key')
      .where('key', '=', storedKey(secrets, contactGuessesKey(identityKey)))
      .where('hits', '>=', contactGuesses.hits)
      .where('resets_at', '>', now),
  )

/** Codes and links name the profile they were asked for; whoever ends them ends those of all the person's profiles. */
const ofSamePerson = (memberId: string) =>
  sql<boolean>`member_id in (select kin.id from members own join members kin on kin.person_id = own.person_id or kin.id = own.id
    where own.id = ${memberId})`

/**
 * Ends a person's open codes and recovery links, except for codes that verify `exceptIdentity`. Links that freeze the account
 * stay valid: otherwise a thief could end them by a second change.
 */
export async function endOpenCodes(trx: Db, memberId: string, exceptIdentity: string | null, now: Date): Promise<void> {
  await trx
    .updateTable('otp_codes')
    .set({ used_at: now })
    .where(ofSamePerson(memberId))
    .where('used_at', 'is', null)
    .$if(exceptIdentity !== null, query =>
      query.where(eb => eb.not(eb.and([eb('purpose', '=', 'verify'), eb('identity', '=', exceptIdentity)]))),
    )
    .execute()
  await trx
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where(ofSamePerson(memberId))
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .execute()
}

/** Ends the codes of an earlier change of the same kind: only the contact asked for last can still be verified. */
export async function endOtherChanges(trx: Db, memberId: string, purpose: Purpose, now: Date): Promise<void> {
  await trx
    .updateTable('otp_codes')
    .set({ used_at: now })
    .where(ofSamePerson(memberId))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** The channel of the member's open code. Once the day's SMS are used up, it goes by e-mail although the number was typed. */
export async function channelOfOpenCode(
  db: Db,
  memberId: string,
  { purpose, expected }: { purpose: 'verify' | 'caller_new'; expected: Channel },
  now: Date,
): Promise<Channel> {
  const rows = await db
    .selectFrom('otp_codes')
    .select('channel')
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  if (rows.some(({ channel }) => channel === null || channel === expected)) return expected
  return rows[0]?.channel ?? expected
}
