import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { QueueFull } from '#server/ports/work-queue.ts'
import { givePortion, type PhotoDependencies } from './give.ts'
import { givingStates } from './rules.ts'

const importsWithPhotos = (db: Db) =>
  db
    .selectFrom('imports')
    .select('id')
    .where('photos_due', '=', true)
    .where('state', 'in', [...givingStates])
    .orderBy('created_at')
    .execute()

/** Gives one portion of each import's photos. Returns whether there may be more. */
export async function givePhotos(dependencies: PhotoDependencies, now: Date): Promise<boolean> {
  let isMore = false
  for (const { id } of await importsWithPhotos(dependencies.db))
    if (await givePortion(dependencies, id, now)) isMore = true
  return isMore
}

/**
 * Photos have a job of their own, a portion at a time: decoding those of a register takes an hour, and neither another register
 * nor a photo that a family has just sent may wait for it.
 */
export const startImportPhotos = (
  dependencies: PhotoDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'import photos',
    everyMs: 3_000,
    async work(now) {
      try {
        await givePhotos(dependencies, now)
      } catch (error) {
        // Families are sending photos at this moment. The next run goes on.
        if (!(error instanceof QueueFull)) throw error
      }
    },
  })
