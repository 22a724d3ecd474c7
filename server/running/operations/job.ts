import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import { keepHouse } from './housekeeping.ts'

const everyMs = 10 * 60_000

interface HousekeepingOptions {
  db: Db
  clock: Clock
  files: Files
  onError: (error: unknown) => void
}

export const startHousekeeping = (options: HousekeepingOptions) =>
  startPeriodicJob(options, {
    name: 'housekeeping',
    everyMs,
    runsOnCopy: true,
    work: now => keepHouse(options.db, options.files, now),
  })
