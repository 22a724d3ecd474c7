import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { type AskDependencies, askSilent, listSilentToCall } from './ask.ts'

/** Asks silent families, and lets the office call those with a plan. */
export const startStillLooking = (
  dependencies: AskDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'still looking',
    everyMs: 10 * 60_000,
    async work(now) {
      await listSilentToCall(dependencies.db, now)
      await askSilent(dependencies, now)
    },
  })
