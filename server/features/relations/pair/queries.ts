import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import { compiledQuery, type ParametersOf, type SqlValue } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { countedQuery } from '#server/http/counted-query.ts'
import type { Subject } from '../visibility/rules.ts'
import type { OpenedRelation, Relation } from './relation.ts'
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

/** Reads a pair with what opening the profile needs besides, or null for an unknown member. */
export async function readOpenedPair(
  db: Db,
  viewerId: string,
  memberId: string,
  today: Day,
): Promise<OpenedPair | null> {
  const [row] = await openedPair(db, { viewerId, memberId, today })
  return row ? openedPairFrom(row, viewerId) : null
}

interface Visit {
  visitorId: string
  visitedId: string
  at: Date
  today: Day
  /** The limit of profiles: a look above it records nothing. */
  most: number
}

/**
 * Records a visit below the limit that the same statement counts. A pair has one row: the first look of a day moves it, also
 * when several come at once.
 */
export const recordVisit = countedQuery<Visit, { recorded: boolean | null }>(
  visit => sql`
  insert into visits (visitor_id, visited_id, first_at, last_at, last_day)
  select ${visit.visitorId}::uuid, ${visit.visitedId}::uuid, ${visit.at}::timestamptz, ${visit.at}::timestamptz,
    ${visit.today}::date
  from counted where counted.hits <= ${visit.most}
  on conflict (visited_id, visitor_id) do update set last_at = excluded.last_at, last_day = excluded.last_day
    where visits.last_day < excluded.last_day
  returning true as recorded`,
)

/**
 * For a guarded write about two members: their rows, as `one` and `other`, while they are on different sides. The rows are
 * locked, so that the correction of a side by the office waits for this write, or this write sees it. The foreign keys alone
 * would wait for it too, and then let the write pass.
 */
export const onTwoSides = (
  oneId: SqlValue<string>,
  otherId: SqlValue<string>,
): { from: RawBuilder<unknown>; locked: RawBuilder<unknown> } => ({
  from: sql`members one join members other on one.id = ${oneId} and other.id = ${otherId} and other.gender <> one.gender`,
  locked: sql`for key share of one, other`,
})
