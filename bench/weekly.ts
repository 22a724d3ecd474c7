// The weekly sheet: the new families of a week compared with everybody, by a node that serves meanwhile, beside plain SQL.
// node bench/weekly.ts [members, by default a million] [new families, 20,000 by default] [seconds of each baseline, 10 by default]
import { loadavg } from 'node:os'
import { sql } from 'kysely'
import { openPostgres } from '#server/db/open.ts'
import { readNewFamilies } from '#server/features/finding/lists/queries.ts'
import { visibleRows } from '#server/features/finding/read-model/loading/rows.ts'
import { visibleWishes } from '#server/features/finding/read-model/loading/wish-rows.ts'
import { fitAmong, fitAmongFor } from '#server/features/finding/read-model/scans/among.ts'
import { codesIn } from '#server/features/finding/read-model/scans/filters.ts'
import { sqlFinder } from '#server/features/finding/read-model/sql/finder.ts'
import { memberStores } from '#server/features/finding/read-model/store/member-stores.ts'
import { sheetWeekOf } from '#server/features/finding/weekly-sheet/rules.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { systemClock } from '#server/ports/clock.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { lookers } from './community.ts'
import { settleWishing } from './expectations.ts'
import { fitQueries } from './fit-queries.ts'
import { eachTime, oneAfterAnother, printTimes, summary } from './load.ts'
import { startNode } from './start-node.ts'

const members = Number(process.argv[2] ?? 1_000_000)
const newFamilies = Number(process.argv[3] ?? 20_000)
const seconds = Number(process.argv[4] ?? 10)
const pollsPerSecond = 100

const server = await startPostgres('durable')
const { db, close } = openPostgres(server.url)
try {
  await settleWishing(db, members)
  const week = sheetWeekOf(new Date())
  // Everybody has an address that letters go to, and the newest were first listed in the week of the sheet.
  await db.connection().execute(async one => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`update members set email_verified_at = joined_at`.execute(one)
    await sql`insert into first_listings (member_id, listed_at)
      select id, ${week.upTo}::timestamptz - interval '1 day' from members order by joined_at desc limit ${newFamilies}`.execute(
      one,
    )
    await sql`set session_replication_role = origin`.execute(one)
    await sql`vacuum analyze members`.execute(one)
  })
  const tokens = await lookers(db, 400)
  const node = startNode(server.url)
  const { port } = await node.listening
  await node.loaded
  const ask = (n: number) => ({ path: '/api/notification/count', token: tokens[n % tokens.length] ?? '' })
  const polls = (length: number) => eachTime(port, { perSecond: pollsPerSecond, seconds: length, ask })
  await polls(3)
  const quiet = summary(await polls(seconds))
  await node.delay()

  const sheets = node.sheets()
  let isOver = false
  void sheets.then(() => {
    isOver = true
  })
  const during: number[] = []
  while (!isOver) during.push(...(await polls(1)))
  const took = await sheets
  const { cpu, p99: late } = await node.delay()
  await node.stop()

  const { told } = await db.selectFrom('weekly_sheet_runs').select('told').executeTakeFirstOrThrow()
  const letters = await db
    .selectFrom('deliveries')
    .select([sql<number>`count(*)::int`.as('all'), sql<number>`count(distinct member_id)::int`.as('members')])
    .where('kind', '=', 'weekly_sheet')
    .executeTakeFirstOrThrow()
  const readers = await db
    .selectFrom('expectations')
    .select(sql<number>`count(*)::int`.as('all'))
    .executeTakeFirstOrThrow()
  const number = (value: number) => value.toLocaleString('en')
  console.log(
    `${number(members)} members, ${number(newFamilies)} new, ${number(readers.all)} with wishes (load ${loadavg()[0]?.toFixed(1)}):\n` +
      `  the job took ${(took / 1000).toFixed(1)} s (aim at a million and 20,000: an hour), ${number(told)} letters, ` +
      `${number(letters.members)} members, ${letters.all - letters.members} twice\n` +
      `  ${number(Math.round(readers.all / (took / 1000)))} readers a second; the node took ${((cpu.loop / took) * 100).toFixed(0)} % of a processor for its loop, ` +
      `${((cpu.all / took) * 100).toFixed(0)} % in all, and its loop was late by ${late.toFixed(1)} ms (p99)`,
  )
  printTimes('  polls of the unread count before it', quiet)
  printTimes('  polls meanwhile (aim: p99 50 ms)', summary(during))

  const data = await readMasterData(db)
  const queries = await fitQueries(db, data, 400)
  const numbers = (await readNewFamilies(db, week, 'joined')).filter(one => one.gender === 'F').map(one => one.number)
  const some = (n: number, many: number) => queries.slice((n * many) % 400, ((n * many) % 400) + many)
  const asked = (n: number, many: number) => ({ gender: 'F' as const, numbers, queries: some(n, many), limit: 8 })
  const stores = memberStores()
  for await (const rows of visibleRows(db, 'F')) stores.put(rows)
  const codeOf = codesIn(data)
  for await (const wishes of visibleWishes(db, codeOf)) stores.putWishes(wishes)
  const brides = stores.of('F')
  const plain = sqlFinder(db, systemClock)
  console.log('beside it, one at a time, on the same members:')
  printTimes(
    '  the scan for a hundred readers',
    await oneAfterAnother(seconds, n => fitAmong(brides, fitAmongFor(asked(n, 100), codeOf))),
  )
  const bySql = await oneAfterAnother(seconds, n => plain.fitAmong(asked(n, 1)))
  printTimes('  plain SQL for one reader', bySql)
  console.log(`  plain SQL for all of them would take ${((bySql.mean * readers.all) / 3_600_000).toFixed(1)} hours`)
} finally {
  await close()
  await server.stop()
}
