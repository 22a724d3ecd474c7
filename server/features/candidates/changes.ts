import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** How far the changes have been read: this transaction and later ones may have been open at the last reading. */
export type Position = string

/**
 * The changes of every transaction that may have been open at the last reading and is committed now. A change may be read
 * twice but is never missed; reading a member twice does no harm.
 */
export async function changesSince(db: Db, position: Position) {
  const { rows } = await sql<{ seq: number; member_id: string }>`
    select seq, member_id from member_changes where by_transaction >= ${position}::xid8`.execute(db)
  return rows
}

/** Call it before reading the changes, so that a transaction in between counts as open. */
export async function positionNow(db: Db): Promise<Position> {
  const { rows } = await sql<{ oldest: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database returned no position')
  return row.oldest
}

/** A node that has not read for an hour has lost its connection and loads everything again. */
export const sweepChanges = (db: Db) =>
  sql`delete from member_changes where at < clock_timestamp() - interval '1 hour'`.execute(db)
