import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'
import { compiledQuery, onceFor, type ParametersOf, type SqlValue } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { candidateAgreedAtOf } from '#server/features/families/candidate-consent/queries.ts'
import { idCheckedAtOf } from '#server/features/families/id-proof/queries.ts'
import { photoColumns } from '#server/features/families/photos/queries.ts'
import { type ViewerInQuery, type Visibility, visibility } from '#server/features/relations/visibility/queries.ts'
import { openedColumn, relationColumnsWhere, summaryColumns } from './summary-queries.ts'

/** Where a list comes from: rows that belong to the viewer, such as the visits to their profile, and who is visible in it. */
export interface EntrySource {
  /** Selects the other member as `member_id` and the time as `at`; `id` and `status` where the list uses them. */
  rows: (viewerId: SqlValue<string>) => RawBuilder<unknown>
  visible: Visibility
  hasId?: true
}

/** The visible rows of a source as `entry`, beside their `members`. */
export const entriesOf = (
  { rows, visible }: EntrySource,
  viewer: ViewerInQuery,
  today: SqlValue<Day>,
): RawBuilder<unknown> =>
  sql`(${rows(viewer.id)}) entry join members on members.id = entry.member_id
    where ${visibility[visible](viewer, today)}`

interface EntryRange {
  viewerId: string
  today: Day
  offset: number
  limit: number
  /** Null where the page holds entries of every status. */
  status: string | null
}
interface EntryChoices {
  gender: Gender
  direction: 'asc' | 'desc'
  isOfOneStatus: boolean
}

/** One page of a source with the cards of its members, and the count of all beside each row. */
const entryRows = (db: Db, range: ParametersOf<EntryRange>, source: EntrySource, choices: EntryChoices) => {
  const { viewerId, today, offset, limit, status } = range
  const ofStatus = choices.isOfOneStatus ? sql`and entry.status = ${status}` : sql``
  const order = sql.raw(choices.direction)
  const entries = sql`select entry.member_id, entry.at, ${source.hasId ? sql`entry.id` : sql`null::uuid`} as id
    from ${entriesOf(source, { id: viewerId, gender: choices.gender }, today)} ${ofStatus}`
  const page = sql<{ member_id: string; at: Date; id: string | null; count: number }>`(
    with entries as materialized (${entries})
    select entries.*, (select count(*) from entries)::int as count from entries
    order by at ${order}, member_id ${order} offset ${offset} limit ${limit})`
  return db
    .selectFrom('members')
    .innerJoin(page.as('entry'), 'entry.member_id', 'members.id')
    .select(summaryColumns)
    .select(photoColumns)
    .select(eb => [idCheckedAtOf(eb).as('id_checked_at'), candidateAgreedAtOf(eb).as('candidate_agreed_at')])
    .select(openedColumn(viewerId))
    .select(relationColumnsWhere(source.visible)(viewerId))
    .select(['entry.at as entry_at', 'entry.id as entry_id', 'entry.count as entry_count'])
    .orderBy('entry.at', choices.direction)
    .orderBy('entry.member_id', choices.direction)
}
export type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>['execute']>>[number]

interface EntryPage {
  count: number
  rows: EntryRow[]
}

/** Reads pages of a source. The text of the statement differs by the choices, so it is made once for each combination. */
export function entryPageReader(source: EntrySource, choices: EntryChoices) {
  const read = compiledQuery((db, range: ParametersOf<EntryRange>) => entryRows(db, range, source, choices))
  return async (db: Db, range: EntryRange): Promise<EntryPage> => {
    const rows = await read(db, range)
    const [first] = rows
    if (first || range.offset === 0) return { count: first?.entry_count ?? 0, rows }
    // A page beyond the last one has no row that carries the count.
    const [newest] = await read(db, { ...range, offset: 0, limit: 1 })
    return { count: newest?.entry_count ?? 0, rows }
  }
}

/** Reads a page of the viewer's visitors. The statement differs by the viewer's gender and the direction. */
export const readVisitors = onceFor((gender: Gender, direction: 'asc' | 'desc') =>
  entryPageReader(
    {
      rows: id => sql`select visitor_id as member_id, last_at as at from visits where visited_id = ${id}`,
      visible: 'inLists',
    },
    { gender, direction, isOfOneStatus: false },
  ),
)

export interface NewFamily {
  number: number
  gender: Gender
  listedAt: Date
}

/**
 * Reads the active members who were first listed between two moments. The newest come first: by when they were listed, or
 * by when they joined, which is the order of lists.
 */
export async function readNewFamilies(
  db: Db,
  { after, upTo }: { after: Date; upTo: Date },
  order: 'listed' | 'joined',
): Promise<NewFamily[]> {
  const rows = await db
    .selectFrom('first_listings')
    .innerJoin('members', 'members.id', 'first_listings.member_id')
    .select(['members.number', 'members.gender', 'first_listings.listed_at'])
    .where('first_listings.listed_at', '>', after)
    .where('first_listings.listed_at', '<=', upTo)
    .where('members.status', '=', 'active')
    .orderBy(order === 'listed' ? 'first_listings.listed_at' : 'members.joined_at', 'desc')
    .orderBy('members.id', 'desc')
    .execute()
  return rows.map(({ number, gender, listed_at: listedAt }) => ({ number, gender, listedAt }))
}
