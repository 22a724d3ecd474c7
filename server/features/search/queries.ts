import type { Db } from '#server/db/open.ts'
import { type StoredIds, storedIds } from '#server/features/candidates/stored-ids.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import { visibleInLists } from '#server/features/visibility/visible-members.ts'
import { blankCriteria, type OwnValues, type SearchCriteria } from './criteria.ts'

export interface SavedSearch {
  criteria: SearchCriteria
  orderBy: 'joined' | 'kundali'
  direction: 'asc' | 'desc'
  /** Counts all members that matched; only the first of them are stored. */
  count: number
  ids: StoredIds
}

/** Replaces the search before: a member has one saved search. */
export async function saveSearch(db: Db, memberId: string, search: SavedSearch, now: Date): Promise<void> {
  const row = {
    criteria: JSON.stringify(search.criteria),
    order_by: search.orderBy,
    direction: search.direction,
    count: search.count,
    ids: search.ids.toBytes(),
    at: now,
  }
  await db
    .insertInto('searches')
    .values({ member_id: memberId, ...row })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(row))
    .execute()
}

/** Only saveSearch writes this column. A search saved before a criterion existed does not name it. */
const savedCriteria = (column: unknown): SearchCriteria => ({
  ...blankCriteria,
  ...(column as Partial<SearchCriteria>),
})

export async function readSavedSearch(db: Db, memberId: string): Promise<SavedSearch | null> {
  const row = await db.selectFrom('searches').selectAll().where('member_id', '=', memberId).executeTakeFirst()
  if (!row) return null
  return {
    criteria: savedCriteria(row.criteria),
    orderBy: row.order_by,
    direction: row.direction,
    count: row.count,
    ids: storedIds(row.ids),
  }
}

export async function readSavedCriteria(db: Db, memberId: string): Promise<SearchCriteria | null> {
  const row = await db.selectFrom('searches').select('criteria').where('member_id', '=', memberId).executeTakeFirst()
  return row ? savedCriteria(row.criteria) : null
}

export async function ownValuesOf(db: Db, memberId: string): Promise<OwnValues> {
  const row = await db.selectFrom('members').select('devak_id').where('id', '=', memberId).executeTakeFirst()
  return { sameDevak: row?.devak_id ?? null }
}

/** Finds only members whom the viewer's lists show; for the viewer the others do not exist. */
export async function listedByNumber(db: Db, viewer: ViewerIdentity, registrationNo: string): Promise<string | null> {
  const row = await db
    .selectFrom('members')
    .select('members.id')
    .where('members.registration_no', '=', registrationNo)
    .where(visibleInLists(viewer))
    .executeTakeFirst()
  return row?.id ?? null
}
