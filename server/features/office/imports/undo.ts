import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { inPortion } from './portion.ts'
import { isClaimed, setState } from './queries.ts'

const portion = 200

/** Whoever came, paid or stands in a report stays: the keys of those tables refuse to lose them. */
const mayBeTakenBack = sql<boolean>`not ${isClaimed}
  and not exists (select from memberships where memberships.member_id = members.id)
  and not exists (select from orders where orders.member_id = members.id)
  and not exists (select from reports where reporter_id = members.id or reported_id = members.id)`

/** Takes back the next families that have not come. Returns false when none is left. */
export async function undoPortion(db: Db, { id, version }: { id: string; version: number }): Promise<boolean> {
  const wentOn = await inPortion(db, { id, version }, 'undoing', async trx => {
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
      return false
    }
    // A family that comes at this moment waits for the lock, or is spared.
    const { rows: gone } = await sql<{ id: string }>`select id from members
      where id = any(${ids}::uuid[]) and ${mayBeTakenBack} order by id for update`.execute(trx)
    const goneIds = gone.map(one => one.id)
    // The rows let go of their members first: they would be deleted with them.
    await sql`update import_rows set state = case when member_id = any(${goneIds}::uuid[]) then 'undone' else 'spared' end,
        member_id = case when member_id = any(${goneIds}::uuid[]) then null else member_id end, photo_hash = null
      where import_id = ${id} and state = 'imported' and member_id = any(${ids}::uuid[])`.execute(trx)
    await sql`delete from members where id = any(${goneIds}::uuid[])`.execute(trx)
    return true
  })
  return wentOn ?? false
}
