// Members by the hundred thousand, straight out of the master data: for figures, not for people to look at.
import { type RawBuilder, sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { tokenHash } from '#server/ports/secrets.ts'

const choice = (values: string) => sql.raw(`(${values})[1 + floor(random() * array_length(${values}, 1))::int]`)

/** The names of the member `n`. */
export interface Names {
  first: RawBuilder<unknown>
  middle: RawBuilder<unknown>
  last: RawBuilder<unknown>
}
const oneName: Names = { first: sql`'Rutuja'`, middle: sql`''`, last: sql`'Kale'` }

export async function settle(db: Db, members: number, names: Names = oneName): Promise<void> {
  await db.connection().execute(async one => {
    await sql`select setseed(0.36)`.execute(one)
    // All references come out of the lists themselves, and nobody listens yet: neither checks nor notices.
    await sql`set session_replication_role = replica`.execute(one)
    await sql`
      with list as (
        select
          (select array_agg(id order by position) from options where type = 'MARITAL_STATUS') as marital,
          (select array_agg(id order by position) from options where type = 'EDUCATION_GROUP') as education,
          (select array_agg(id order by position) from options where type = 'OCCUPATION_TYPE') as occupation,
          (select array_agg(id order by position) from options where type = 'DIET') as diet,
          (select array_agg(id order by position) from options where type = 'DEVAK') as devak,
          (select array_agg(id order by position) from options where type = 'CHARAN') as charan,
          (select array_agg(parent_id order by position) from options where type = 'CHARAN') as nakshatra,
          (select array_agg(id order by position) from talukas) as taluka,
          (select array_agg(district_id order by position) from talukas) as district,
          (select array_agg(id order by position) from work_locations) as work
      ),
      person as materialized (
        select *, (lpad(to_hex((extract(epoch from joined_at) * 1000)::bigint), 12, '0') || '7' || substr(random_hex, 1, 3)
          || '8' || substr(random_hex, 4, 15))::uuid as id
        from (select n, timestamptz '2020-01-01' + n * interval '1 minute' as joined_at, md5(n::text) as random_hex,
          1 + floor(random() * 108)::int as star, 1 + floor(random() * array_length(taluka, 1))::int as home
        from generate_series(1, ${members}::int) n, list) drawn
      )
      insert into members (id, person_id, registration_no, gender, first_name, middle_name, last_name, date_of_birth, height_cm,
        marital_status_id, education, education_group_id, occupation_type_id, occupation, annual_income,
        work_location_id, work_village, native_district_id, native_taluka_id, native_village, diet_id, devak_id,
        nakshatra_id, charan_id, mangal, ready_to_move_abroad, country_code, dial_code, mobile, mobile_verified_at,
        email, status, joined_at, updated_at)
      select id, id,
        case when n % 2 = 0 then 'B' else 'G' end || (1000000 + n), case when n % 2 = 0 then 'F' else 'M' end,
        ${names.first}, ${names.middle}, ${names.last}, date '1980-01-01' + floor(random() * 9000)::int,
        ${choice("'{152,154,157,160,162,165,167,170,172,175,177,180}'::int[]")},
        ${choice('marital')}, 'B.E. Computer', ${choice('education')}, ${choice('occupation')}, 'Engineer',
        floor(random() * 3000000)::int, ${choice('work')}, 'Saswad', district[home], taluka[home], 'Saswad',
        ${choice('diet')}, case when random() < 0.7 then ${choice('devak')} end,
        case when random() < 0.8 then nakshatra[star] end, case when random() < 0.8 then charan[star] end,
        ${choice("'{Y,N,SOUMYA,NOT_KNOWN}'::text[]")}, ${choice("'{Y,N,UNDECIDED,ALREADY_IN}'::text[]")},
        'in', '+91', (6000000000 + n)::text, case when random() < 0.97 then joined_at end, 'kale' || n || '@family.in',
        case when random() < 0.98 then 'active' else 'paused' end, joined_at, joined_at
      from person, list`.execute(one)
    // A trigger would do this, and more slowly.
    await sql`insert into persons (id, mobile, mobile_dial_code) select id,
        case when mobile_verified_at is not null then dial_code || mobile end, case when mobile_verified_at is not null then dial_code end
      from members on conflict do nothing`.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
    // Those who never verified joined long ago. A node would delete them in the middle of a measurement.
    await sql`insert into jobs (name, next_at) values ('housekeeping', now() + interval '1 day')
      on conflict do nothing`.execute(one)
    // What is not yet on the disk cannot be marked as seen by all, and no index would answer alone.
    await sql`checkpoint`.execute(one)
    await sql`vacuum analyze members`.execute(one)
  })
}

/** Members who look: the newest of each gender, so that nobody's own gender is measured. */
export async function newestMembers(db: Db, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('status', '=', 'active')
    .where('mobile_verified_at', 'is not', null)
    .orderBy('joined_at', 'desc')
    .limit(count)
    .execute()
  return rows.map(row => row.id)
}

/** Their sessions. */
export async function lookers(db: Db, count: number): Promise<string[]> {
  const now = new Date()
  const tokens = (await newestMembers(db, count)).map((id, n) => ({ id, token: `bench-session-of-a-looker-${n}` }))
  // A statement has at most 65535 parameters.
  for (let from = 0; from < tokens.length; from += 5_000)
    await db
      .insertInto('sessions')
      .values(
        tokens.slice(from, from + 5_000).map(({ id, token }) => ({
          token_hash: tokenHash(token),
          person_id: id,
          member_id: id,
          created_at: now,
          last_used_on: dayInIndia(now),
          revoked_at: null,
        })),
      )
      .execute()
  return tokens.map(({ token }) => token)
}
