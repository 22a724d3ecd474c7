import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { noteUpload } from '#server/features/shared/stored-files/erase-files.ts'
import { makePhotoOrRefuse, type PhotoSize, photoFile } from '#server/features/shared/stored-files/pictures.ts'
import type { Files } from '#server/ports/files.ts'
import { newId } from '#server/ports/ids.ts'
import { fingerprintOf } from './fingerprint.ts'
import { insertPhoto } from './own-photos.ts'
import { statusOfNewPhoto } from './rules.ts'

interface StorageDependencies {
  db: Db
  files: Files
  config: Pick<Config, 'photoReview'>
}
interface SentPhoto {
  memberId: string
  bytes: Buffer
  now: Date
}

/** Encodes a photo anew and stores its sizes. They are erased in an hour unless a row is written for them. */
export async function storeSizes({ db, files }: Omit<StorageDependencies, 'config'>, bytes: Buffer, now: Date) {
  const sizes = await makePhotoOrRefuse(bytes)
  const id = newId(now)
  const storedAs = `photos/${id}`
  await noteUpload(db, storedAs)
  for (const size of Object.keys(sizes) as PhotoSize[])
    await files.put(photoFile(storedAs, size), sizes[size], 'image/webp')
  return { id, storedAs, fingerprint: await fingerprintOf(sizes.card) }
}

/** Stores a photo and gives it a place. `isStored` is false where all places are taken. */
export async function storePhoto({ db, files, config }: StorageDependencies, { memberId, bytes, now }: SentPhoto) {
  const stored = await storeSizes({ db, files }, bytes, now)
  const status = statusOfNewPhoto(config)
  return { id: stored.id, status, isStored: await insertPhoto(db, { ...stored, memberId, status, now }) }
}
