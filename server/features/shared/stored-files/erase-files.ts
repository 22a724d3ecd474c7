import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Files } from '#server/ports/files.ts'
import { type PhotoSize, photoFile, photoSizes } from './pictures.ts'

const filesAtOnce = 100

const storedAsOneFile = /^(?:documents|stories|departures|site|zips)\//

/** The files behind a row. A photo is stored in its sizes. */
export const fileNamesOf = (storedAs: string): string[] =>
  storedAsOneFile.test(storedAs)
    ? [storedAs]
    : (Object.keys(photoSizes) as PhotoSize[]).map(size => photoFile(storedAs, size))

/** An upload that dies half-way leaves a file without a row. This note, made before it, gets the file erased in an hour. */
export async function noteUpload(db: Db, storedAs: string): Promise<void> {
  await db
    .insertInto('files_to_erase')
    .values({ stored_as: storedAs, noted_at: sql`clock_timestamp() + interval '1 hour'` })
    .execute()
}

/** Withdraws the note, in the transaction that writes the row of the file. */
export async function keepUpload(trx: Db, storedAs: string): Promise<void> {
  await trx.deleteFrom('files_to_erase').where('stored_as', '=', storedAs).execute()
}

/** Deletes the files whose rows are gone. A file that cannot be deleted now stays noted for the next time. */
export async function eraseFiles(db: Db, files: Files): Promise<void> {
  for (;;) {
    const noted = await db
      .selectFrom('files_to_erase')
      .select('stored_as')
      // The note of an upload is dated ahead, and is withdrawn when the row is written.
      .where('noted_at', '<=', sql<Date>`clock_timestamp()`)
      .orderBy('noted_at')
      .limit(filesAtOnce)
      .execute()
    for (const { stored_as } of noted) {
      for (const file of fileNamesOf(stored_as)) await files.remove(file)
      await db.deleteFrom('files_to_erase').where('stored_as', '=', stored_as).execute()
    }
    if (noted.length < filesAtOnce) return
  }
}
