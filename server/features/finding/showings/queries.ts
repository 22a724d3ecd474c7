import { sql } from 'kysely'
import { addDays, type Day, startOfDayInIndia } from '#domain/calendar.ts'
import { daysCounted } from '#domain/finding/fair-order.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { contactsOf } from '#server/features/access/accounts/shared-contacts.ts'
import { visibleInLists } from '#server/features/relations/visibility/queries.ts'
import type { ViewerIdentity } from '#server/features/relations/visibility/rules.ts'
import type { OverlookedCounts } from './overlooked.ts'

/** The families, by number, whom a viewer was shown on a day. */
export interface Shown {
  viewerId: string
  day: Day
  numbers: readonly number[]
}

/** A family that was shown to a viewer, with the people who act for it. */
interface ShownPair {
  viewer_id: string
  number: number
  person_ids: string[]
}

/**
 * The pairs that have no contact in common. A family's own second account, and a relative's, would otherwise make it look as
 * if it had been shown.
 */
export async function pairsOfStrangers(db: Db, shown: readonly Shown[]): Promise<ShownPair[]> {
  const each = shown.flatMap(({ viewerId, numbers }) => numbers.map(number => ({ viewerId, number })))
  const viewers = each.map(({ viewerId }) => viewerId)
  const { rows } = await sql<ShownPair>`
    with pairs as (
      select pair.viewer_id, members.id as shown_id, members.number
      from unnest(${viewers}::uuid[], ${each.map(({ number }) => number)}::int[]) as pair (viewer_id, number)
        join members on members.number = pair.number
    ), people as (
      select viewer_id as id from pairs union select shown_id from pairs
    ), contacts as materialized (
      ${contactsOf(sql`people`)}
    ), own_circle as (
      select viewer_id, shown_id from pairs
        join contacts one on one.id = pairs.viewer_id join contacts other on other.id = pairs.shown_id
      where one.contact = other.contact
    )
    select viewer_id, number,
      array(select person_id from profile_persons where profile_persons.member_id = shown_id) as person_ids from pairs
    where (viewer_id, shown_id) not in (select viewer_id, shown_id from own_circle)`.execute(db)
  return rows
}

/** Adds what viewers were shown. A family counts once for a viewer and day, however often the page is loaded. */
export async function addShowings(db: Db, shown: readonly Shown[]): Promise<void> {
  const each = shown.flatMap(({ viewerId, day, numbers }) => numbers.map(number => ({ viewerId, day, number })))
  if (each.length === 0) return
  // In the order of the viewers, as two nodes that lock the same rows in different orders would wait for each other.
  await sql`insert into showings (member_id, day, numbers)
    select member_id, day, array_agg(distinct number)
    from unnest(${each.map(one => one.viewerId)}::uuid[], ${each.map(one => one.day)}::date[],
      ${each.map(one => one.number)}::int[]) as shown (member_id, day, number)
    group by member_id, day order by member_id, day
    on conflict (member_id, day) do update
      set numbers = array(select distinct unnest(showings.numbers || excluded.numbers))`.execute(db)
}

/** Makes counts of the showings of past days. Who was shown to whom is forgotten in the same statement. */
export async function countPastDays(db: Db, today: Day): Promise<void> {
  await sql`with past as (delete from showings where day < ${today} returning day, numbers)
    insert into showing_counts (member_id, day, shown)
    select members.id, past.day, count(*) from past, unnest(past.numbers) as shown (number)
      join members on members.number = shown.number
    group by members.id, past.day order by members.id, past.day
    on conflict (member_id, day) do update set shown = showing_counts.shown + excluded.shown`.execute(db)
}

interface TotalsWritten {
  /** The last of the members, or null after the end. */
  last: string | null
  /** Those among them who come last from now on and did not before. */
  newlyLast: string[]
}

/**
 * Writes the totals of a midnight for the next members by their ids. Members whose total stays the same are not written,
 * because every row that changes is read by every node.
 */
export async function writeTotals(
  db: Db,
  { today, after, limit, last }: { today: Day; after: string; limit: number; last: readonly string[] },
): Promise<TotalsWritten> {
  const { rows } = await sql<TotalsWritten & { many: number }>`
    with portion as (
      select id from members where id > ${after} and status <> 'deleted' order by id limit ${limit}
    ), counted as (
      select portion.id, portion.id = any(${last}::uuid[]) as comes_last,
        coalesce(sum(showing_counts.shown), 0)::int as shown
      from portion left join showing_counts on showing_counts.member_id = portion.id
        and showing_counts.day >= ${addDays(today, -daysCounted)} and showing_counts.day < ${today}
      group by portion.id
    ), newly_last as (
      select counted.id from counted left join showing_totals had on had.member_id = counted.id
      where counted.comes_last and had.comes_last is not true
    ), written as (
      insert into showing_totals as totals (member_id, day, shown, comes_last)
      select counted.id, ${today}, counted.shown, counted.comes_last
      from counted left join showing_totals had on had.member_id = counted.id
      where (coalesce(had.shown, 0), coalesce(had.comes_last, false)) is distinct from (counted.shown, counted.comes_last)
      on conflict (member_id) do update set day = excluded.day, shown = excluded.shown, comes_last = excluded.comes_last,
        shown_before = case when totals.day < excluded.day then totals.shown else totals.shown_before end,
        came_last_before = case when totals.day < excluded.day then totals.comes_last else totals.came_last_before end
    )
    select max(id::text) as last, count(*)::int as many, array(select id from newly_last) as "newlyLast"
    from portion`.execute(db)
  const [{ last: end, many, newlyLast } = { last: null, many: 0, newlyLast: [] }] = rows
  return { last: many === limit ? end : null, newlyLast }
}

export const isCounted = (db: Db, day: Day): Promise<boolean> =>
  findsRow(db.selectFrom('showing_nights').select('day').where('day', '=', day))

export const noteCounted = (db: Db, day: Day, overlooked: OverlookedCounts) =>
  db
    .insertInto('showing_nights')
    .values({ day, ...overlooked })
    .onConflict(conflict => conflict.doNothing())
    .execute()

interface OwnShowings {
  shown: number
  opened: number
  joined_at: Date
  has_photo: boolean
  has_birth_time: boolean
}

/**
 * What a family reads of itself. Who opened the profile is counted as the list of visitors shows it: a difference between the
 * two would tell of a family that blocked this one or has left.
 */
export async function readOwnShowings(
  db: Db,
  viewer: ViewerIdentity,
  { since, today }: { since: Day; today: Day },
): Promise<OwnShowings> {
  const { rows } = await sql<OwnShowings>`select
      (select coalesce(sum(shown), 0)::int from showing_counts
        where member_id = ${viewer.id} and day >= ${since} and day < ${today}) as shown,
      (select count(*)::int from visits join members on members.id = visits.visitor_id
        where visited_id = ${viewer.id} and last_day >= ${since} and first_at < ${startOfDayInIndia(today)}
          and ${visibleInLists(viewer, today)}) as opened,
      exists (select from photos where member_id = ${viewer.id} and status <> 'rejected') as has_photo,
      own.joined_at, own.birth_time is not null as has_birth_time
    from members own where own.id = ${viewer.id}`.execute(db)
  const [own] = rows
  if (!own) throw new Error('a member with a session has a row')
  return own
}
