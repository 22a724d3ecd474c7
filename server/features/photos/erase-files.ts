import type { Db } from '#server/db/open.ts'
import type { Files } from '#server/ports/files.ts'
import { type PhotoSize, photoFile, photoSizes } from './pictures.ts'

const filesAtOnce = 100

/** Deletes the files of photos whose rows are gone. A file that cannot be deleted now stays noted for the next time. */
export async function eraseFiles(db: Db, files: Files): Promise<void> {
  for (;;) {
    const noted = await db
      .selectFrom('files_to_erase')
      .select('stored_as')
      .orderBy('noted_at')
      .limit(filesAtOnce)
      .execute()
    for (const { stored_as } of noted) {
      for (const size of Object.keys(photoSizes) as PhotoSize[]) await files.remove(photoFile(stored_as, size))
      await db.deleteFrom('files_to_erase').where('stored_as', '=', stored_as).execute()
    }
    if (noted.length < filesAtOnce) return
  }
}
