import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Up to where the changes are known: transactions from this one on may have been open when we last looked. */
export type Position = string

/**
 * The changes of every transaction that may not have been finished when we last looked, as far as they are now. A change
 * may so be read twice, never missed: what is done with it is to read the member anew.
 */
export async function changesSince(db: Db, position: Position) {
  const { rows } = await sql<{ seq: number; member_id: string }>`
    select seq, member_id from member_changes where by_transaction >= ${position}::xid8`.execute(db)
  return rows
}

/** To be asked before the changes are read, so that a transaction in between counts as open. */
export async function positionNow(db: Db): Promise<Position> {
  const { rows } = await sql<{ oldest: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database told no position')
  return row.oldest
}

/** A node that has not read for an hour has lost its line, and loads everything anew. */
export const sweepChanges = (db: Db) =>
  sql`delete from member_changes where at < clock_timestamp() - interval '1 hour'`.execute(db)
