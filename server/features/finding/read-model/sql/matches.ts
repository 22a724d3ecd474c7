import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { startOfDayInIndia } from '#domain/calendar.ts'
import { mostCounted, newcomersFirst, newcomersSince } from '#domain/finding/fair-order.ts'
import { matchClasses } from '#domain/finding/fit.ts'
import type { Db } from '#server/db/open.ts'
import { columnOf } from '../columns.ts'
import type { FitQuery, MatchPage, MatchQuery, WishCosts } from '../query.ts'
import { accepts, countOf, fits, ownWishes } from './fit.ts'

type Score = RawBuilder<number | null>

/** Finds matches in plain SQL. `visible` says who may be seen at all. */
export async function matchesBySql(
  db: Db,
  query: MatchQuery,
  visible: RawBuilder<SqlBool>,
  score: Score,
): Promise<MatchPage> {
  const { day, seed } = query.fair
  const wishes = ownWishes(query, score).map(({ is }) => is)
  const { rows } = await sql<{ class: number; is_same_devak: boolean; count: number; ids: string[] }>`
    with matches as (
      select members.id, members.joined_at, members.number,
        case when totals.day > ${day} then totals.shown_before else totals.shown end as shown,
        coalesce(case when totals.day > ${day} then totals.came_last_before else totals.comes_last end, false) as comes_last,
        coalesce(totals.has_returned, false) as has_returned,
        coalesce(${columnOf.sameDevak} = ${query.devak}::uuid, false) as is_same_devak,
        case when ${fits(query, score)} then case when ${accepts(query, score)} then 0 else 1 end
          when ${countOf(wishes, 'missed')} = 1 and ${countOf(wishes, 'met')} > 0 then 2 end as class
      from members left join expectations on expectations.member_id = members.id
        left join showing_totals totals on totals.member_id = members.id
      where ${visible} and members.id <> all(${query.excluded}::uuid[])
        and members.joined_at < ${startOfDayInIndia(day)}
    ), in_classes as (
      select *, joined_at >= ${newcomersSince(query.fair)} and not comes_last and not has_returned as is_new
      from matches where class is not null and not is_same_devak
    ), in_turn as (
      select *, is_new and row_number() over (partition by class, is_new order by joined_at desc, id desc)
        <= ${sql.lit(newcomersFirst)} as is_first
      from in_classes
    ), page as (
      select id, class, row_number() over (order by class, is_first desc, case when is_first then joined_at end desc,
        case when is_first then id end desc, comes_last, least(coalesce(shown, 0), ${sql.lit(mostCounted)}),
        shuffled(number, ${seed})) as place
      from in_turn order by place offset ${query.offset} limit ${query.limit}
    )
    select class, is_same_devak, count(*)::int as count,
      coalesce((select array_agg(page.id order by place) from page
        where page.class = matches.class and not matches.is_same_devak), '{}') as ids
    from matches where class is not null group by class, is_same_devak order by class`.execute(db)
  const withOtherDevak = rows.filter(row => !row.is_same_devak)
  return {
    counts: matchClasses.map((_, at) => withOtherDevak.find(row => row.class === at)?.count ?? 0),
    sameDevak: rows.reduce((sum, row) => (row.is_same_devak ? sum + row.count : sum), 0),
    ids: withOtherDevak.flatMap(row => row.ids),
  }
}

/** Counts in plain SQL what each wish costs. */
export async function wishCostsBySql(
  db: Db,
  query: FitQuery,
  visible: RawBuilder<SqlBool>,
  score: Score,
): Promise<WishCosts> {
  const wishes = ownWishes(query, score)
  if (wishes.length === 0) return { fitting: 0, wishes: [] }
  const all = wishes.map(({ is }) => is)
  const at = (outcome: 'true' | 'false') =>
    sql.join(
      wishes.map(({ is }, n) => sql`when (${is}) is ${sql.raw(outcome)} then ${sql.lit(n)}`),
      sql` `,
    )
  const { rows } = await sql<{
    missed: number | null
    met: number | null
    meets: number
    value: string
    count: number
  }>`
    select missed, met, least(meets, 2) as meets, value, count(*)::int as count from (
      select case ${at('false')} end as missed, case ${at('true')} end as met,
        ${countOf(all, 'met')} as meets,
        case ${sql.join(
          wishes.map(({ is, value }) => sql`when (${is}) is false then (${value})::text`),
          sql` `,
        )} end as value
      from members where ${visible} and members.id <> all(${query.excluded}::uuid[])
        and ${countOf(all, 'missed')} <= 1
    ) judged group by 1, 2, 3, 4`.execute(db)
  const sumOf = (is: (row: (typeof rows)[number]) => boolean) =>
    rows.reduce((sum, row) => (is(row) ? sum + row.count : sum), 0)
  const isNumber = (wish: string) => wish === 'birth_year' || wish === 'height'
  return {
    fitting: sumOf(row => row.missed === null && row.meets > 0),
    wishes: wishes.map(({ wish }, n) => {
      const values = new Map<string, number>()
      for (const row of rows)
        if (row.missed === n && wish !== 'patrika') values.set(row.value, (values.get(row.value) ?? 0) + row.count)
      return {
        wish,
        without:
          sumOf(row => row.missed === n && row.meets > 0) -
          sumOf(row => row.missed === null && row.meets === 1 && row.met === n),
        missedBy: Array.from(values, ([value, count]) => ({ value: isNumber(wish) ? Number(value) : value, count })),
      }
    }),
  }
}
