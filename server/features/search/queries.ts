import type { Db } from '#server/db/open.ts'
import type { PackedIds } from '#server/features/candidates/ids.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import { visibleInLists } from '#server/features/visibility/visible-members.ts'
import type { SearchCriteria } from './criteria.ts'

export interface KeptSearch {
  criteria: SearchCriteria
  orderBy: 'joined' | 'kundali'
  direction: 'asc' | 'desc'
  /** Of all that fitted; only the first of them are kept. */
  count: number
  ids: PackedIds
}

/** In place of the one before: a member has one search. */
export async function keepSearch(db: Db, memberId: string, search: KeptSearch, now: Date): Promise<void> {
  const row = {
    criteria: JSON.stringify(search.criteria),
    order_by: search.orderBy,
    direction: search.direction,
    count: search.count,
    ids: Buffer.from(search.ids.buffer, search.ids.byteOffset, search.ids.byteLength),
    at: now,
  }
  await db
    .insertInto('searches')
    .values({ member_id: memberId, ...row })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(row))
    .execute()
}

export async function keptSearch(db: Db, memberId: string): Promise<KeptSearch | null> {
  const row = await db.selectFrom('searches').selectAll().where('member_id', '=', memberId).executeTakeFirst()
  if (!row) return null
  return {
    // Written by keepSearch alone.
    criteria: row.criteria as SearchCriteria,
    orderBy: row.order_by,
    direction: row.direction,
    count: row.count,
    ids: row.ids,
  }
}

export async function keptCriteria(db: Db, memberId: string): Promise<SearchCriteria | null> {
  const row = await db.selectFrom('searches').select('criteria').where('member_id', '=', memberId).executeTakeFirst()
  return row ? (row.criteria as SearchCriteria) : null
}

export async function devakOf(db: Db, memberId: string): Promise<string | null> {
  const row = await db.selectFrom('members').select('devak_id').where('id', '=', memberId).executeTakeFirst()
  return row?.devak_id ?? null
}

/** Only of those the viewer finds in the lists: of the others nothing is told, not even that they exist. */
export async function listedByNumber(db: Db, viewer: ViewerIdentity, registrationNo: string): Promise<string | null> {
  const row = await db
    .selectFrom('members')
    .select('members.id')
    .where('members.registration_no', '=', registrationNo)
    .where(visibleInLists(viewer))
    .executeTakeFirst()
  return row?.id ?? null
}
