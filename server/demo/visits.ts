import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { knownLogins } from './known-logins.ts'

const visitorsEach = 27
const hoursApart = 9

/** Writes visits of the last days to the known logins, so that their list of visitors is not empty. */
export async function writeVisits(trx: Db, now: Date): Promise<void> {
  const emails = knownLogins.map(login => login.email)
  await sql`
    insert into visits (visitor_id, visited_id, first_at, last_at, last_day)
    select visitor_id, visited_id, at, at, (at at time zone 'Asia/Kolkata')::date
    from (
      select visitor.id as visitor_id, login.id as visited_id,
        ${now}::timestamptz - make_interval(hours => ${hoursApart}::int * nth::int) as at
      from members login
      cross join lateral (
        select one.id, row_number() over (order by md5(one.id::text || login.id::text)) as nth
        from members one
        where one.gender <> login.gender and one.status = 'active'
          and (one.mobile_verified_at is not null or one.email_verified_at is not null)
      ) visitor
      where login.email = any(${emails}::text[]) and visitor.nth <= ${visitorsEach}
    ) visit
    where at > (select joined_at from members where id = visitor_id)`.execute(trx)
}
