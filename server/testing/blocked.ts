import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** How many statements wait for a lock that another transaction holds. */
export async function blocked(db: Db): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
