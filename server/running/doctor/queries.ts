import type { Db } from '#server/db/open.ts'

/** What was wrong at the last look, the oldest first. */
export const readTroubles = (db: Db) => db.selectFrom('troubles').selectAll().orderBy('since').orderBy('id').execute()

/** When the whole service was last examined with every check. */
export const lastServiceCheck = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('health_checks').select('checked_at').where('node', '=', '').executeTakeFirst())?.checked_at ??
  null

/** Notes that every check has run. `node` is empty for the whole service. */
export async function noteDailyCheck(db: Db, node: string, now: Date): Promise<void> {
  await db
    .insertInto('health_checks')
    .values({ node, checked_at: now })
    .onConflict(conflict => conflict.column('node').doUpdateSet({ checked_at: now }))
    .execute()
}

/** Forgets the machines that have not been heard of since this moment. */
export async function forgetNodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('troubles').where('node', '<>', '').where('seen_at', '<', before).execute()
  await db.deleteFrom('health_checks').where('node', '<>', '').where('checked_at', '<', before).execute()
}
