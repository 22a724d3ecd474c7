import type { Db } from '#server/db/open.ts'
import { keepUpload, noteUpload } from '#server/features/shared/stored-files/erase-files.ts'
import { isSitePicture, reencodeOrRefuse } from '#server/features/shared/stored-files/pictures.ts'
import type { Files } from '#server/ports/files.ts'
import { newId } from '#server/ports/ids.ts'

export const pictureAddress = '/api/site-picture/'
export const pictureFile = (id: string) => `site/${id}`
const largest = { width: 1_280, height: 1_280, fit: 'inside', withoutEnlargement: true } as const

/** Stores a logo or banner, encoded again as every picture is. The note erases it if no draft names it within the hour. */
export async function storePictureOrRefuse(
  { db, files }: { db: Db; files: Files },
  bytes: Buffer,
  now: Date,
): Promise<string> {
  const picture = await reencodeOrRefuse(
    bytes,
    largest,
    pixels => pixels().webp({ quality: 86 }).toBuffer(),
    isSitePicture,
  )
  const id = newId(now)
  await noteUpload(db, pictureFile(id))
  await files.put(pictureFile(id), picture, 'image/webp')
  return `${pictureAddress}${id}`
}

/** Keeps every picture that a draft names for ever, because staff may go back to any version. */
export async function keepPictures(trx: Db, body: unknown): Promise<void> {
  const named = JSON.stringify(body).matchAll(/\/api\/site-picture\/([0-9a-f-]{36})/g)
  for (const [, id = ''] of named) await keepUpload(trx, pictureFile(id))
}
