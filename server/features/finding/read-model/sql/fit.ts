import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Expectations, matchingScore, type Wish as WishName } from '#domain/finding/fit.ts'
import { columnOf } from '../columns.ts'
import type { FitQuery } from '../query.ts'

/** A wish in SQL: true where it is met, false where it is missed, null where the fact was not told. */
type Wish = RawBuilder<SqlBool | null>
type Score = RawBuilder<number | null>

const matches = (score: Score): Wish => sql`${score} >= ${sql.lit(2 * matchingScore)}`

function inRange({ from, to }: Expectations['birthYear'], value: RawBuilder<unknown>): Wish[] {
  if (from === null && to === null) return []
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  return [sql`(${low}::int is null or ${value} >= ${low}::int) and (${high}::int is null or ${value} <= ${high}::int)`]
}

/** The wishes of the one who asks, each with what it looks at. */
export function ownWishes(
  { wanted }: FitQuery,
  score: Score,
): { wish: WishName; is: Wish; value: RawBuilder<unknown> }[] {
  const list = (wish: WishName, ids: readonly string[], value: RawBuilder<unknown>) =>
    ids.length === 0 ? [] : [{ wish, value, is: sql<SqlBool | null>`${value} = any(${ids}::uuid[])` }]
  const range = (wish: WishName, ends: Expectations['birthYear'], value: RawBuilder<unknown>) =>
    inRange(ends, value).map(is => ({ wish, value, is }))
  return [
    ...list('marital_status', wanted.maritalStatus, columnOf.maritalStatus),
    ...range('birth_year', wanted.birthYear, columnOf.birthYear),
    ...range('height', wanted.height, columnOf.height),
    ...(wanted.patrikaMatch === 'Y' ? [{ wish: 'patrika' as const, value: sql`null`, is: matches(score) }] : []),
    ...list('working_city', wanted.workingCity, columnOf.workLocation),
    ...list('native_district', wanted.nativeDistrict, columnOf.nativeDistrict),
  ]
}

/** Whether a member fits the wishes of the one who asks: none missed, one at least met. */
export const fits = (query: FitQuery, score: Score): RawBuilder<SqlBool> =>
  allOf(ownWishes(query, score).map(({ is }) => is))

/** How many of these are missed, or met. */
export const countOf = (wishes: readonly Wish[], outcome: 'met' | 'missed'): RawBuilder<number> =>
  wishes.length === 0
    ? sql`0`
    : sql`(${sql.join(
        wishes.map(wish => sql`((${wish}) is ${sql.raw(outcome === 'met' ? 'true' : 'false')})::int`),
        sql` + `,
      )})`

const allOf = (wishes: readonly Wish[]): RawBuilder<SqlBool> =>
  wishes.length === 0
    ? sql`false`
    : sql`(not (${sql.join(
        wishes.map(wish => sql`(${wish}) is false`),
        sql` or `,
      )}) and (${sql.join(
        wishes.map(wish => sql`(${wish}) is true`),
        sql` or `,
      )}))`

/** Whether the one who asks fits the wishes of a member. A wish that the family does not have counts for neither. */
export function accepts({ facts }: FitQuery, score: Score): RawBuilder<SqlBool> {
  const ifComparable = (has: RawBuilder<SqlBool>, wish: Wish): Wish => sql`case when ${has} then ${wish} end`
  const list = (name: string, value: string | null): Wish => {
    const chosen = sql`coalesce(expectations.choices -> ${sql.lit(name)}, '[]')`
    return ifComparable(
      sql`jsonb_array_length(${chosen}) > 0 and ${value}::text is not null`,
      sql`${chosen} ? ${value}::text`,
    )
  }
  const range = (name: string, value: number | null): Wish => {
    const [from, to] = [sql.ref(`expectations.${name}_from`), sql.ref(`expectations.${name}_to`)]
    const isReversed = sql`coalesce(${from} > ${to}, false)`
    const low = sql`case when ${isReversed} then ${to} else ${from} end`
    const high = sql`case when ${isReversed} then ${from} else ${to} end`
    return ifComparable(
      sql`(${from} is not null or ${to} is not null) and ${value}::int is not null`,
      sql`coalesce(${value}::int >= ${low}, true) and coalesce(${value}::int <= ${high}, true)`,
    )
  }
  return allOf([
    list('marital_status', facts.maritalStatus),
    range('birth_year', facts.birthYear),
    range('height', facts.height),
    ifComparable(sql`coalesce(expectations.patrika_match = 'Y', false)`, matches(score)),
    list('working_city', facts.workLocation),
    list('native_district', facts.nativeDistrict),
  ])
}
