// How many fit a member's expectations, and how many of those would accept: the scan alone, beside plain SQL.
// node bench/fit-counts.ts [members, by default a million] [counts, by default two hundred]
import { loadavg } from 'node:os'
import { openPostgres } from '#server/db/open.ts'
import { visibleRows } from '#server/features/finding/read-model/loading/rows.ts'
import { visibleWishes } from '#server/features/finding/read-model/loading/wish-rows.ts'
import type { FitQuery } from '#server/features/finding/read-model/query.ts'
import { codesIn } from '#server/features/finding/read-model/scans/filters.ts'
import { countFits, fitScanFor } from '#server/features/finding/read-model/scans/fit.ts'
import { sqlFinder } from '#server/features/finding/read-model/sql/finder.ts'
import { memberStores } from '#server/features/finding/read-model/store/member-stores.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { systemClock } from '#server/ports/clock.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { settleWishing } from './expectations.ts'
import { fitQueries } from './fit-queries.ts'

const members = Number(process.argv[2] ?? 1_000_000)
const counts = Number(process.argv[3] ?? 200)
const goal = 30

const server = await startPostgres('forgetful')
const { db, close } = openPostgres(server.url)

function print(what: string, times: number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) =>
    `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)} ms`
  console.log(`${what}: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} (${times.length} counts)`)
}

try {
  await settleWishing(db, members)
  const data = await readMasterData(db)
  const began = performance.now()
  const stores = memberStores()
  for await (const rows of visibleRows(db, 'F')) stores.put(rows)
  for await (const rows of visibleRows(db, 'M')) stores.put(rows)
  const rowsLoaded = performance.now()
  for await (const wishes of visibleWishes(db, codesIn(data))) stores.putWishes(wishes)
  const { members: visible, bytes } = stores.size()
  console.log(
    `${visible.toLocaleString('en')} visible members: rows in ${((rowsLoaded - began) / 1000).toFixed(1)} s, wishes in ` +
      `${((performance.now() - rowsLoaded) / 1000).toFixed(1)} s, ${(bytes / 2 ** 20).toFixed(0)} MB (load ${loadavg()[0]?.toFixed(1)})`,
  )
  const queries = await fitQueries(db, data, counts)
  const codeOf = codesIn(data)
  const timed = async (work: (query: FitQuery) => unknown, some: FitQuery[]) => {
    const times: number[] = []
    for (const query of some) {
      const from = performance.now()
      await work(query)
      times.push(performance.now() - from)
    }
    return times
  }
  const scanned = (query: FitQuery) => countFits(stores.of('F'), fitScanFor(query, codeOf))
  await timed(scanned, queries.slice(0, 20))
  print(`the scan, goal under ${goal} ms`, await timed(scanned, queries))
  print(
    'the same by plain SQL',
    await timed(query => sqlFinder(db, systemClock).countFits(query), queries.slice(0, 10)),
  )
} finally {
  await close()
  await server.stop()
}
