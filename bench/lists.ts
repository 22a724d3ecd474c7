// List pages over HTTP at fifty requests a second, on PostgreSQL, beside the same page by plain SQL.
// node bench/lists.ts [members, by default a million] [seconds of each measurement, by default ten]
import { loadavg } from 'node:os'
import { sql } from 'kysely'
import { pageSize } from '#domain/limits.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import type { FinderQuery } from '#server/features/finding/read-model/query.ts'
import { sqlFinder } from '#server/features/finding/read-model/sql/finder.ts'
import { systemClock } from '#server/ports/clock.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { lookers, settle } from './community.ts'
import { load, oneAfterAnother, printTimes, type Times } from './load.ts'
import { startNode } from './start-node.ts'

const members = Number(process.argv[2] ?? 1_000_000)
const seconds = Number(process.argv[3] ?? 10)
const perSecond = 50

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(10)
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`

/** Reads a page and its count again and again for some seconds; at the rate above the machine could not keep up. */
async function bySql(db: Db, page: number): Promise<Times> {
  const query: FinderQuery = {
    gender: 'F',
    criteria: {},
    order: { by: 'joined', direction: 'desc' },
    excluded: [],
    offset: page * pageSize,
    limit: pageSize,
  }
  const plain = sqlFinder(db, systemClock)
  return oneAfterAnother(seconds, () => plain.find(query))
}

async function printPlan(db: Db, page: number) {
  const plan = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off)
    select id from members where gender = 'F' and status = 'active'
      and (mobile_verified_at is not null or email_verified_at is not null)
    order by joined_at desc, id desc offset ${page * pageSize} limit ${pageSize}`.execute(db)
  for (const line of plan.rows) console.log(`    ${line['QUERY PLAN']}`)
}

const server = await startPostgres('durable')
const { db, close } = openPostgres(server.url)
try {
  await migrate(db)
  const began = performance.now()
  await settle(db, members)
  console.log(`${members.toLocaleString('en')} members settled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const tokens = await lookers(db, 400)
  const node = startNode(server.url)
  const { port } = await node.listening
  const model = await node.loaded
  const { rss } = await node.delay()
  console.log(
    `read model: ${model.members.toLocaleString('en')} visible members, loaded in ${(model.milliseconds / 1000).toFixed(1)} s, ` +
      `${megabytes(model.bytes)} (the process ${megabytes(rss)})`,
  )

  const visible = Math.floor(model.members / 2)
  const deep = Math.min(4999, Math.floor(visible / pageSize) - 1)
  const token = (n: number) => tokens[n % tokens.length] ?? ''
  const measure = (path: (n: number) => string, length = seconds) =>
    load(port, { perSecond, seconds: length, ask: n => ({ path: path(n), token: token(n) }) })
  const joined = (page: number) => `/api/joined/member/pagination/list?offset=${page}`
  await measure(() => joined(0), 3)
  await node.delay()

  console.log(
    `over HTTP, ${perSecond} requests a second, from the moment each was due (load ${loadavg()[0]?.toFixed(1)}):`,
  )
  const first = await measure(() => joined(0))
  printTimes('  first page', first)
  const far = await measure(() => joined(deep))
  printTimes(`  page ${(deep + 1).toLocaleString('en')}`, far)
  printTimes('  any page', await measure(n => joined((n * 7919) % (deep + 1))))
  const [marital] = await db.selectFrom('options').select('id').where('code', '=', 'DIVORCED').execute()
  printTimes(
    '  one marital status, any page',
    await measure(n => `/api/bride/list?marital_status_id=${marital?.id}&offset=${(n * 7919) % (deep >> 3)}`),
  )
  printTimes('  best kundali first, first page', await measure(() => `${joined(0)}&order_by=kundali`))
  const { p50, p99, max, cpu } = await node.delay()
  console.log(`event loop delay of the node meanwhile: p50 ${ms(p50)}, p99 ${ms(p99)}, most ${ms(max)}`)
  const requests = 5 * perSecond * seconds
  console.log(
    `processor time a request: ${ms(cpu.loop / requests)} of the event loop, ${ms(cpu.all / requests)} of the whole node`,
  )
  console.log(`page ${deep + 1} costs ${(far.p50 / first.p50).toFixed(2)} times the first`)
  await node.stop()

  console.log('baseline: ids of the page and exact count by plain SQL on its best index, one at a time, no HTTP:')
  printTimes('  first page', await bySql(db, 0))
  printTimes(`  page ${(deep + 1).toLocaleString('en')}`, await bySql(db, deep))
  console.log(`  plan of page ${deep + 1}, without its count:`)
  await printPlan(db, deep)
} finally {
  await close()
  await server.stop()
}
