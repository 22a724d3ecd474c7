import { dayMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { learnPairs } from './learn-pairs.ts'

/** Learns once a day how families write names and places in the other script. */
export const startLearningPairs = (dependencies: { db: Db; clock: Clock; onError: (error: unknown) => void }) =>
  startPeriodicJob(dependencies, {
    name: 'second script',
    everyMs: dayMs,
    work: () => learnPairs(dependencies.db),
  })
