import type { Db } from '#server/db/open.ts'

/** Everything the lists hold, read once: it changes with a release at most. */
export async function readMasterData(db: Db) {
  return {
    options: await db.selectFrom('options').selectAll().orderBy('type').orderBy('position').execute(),
    countries: await db.selectFrom('countries').selectAll().orderBy('position').execute(),
    states: await db.selectFrom('states').selectAll().orderBy('position').execute(),
    districts: await db.selectFrom('districts').selectAll().orderBy('position').execute(),
    talukas: await db.selectFrom('talukas').selectAll().orderBy('position').execute(),
    workLocations: await db.selectFrom('work_locations').selectAll().orderBy('position').execute(),
  }
}
export type MasterData = Awaited<ReturnType<typeof readMasterData>>

/** Read at the first question and kept; a failed reading is asked again. */
export function masterDataOf(db: Db): () => Promise<MasterData> {
  let kept: Promise<MasterData> | null = null
  return () => {
    kept ??= readMasterData(db).catch(error => {
      kept = null
      throw error
    })
    return kept
  }
}
