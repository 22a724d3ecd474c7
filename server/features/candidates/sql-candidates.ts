import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Criterion } from '#contract/criteria.ts'
import type { Gender } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { isActiveAndVerified, isOfGender } from '#server/features/visibility/visible-members.ts'
import { columnOf, listOf } from './columns.ts'
import { type Condition, type Criteria, columns, isListCondition } from './criteria.ts'
import { packIds } from './ids.ts'
import { codesAt, placeByCodes, scoresWith, unknownScore } from './kundali-order.ts'
import type { CandidatePage, CandidateQuery, Candidates, Direction } from './query.ts'
import { storedIds } from './stored-ids.ts'

/** Plain SQL: the read model must agree with it, and it answers where the read model is absent or not current. */
export function sqlCandidates(db: Db): Candidates {
  const visibleMembers = (gender: Gender, excluded: readonly string[]) =>
    db
      .selectFrom('members')
      .where(isOfGender(gender))
      .where(isActiveAndVerified())
      .where(sql<SqlBool>`members.id <> all(${excluded}::uuid[])`)

  async function find(query: CandidateQuery): Promise<CandidatePage> {
    const matching = visibleMembers(query.gender, query.excluded).where(matches(query.criteria))
    const { count } = await matching.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    if (query.offset >= count) return { count, ids: [] }
    const newest: Direction = query.order.by === 'joined' ? query.order.direction : 'desc'
    const rows = await matching
      .$if(query.order.by === 'kundali', rows => rows.orderBy(scoreOrder(query)))
      .orderBy('members.joined_at', newest)
      .orderBy('members.id', newest)
      .select('members.id')
      .offset(query.offset)
      .limit(query.limit)
      .execute()
    return { count, ids: rows.map(row => row.id) }
  }

  return {
    find,
    async collect(query) {
      const { count, ids } = await find(query)
      return { count, ids: storedIds(packIds(ids)) }
    },
    async stillVisible({ gender, ids, excluded }) {
      const stored = ids.slice(0, ids.length)
      const rows = await visibleMembers(gender, excluded)
        .where(sql<SqlBool>`members.id = any(${stored}::uuid[])`)
        .select('members.id')
        .execute()
      const visible = new Set(rows.map(row => row.id))
      return storedIds(packIds(stored.filter(id => visible.has(id))))
    },
  }
}

const matches = (criteria: Criteria): Expression<SqlBool> =>
  expressionBuilder<Schema, 'members'>().and(
    columns.flatMap(criterion => {
      const condition = criteria[criterion]
      return condition === undefined ? [] : [matchesOne(criterion, condition)]
    }),
  )

function matchesOne(criterion: Criterion, condition: Condition): RawBuilder<SqlBool> {
  const value = columnOf[criterion]
  if (condition === true) return sql`${value}`
  if (isListCondition(condition))
    return sql`${value} = any(${condition}::${sql.raw(listOf(criterion) ? 'uuid' : 'text')}[])`
  if ('not' in condition) return sql`${value} is distinct from ${condition.not}::uuid`
  const { from, to } = condition
  return sql`(${from}::int is null or ${value} >= ${from}::int) and (${to}::int is null or ${value} <= ${to}::int)`
}

/** Looks up each member's score in an array of the viewer's scores with every possible horoscope. */
function scoreOrder({ order, gender }: CandidateQuery) {
  const scores = scoresWith(order.by === 'kundali' ? order.place : null, gender)
  const byCodes = Array.from(placeByCodes, code => (scores[code] === unknownScore ? null : (scores[code] ?? null)))
  const code = (column: string) =>
    sql`coalesce((select options.code::int from options where options.id = ${sql.ref(column)}), 0)`
  const stride = { nakshatra: codesAt(1, 0, 0), charan: codesAt(0, 1, 0) }
  return sql`(${byCodes}::smallint[])[1 + ${code('members.nakshatra_id')} * ${sql.lit(stride.nakshatra)}
    + ${code('members.charan_id')} * ${sql.lit(stride.charan)} + ${code('members.raas_id')}]
    ${sql.raw(order.direction)} nulls last`
}
