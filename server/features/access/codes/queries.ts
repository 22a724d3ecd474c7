import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { Purpose } from './rules.ts'

/** Who asked for codes to this identity, or null for a browser without a mark. */
export const askedBy = (secrets: Secrets, purpose: Purpose, identityKey: string, device: string | null) =>
  device === null ? null : secrets.keyedHash(`asked ${purpose} ${identityKey} ${device}`)

/**
 * The key under which this browser asked for its newest code, or null. A phone may have another address by the time it types
 * the code, and would be counted with the strangers there.
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
 * Ends a member's open codes and recovery links, except for codes that verify the identity `kept`. Links that freeze the
 * account stay: otherwise a thief could end them by a second change.
 */
export async function endOpenCodes(trx: Db, memberId: string, kept: string | null, now: Date): Promise<void> {
  await trx
    .updateTable('otp_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .$if(kept !== null, query =>
      query.where(eb => eb.not(eb.and([eb('purpose', '=', 'verify'), eb('identity', '=', kept)]))),
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

/** Ends the open codes of an earlier wish of the same kind: only the newest value can still be verified. */
export async function endOtherChanges(trx: Db, memberId: string, purpose: Purpose, now: Date): Promise<void> {
  await trx
    .updateTable('otp_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** How the member's open code went out. When the day's SMS are used up, it went by e-mail though the number was typed. */
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
