import { importMoves, zipMaxBytes, zipPieceBytes, zipsPerImport } from '#domain/office/imports.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { zipsADay } from '../limits.ts'
import { findImport, lockImport, openColumns } from '../queries.ts'
import { storedFileName } from '../rules.ts'
import { importSentences } from '../words.ts'
import { bytesOfPiece, hasAllPieces, piecesOf, putPiece, type StorageDependencies, zipBytes } from './pieces.ts'
import { presentImportPhotos } from './present.ts'
import {
  byPhotoKey,
  countZips,
  deleteZip,
  findZip,
  insertPhotos,
  insertZip,
  photosPerPage,
  readPhotos,
} from './queries.ts'
import { isByColumn } from './rules.ts'
import { importPhotoMessages, importPhotoSentences } from './words.ts'
import { readZipDirectory, UnusableZip, zipFaultSentences } from './zip-directory.ts'

type PhotoCalls = 'beginImportZip' | 'addZipPiece' | 'readImportZip' | 'removeImportZip' | 'importPhotos'

/** The photos of a register: a ZIP arrives in pieces and is read, and a job gives its photos to their families. */
export function importPhotoHandlers(dependencies: StorageDependencies & { limits: Limits }): HandlersOf<PhotoCalls> {
  const { db, secrets, limits } = dependencies
  async function importOrRefuse(id: string) {
    const record = await findImport(db, id)
    if (!record) throw new Refusal('not_found')
    return record
  }
  async function zipOrRefuse(importId: string, zipId: string) {
    const zip = await findZip(db, { importId, zipId })
    if (!zip) throw new Refusal('not_found')
    return zip
  }
  const notNow = () => new Refusal('conflict', { sentence: importSentences.notNow })

  /** Reads the directory of a ZIP. An unusable ZIP is erased before it is refused. */
  async function entriesOrRefuse(zip: Awaited<ReturnType<typeof zipOrRefuse>>) {
    try {
      return await readZipDirectory(zip.bytes, zipBytes(dependencies, zip))
    } catch (error) {
      if (!(error instanceof UnusableZip)) throw error
      await deleteZip(db, zip.id)
      const code = error.fault === 'too_large_inside' ? 'file_too_large' : 'bad_input'
      throw new Refusal(code, { sentence: zipFaultSentences[error.fault] })
    }
  }

  return {
    async beginImportZip({ input: { uuid, file_name, bytes }, staff, now }) {
      if (bytes > zipMaxBytes) throw new Refusal('file_too_large', { sentence: importPhotoSentences.tooLarge })
      await limits.countOrRefuse(`import zip ${staff.id}`, zipsADay)
      const zip = await db.transaction().execute(async trx => {
        const locked = await lockImport(trx, uuid)
        if (!locked) throw new Refusal('not_found')
        if (!importMoves.photos.includes(locked.state)) throw notNow()
        if ((await countZips(trx, uuid)) >= zipsPerImport)
          throw new Refusal('conflict', { sentence: importPhotoSentences.tooMany })
        return insertZip(trx, secrets, { importId: uuid, fileName: storedFileName(file_name), bytes, now })
      })
      return { zip, piece_bytes: zipPieceBytes }
    },

    async addZipPiece({ input: { uuid, zip: zipId, piece }, file, now }) {
      const zip = await zipOrRefuse(uuid, zipId)
      if (zip.state !== 'arriving') throw notNow()
      if (file.bytes.length !== bytesOfPiece(zip.bytes, piece))
        throw new Refusal('bad_input', { sentence: importPhotoSentences.incomplete })
      if (!(await putPiece(dependencies, zip, { piece, bytes: file.bytes, now }))) throw notNow()
      return { pieces: piecesOf(zip.bytes) }
    },

    async readImportZip({ input: { uuid, zip: zipId }, language, inAct }) {
      const zip = await zipOrRefuse(uuid, zipId)
      if (zip.state !== 'arriving') throw notNow()
      if (!(await hasAllPieces(db, zip))) throw new Refusal('conflict', { sentence: importPhotoSentences.incomplete })
      // The names are read before the transaction, which would hold a connection meanwhile.
      const byKey = await byPhotoKey(await entriesOrRefuse(zip))
      const photos = await inAct(async trx => {
        const locked = await lockImport(trx, uuid)
        if (!locked || !importMoves.photos.includes(locked.state)) throw notNow()
        const read = await trx
          .updateTable('import_zips')
          .set({ state: 'read' })
          .where('id', '=', zip.id)
          .where('state', '=', 'arriving')
          .returning('id')
          .executeTakeFirst()
        if (!read) throw notNow()
        const count = await insertPhotos(trx, secrets, { importId: uuid, zipId: zip.id, byKey })
        await trx.updateTable('imports').set({ photos_due: true }).where('id', '=', uuid).execute()
        const after = { file: zip.file_name, photos: count }
        return { act: 'import_photos_brought', after, result: count }
      })
      return { message: importPhotoMessages(language).read(photos) }
    },

    async removeImportZip({ input: { uuid, zip: zipId }, language, inAct }) {
      await inAct(async trx => {
        // The lock makes the job wait, so no photo of this ZIP is given while it is erased.
        if (!(await lockImport(trx, uuid))) throw new Refusal('not_found')
        const zip = await findZip(trx, { importId: uuid, zipId })
        if (!zip) throw new Refusal('not_found')
        await deleteZip(trx, zip.id)
        const after = { file: zip.file_name }
        return { act: 'import_photos_erased', after }
      })
      return { message: importPhotoMessages(language).removed }
    },

    async importPhotos({ input: { uuid, standing, offset } }) {
      const record = await importOrRefuse(uuid)
      const sheet = { id: uuid, columns: openColumns(secrets, record), matching: record.matching }
      const count = (await presentImportPhotos(db, sheet)).counts[standing]
      const asked = { importId: uuid, isByColumn: isByColumn(record.matching), standing, offset }
      const rows = count === 0 ? [] : await readPhotos(db, asked)
      return {
        count,
        list: rows.map(({ sealed, row }) => ({ name: sealed && secrets.open(sealed), row })),
        next_offset: nextOffset(offset, count, photosPerPage),
      }
    },
  }
}
