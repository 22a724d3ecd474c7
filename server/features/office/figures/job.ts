import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { countFigures } from './count-days.ts'

export const startFigures = (dependencies: { db: Db; clock: Clock; onError: (error: unknown) => void }) =>
  startPeriodicJob(dependencies, {
    name: 'figures',
    everyMs: 30 * 60_000,
    runsOnCopy: true,
    work: now => countFigures(dependencies.db, now),
  })
