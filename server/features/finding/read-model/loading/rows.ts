import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type ColumnCriterion, recentDaysOf, searchCriteria, unitOf } from '#contract/finding/criteria.ts'
import { mostCounted } from '#domain/finding/fair-order.ts'
import type { Gender } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { isActiveAndVerified, isOfGender } from '#server/features/relations/visibility/queries.ts'
import { columnOf, listOf } from '../columns.ts'
import { columns } from '../criteria.ts'
import { firstDay, forEver } from '../store/days.ts'
import { idAt } from '../store/ids.ts'
import { codeLimit, genders, joinedAtOffset, rowLength, stars } from '../store/layout.ts'
import { comesLastFlag, hasReturnedFlag } from '../store/turns.ts'

/** A code is the position of the entry in its list plus one; 0 is no value. */
function codeOf(criterion: ColumnCriterion): RawBuilder<unknown> {
  const declared = searchCriteria[criterion]
  const value = columnOf[criterion]
  switch (declared.kind) {
    case 'answers':
      return sql`coalesce(array_position(${sql.lit(`{${declared.answers.join()}}`)}::text[], ${value}), 0)`
    case 'range':
      return sql`least(greatest(${inSteps(value, unitOf(criterion))}, 0), ${sql.lit(codeLimit - 1)})`
    case 'only':
      // The day itself, because the store decides anew each day whether it is recent.
      return recentDaysOf(criterion) === null ? sql`(${value})::int` : dayNumberOf(value)
    default:
      return sql`coalesce(${sql.ref(`${criterion}.position`)} + 1, 0)`
  }
}
/** The number of a day in the model; 0 for none. */
function dayNumberOf(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`least(greatest((${day}) - ${sql.lit(firstDay)}::date, 0), ${sql.lit(forEver)})`
}
/** Two codes a step: an even one for exactly so many steps, an odd one for more than those and less than the next. */
const inSteps = (value: RawBuilder<unknown>, unit: number): RawBuilder<unknown> =>
  unit === 1 ? value : sql`(floor(${value} / ${sql.lit(unit)}.0) + ceil(${value} / ${sql.lit(unit)}.0))`

const listJoins = columns.flatMap(criterion => {
  const list = listOf(criterion)
  const entry = sql.ref(`${criterion}.id`)
  return list ? [sql`left join ${sql.table(list.table)} ${sql.id(criterion)} on ${entry} = ${columnOf[criterion]}`] : []
})
const starJoins = stars.map(
  star => sql`left join options ${sql.id(star)} on ${sql.ref(`${star}.id`)} = ${sql.ref(`members.${star}_id`)}`,
)

/**
 * Members on their way into the read model. The database packs them into one value of fixed-length rows: a million objects
 * would keep the event loop busy for seconds, while bytes are only passed on.
 */
const short = (value: RawBuilder<unknown>) => sql`int2send((${value})::int2)`
const lastDay = sql`case when members.listed_until is null then ${sql.lit(forEver)}
  else ${dayNumberOf(sql`members.listed_until`)} end`
/** A member without a row was never shown, on any day. */
const turnOf = (
  shown: string,
  comesLast: string,
) => sql`int4send(coalesce(least(${sql.ref(`showing_totals.${shown}`)}, ${sql.lit(mostCounted)})
  + ${sql.ref(`showing_totals.${comesLast}`)}::int * ${sql.lit(comesLastFlag)}
  + showing_totals.has_returned::int * ${sql.lit(hasReturnedFlag)}, 0))`
const packed = sql.join(
  [
    sql`uuid_send(members.id)`,
    sql`int8send((extract(epoch from members.joined_at) * 1000000)::bigint)`,
    sql`int4send(members.number)`,
    short(sql`array_position(${sql.lit(`{${genders.join()}}`)}::text[], members.gender::text) - 1`),
    short(lastDay),
    turnOf('shown', 'comes_last'),
    turnOf('shown_before', 'came_last_before'),
    short(sql`coalesce(${dayNumberOf(sql`showing_totals.day`)}, 0)`),
    ...columns.map(criterion => short(codeOf(criterion))),
    ...stars.map(star => short(sql`coalesce(${sql.ref(`${star}.code`)}, '0')`)),
  ],
  sql` || `,
)

function packedRows(db: Db, which: Expression<SqlBool>, limit: number | null): Promise<Uint8Array> {
  return db.transaction().execute(async trx => {
    // The joins run in the order in which they are written: the planner would spend far longer on comparing the orders of
    // so many small tables than on reading a few rows.
    await sql`select set_config('join_collapse_limit', '1', true)`.execute(trx)
    return readPacked(trx, which, limit)
  })
}

async function readPacked(trx: Db, which: Expression<SqlBool>, limit: number | null): Promise<Uint8Array> {
  const { rows } = await sql<{ bytes: Buffer | null }>`
    select string_agg(bytes, ''::bytea order by joined_at, id) as bytes from (
      select members.joined_at, members.id, ${packed} as bytes
      from members left join showing_totals on showing_totals.member_id = members.id
      ${sql.join([...listJoins, ...starJoins], sql` `)}
      where ${isActiveAndVerified()} and ${which}
      order by members.joined_at, members.id
      limit ${limit}
    ) page`.execute(trx)
  return rows[0]?.bytes ?? new Uint8Array()
}

/** Where the next page begins: after this joined_at, in microseconds, and id. */
interface Mark {
  joinedAt: bigint
  id: string
}
const beforeTheFirst: Mark = { joinedAt: 0n, id: '00000000-0000-0000-0000-000000000000' }
const rowsAtOnce = 10_000

const rowsAfter = (db: Db, gender: Gender, { joinedAt, id }: Mark): Promise<Uint8Array> =>
  packedRows(
    db,
    // As text, because the driver knows no bigint.
    sql<SqlBool>`${isOfGender(gender)} and (members.joined_at, members.id) >
      (timestamptz 'epoch' + ${String(joinedAt)}::bigint * interval '1 microsecond', ${id}::uuid)`,
    rowsAtOnce,
  )

function markAfter(rows: Uint8Array): Mark {
  const at = rows.byteLength - rowLength
  const view = new DataView(rows.buffer, rows.byteOffset)
  return { joinedAt: view.getBigInt64(at + joinedAtOffset), id: idAt(rows, at) }
}

/** All active members of a gender in joining order, some thousands of rows at a time. */
export async function* visibleRows(db: Db, gender: Gender): AsyncGenerator<Uint8Array> {
  let rows: Uint8Array
  let mark = beforeTheFirst
  do {
    rows = await rowsAfter(db, gender, mark)
    if (rows.byteLength === 0) return
    yield rows
    mark = markAfter(rows)
  } while (rows.byteLength === rowsAtOnce * rowLength)
}

/** The rows of those among these members who are active now. */
export const rowsOf = (db: Db, ids: readonly string[]): Promise<Uint8Array> =>
  packedRows(db, sql<SqlBool>`members.id = any(${ids}::uuid[])`, null)
