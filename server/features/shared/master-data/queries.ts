import type { Db } from '#server/db/open.ts'

/** Reads every list, retired entries too. Places change only with a release of the product, the others also by the office. */
export async function readMasterData(db: Db) {
  return {
    options: await db.selectFrom('options').selectAll().orderBy('type').orderBy('place').orderBy('position').execute(),
    countries: await db.selectFrom('countries').selectAll().orderBy('position').execute(),
    states: await db.selectFrom('states').selectAll().orderBy('position').execute(),
    districts: await db.selectFrom('districts').selectAll().orderBy('position').execute(),
    talukas: await db.selectFrom('talukas').selectAll().orderBy('position').execute(),
    birthPlaces: await db.selectFrom('birth_places').selectAll().orderBy('position').execute(),
    workLocations: await db.selectFrom('work_locations').selectAll().orderBy('position').execute(),
  }
}
export type MasterData = Awaited<ReturnType<typeof readMasterData>>

export type ReadMasterData = () => Promise<MasterData>

/** Reads the lists at the first call and caches them for good; a failed read is tried again at the next call. */
export function masterDataOf(db: Db): ReadMasterData {
  let cached: Promise<MasterData> | null = null
  return () => {
    cached ??= readMasterData(db).catch(error => {
      cached = null
      throw error
    })
    return cached
  }
}
