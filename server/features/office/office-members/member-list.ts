import { sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import { type memberListSorts, mostExportedRows } from '#domain/office/member-list.ts'
import type { Db } from '#server/db/open.ts'
import { isCurrentMembership } from '#server/features/money/memberships/queries.ts'
import {
  asksForEnd,
  endsIn,
  hasEndIn,
  hasPhoto,
  joinedIn,
  type MemberFilter,
  type MemberOrder,
  restOf,
} from './member-filter.ts'

export const listPage = 20
/**
 * A page scans so many members along one index, and the next page goes on from there. Without a bound, a condition that hardly
 * anybody meets would read every member of a large site.
 */
const scannedAtOnce = 10_000

const columns = sql`members.id, members.gender, members.status, members.mobile_verified_at, members.email_verified_at,
  members.joined_at, members.listed_until, members.last_used_on, members.last_sign_on, members.origin, members.date_of_birth, members.native_district_id,
  members.native_taluka_id`

interface Order {
  by: (typeof memberListSorts)[number]
  isDescending: boolean
}

/** The order that was asked for. Silent families joined long ago, so their list begins with the oldest. */
function orderOf(filter: MemberFilter, { sort, direction }: MemberOrder): Order {
  const by = sort ?? (asksForEnd(filter) ? 'PLAN_END' : 'JOINED')
  return { by, isDescending: direction ? direction === 'DESC' : by === 'JOINED' && filter.silent !== 'Y' }
}

/** The members that a page scans, in order. */
function scannedMembers(filter: MemberFilter, order: Order, after: string | undefined, atOnce: number) {
  const [direction, beyond] = order.isDescending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  if (order.by === 'PLAN_END') {
    const next = sql`(memberships.ends_on, memberships.member_id) ${beyond}
      (select ends_on, member_id from memberships where member_id = ${after} and ${isCurrentMembership()})`
    return sql`select ${columns}, memberships.ends_on as first, memberships.member_id as second
      from memberships join members on members.id = memberships.member_id
      where ${endsIn(filter)} and ${joinedIn(filter)} and ${after ? next : sql`true`}
      order by memberships.ends_on ${direction}, memberships.member_id ${direction} limit ${atOnce}`
  }
  const next = sql`(members.joined_at, members.id) ${beyond} (select joined_at, id from members where id = ${after})`
  return sql`select ${columns}, members.joined_at as first, members.id as second from members
    where ${joinedIn(filter)} and ${after ? next : sql`true`}
    order by members.joined_at ${direction}, members.id ${direction} limit ${atOnce}`
}

/** The period of plan ends, where the scan goes along another index. */
const endsAtAll = (filter: MemberFilter, { by }: Order) =>
  by !== 'PLAN_END' && asksForEnd(filter) ? hasEndIn(filter) : sql`true`

interface ListAsked extends MemberOrder {
  after?: string | undefined
  today: Day
  /** How many members are scanned, and how many of those who fit are returned. */
  atOnce?: number
  page?: number
}

interface ListPortion {
  scanned: number
  last: string | null
  fitting: number
  ids: string[]
}

/** A page of the members who fit, how many fit among those scanned, and where the next page begins. */
export async function listMembers(
  db: Db,
  filter: MemberFilter,
  { after, today, atOnce = scannedAtOnce, page = listPage, ...asked }: ListAsked,
): Promise<{ ids: string[]; count: number; isMore: boolean; next: string | null }> {
  const order = orderOf(filter, asked)
  const [inOrder, fromEnd] = order.isDescending
    ? [sql`first desc, second desc`, sql`first, second`]
    : [sql`first, second`, sql`first desc, second desc`]
  const { rows } = await sql<ListPortion>`
    with scanned as materialized (${scannedMembers(filter, order, after, atOnce)}),
    fitting as materialized (select id, first, second from scanned members where ${restOf(filter, today)} and ${endsAtAll(filter, order)})
    select (select count(*)::int from scanned) as scanned, (select id from scanned order by ${fromEnd} limit 1) as last,
      (select count(*)::int from fitting) as fitting,
      array(select id from fitting order by ${inOrder} limit ${page + 1}) as ids`.execute(db)
  const { scanned, last, fitting, ids } = rows[0] ?? { scanned: 0, last: null, fitting: 0, ids: [] }
  const isMore = scanned === atOnce
  const shown = ids.slice(0, page)
  return {
    ids: shown,
    count: fitting,
    isMore,
    next: ids.length > page ? (shown.at(-1) ?? null) : isMore ? last : null,
  }
}

/** Everybody who fits, in order, up to one more than may leave in a file. */
export async function listEverybody(
  db: Db,
  filter: MemberFilter,
  asked: Omit<ListAsked, 'after' | 'page'>,
): Promise<string[]> {
  const found: string[] = []
  let after: string | undefined
  do {
    const portion = await listMembers(db, filter, { ...asked, after, page: mostExportedRows })
    found.push(...portion.ids)
    after = portion.next ?? undefined
  } while (after && found.length <= mostExportedRows)
  return found
}

/** What the member list shows besides the columns of a search. */
export async function readListFacts(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string
    last_used_on: Day | null
    has_photo: boolean
    plan_ends_on: Day | null
  }>`
    select members.id, members.last_used_on::text as last_used_on, ${hasPhoto} as has_photo,
      (select ends_on::text from memberships where memberships.member_id = members.id and ${isCurrentMembership()})
        as plan_ends_on
    from members where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}
