// Searches over HTTP at fifty a second while members change their profiles, beside plain SQL, a bare page and the scan.
// node bench/search.ts [members; 10,000, 100,000 and 1,000,000 by default] [seconds of each measurement, 10 by default]
// [rounds over HTTP, each with a node of its own, 1 by default]
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { criteriaShape, type SentCriteria } from '#contract/finding/criteria-schema.ts'
import { storedResultSize } from '#domain/limits.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import type { Criteria } from '#server/features/finding/read-model/criteria.ts'
import { scoresWith } from '#server/features/finding/read-model/kundali-order.ts'
import { visibleRows } from '#server/features/finding/read-model/loading/rows.ts'
import { codesIn, filtersFor } from '#server/features/finding/read-model/scans/filters.ts'
import { scan } from '#server/features/finding/read-model/scans/page.ts'
import type { MemberStore } from '#server/features/finding/read-model/store/member-store.ts'
import { memberStores } from '#server/features/finding/read-model/store/member-stores.ts'
import { criteriaForFinder } from '#server/features/finding/search/criteria.ts'
import { readCriteria } from '#server/features/finding/search/read-criteria.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { lookers, settle } from './community.ts'
import { endPostgresWithBench } from './end-by-signal.ts'
import { load, oneAfterAnother, printTimes, type Times } from './load.ts'
import { addIndexes, pageAlone, pageAndCount, printPlans } from './plain-search.ts'
import { randomSearches } from './random-searches.ts'
import { startNode } from './start-node.ts'

const sizes = process.argv[2] ? [Number(process.argv[2])] : [10_000, 100_000, 1_000_000]
const seconds = Number(process.argv[3] ?? 10)
const rounds = Number(process.argv[4] ?? 1)
const perSecond = 50
const changesAMinute = 1_000
const searchesCount = 200

const ms = (value: number) => `${value.toFixed(1)} ms`
const times = (much: number) => `${much.toFixed(2)} times`

/** Changes a searchable value of one member after another at a steady rate, until stopped. */
function changing(db: Db, members: number) {
  let going = true
  const done = (async () => {
    for (let n = 0; going; n++) {
      const number = 1 + ((n * 7919) % members)
      await sql`update members set height_cm = 150 + (height_cm + 7) % 35
        where registration_no = ${`${number % 2 === 0 ? 'B' : 'G'}${1_000_000 + number}`}`.execute(db)
      await pause(60_000 / changesAMinute)
    }
  })()
  return async () => {
    going = false
    await done
  }
}

async function overHttp(database: string, db: Db, searches: SentCriteria[], tokens: string[], members: number) {
  const node = startNode(database)
  const { port } = await node.listening
  await node.loaded
  const token = (n: number) => tokens[n % tokens.length] ?? ''
  const body = (n: number) => searches[n % searches.length] ?? {}
  const measure = (ask: (n: number) => object, path: string, length = seconds) =>
    load(port, { perSecond, seconds: length, ask: n => ({ path, token: token(n), body: ask(n) }) })
  await measure(body, '/api/search-user', 3)
  await node.delay()
  const stop = changing(db, members)
  console.log(
    `over HTTP, ${perSecond} a second, from the moment each was due; ${changesAMinute} members a minute change (load ${loadavg()[0]?.toFixed(1)}):`,
  )
  const search = await measure(body, '/api/search-user')
  printTimes('  search, exact count, first 2,000 stored', search)
  const best = await measure(n => ({ ...body(n), order_by: 'kundali' }), '/api/search-user')
  printTimes('  the same, best kundali first', best)
  printTimes('  the count alone', await measure(body, '/api/search-count'))
  printTimes(
    '  a page of the saved result',
    await load(port, {
      perSecond,
      seconds,
      ask: n => ({ path: `/api/previous-search/pagination/list?offset=${n % 3}`, token: token(n) }),
    }),
  )
  const { p50, p99, max, cpu } = await node.delay()
  await stop()
  console.log(`  best kundali first costs ${times(best.mean / search.mean)} newest first in the mean`)
  console.log(`  event loop delay of the node meanwhile: p50 ${ms(p50)}, p99 ${ms(p99)}, most ${ms(max)}`)
  const requests = 4 * perSecond * seconds
  console.log(
    `  processor time a request: ${ms(cpu.loop / requests)} of the event loop, ${ms(cpu.all / requests)} in all`,
  )
  await node.stop()
  return search
}

async function bridesOf(db: Db): Promise<MemberStore> {
  const stores = memberStores()
  for await (const rows of visibleRows(db, 'F')) stores.put(rows)
  return stores.of('F')
}

async function baselines(db: Db, sent: SentCriteria[]): Promise<{ plain: Times; alone: Times; best: Times }> {
  const data = await readMasterData(db)
  const sameDevak = data.options.find(row => row.type === 'DEVAK')?.id ?? null
  const schema = z.object(criteriaShape)
  const searches: Criteria[] = sent.map(one =>
    criteriaForFinder(readCriteria(schema.parse(one), data, new Date()), { sameDevak }),
  )
  const at = (n: number) => searches[n % searches.length] ?? {}
  const brides = await bridesOf(db)
  const codeOf = codesIn(data)
  const scores = scoresWith(40, 'F')
  const scanned = (n: number, by: Uint8Array | null) =>
    scan(brides, {
      filters: filtersFor(at(n), codeOf),
      direction: 'desc',
      scored: 'place' as const,
      scores: by,
      excluded: [],
      offset: 0,
      limit: storedResultSize,
    })
  await addIndexes(db)
  console.log('beside it, one at a time, no HTTP, on the same members:')
  const plain = await oneAfterAnother(seconds, n => pageAndCount(db, at(n), 0))
  printTimes('  plain SQL: count and page, composite indexes', plain)
  printTimes('  plain SQL: the page alone', await oneAfterAnother(seconds, n => pageAlone(db, at(n))))
  const alone = await oneAfterAnother(seconds / 2, n => scanned(n, null))
  printTimes('  the scan alone: exact count, first 2,000', alone)
  const best = await oneAfterAnother(seconds / 2, n => scanned(n, scores))
  printTimes('  the scan alone, best kundali first', best)
  await printPlans(db, at(0))
  return { plain, alone, best }
}

async function onPostgres(members: number) {
  console.log(`\n== ${members.toLocaleString('en')} members on PostgreSQL`)
  const server = await startPostgres('durable')
  endPostgresWithBench(server.pid)
  const { db, close } = openPostgres(server.url)
  try {
    await migrate(db)
    await settle(db, members)
    const searches = await randomSearches(db, searchesCount)
    const tokens = await lookers(db, 400)
    let search = await overHttp(server.url, db, searches, tokens, members)
    for (let round = 1; round < rounds; round++) search = await overHttp(server.url, db, searches, tokens, members)
    const { plain, alone, best } = await baselines(db, searches)
    console.log(
      `the scan is ${times(plain.mean / alone.mean)} as fast as plain SQL in the mean, ${times(plain.p50 / alone.p50)} at p50, ${times(plain.p99 / alone.p99)} at p99`,
    )
    console.log(
      `the whole call over HTTP, saved result written, is ${times(plain.mean / search.mean)} as fast as plain SQL alone in the mean`,
    )
    console.log(`the scan costs ${times(best.mean / alone.mean)} as much by kundali`)
  } finally {
    await close()
    await server.stop()
  }
}

for (const members of sizes) await onPostgres(members)
