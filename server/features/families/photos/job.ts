import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import { hourMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'
import type { Schema } from '#server/db/schema.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import { photoFile, tileOf } from '#server/features/shared/stored-files/pictures.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import { fingerprintOf } from './fingerprint.ts'
import { readNearCopies } from './near-copies.ts'

const atOnce = 100
const beforeAll = '00000000-0000-0000-0000-000000000000'

interface FillingDependencies {
  db: Db
  files: Files
}
type Photo = Pick<Selectable<Schema['photos']>, 'id' | 'stored_as' | 'face_x' | 'face_y'>

/** Does the work for each photo that lacks something, in portions. One that was passed over is met again in the next run. */
async function forEachPhoto(
  db: Db,
  lacks: Expression<SqlBool>,
  isStopping: () => boolean,
  work: (photo: Photo) => Promise<void>,
): Promise<void> {
  let after = beforeAll
  for (;;) {
    const photos = await db
      .selectFrom('photos')
      .select(['id', 'stored_as', 'face_x', 'face_y'])
      .where(lacks)
      .where('status', '<>', 'rejected')
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const photo of photos) {
      if (isStopping()) return
      await work(photo)
      after = photo.id
    }
    if (photos.length < atOnce) return
  }
}

/**
 * Computes the fingerprints of photos from before there were any, or in a restored folder. One that is on a profile of another person
 * too comes before staff once more. What the run before did stays done; a file that is gone or no picture is passed over.
 */
export const fillFingerprints = (
  { db, files }: FillingDependencies,
  now: Date,
  isStopping: () => boolean,
): Promise<void> =>
  forEachPhoto(db, sql`fingerprint is null`, isStopping, async ({ id, stored_as }) => {
    const card = await files.get(photoFile(stored_as, 'card'))
    const fingerprint = card && (await fingerprintOf(card).catch(() => null))
    if (!fingerprint) return
    await db.transaction().execute(async trx => {
      await trx.updateTable('photos').set({ fingerprint }).where('id', '=', id).execute()
      if ((await readNearCopies(trx, [id])).length > 0)
        await sql`select queue_for_review('photo', id, member_id, ${now}) from photos
            where id = ${id} and status = 'shown' and not exists (
              select from review_items where kind = 'photo' and subject_id = photos.id and decided_at is null)`.execute(
          trx,
        )
    })
  })

/** Cuts the tiles of photos from before there were any. Until then the picture of a card is served instead. */
export const fillTiles = ({ db, files }: FillingDependencies, isStopping: () => boolean): Promise<void> =>
  forEachPhoto(db, sql`not has_tile`, isStopping, async ({ id, stored_as, face_x, face_y }) => {
    const face = face_x === null || face_y === null ? null : { x: face_x, y: face_y }
    const page = await files.get(photoFile(stored_as, 'page'))
    const tile = page && (await tileOf(page, face).catch(() => null))
    if (!tile) return
    await db.transaction().execute(async trx => {
      const tiled = trx.updateTable('photos').set({ has_tile: true })
      // The row is locked by now, so a photo that is removed meanwhile takes this file along.
      if (await hasUpdated(tiled.where('id', '=', id).where('stored_as', '=', stored_as)))
        await files.put(photoFile(stored_as, 'tile'), tile, 'image/webp')
    })
  })

type JobDependencies = FillingDependencies & { clock: Clock; onError: (error: unknown) => void }

export const startPhotoTiles = (dependencies: JobDependencies) =>
  startPeriodicJob(dependencies, {
    name: 'photo tiles',
    everyMs: hourMs,
    runsOnCopy: true,
    work: (_now, isStopping) => fillTiles(dependencies, isStopping),
  })

export const startPhotoFingerprints = (dependencies: JobDependencies) =>
  startPeriodicJob(dependencies, {
    name: 'photo fingerprints',
    everyMs: hourMs,
    runsOnCopy: true,
    work: (now, isStopping) => fillFingerprints(dependencies, now, isStopping),
  })
