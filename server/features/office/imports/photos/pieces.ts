import { zipPieceBytes } from '#domain/office/imports.ts'
import type { Db } from '#server/db/open.ts'
import { rowCount } from '#server/db/outcome.ts'
import { keepUpload, noteUpload } from '#server/features/shared/stored-files/erase-files.ts'
import type { Files } from '#server/ports/files.ts'
import { newId } from '#server/ports/ids.ts'
import { decryptWith, encryptWith, newOwnKey, type Secrets } from '#server/ports/secrets.ts'
import { type ReadBytes, UnusableZip } from './zip-directory.ts'

export interface StorageDependencies {
  db: Db
  files: Files
  secrets: Secrets
}

/** The place that the wrapped key of a ZIP is bound to. */
export const zipKeyPlace = (zipId: string) => `key of zip ${zipId}`
const piecePlace = (zipId: string, piece: number) => `zip ${zipId} ${piece}`

export const newZipKey = (secrets: Secrets, zipId: string): Buffer => secrets.sealBytes(newOwnKey(), zipKeyPlace(zipId))

export interface StoredZip {
  id: string
  bytes: number
  wrapped_key: Buffer | null
}
function keyOf(secrets: Secrets, { id, wrapped_key }: StoredZip): Buffer {
  const key = wrapped_key && secrets.openBytes(wrapped_key, zipKeyPlace(id))
  if (!key) throw new UnusableZip('damaged')
  return key
}

export const piecesOf = (bytes: number): number => Math.ceil(bytes / zipPieceBytes)
/** How large a piece has to be: all but the last are of full size. Negative for a piece beyond the ZIP. */
export const bytesOfPiece = (bytes: number, piece: number): number =>
  Math.min(zipPieceBytes, bytes - piece * zipPieceBytes)

/**
 * Stores a piece. Returns false if its ZIP is no longer arriving. The same piece sent again changes nothing: its second file is
 * erased as an unused upload.
 */
export async function putPiece(
  { db, files, secrets }: StorageDependencies,
  zip: StoredZip,
  { piece, bytes, now }: { piece: number; bytes: Buffer; now: Date },
): Promise<boolean> {
  const storedAs = `zips/${newId(now)}`
  const sealed = encryptWith(keyOf(secrets, zip), bytes, piecePlace(zip.id, piece))
  await noteUpload(db, storedAs)
  await files.put(storedAs, sealed, 'application/octet-stream')
  return db.transaction().execute(async trx => {
    const arriving = trx.selectFrom('import_zips').select('id').where('id', '=', zip.id).where('state', '=', 'arriving')
    if (!(await arriving.forShare().executeTakeFirst())) return false
    const stored = await trx
      .insertInto('import_zip_pieces')
      .values({ zip_id: zip.id, piece, stored_as: storedAs })
      .onConflict(conflict => conflict.doNothing())
      .returning('piece')
      .executeTakeFirst()
    if (stored) await keepUpload(trx, storedAs)
    return true
  })
}

export async function hasAllPieces(db: Db, { id, bytes }: StoredZip): Promise<boolean> {
  const count = await rowCount(db.selectFrom('import_zip_pieces').where('zip_id', '=', id))
  return count === piecesOf(bytes)
}

/** Reads parts of a ZIP from its pieces. Only one piece is in memory at a time, so the caller should read in the file's order. */
export function zipBytes({ db, files, secrets }: StorageDependencies, zip: StoredZip): ReadBytes {
  let last: { piece: number; bytes: Buffer } | null = null
  async function pieceAt(piece: number): Promise<Buffer> {
    if (last?.piece === piece) return last.bytes
    const row = await db
      .selectFrom('import_zip_pieces')
      .select('stored_as')
      .where('zip_id', '=', zip.id)
      .where('piece', '=', piece)
      .executeTakeFirst()
    const sealed = row && (await files.get(row.stored_as))
    const bytes = sealed && decryptWith(keyOf(secrets, zip), sealed, piecePlace(zip.id, piece))
    if (!bytes) throw new UnusableZip('damaged')
    last = { piece, bytes }
    return bytes
  }
  return async (from, length) => {
    if (from < 0 || from + length > zip.bytes) throw new UnusableZip('damaged')
    const parts: Buffer[] = []
    for (let at = from; at < from + length; ) {
      const piece = Math.floor(at / zipPieceBytes)
      const start = at - piece * zipPieceBytes
      const part = (await pieceAt(piece)).subarray(start, start + from + length - at)
      if (part.length === 0) throw new UnusableZip('damaged')
      parts.push(part)
      at += part.length
    }
    return Buffer.concat(parts)
  }
}
