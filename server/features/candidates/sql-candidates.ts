import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Gender } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { isActiveAndVerified, isOfGender } from '#server/features/visibility/visible-members.ts'
import type { Asked, Candidates, Criteria, Direction, Found, Range } from './criteria.ts'
import { packIds, unpackIds } from './ids.ts'
import { codesAt, placeByCodes, scoresWith, unknownScore } from './kundali-order.ts'

/** The plain way: what the read model must agree with, and what answers where there is none or it is not current. */
export function sqlCandidates(db: Db): Candidates {
  const shown = (gender: Gender, without: readonly string[]) =>
    db
      .selectFrom('members')
      .where(isOfGender(gender))
      .where(isActiveAndVerified())
      .where(sql<SqlBool>`members.id <> all(${without}::uuid[])`)

  async function find(asked: Asked): Promise<Found> {
    const fitting = shown(asked.gender, asked.without).where(fits(asked.criteria))
    const { count } = await fitting.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    if (asked.from >= count) return { count, ids: [] }
    const newest: Direction = asked.order.by === 'joined' ? asked.order.direction : 'desc'
    const rows = await fitting
      .$if(asked.order.by === 'kundali', query => query.orderBy(scoreOrder(asked)))
      .orderBy('members.joined_at', newest)
      .orderBy('members.id', newest)
      .select('members.id')
      .offset(asked.from)
      .limit(asked.most)
      .execute()
    return { count, ids: rows.map(row => row.id) }
  }

  return {
    find,
    async collect(asked) {
      const { count, ids } = await find(asked)
      return { count, ids: packIds(ids) }
    },
    async stillThere({ gender, ids, without }) {
      const kept = unpackIds(ids)
      const rows = await shown(gender, without)
        .where(sql<SqlBool>`members.id = any(${kept}::uuid[])`)
        .select('members.id')
        .execute()
      const there = new Set(rows.map(row => row.id))
      return packIds(kept.filter(id => there.has(id)))
    },
  }
}

function fits(criteria: Criteria): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'members'>()
  const among = (column: string, ids: readonly string[] | undefined) =>
    ids ? [sql<SqlBool>`${sql.ref(column)} = any(${ids}::uuid[])`] : []
  const within = (value: RawBuilder<number>, range: Range | undefined) => [
    ...(range && range.from !== null ? [sql<SqlBool>`${value} >= ${range.from}`] : []),
    ...(range && range.to !== null ? [sql<SqlBool>`${value} <= ${range.to}`] : []),
  ]
  return eb.and([
    ...among('members.marital_status_id', criteria.maritalStatus),
    ...among('members.education_group_id', criteria.educationGroup),
    ...among('members.occupation_type_id', criteria.occupationType),
    ...among('members.diet_id', criteria.diet),
    ...among('members.work_location_id', criteria.workLocation),
    ...among('members.native_district_id', criteria.nativeDistrict),
    ...(criteria.moveAbroad ? [sql<SqlBool>`members.ready_to_move_abroad = any(${criteria.moveAbroad}::text[])`] : []),
    ...within(sql`extract(year from members.date_of_birth)`, criteria.birthYear),
    ...within(sql`members.height_cm`, criteria.height),
    ...(criteria.notDevak ? [sql<SqlBool>`members.devak_id is distinct from ${criteria.notDevak}::uuid`] : []),
  ])
}

/** The scores with the viewer for everything a horoscope can tell, and each member's looked up by what theirs tells. */
function scoreOrder({ order, gender }: Asked) {
  const scores = scoresWith(order.by === 'kundali' ? order.place : null, gender)
  const byCodes = Array.from(placeByCodes, code => (scores[code] === unknownScore ? null : (scores[code] ?? null)))
  const code = (column: string) =>
    sql`coalesce((select options.code::int from options where options.id = ${sql.ref(column)}), 0)`
  const stride = { nakshatra: codesAt(1, 0, 0), charan: codesAt(0, 1, 0) }
  return sql`(${byCodes}::smallint[])[1 + ${code('members.nakshatra_id')} * ${sql.lit(stride.nakshatra)}
    + ${code('members.charan_id')} * ${sql.lit(stride.charan)} + ${code('members.raas_id')}]
    ${sql.raw(order.direction)} nulls last`
}
