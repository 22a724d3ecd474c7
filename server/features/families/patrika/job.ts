import { rulesVersion } from '#domain/kundali/patrika/birth-chart.ts'
import type { Db } from '#server/db/open.ts'
import { type MasterData, readMasterData } from '#server/features/shared/master-data/queries.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { toldBirth } from './birth.ts'
import { type ChartComputer, startChartComputer } from './computer.ts'
import { keepCharts, membersToCompute } from './queries.ts'

const atOnce = 200
const everyMs = 3_600_000
const beforeAll = '00000000-0000-0000-0000-000000000000'

interface RecomputeOptions {
  db: Db
  data: MasterData
  computer: ChartComputer
  now: Date
  isStopping: () => boolean
}

/** Computes every chart that is missing or was made by rules of another version. Says how many it made. */
export async function recomputeCharts({ db, data, computer, now, isStopping }: RecomputeOptions): Promise<number> {
  let after = beforeAll
  let count = 0
  while (!isStopping()) {
    const rows = await membersToCompute(db, after, atOnce)
    const last = rows.at(-1)
    if (!last) break
    after = last.id
    const told = rows.flatMap(row => {
      const one = toldBirth(data, row)
      return one.state === 'told' ? [{ row, birth: one.birth }] : []
    })
    const charts = await computer.charts(told.map(({ birth }) => birth))
    const made = told.flatMap(({ row }, at) => {
      const chart = charts[at]
      return chart ? [{ ...row, chart }] : []
    })
    await keepCharts(db, made, now)
    count += made.length
  }
  return count
}

/** The name holds the version: the first node of a new release does not wait for the turn of the old rules. */
export function startPatrikas(dependencies: { db: Db; clock: Clock; onError: (error: unknown) => void }): {
  stop(): Promise<void>
} {
  const { db } = dependencies
  let isStopping = false
  const job = startPeriodicJob(dependencies, {
    name: `patrika ${rulesVersion}`,
    everyMs,
    async work(now) {
      const [first] = await membersToCompute(db, beforeAll, 1)
      if (!first) return
      const computer = startChartComputer()
      try {
        await recomputeCharts({ db, data: await readMasterData(db), computer, now, isStopping: () => isStopping })
      } finally {
        await computer.close()
      }
    },
  })
  return {
    async stop() {
      isStopping = true
      await job.stop()
    },
  }
}
