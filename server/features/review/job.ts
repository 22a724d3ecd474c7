import { startPeriodicJob } from '#server/features/operations/jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { type TellDependencies, tellDecisions } from './tell.ts'

/** Looks for decisions that can no longer be undone. */
export const startTelling = (dependencies: TellDependencies & { clock: Clock; onError: (error: unknown) => void }) =>
  startPeriodicJob(dependencies, {
    name: 'review',
    everyMs: 15_000,
    work: now => tellDecisions(dependencies, now),
  })
