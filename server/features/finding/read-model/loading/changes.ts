import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { changesKeptSeconds } from '../stale-changes.ts'

/** A moment of the database, from which changes can be read on. */
export interface Moment {
  /** This transaction and later ones may have been open: their changes are still to come. */
  oldestOpen: string
  /** Differs after a failover or a restore: transactions that were read may then never have happened. */
  timeline: string
  /** Seconds by the clock of the database, which also decides when changes are swept. */
  at: number
}
interface Change {
  seq: number
  member_id: string
}

const now = sql`select pg_snapshot_xmin(pg_current_snapshot())::text as "oldestOpen",
  substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline,
  extract(epoch from clock_timestamp())::float8 as at`

export async function momentNow(db: Db): Promise<Moment> {
  const [moment] = (await sql<Moment>`${now}`.execute(db)).rows
  if (!moment) throw new Error('the database returned no moment')
  return moment
}

/**
 * The changes of every transaction that may have been open at an earlier moment and is committed now, and the moment of this
 * reading. One statement sees both by the same snapshot. A change may be read twice but is never missed.
 */
export async function changesSince(db: Db, { oldestOpen }: Moment): Promise<{ moment: Moment; changes: Change[] }> {
  const { rows } = await sql<Moment & { seq: number | null; member_id: string }>`
    select now."oldestOpen", now.timeline, now.at, change.seq, change.member_id
    from (${now}) now left join member_changes change on change.by_transaction >= ${oldestOpen}::xid8`.execute(db)
  const [moment] = rows
  if (!moment) throw new Error('the database returned no moment')
  return { moment, changes: rows.flatMap(({ seq, member_id }) => (seq === null ? [] : [{ seq, member_id }])) }
}

/** Whether the changes between the two moments are all there to be read. */
export const isContinued = (before: Moment, after: Moment): boolean =>
  before.timeline === after.timeline &&
  BigInt(before.oldestOpen) <= BigInt(after.oldestOpen) &&
  // Some minutes less than the sweep allows, for a reading that takes long.
  after.at - before.at < changesKeptSeconds - 600
