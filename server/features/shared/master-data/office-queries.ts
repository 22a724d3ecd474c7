import type { MasterType } from '#contract/site/choice-lists.ts'
import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'
import { storedType } from './options.ts'

/** Undefined for a list that the office may not change. */
export const listVersion = async (db: Db, type: MasterType): Promise<number | undefined> =>
  (await db.selectFrom('option_lists').select('version').where('type', '=', type).executeTakeFirst())?.version

/** Whether the list was still as the editor has read it. Until the end of the transaction the other editors wait. */
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

/** What was merged into the first entry before belongs to the second as well. */
export async function setMerged(trx: Db, from: string, into: string, now: Date): Promise<void> {
  await trx.updateTable('options').set({ merged_into: into }).where('merged_into', '=', from).execute()
  await trx.updateTable('options').set({ retired_at: now, merged_into: into }).where('id', '=', from).execute()
}
