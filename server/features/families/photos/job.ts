import { sql } from 'kysely'
import { hourMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import { photoFile } from '#server/features/shared/stored-files/pictures.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import { fingerprintOf } from './fingerprint.ts'
import { readNearCopies } from './near-copies.ts'

const atOnce = 100
const beforeAll = '00000000-0000-0000-0000-000000000000'

interface FingerprintDependencies {
  db: Db
  files: Files
}

/**
 * Computes the fingerprints of photos from before there were any, or in a restored folder. One that is on a profile of another person
 * too comes before staff once more. What the run before did stays done; a file that is gone or no picture is passed over.
 */
export async function fillFingerprints(
  { db, files }: FingerprintDependencies,
  now: Date,
  isStopping: () => boolean,
): Promise<void> {
  let after = beforeAll
  while (!isStopping()) {
    const photos = await db
      .selectFrom('photos')
      .select(['id', 'stored_as'])
      .where('fingerprint', 'is', null)
      .where('status', '<>', 'rejected')
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    const last = photos.at(-1)
    if (!last) return
    after = last.id
    for (const { id, stored_as } of photos) {
      const card = await files.get(photoFile(stored_as, 'card'))
      const fingerprint = card && (await fingerprintOf(card).catch(() => null))
      if (!fingerprint) continue
      await db.transaction().execute(async trx => {
        await trx.updateTable('photos').set({ fingerprint }).where('id', '=', id).execute()
        if ((await readNearCopies(trx, [id])).length > 0)
          await sql`select queue_for_review('photo', id, member_id, ${now}) from photos
            where id = ${id} and status = 'shown' and not exists (
              select from review_items where kind = 'photo' and subject_id = photos.id and decided_at is null)`.execute(
            trx,
          )
      })
    }
  }
}

export const startPhotoFingerprints = (
  dependencies: FingerprintDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'photo fingerprints',
    everyMs: hourMs,
    runsOnCopy: true,
    work: (now, isStopping) => fillFingerprints(dependencies, now, isStopping),
  })
