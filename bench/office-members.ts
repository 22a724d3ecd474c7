// How staff find a member on PostgreSQL: by registration number, names in either script, any number of the family and e-mail.
// Beside it a plain ilike, which is what a first draft would do, and which finds nothing in the other script.
// node bench/office-members.ts [members, by default a million] [seconds of each measurement, by default three]
import { sql } from 'kysely'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { findMembers, membersPerPage, readMemberRows } from '#server/features/office/office-members/search.ts'
import { parseMemberQuery } from '#server/features/shared/member-record/parse-query.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { settle } from './community.ts'
import { oneAfterAnother, printTimes } from './load.ts'
import { createNameIndexes, dropNameIndexes, manyNames } from './names.ts'

const members = Number(process.argv[2] ?? 1_000_000)
const seconds = Number(process.argv[3] ?? 3)
const today = '2026-01-15'

/** A father's and a mother's number for every family. */
async function givePhones(db: Db): Promise<void> {
  await db.connection().execute(async one => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`insert into family_phones (id, member_id, position, owner, phone)
      select gen_random_uuid(), id, place, case place when 0 then 'FATHER' else 'MOTHER' end,
        (7000000000 + number * 2 + place)::text
      from members, generate_series(0, 1) place`.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
    await sql`vacuum analyze family_phones`.execute(one)
  })
}

async function find(db: Db, query: string, offset = 0): Promise<number> {
  const { page } = await findMembers(db, parseMemberQuery(query), offset)
  return (
    await readMemberRows(
      db,
      page.map(one => one.id),
      today,
    )
  ).length
}

/** The same question in one condition. */
async function byIlike(db: Db, query: string): Promise<number> {
  const part = `%${query}%`
  const { rows } = await sql`select id from members
    where first_name || ' ' || middle_name || ' ' || last_name ilike ${part} or registration_no ilike ${part}
      or mobile like ${part} or email ilike ${part}
      or exists (select from family_phones where member_id = members.id and phone like ${part})
    order by last_name, first_name, id limit ${membersPerPage}`.execute(db)
  return rows.length
}

const server = await startPostgres('durable')
const { db, close } = openPostgres(server.url)
try {
  await migrate(db)
  await dropNameIndexes(db)
  await settle(db, members, manyNames)
  await createNameIndexes(db)
  await givePhones(db)
  console.log(`${members.toLocaleString('en')} members`)
  const half = Math.floor(members / 2)
  const queries = ['Patil', 'पाटील', 'Gokh', 'Vaishnavi', 'Suresh', 'Man', 'Vaishnavi Patil', 'पाटील वैष्णवी']
  const longer = ['Suresh Patil', 'Vaishnavi Suresh Patil', 'Nobody', 'B1000002', '1000002', '4321']
  const contacts = [String(6_000_000_000 + half), String(7_000_000_000 + half * 2), 'kale77@family.in']
  for (const query of [...queries, ...longer, ...contacts]) {
    const count = await find(db, query)
    printTimes(`  ${query} (${count} found)`, await oneAfterAnother(seconds, () => find(db, query)))
  }
  printTimes('  Patil, the last page', await oneAfterAnother(seconds, () => find(db, 'Patil', 9)))
  for (const query of ['Patil', 'पाटील', 'Vaishnavi', '4321', 'kale77@family.in'])
    printTimes(
      `  ${query} by ilike (${await byIlike(db, query)} found)`,
      await oneAfterAnother(seconds, () => byIlike(db, query)),
    )
} finally {
  await close()
  await server.stop()
}
