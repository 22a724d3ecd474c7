import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'

interface NewReport {
  reporterId: string
  reportedId: string
  message: string
  now: Date
}

/** Returns false where this member was reported before: the first report stays. */
export async function insertReport(db: Db, { reporterId, reportedId, message, now }: NewReport): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reports')
    .values({ id: newId(now), reporter_id: reporterId, reported_id: reportedId, message, at: now })
    .onConflict(conflict => conflict.columns(['reporter_id', 'reported_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
