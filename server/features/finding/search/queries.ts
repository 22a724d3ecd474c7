import { type Insertable, sql } from 'kysely'
import { type Day, dayInIndia } from '#domain/calendar.ts'
import { compiledQuery, type ParametersOf } from '#server/db/compiled-query.ts'
import { noWaitForDisk } from '#server/db/no-wait-for-disk.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { StoredNumbers } from '#server/features/finding/read-model/stored-numbers.ts'
import { visibleInLists } from '#server/features/relations/visibility/queries.ts'
import type { ViewerIdentity } from '#server/features/relations/visibility/rules.ts'
import { blankCriteria, type SearchCriteria } from './criteria.ts'

export interface SavedSearch {
  criteria: SearchCriteria
  orderBy: 'joined' | 'kundali' | 'recent'
  direction: 'asc' | 'desc'
  /** Counts all members that matched; only the first of them are stored. */
  count: number
  /** Null where the result was dropped because nobody looked at it for long. */
  numbers: StoredNumbers | null
  usedOn: Day
}

/** Replaces the previous search: a member has one. */
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

/**
 * The write does not wait for the disk. A crash of the database may bring the previous search back, which costs a family
 * one more search.
 */
const writeSearch = compiledQuery(
  (_db, saved: ParametersOf<Insertable<Schema['searches']>>) => sql`
    insert into searches (member_id, criteria, order_by, direction, count, numbers, used_on, at)
    select ${saved.member_id}::uuid, ${saved.criteria}::jsonb, ${saved.order_by}::text, ${saved.direction}::text,
      ${saved.count}::int, ${saved.numbers}::bytea, ${saved.used_on}::date, ${saved.at}::timestamptz
    from ${noWaitForDisk}
    on conflict (member_id) do update set criteria = excluded.criteria, order_by = excluded.order_by,
      direction = excluded.direction, count = excluded.count, numbers = excluded.numbers, used_on = excluded.used_on,
      at = excluded.at`,
)

/** Only saveSearch writes this column. A search saved before a criterion existed does not name it. */
const savedCriteria = (column: unknown): SearchCriteria => ({
  ...blankCriteria,
  ...(column as Partial<SearchCriteria>),
})

const savedSearches = compiledQuery((db, { memberId }: ParametersOf<{ memberId: string }>) =>
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
