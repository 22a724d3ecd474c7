import type { Insertable } from 'kysely'
import { type Day, dayInIndia } from '#domain/calendar.ts'
import { compiledQuery } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { StoredNumbers } from '#server/features/candidates/stored-numbers.ts'
import type { ViewerIdentity } from '#server/features/relations/relation.ts'
import { visibleInLists } from '#server/features/relations/visibility/visible-members.ts'
import { blankCriteria, type SearchCriteria } from './criteria.ts'

export interface SavedSearch {
  criteria: SearchCriteria
  orderBy: 'joined' | 'kundali'
  direction: 'asc' | 'desc'
  /** Counts all members that matched; only the first of them are stored. */
  count: number
  /** Null where the result was dropped because nobody looked at it for long. */
  numbers: StoredNumbers | null
  usedOn: Day
}

/** Replaces the search before: a member has one saved search. */
export async function saveSearch(
  db: Db,
  memberId: string,
  search: SavedSearch & { numbers: StoredNumbers },
  now: Date,
): Promise<void> {
  const { numbers } = search
  const row = {
    criteria: JSON.stringify(search.criteria),
    order_by: search.orderBy,
    direction: search.direction,
    count: search.count,
    numbers: Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength),
    used_on: search.usedOn,
    at: now,
  }
  await writeSearch(db, { member_id: memberId, ...row })
}

const writeSearch = compiledQuery((db, saved: Insertable<Schema['searches']>) => {
  const { criteria, order_by, direction, count, numbers, used_on, at } = saved
  const row = { criteria, order_by, direction, count, numbers, used_on, at }
  return db
    .insertInto('searches')
    .values({ member_id: saved.member_id, ...row })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(row))
})

/** Only saveSearch writes this column. A search saved before a criterion existed does not name it. */
const savedCriteria = (column: unknown): SearchCriteria => ({
  ...blankCriteria,
  ...(column as Partial<SearchCriteria>),
})

const savedSearches = compiledQuery((db, { memberId }: { memberId: string }) =>
  db
    .selectFrom('searches')
    .select(['criteria', 'order_by', 'direction', 'count', 'numbers', 'used_on'])
    .where('member_id', '=', memberId),
)

export async function readSavedSearch(db: Db, memberId: string): Promise<SavedSearch | null> {
  const [row] = await savedSearches(db, { memberId })
  if (!row) return null
  const { order_by: orderBy, direction, count, numbers, used_on: usedOn } = row
  return { criteria: savedCriteria(row.criteria), orderBy, direction, count, numbers, usedOn }
}

/** Writes at most once a day that the saved search is in use. */
export async function touchSavedSearch(db: Db, memberId: string, { usedOn }: SavedSearch, now: Date): Promise<void> {
  const today = dayInIndia(now)
  if (usedOn >= today) return
  await db.updateTable('searches').set({ used_on: today }).where('member_id', '=', memberId).execute()
}

export async function readSavedCriteria(db: Db, memberId: string): Promise<SearchCriteria | null> {
  const row = await db.selectFrom('searches').select('criteria').where('member_id', '=', memberId).executeTakeFirst()
  return row ? savedCriteria(row.criteria) : null
}

/** Finds only members whom the viewer's lists show; for the viewer the others do not exist. */
export async function listedByNumber(
  db: Db,
  viewer: ViewerIdentity,
  registrationNo: string,
  today: Day,
): Promise<string | null> {
  const row = await db
    .selectFrom('members')
    .select('members.id')
    .where('members.registration_no', '=', registrationNo)
    .where(visibleInLists(viewer, today))
    .executeTakeFirst()
  return row?.id ?? null
}
