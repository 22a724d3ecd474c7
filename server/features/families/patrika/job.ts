import { hourMs } from '#domain/durations.ts'
import { rulesVersion } from '#domain/kundali/patrika/birth-chart.ts'
import type { Db } from '#server/db/open.ts'
import { type MasterData, readMasterData } from '#server/features/shared/master-data/queries.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { birthOf } from './birth.ts'
import { type ChartComputer, startChartComputer } from './computer.ts'
import { membersToCompute, storeCharts } from './queries.ts'

const atOnce = 200
const everyMs = hourMs
const beforeAll = '00000000-0000-0000-0000-000000000000'

interface RecomputeOptions {
  db: Db
  data: MasterData
  computer: ChartComputer
  now: Date
  isStopping: () => boolean
}

/** Computes every chart that is missing or was computed by rules of another version. Returns how many. */
export async function recomputeCharts({ db, data, computer, now, isStopping }: RecomputeOptions): Promise<number> {
  let after = beforeAll
  let count = 0
  while (!isStopping()) {
    const rows = await membersToCompute(db, after, atOnce)
    const last = rows.at(-1)
    if (!last) break
    after = last.id
    const births = rows.flatMap(row => {
      const known = birthOf(data, row)
      return known.state === 'known' ? [{ row, birth: known.birth }] : []
    })
    const charts = await computer.charts(births.map(({ birth }) => birth))
    const newCharts = births.flatMap(({ row }, at) => {
      const chart = charts[at]
      return chart ? [{ ...row, chart }] : []
    })
    await storeCharts(db, newCharts, now)
    count += newCharts.length
  }
  return count
}

/** The job's name holds the version, so that the first node of a new release does not wait for a turn of the old one. */
export const startPatrikas = (dependencies: { db: Db; clock: Clock; onError: (error: unknown) => void }) =>
  startPeriodicJob(dependencies, {
    name: `patrika ${rulesVersion}`,
    everyMs,
    runsOnCopy: true,
    async work(now, isStopping) {
      const { db } = dependencies
      const [first] = await membersToCompute(db, beforeAll, 1)
      if (!first) return
      const computer = startChartComputer()
      try {
        await recomputeCharts({ db, data: await readMasterData(db), computer, now, isStopping })
      } finally {
        await computer.close()
      }
    },
  })
