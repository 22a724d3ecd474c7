import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

interface SeenPart {
  itemId: string
  /** The version of the item that was shown. */
  version: number
  staffId: string
  part: 'photo' | 'front' | 'back'
  now: Date
}

/** Records that a member of staff was shown a part of an item. */
export async function noteLook(db: Db, { itemId, version, staffId, part, now }: SeenPart): Promise<void> {
  // The lock keeps the item until the look is written: its member may be leaving at this moment.
  await sql`insert into review_looks (item_id, version, staff_id, part, looked_at)
    select id, ${version}::integer, ${staffId}::uuid, ${part}, ${now}::timestamptz from review_items where id = ${itemId}
    for key share
    on conflict do nothing`.execute(db)
}

/** Whether a member of staff has seen all of a row of `review_items` in its present version: the photo, or every side. */
export const isLookedAtBy = (staffId: string): Expression<SqlBool> => {
  const look = (part: ReturnType<typeof sql>) => sql`exists (
    select from review_looks where item_id = review_items.id and version = review_items.version
      and staff_id = ${staffId} and part = ${part})`
  return sql<boolean>`case review_items.kind
    when 'photo' then ${look(sql`'photo'`)}
    when 'document' then not exists (
      select from document_files inner join documents on documents.id = document_files.document_id
      where documents.member_id = review_items.subject_id and not ${look(sql`document_files.side`)})
    else true end`
}

/** Carries looks over to the next version: an undone decision leaves the subject as it was seen. */
export async function carryLooksOver(trx: Db, itemId: string, staffId: string, version: number): Promise<void> {
  await trx
    .updateTable('review_looks')
    .set({ version })
    .where('item_id', '=', itemId)
    .where('staff_id', '=', staffId)
    .where('version', '=', version - 1)
    .execute()
}
