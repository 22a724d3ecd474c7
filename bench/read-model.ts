// The questions of families to the read model, beside the same questions to plain SQL, one at a time on the same members.
// node bench/read-model.ts [members; 10,000, 100,000 and 1,000,000 by default] [seconds of each measurement, 5 by default]
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { z } from 'zod'
import { criteriaShape } from '#contract/finding/criteria-schema.ts'
import { pageSize } from '#domain/limits.ts'
import { openPostgres } from '#server/db/open.ts'
import type { Criteria } from '#server/features/finding/read-model/criteria.ts'
import type { MatchQuery, MemberFinder } from '#server/features/finding/read-model/query.ts'
import { readModel } from '#server/features/finding/read-model/read-model.ts'
import { sqlFinder } from '#server/features/finding/read-model/sql/finder.ts'
import { criteriaForFinder } from '#server/features/finding/search/criteria.ts'
import { readCriteria } from '#server/features/finding/search/read-criteria.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { systemClock } from '#server/ports/clock.ts'
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts'
import { endPostgresWithBench } from './end-by-signal.ts'
import { settleWishing } from './expectations.ts'
import { fitQueries } from './fit-queries.ts'
import { oneAfterAnother } from './load.ts'
import { randomSearches } from './random-searches.ts'

const sizes = process.argv[2] ? [Number(process.argv[2])] : [10_000, 100_000, 1_000_000]
const seconds = Number(process.argv[3] ?? 5)
const different = 200

/** Milliseconds of processor that a process and its children that have ended used. */
function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 10
}
const processor = (server: TestPostgres) =>
  process.cpuUsage().user / 1000 +
  process.cpuUsage().system / 1000 +
  [server.pid(), ...server.backends()].reduce((sum, pid) => sum + processorOf(pid), 0)

async function measure(members: number): Promise<void> {
  const server = await startPostgres('durable')
  endPostgresWithBench(server.pid)
  const { db, close, listen } = openPostgres(server.url)
  try {
    await settleWishing(db, members)
    const data = await readMasterData(db)
    const schema = z.object(criteriaShape)
    const searches = (await randomSearches(db, different)).map(sent =>
      criteriaForFinder(readCriteria(schema.parse(sent), data, new Date()), { sameDevak: null }),
    )
    const asking = (await fitQueries(db, data, different)).map(
      (query): MatchQuery => ({ ...query, offset: 0, limit: 20 }),
    )
    const search = (n: number): Criteria => searches[n % searches.length] ?? {}
    const family = (n: number) => asking[n % asking.length] as MatchQuery
    const page = (criteria: Criteria, n: number) => ({
      gender: 'F' as const,
      criteria,
      order: { by: 'joined' as const, direction: 'desc' as const },
      excluded: [],
      offset: (n % 10) * pageSize,
      limit: pageSize,
    })
    const questions: Record<string, (finder: MemberFinder, n: number) => Promise<unknown>> = {
      'a page of the list': (finder, n) => finder.find(page({}, n)),
      'the same, best kundali first': (finder, n) =>
        finder.find({ ...page({}, n), order: { by: 'kundali', direction: 'desc', place: family(n).place } }),
      'a search, exact count': (finder, n) => finder.find(page(search(n), 0)),
      'matches, first page': (finder, n) => finder.matches(family(n)),
      'what each wish costs': (finder, n) => finder.wishCosts(family(n)),
      'what each criterion costs': (finder, n) =>
        finder.criteriaCosts({ gender: 'F', criteria: search(n), excluded: [] }),
    }
    const model = readModel({ db, listen, clock: systemClock })
    const loaded = await new Promise<{ bytes: number; milliseconds: number }>((resolve, reject) => {
      model.start({ loaded: resolve, failed: reject })
    })
    console.log(
      `\n${members.toLocaleString('en')} members; the read model took ${(loaded.milliseconds / 1000).toFixed(1)} s to load and has ${(loaded.bytes / 2 ** 20).toFixed(0)} MB (load ${loadavg()[0]?.toFixed(1)})`,
    )
    console.log(`${'milliseconds'.padEnd(32)}   p50    p99  processor |  plain SQL p50      p99  processor`)
    const plain = sqlFinder(db, systemClock)
    for (const [name, ask] of Object.entries(questions)) {
      const cells: string[] = []
      for (const finder of [model, plain]) {
        await ask(finder, 0)
        const before = processor(server)
        const times = await oneAfterAnother(seconds, n => ask(finder, n))
        const each = (processor(server) - before) / times.count
        cells.push([times.p50, times.p99, each].map(value => value.toFixed(2).padStart(8)).join(' '))
      }
      console.log(`${name.padEnd(32)} ${cells.join('  |  ')}`)
    }
    await model.close()
  } finally {
    await close()
    await server.stop()
  }
}

for (const members of sizes) await measure(members)
