import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** The ids of members whom the viewer blocked and of members who blocked the viewer. */
export async function blockedEitherWay(db: Db, viewerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from blocks where blocker_id = ${viewerId}
    union select blocker_id from blocks where blocked_id = ${viewerId}`.execute(db)
  return rows.map(row => row.id)
}
