import { sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import { compiledQuery, type ParametersOf, type SqlValue } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import type { OpenedRelation, Relation, Subject } from './relation.ts'
import { relationColumns, relationFrom } from './relation-columns.ts'

export const subjectColumns = [
  'members.id',
  'members.gender',
  'members.status',
  'members.mobile_verified_at',
  'members.email_verified_at',
  'members.listed_until',
] as const

export const subjectFrom = (row: {
  id: string
  gender: Subject['gender']
  status: Subject['status']
  mobile_verified_at: Date | null
  email_verified_at: Date | null
  listed_until: Day | null
}): Subject => ({
  id: row.id,
  gender: row.gender,
  status: row.status,
  verified: row.mobile_verified_at !== null || row.email_verified_at !== null,
  listedUntil: row.listed_until,
})

export interface Pair {
  subject: Subject
  relation: Relation
}

const pairOf = compiledQuery((db, { viewerId, memberId }: ParametersOf<{ viewerId: string; memberId: string }>) =>
  db.selectFrom('members').where('members.id', '=', memberId).select(subjectColumns).select(relationColumns(viewerId)),
)

/** Reads what the viewer and a member are to each other, or null for an unknown member. */
export async function readPair(db: Db, viewerId: string, memberId: string): Promise<Pair | null> {
  const [row] = await pairOf(db, { viewerId, memberId })
  return row ? { subject: subjectFrom(row), relation: relationFrom(row, viewerId) } : null
}

/** What opening a profile needs besides `subjectColumns`, for a query that has `members` in it. */
export const openedColumns = (viewerId: SqlValue<string>, today: SqlValue<Day>) => [
  ...relationColumns(viewerId),
  sql<Date | null>`(select at from suggestions where member_id = ${viewerId} and suggested_id = members.id)`.as(
    'suggested_at',
  ),
  sql<boolean>`exists (select from visits where visitor_id = ${viewerId} and visited_id = members.id
    and last_day = ${today})`.as('visited_today'),
]

export interface OpenedPair {
  subject: Subject
  relation: OpenedRelation
}
export const openedPairFrom = (
  row: Parameters<typeof subjectFrom>[0] &
    Parameters<typeof relationFrom>[0] & { suggested_at: Date | null; visited_today: boolean },
  viewerId: string,
): OpenedPair => ({
  subject: subjectFrom(row),
  relation: { ...relationFrom(row, viewerId), suggestedAt: row.suggested_at, visitedToday: row.visited_today },
})

const openedPair = compiledQuery((db, opening: ParametersOf<{ viewerId: string; memberId: string; today: Day }>) => {
  const { viewerId, memberId, today } = opening
  return db
    .selectFrom('members')
    .where('members.id', '=', memberId)
    .select(subjectColumns)
    .select(openedColumns(viewerId, today))
})

/** Reads the same for a profile that is about to be opened. */
export async function readOpenedPair(
  db: Db,
  viewerId: string,
  memberId: string,
  today: Day,
): Promise<OpenedPair | null> {
  const [row] = await openedPair(db, { viewerId, memberId, today })
  return row ? openedPairFrom(row, viewerId) : null
}
