import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { gatherNotices } from './gather-notices.ts'
import type { GatherDependencies } from './send-letters.ts'
import { tryNumbersAgain } from './try-again.ts'

/** Gathers notices and sends letters, each minute. */
export const startNotices = (dependencies: GatherDependencies & { clock: Clock; onError: (error: unknown) => void }) =>
  startPeriodicJob(dependencies, {
    name: 'notices',
    everyMs: 60_000,
    async work(now) {
      await tryNumbersAgain(dependencies, now)
      await gatherNotices(dependencies, now)
    },
  })
