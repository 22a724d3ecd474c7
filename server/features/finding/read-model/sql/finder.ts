import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type ColumnCriterion, recentDaysOf, unitOf } from '#contract/finding/criteria.ts'
import { addDays, type Day, dayInIndia } from '#domain/calendar.ts'
import { daysOfLastUse, type LastUse } from '#domain/families/last-use.ts'
import type { Gender } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { rowCount } from '#server/db/outcome.ts'
import type { Schema } from '#server/db/schema.ts'
import { isActiveAndVerified, isOfGender, listedOn } from '#server/features/relations/visibility/queries.ts'
import type { Clock } from '#server/ports/clock.ts'
import { columnOf, listOf } from '../columns.ts'
import { type Condition, type Criteria, columns, isListCondition } from '../criteria.ts'
import { codesAt, placeByCodes, scoresWith, unknownScore } from '../kundali-order.ts'
import type { CriteriaCosts, Direction, FinderQuery, MemberFinder } from '../query.ts'
import { packNumbers, unpackNumbers } from '../stored-numbers.ts'
import { stretchOf } from '../stored-part.ts'
import { matchesBySql, wishCostsBySql } from './matches.ts'

/** Plain SQL: the read model must agree with it, and it answers where the read model is absent or not current. */
export function sqlFinder(db: Db, clock: Clock): MemberFinder {
  const isListedToday = () => listedOn(dayInIndia(clock.now()))
  const visibleMembers = (gender: Gender, excluded: readonly string[]) =>
    db
      .selectFrom('members')
      .where(isOfGender(gender))
      .where(isActiveAndVerified())
      .where(isListedToday())
      .where(sql<SqlBool>`members.id <> all(${excluded}::uuid[])`)

  const isVisible = (gender: Gender): RawBuilder<SqlBool> =>
    sql`(${isOfGender(gender)} and ${isActiveAndVerified()} and ${isListedToday()})`

  async function page(query: FinderQuery) {
    const today = dayInIndia(clock.now())
    const matching = visibleMembers(query.gender, query.excluded).where(matches(query.criteria, today))
    const count = await rowCount(matching)
    if (query.offset >= count) return { count, members: [] }
    const newest: Direction = query.order.by === 'joined' ? query.order.direction : 'desc'
    const members = await matching
      .$if(query.order.by === 'kundali', rows => rows.orderBy(scoreOrder(query)))
      .$if(query.order.by === 'recent', rows => rows.orderBy(recentOrder(query.order.direction, today)))
      .orderBy('members.joined_at', newest)
      .orderBy('members.id', newest)
      .select(['members.id', 'members.number'])
      .offset(query.offset)
      .limit(query.limit)
      .execute()
    return { count, members }
  }

  return {
    async find(query) {
      const { count, members } = await page(query)
      return { count, ids: members.map(row => row.id) }
    },
    async collect(query) {
      const { count, members } = await page(query)
      return { count, numbers: packNumbers(members.map(row => row.number)) }
    },
    async stillVisible({ gender, numbers, excluded, wanted }) {
      const stored = unpackNumbers(numbers)
      const rows = await visibleMembers(gender, excluded)
        .where(sql<SqlBool>`members.number = any(${stored}::int[])`)
        .select(['members.id', 'members.number'])
        .execute()
      const idsByNumber = new Map(rows.map(row => [row.number, row.id]))
      const visible = stored.flatMap(number => idsByNumber.get(number) ?? [])
      const { from, to, position } = stretchOf(wanted, id => visible.indexOf(id))
      return { length: visible.length, from, position, ids: visible.slice(from, to) }
    },
    matches: query => matchesBySql(db, query, isVisible(query.gender), scoreWith(query.place, query.gender)),
    async findAmong({ gender, numbers, queries, limit }) {
      const today = dayInIndia(clock.now())
      const idsByQuery: string[][] = []
      for (const { criteria, excluded, first } of queries) {
        const wanted = numbers.slice(0, first)
        const rows = await visibleMembers(gender, excluded)
          .where(matches(criteria, today))
          .where(sql<SqlBool>`members.number = any(${wanted}::int[])`)
          .select(['members.id', 'members.number'])
          .execute()
        const idsByNumber = new Map(rows.map(row => [row.number, row.id]))
        idsByQuery.push(wanted.flatMap(number => idsByNumber.get(number) ?? []).slice(0, limit))
      }
      return idsByQuery
    },
    async fitAmong({ gender, numbers, queries, limit }) {
      const isAmong = sql<SqlBool>`(${isVisible(gender)} and members.number = any(${numbers}::int[]))`
      const idsByQuery: string[][] = []
      for (const query of queries) {
        const asked = { ...query, gender, offset: 0, limit }
        const { counts, ids } = await matchesBySql(db, asked, isAmong, scoreWith(query.place, gender))
        const [both = 0, ours = 0] = counts
        idsByQuery.push(ids.slice(0, both + ours))
      }
      return idsByQuery
    },
    async criteriaCosts({ gender, criteria, excluded }) {
      const today = dayInIndia(clock.now())
      const count = (asked: Criteria) => rowCount(visibleMembers(gender, excluded).where(matches(asked, today)))
      const all = await count(criteria)
      const costs: CriteriaCosts['costs'][number][] = []
      for (const criterion of columns) {
        if (criteria[criterion] === undefined) continue
        costs.push({ criterion, without: (await count({ ...criteria, [criterion]: undefined })) - all })
      }
      return { count: all, costs }
    },
    wishCosts: query => wishCostsBySql(db, query, isVisible(query.gender), scoreWith(query.place, query.gender)),
  }
}

const matches = (criteria: Criteria, today: Day): Expression<SqlBool> =>
  expressionBuilder<Schema, 'members'>().and(
    columns.flatMap(criterion => {
      const condition = criteria[criterion]
      return condition === undefined ? [] : [matchesOne(criterion, condition, today)]
    }),
  )

function matchesOne(criterion: ColumnCriterion, condition: Condition, today: Day): RawBuilder<SqlBool> {
  const value = columnOf[criterion]
  const days = recentDaysOf(criterion)
  if (days !== null) return sql`${value} > ${addDays(today, -days)}`
  if (condition === true) return sql`${value}`
  if (isListCondition(condition))
    return sql`${value} = any(${condition}::${sql.raw(listOf(criterion) ? 'uuid' : 'text')}[])`
  if ('not' in condition) return sql`${value} is distinct from ${condition.not}::uuid`
  const { from, to } = condition
  const unit = sql.lit(unitOf(criterion))
  return sql`(${from}::int is null or ${value} >= ${from}::bigint * ${unit})
    and (${to}::int is null or ${value} <= ${to}::bigint * ${unit})`
}

/** Orders by last use in the same coarse steps that families read. Within a step the newest come first. */
const recentOrder = (direction: Direction, today: Day) => {
  const since = (use: LastUse) => sql`${columnOf.recentlyActive} > ${addDays(today, -daysOfLastUse[use])}`
  return sql`case when ${since('TODAY')} then 3 when ${since('THIS_WEEK')} then 2 when ${since('THIS_MONTH')} then 1 end
    ${sql.raw(direction)} nulls last`
}

/** Looks up each member's score in an array of the viewer's scores with every possible horoscope. */
const scoreOrder = ({ order, gender }: FinderQuery) =>
  sql`${scoreWith(order.by === 'kundali' ? order.place : null, gender)} ${sql.raw(order.direction)} nulls last`

/** The half points of a member with one whose moon stood at `place`; null where they are unknown. */
function scoreWith(place: number | null, gender: Gender): RawBuilder<number | null> {
  const scores = scoresWith(place, gender)
  const byCodes = Array.from(placeByCodes, code => (scores[code] === unknownScore ? null : (scores[code] ?? null)))
  const code = (column: string) =>
    sql`coalesce((select options.code::int from options where options.id = ${sql.ref(column)}), 0)`
  const stride = { nakshatra: codesAt(1, 0, 0), charan: codesAt(0, 1, 0) }
  return sql`(${byCodes}::smallint[])[1 + ${code('members.nakshatra_id')} * ${sql.lit(stride.nakshatra)}
    + ${code('members.charan_id')} * ${sql.lit(stride.charan)} + ${code('members.raas_id')}]`
}
