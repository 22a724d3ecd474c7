import { sql } from 'kysely'
import { migrate } from '#server/db/migrate.ts'
import type { Db } from '#server/db/open.ts'
import { settle } from './community.ts'

/** Fills a new database with members who have wishes. */
export async function settleWishing(db: Db, members: number): Promise<void> {
  await migrate(db)
  await settle(db, members)
  await writeExpectations(db)
}

/** Two families of three say whom they look for, each with some of the wishes. */
export async function writeExpectations(db: Db): Promise<void> {
  await sql`
    with list as (
      select (select array_agg(id order by position) from options where type = 'MARITAL_STATUS') as marital,
        (select array_agg(id order by position) from districts) as district,
        (select array_agg(id order by position) from work_locations) as work
    )
    insert into expectations (member_id, birth_year_from, birth_year_to, height_from, height_to, patrika_match, choices)
    select members.id, 1985 + number % 10, 1995 + number % 8, 150 + number % 12, case when number % 2 = 0 then 185 end,
      case number % 4 when 0 then 'Y' when 1 then 'ALL' end,
      jsonb_build_object('marital_status', jsonb_build_array(marital[1 + number % 2]),
        'working_city', case when number % 3 = 0 then jsonb_build_array(work[1 + number % 50], work[1 + number % 300]) else '[]' end,
        'native_district', case when number % 5 = 0 then to_jsonb(district[1:12]) else '[]' end)
    from members, list where number % 3 > 0`.execute(db)
  await sql`analyze`.execute(db)
}
