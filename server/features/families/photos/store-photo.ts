import type { FacePoint } from '#domain/families/face.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { noteUpload } from '#server/features/shared/stored-files/erase-files.ts'
import { makePhotoOrRefuse, type PhotoSize, photoFile, tileOf } from '#server/features/shared/stored-files/pictures.ts'
import type { Files } from '#server/ports/files.ts'
import { newId } from '#server/ports/ids.ts'
import { fingerprintOf } from './fingerprint.ts'
import { insertPhoto, replaceStored } from './own-photos.ts'
import { statusOfNewPhoto } from './rules.ts'

interface StorageDependencies {
  db: Db
  files: Files
  config: Pick<Config, 'photoReview'>
}
interface SentPhoto {
  memberId: string
  bytes: Buffer
  /** Null where the family did not say where the face is. */
  face: FacePoint | null
  now: Date
}

/** Encodes a photo anew and stores its sizes. They are erased in an hour unless a row is written for them. */
export async function storeSizes(
  dependencies: Omit<StorageDependencies, 'config'>,
  { bytes, face, now }: Omit<SentPhoto, 'memberId'>,
) {
  const sizes = await makePhotoOrRefuse(bytes, face)
  return { ...(await putSizes(dependencies, sizes, now)), face, fingerprint: await fingerprintOf(sizes.card) }
}

async function putSizes(
  { db, files }: Omit<StorageDependencies, 'config'>,
  sizes: Record<PhotoSize, Buffer>,
  now: Date,
) {
  const id = newId(now)
  const storedAs = `photos/${id}`
  await noteUpload(db, storedAs)
  for (const size of Object.keys(sizes) as PhotoSize[])
    await files.put(photoFile(storedAs, size), sizes[size], 'image/webp')
  return { id, storedAs }
}

/** Stores a photo and gives it a place. `isStored` is false where all places are taken. */
export async function storePhoto({ db, files, config }: StorageDependencies, { memberId, ...sent }: SentPhoto) {
  const stored = await storeSizes({ db, files }, sent)
  const status = statusOfNewPhoto(config)
  return { id: stored.id, status, isStored: await insertPhoto(db, { ...stored, memberId, status, now: sent.now }) }
}

/**
 * Cuts the tile anew, around another face. Returns false where the member has no such photo. The photo gets another name, because a
 * backup takes a file of a name once.
 */
export async function placeFace(
  { db, files }: Omit<StorageDependencies, 'config'>,
  { memberId, id, face, now }: { memberId: string; id: string; face: FacePoint; now: Date },
): Promise<boolean> {
  const before = await db
    .selectFrom('photos')
    .select('stored_as')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('status', '<>', 'rejected')
    .executeTakeFirst()
  const card = before && (await files.get(photoFile(before.stored_as, 'card')))
  const page = before && (await files.get(photoFile(before.stored_as, 'page')))
  if (!card || !page) return false
  const { storedAs } = await putSizes({ db, files }, { card, page, tile: await tileOf(page, face) }, now)
  return db.transaction().execute(trx => replaceStored(trx, { id, before: before.stored_as, storedAs, face }))
}
