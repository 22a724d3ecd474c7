import type { ListName, MasterType } from '#contract/site/choice-lists.ts'
import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'

/** Reads every list with its retired entries. Places change only with a release; the office changes the other lists too. */
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

/** Reads the lists at the first call and caches them for good. A failed read is tried again at the next call. */
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

/** The wire spells one list type differently from us. */
export const storedType = (type: ListName): string => (type === 'NAKSHTRA' ? 'NAKSHATRA' : type)

/** Undefined for a list that the office may not change. */
export const listVersion = async (db: Db, type: MasterType): Promise<number | undefined> =>
  (await db.selectFrom('option_lists').select('version').where('type', '=', type).executeTakeFirst())?.version

/** Whether the list was still as the editor had read it. Other editors wait until the end of the transaction. */
export const moveVersionOn = (trx: Db, type: MasterType, version: number): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('option_lists')
      .set({ version: version + 1 })
      .where('type', '=', type)
      .where('version', '=', version),
  )

/** All entries of a list, the retired ones last. */
export const entriesOf = (db: Db, type: MasterType) =>
  db
    .selectFrom('options')
    .select(['id', 'name_en', 'name_mr', 'place', 'position', 'retired_at', 'merged_into'])
    .where('type', '=', storedType(type))
    .orderBy('retired_at', sort => sort.asc().nullsFirst())
    .orderBy('place')
    .orderBy('position')
    .execute()
export type ListEntry = Awaited<ReturnType<typeof entriesOf>>[number]

export async function insertEntry(
  trx: Db,
  type: MasterType,
  entry: { id: string; name_en: string; name_mr: string; place: number; position: number },
): Promise<void> {
  await trx
    .insertInto('options')
    .values({ ...entry, type, code: null, parent_id: null, retired_at: null, merged_into: null })
    .execute()
}

export async function renameEntry(trx: Db, id: string, names: { name_en: string; name_mr: string }): Promise<void> {
  await trx.updateTable('options').set(names).where('id', '=', id).execute()
}

export async function writeOrder(trx: Db, ids: readonly string[]): Promise<void> {
  for (const [place, id] of ids.entries())
    await trx.updateTable('options').set({ place }).where('id', '=', id).execute()
}

export async function setRetired(trx: Db, id: string, retiredAt: Date | null): Promise<void> {
  await trx.updateTable('options').set({ retired_at: retiredAt }).where('id', '=', id).execute()
}

/** Entries that were merged into the first entry before are merged into the second as well. */
export async function setMerged(trx: Db, from: string, into: string, now: Date): Promise<void> {
  await trx.updateTable('options').set({ merged_into: into }).where('merged_into', '=', from).execute()
  await trx.updateTable('options').set({ retired_at: now, merged_into: into }).where('id', '=', from).execute()
}
