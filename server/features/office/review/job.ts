import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { type NotifyDependencies, notifyOfDecisions } from './notify.ts'

/** Notifies of decisions that can no longer be undone. */
export const startDecisionNotices = (
  dependencies: NotifyDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'review',
    everyMs: 15_000,
    work: now => notifyOfDecisions(dependencies, now),
  })
