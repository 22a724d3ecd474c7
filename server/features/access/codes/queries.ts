import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { Purpose } from './rules.ts'

/** Identifies the browser that asked for codes to this identity, or null for one that sends no `device`. */
export const askedBy = (secrets: Secrets, purpose: Purpose, identityKey: string, device: string | null) =>
  device === null ? null : secrets.keyedHash(`asked ${purpose} ${identityKey} ${device}`)

/**
 * The key under which this browser asked for its newest code, or null. A phone may have another network address by the time
 * the code is typed, and would otherwise be counted with the strangers there.
 */
export async function keyAskedUnder(db: Db, asker: Buffer | null, now: Date): Promise<string | null> {
  const asked = await db
    .selectFrom('otp_codes')
    .select('identity')
    .where('asked_by_hash', '=', asker)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return asked?.identity ?? null
}

/** Whether a code is open under this key. */
export const hasOpenCode = (db: Db, identityKey: string, purpose: Purpose, now: Date): Promise<boolean> =>
  findsRow(
    db
      .selectFrom('otp_codes')
      .select('id')
      .where('identity', '=', identityKey)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .limit(1),
  )

/**
 * Ends a member's open codes and recovery links, except for codes that verify `exceptIdentity`. Links that freeze the account
 * stay valid: otherwise a thief could end them by a second change.
 */
export async function endOpenCodes(trx: Db, memberId: string, exceptIdentity: string | null, now: Date): Promise<void> {
  await trx
    .updateTable('otp_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .$if(exceptIdentity !== null, query =>
      query.where(eb => eb.not(eb.and([eb('purpose', '=', 'verify'), eb('identity', '=', exceptIdentity)]))),
    )
    .execute()
  await trx
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .execute()
}

/** Ends the codes of an earlier change of the same kind: only the contact asked for last can still be verified. */
export async function endOtherChanges(trx: Db, memberId: string, purpose: Purpose, now: Date): Promise<void> {
  await trx
    .updateTable('otp_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** The channel of the member's open code. Once the day's SMS are used up, it goes by e-mail although the number was typed. */
export async function channelOfOpenCode(db: Db, memberId: string, expected: Channel, now: Date): Promise<Channel> {
  const rows = await db
    .selectFrom('otp_codes')
    .select('channel')
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'verify')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  if (rows.some(({ channel }) => channel === null || channel === expected)) return expected
  return rows[0]?.channel ?? expected
}
