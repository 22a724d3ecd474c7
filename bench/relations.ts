// What members of the bench have done towards each other: photos, visits, interests, shortlists, blocks, suggestions, plans.
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Every looker gets thirty visitors and a few rows of everything else, with members of the other gender. */
export async function relate(db: Db, looking: number): Promise<void> {
  await db.connection().execute(async one => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`insert into photos (id, member_id, position, stored_as, status, added_at)
      select gen_random_uuid(), id, 0, 'photos/' || id, 'shown', joined_at from members where height_cm % 5 > 0`.execute(
      one,
    )
    await sql`create temporary table pairs as
      select looker.id as looker, other.id as other, nth, now() - nth * interval '5 hours' as at
      from (
        select id, gender, row_number() over (order by joined_at desc) as n from members
        where status = 'active' and mobile_verified_at is not null order by joined_at desc limit ${looking}
      ) looker
      cross join generate_series(1, 40) nth
      join lateral (
        select id from members where registration_no = (case when looker.gender = 'F' then 'G' else 'B' end)
          || (1000000 + 2 * ((looker.n * 41 + nth * 7) % 4000) + (case when looker.gender = 'F' then 1 else 2 end))
      ) other on true`.execute(one)
    await sql`insert into visits (visitor_id, visited_id, first_at, last_at, last_day)
      select other, looker, at, at, at::date from pairs where nth <= 30 on conflict do nothing`.execute(one)
    await sql`insert into blocks (blocker_id, blocked_id, at)
      select looker, other, at from pairs where nth between 31 and 32 on conflict do nothing`.execute(one)
    await sql`insert into shortlists (id, member_id, shortlisted_id, at)
      select gen_random_uuid(), looker, other, at from pairs where nth % 4 = 0 on conflict do nothing`.execute(one)
    await sql`insert into interests (id, sender_id, receiver_id, status, sent_at, status_at)
      select gen_random_uuid(), case when nth % 2 = 0 then looker else other end,
        case when nth % 2 = 0 then other else looker end, 'pending', at, at
      from pairs where nth % 3 = 0 on conflict do nothing`.execute(one)
    await sql`insert into suggestions (id, member_id, suggested_id, at)
      select gen_random_uuid(), looker, other, at from pairs where nth % 2 = 1 on conflict do nothing`.execute(one)
    await sql`insert into family_details (member_id, father_occupation, maternal_uncle_surname)
      select id, 'Farmer', 'Shinde' from members`.execute(one)
    await sql`insert into siblings (id, member_id, position, name, gender)
      select gen_random_uuid(), id, 0, 'Amol', 'M' from members`.execute(one)
    await sql`insert into relatives (id, member_id, position, surname)
      select gen_random_uuid(), id, nth, 'Jagtap' from members, generate_series(0, 2) nth`.execute(one)
    await sql`insert into plans (id, name, fee_paise, validity_days, contact_views)
      values ('0190a0a0-0000-7000-8000-0000000000aa', 'Gold', 500000, 365, 50)`.execute(one)
    await sql`insert into memberships
        (id, member_id, plan_id, fee_paise, validity_days, starts_on, ends_on, contact_views, created_at)
      select gen_random_uuid(), looker, '0190a0a0-0000-7000-8000-0000000000aa', 500000, 365, current_date - 30, current_date + 300, 50, now()
      from pairs where nth = 1`.execute(one)
    await sql`insert into contact_views (viewer_id, viewed_id, membership_id, at)
      select looker, other, memberships.id, at from pairs join memberships on memberships.member_id = looker
      where nth % 7 = 0 on conflict do nothing`.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
    await sql`drop table pairs`.execute(one)
    await sql`checkpoint`.execute(one)
    await sql`vacuum analyze`.execute(one)
  })
}
