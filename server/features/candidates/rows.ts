import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Gender } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { isActiveAndVerified, isOfGender } from '#server/features/visibility/visible-members.ts'
import { abroadAnswers } from './criteria.ts'
import { type Column, codeLimit, columns, genders, type Star, stars } from './layout.ts'

/**
 * Members on their way into the read model. The database packs them into one value of fixed-length rows: a million objects
 * would keep the event loop busy for seconds, while bytes are only passed on. A code is the option's position in its list
 * plus one; 0 is no value.
 */
const codeOf: Record<Column | Star, RawBuilder<number>> = {
  maritalStatus: sql`marital.position + 1`,
  educationGroup: sql`education.position + 1`,
  occupationType: sql`coalesce(occupation.position + 1, 0)`,
  diet: sql`coalesce(diet.position + 1, 0)`,
  workLocation: sql`work.position + 1`,
  nativeDistrict: sql`native.position + 1`,
  moveAbroad: sql`coalesce(array_position(${sql.lit(`{${abroadAnswers.join()}}`)}::text[], ready_to_move_abroad), 0)`,
  birthYear: sql`least(greatest(extract(year from date_of_birth), 0), ${sql.lit(codeLimit - 1)})`,
  height: sql`least(greatest(height_cm, 0), ${sql.lit(codeLimit - 1)})`,
  devak: sql`coalesce(devak.position + 1, 0)`,
  nakshatra: sql`coalesce(nakshatra.code, '0')`,
  charan: sql`coalesce(charan.code, '0')`,
  raas: sql`coalesce(raas.code, '0')`,
}
const short = (value: RawBuilder<number>) => sql`int2send((${value})::int2)`
const packed = sql.join(
  [
    sql`uuid_send(members.id)`,
    sql`int8send((extract(epoch from joined_at) * 1000000)::bigint)`,
    short(sql`array_position(${sql.lit(`{${genders.join()}}`)}::text[], gender::text) - 1`),
    ...[...columns, ...stars].map(name => short(codeOf[name])),
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
      from members
      join options marital on marital.id = marital_status_id
      join options education on education.id = education_group_id
      join work_locations work on work.id = work_location_id
      join districts native on native.id = native_district_id
      left join options occupation on occupation.id = occupation_type_id
      left join options diet on diet.id = diet_id
      left join options devak on devak.id = devak_id
      left join options nakshatra on nakshatra.id = nakshatra_id
      left join options charan on charan.id = charan_id
      left join options raas on raas.id = raas_id
      where ${isActiveAndVerified()} and ${which}
      order by members.joined_at, members.id
      limit ${limit}
    ) page`.execute(trx)
  return rows[0]?.bytes ?? new Uint8Array()
}

/** Where the next page begins: after this joined_at, in microseconds, and id. */
export interface Mark {
  joinedAt: bigint
  id: string
}
export const fromTheFirst: Mark = { joinedAt: 0n, id: '00000000-0000-0000-0000-000000000000' }

/** The next visible members of a gender in joining order. */
export const rowsAfter = (db: Db, gender: Gender, { joinedAt, id }: Mark, limit: number): Promise<Uint8Array> =>
  packedRows(
    db,
    // As text, because the driver knows no bigint.
    sql<SqlBool>`${isOfGender(gender)} and (members.joined_at, members.id) >
      (timestamptz 'epoch' + ${String(joinedAt)}::bigint * interval '1 microsecond', ${id}::uuid)`,
    limit,
  )

/** The rows of those among these members who are visible now. */
export const rowsOf = (db: Db, ids: readonly string[]): Promise<Uint8Array> =>
  packedRows(db, sql<SqlBool>`members.id = any(${ids}::uuid[])`, null)
