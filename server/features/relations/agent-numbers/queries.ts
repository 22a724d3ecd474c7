import { sql } from 'kysely'
import { dayMs } from '#domain/durations.ts'
import { daysOfBar } from '#domain/relations/agent-numbers.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'

/**
 * Whether a family may speak of a number: it is no member's, or that of a family whose contact it has opened. Its own number is
 * none to speak of.
 */
export async function maySpeakOf(db: Db, memberId: string, digits: string): Promise<boolean> {
  const { rows } = await sql<{ isOwn: boolean; isMembers: boolean; isOpened: boolean }>`
    with holders as (
      select id from members where mobile = ${digits} and status <> 'deleted'
      union select member_id from family_phones where right(regexp_replace(phone, '\\D', '', 'g'), 10) = right(${digits}, 10)
    )
    select coalesce(bool_or(holders.id = ${memberId}), false) as "isOwn", count(*) > 0 as "isMembers",
      exists (select from contact_views where viewer_id = ${memberId} and viewed_id in (select id from holders)) as "isOpened"
    from holders`.execute(db)
  const [row] = rows
  return row !== undefined && !row.isOwn && (!row.isMembers || row.isOpened)
}

interface NumberReport {
  hash: Buffer
  memberId: string
  counts: boolean
  deviceHash: Buffer | null
  now: Date
}

/** Waits for other reports of these numbers, in one order, so that two families who name the same ones do not wait for each other. */
export async function lockNumbers(trx: Db, hashes: readonly Buffer[]): Promise<void> {
  for (const key of hashes.map(hash => `agent ${hash.toString('hex')}`).sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}

/** Writes that a family names a number, after `lockNumbers`. */
export async function writeReport(trx: Db, { hash, memberId, counts, deviceHash, now }: NumberReport): Promise<void> {
  const said = { at: now, counts, device_hash: deviceHash }
  await trx
    .insertInto('number_reports')
    .values({ number_hash: hash, member_id: memberId, ...said })
    .onConflict(conflict => conflict.columns(['number_hash', 'member_id']).doUpdateSet(said))
    .execute()
}

export const deleteReports = (trx: Db, memberId: string, hashes: readonly Buffer[]) =>
  trx
    .deleteFrom('number_reports')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`number_hash = any(${hashes}::bytea[])`)
    .execute()

/** The families that named these numbers and count. */
export const readNamers = (db: Db, hashes: readonly Buffer[]) =>
  db
    .selectFrom('number_reports')
    .innerJoin('members', 'members.id', 'number_reports.member_id')
    .select(['members.id', 'number_reports.number_hash', 'number_reports.device_hash'])
    .where(sql<boolean>`number_hash = any(${hashes}::bytea[])`)
    .where('counts', '=', true)
    .where('members.status', 'in', ['active', 'paused'])
    .execute()

/** Puts a number before staff. One that they decided about is not put before them again while that is known. */
export async function queueNumber(trx: Db, { hash, sealed, now }: { hash: Buffer; sealed: Buffer; now: Date }) {
  await trx
    .insertInto('agent_numbers')
    .values({ number_hash: hash, id: newId(now), sealed, named_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** The numbers to decide about, and those that are barred. */
export const openNumbers = (db: Db, now: Date) =>
  db
    .selectFrom('agent_numbers')
    .select(['id', 'number_hash', 'sealed', 'state', 'named_at', 'barred_until'])
    .where('state', '<>', 'cleared')
    .where(eb => eb.or([eb('barred_until', 'is', null), eb('barred_until', '>', now)]))
    .orderBy(sql`state = 'barred'`)
    .orderBy('named_at')
    .limit(200)
    .execute()

interface Decision {
  id: string
  staffId: string
  isBarred: boolean
  now: Date
}

/** Bars a number or clears it. Returns false for one that is unknown or was cleared. */
export async function decide(trx: Db, { id, staffId, isBarred, now }: Decision): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('agent_numbers')
    .set({
      decided_at: now,
      decided_by: staffId,
      ...(isBarred
        ? { state: 'barred', barred_until: new Date(now.getTime() + daysOfBar * dayMs) }
        : { state: 'cleared', barred_until: null, sealed: null }),
    })
    .where('id', '=', id)
    .where('state', '<>', 'cleared')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
