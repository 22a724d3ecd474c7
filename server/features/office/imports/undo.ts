import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { inPortion } from './portion.ts'
import { isClaimed, setState } from './queries.ts'

const portion = 200

/** Members who verified a contact, paid or are part of a report stay: foreign keys of those tables refuse their deletion. */
const mayBeDeleted = sql<boolean>`not ${isClaimed}
  and not exists (select from memberships where memberships.member_id = members.id)
  and not exists (select from orders where orders.member_id = members.id)
  and not exists (select from reports where reporter_id = members.id or reported_id = members.id)`

/** Deletes the next families that have not claimed their records. Returns false if none is left. */
export async function undoPortion(db: Db, { id, version }: { id: string; version: number }): Promise<boolean> {
  const isMore = await inPortion(db, { id, version }, 'undoing', async trx => {
    const rows = await trx
      .selectFrom('import_rows')
      .select('member_id')
      .where('import_id', '=', id)
      .where('state', '=', 'imported')
      .orderBy('row')
      .limit(portion)
      .execute()
    const ids = rows.flatMap(({ member_id }) => member_id ?? [])
    if (ids.length === 0) {
      await setState(trx, id, 'undone')
      await trx.deleteFrom('import_zips').where('import_id', '=', id).execute()
      // What was uploaded goes too. The emptied rows stay for the counts.
      await trx.updateTable('imports').set({ sealed: null }).where('id', '=', id).execute()
      await sql`update import_rows set sealed = null, mobile_hash = null, email_hash = null, person_hash = null, photo_hash = null
        where import_id = ${id} and member_id is null`.execute(trx)
      return false
    }
    // A family that claims its record at this moment waits for the lock, or is spared.
    const { rows: deletable } = await sql<{ id: string }>`select id from members
      where id = any(${ids}::uuid[]) and ${mayBeDeleted} order by id for update`.execute(trx)
    const deletedIds = deletable.map(one => one.id)
    // The rows drop their members first: otherwise they would be deleted with them.
    await sql`update import_rows set state = case when member_id = any(${deletedIds}::uuid[]) then 'undone' else 'spared' end,
        member_id = case when member_id = any(${deletedIds}::uuid[]) then null else member_id end, photo_hash = null
      where import_id = ${id} and state = 'imported' and member_id = any(${ids}::uuid[])`.execute(trx)
    await sql`delete from members where id = any(${deletedIds}::uuid[])`.execute(trx)
    return true
  })
  return isMore ?? false
}
