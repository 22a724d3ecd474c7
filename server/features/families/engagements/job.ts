import { undoSeconds } from '#domain/office/review.ts'
import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { pauseCouples } from './engaged.ts'

/** Pauses the profiles of couples whose story is public and can no longer be undone. */
export const startEngagements = (dependencies: { db: Db; clock: Clock; onError: (error: unknown) => void }) =>
  startPeriodicJob(dependencies, {
    name: 'engagements',
    everyMs: 60_000,
    work: now => pauseCouples(dependencies.db, { until: new Date(now.getTime() - undoSeconds * 1_000), now }),
  })
