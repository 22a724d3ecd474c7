// The matches of a family and what its wishes cost, over HTTP at fifty a second, beside plain SQL and the scan alone.
// node bench/matches.ts [members, by default a million] [seconds of each measurement, 10 by default]
import { loadavg } from 'node:os'
import { openPostgres } from '#server/db/open.ts'
import { visibleRows } from '#server/features/finding/read-model/loading/rows.ts'
import { visibleWishes } from '#server/features/finding/read-model/loading/wish-rows.ts'
import type { MatchQuery } from '#server/features/finding/read-model/query.ts'
import { codesIn } from '#server/features/finding/read-model/scans/filters.ts'
import { fitScanFor } from '#server/features/finding/read-model/scans/fit.ts'
import { matchScanFor, scanMatches } from '#server/features/finding/read-model/scans/matches.ts'
import { scanCosts } from '#server/features/finding/read-model/scans/wish-costs.ts'
import { sqlFinder } from '#server/features/finding/read-model/sql/finder.ts'
import { memberStores } from '#server/features/finding/read-model/store/member-stores.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { systemClock } from '#server/ports/clock.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { lookers } from './community.ts'
import { endPostgresWithBench } from './end-by-signal.ts'
import { settleWishing } from './expectations.ts'
import { fitQueries } from './fit-queries.ts'
import { load, oneAfterAnother, printTimes } from './load.ts'
import { startNode } from './start-node.ts'

const members = Number(process.argv[2] ?? 1_000_000)
const seconds = Number(process.argv[3] ?? 10)
const perSecond = 50
/** Asked while a family edits its wishes, which is rarer. At the rate of matches the one scanning thread would be full. */
const costsPerSecond = 20

const server = await startPostgres('durable')
endPostgresWithBench(server.pid)
const { db, close } = openPostgres(server.url)
try {
  await settleWishing(db, members)
  const tokens = await lookers(db, 400)
  const node = startNode(server.url)
  const { port } = await node.listening
  await node.loaded
  const token = (n: number) => tokens[n % tokens.length] ?? ''
  const measure = (path: (n: number) => string, length = seconds, rate = perSecond) =>
    load(port, { perSecond: rate, seconds: length, ask: n => ({ path: path(n), token: token(n) }) })
  await measure(() => '/api/matches', 3)
  console.log(
    `${members.toLocaleString('en')} members, over HTTP, ${perSecond} a second (load ${loadavg()[0]?.toFixed(1)}):`,
  )
  printTimes('  the first page of matches (aim: p50 30 ms, p99 80 ms)', await measure(() => '/api/matches'))
  printTimes('  a later page', await measure(n => `/api/matches?offset=${1 + (n % 10)}`))
  printTimes(
    `  what each wish costs, ${costsPerSecond} a second (aim: p50 60 ms)`,
    await measure(() => '/api/expectation/costs', seconds, costsPerSecond),
  )
  await node.stop()

  const data = await readMasterData(db)
  const queries = (await fitQueries(db, data, 200)).map((query): MatchQuery => ({ ...query, offset: 0, limit: 20 }))
  const at = (n: number) => queries[n % queries.length] as MatchQuery
  const stores = memberStores()
  for await (const rows of visibleRows(db, 'F')) stores.put(rows)
  const codeOf = codesIn(data)
  for await (const wishes of visibleWishes(db, codeOf)) stores.putWishes(wishes)
  const brides = stores.of('F')
  console.log('beside it, one at a time, no HTTP, on the same members:')
  printTimes(
    '  the scan of matches alone',
    await oneAfterAnother(seconds, n => scanMatches(brides, matchScanFor(at(n), codeOf))),
  )
  printTimes(
    '  the scan of costs alone',
    await oneAfterAnother(seconds, n => scanCosts(brides, fitScanFor(at(n), codeOf))),
  )
  const plain = sqlFinder(db, systemClock)
  printTimes('  plain SQL: matches', await oneAfterAnother(seconds, n => plain.matches(at(n))))
  printTimes('  plain SQL: costs', await oneAfterAnother(seconds, n => plain.wishCosts(at(n))))
} finally {
  await close()
  await server.stop()
}
