import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { type AddedSender, tellAgain } from './tell-added.ts'
import { beginDue } from './ways.ts'

/** Tells of what begins within the hour, and begins what is due. */
export async function tendAddedAccess({ db, ...sender }: AddedSender & { db: Db }, now: Date): Promise<void> {
  await tellAgain(db, sender, now)
  await beginDue(db, now)
}

export const startAddedAccess = (
  dependencies: AddedSender & { db: Db; clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'added access',
    everyMs: 60_000,
    work: now => tendAddedAccess(dependencies, now),
  })
