import { rm } from 'node:fs/promises'
import type { Files } from '#server/ports/files.ts'
import { BackupRefused } from '../refused.ts'
import type { SealKeys } from '../seal.ts'
import { archivesFolder, filesFolder, logFolder, nextSegment, segmentName } from './names.ts'
import { pieceKeys, pieceOfFile, sealPiece } from './piece.ts'
import { type ArchiveState, writeState } from './state.ts'
import { readSegment, waitingFiles, waitingSegments } from './waiting.ts'

export interface Shipping {
  dataDir: string
  archive: Files
  /** Null where photos and papers lie in an object store, and not on this machine. */
  files: Files | null
  keys: SealKeys
}

export const putPiece = async (archive: Files, folder: string, name: string, bytes: Buffer, keys: SealKeys) =>
  archive.put(`${folder}/${name}`, await sealPiece(name, bytes, keys), 'application/octet-stream')

/**
 * A disk that is not mounted leaves an empty folder, which would take everything: what came meanwhile would lie beside the archive,
 * and be missing in it when the disk is back.
 */
export async function refuseOtherPlace(archive: Files, id: string): Promise<void> {
  if (await archive.get(`${archivesFolder}/${id}`)) return
  throw new BackupRefused(
    `the archive ${id} is not there: mount its disk, or begin another on a new one by saptapadi archive --new`,
  )
}

/**
 * Brings what waits into the archive, and notes how far it is after each piece. A photo is stored before the row that names it: so
 * the segments are looked for first and the photos archived first, and no archived row names a photo that the archive does not have.
 */
export async function ship(shipping: Shipping, state: ArchiveState, now: Date): Promise<void> {
  const { dataDir, archive, files } = shipping
  const keys = pieceKeys(shipping.keys, state.key)
  const segments = await waitingSegments(dataDir)
  const stored = files ? await waitingFiles(dataDir, now) : []
  if (segments.length + stored.length === 0) return
  await refuseOtherPlace(archive, state.archive)
  for (const { name, note, mayCome } of stored) {
    // A power cut may leave a note without a name.
    const bytes = name ? await files?.get(name) : null
    if (bytes) await putPiece(archive, filesFolder(state.archive), pieceOfFile(name), bytes, keys)
    if (bytes || !mayCome) await rm(note, { force: true })
  }
  for (const waiting of segments) {
    const { segment, path } = waiting
    const bytes = await readSegment(waiting)
    const follows =
      state.lastSegment === null || segment <= state.lastSegment || segment === nextSegment(state.lastSegment)
    if (!follows) state.brokenAt = segment
    if (!bytes) state.brokenAt = nextSegment(segment)
    else await putPiece(archive, logFolder(state.archive), segmentName(waiting), bytes, keys)
    state.lastSegment = segment
    writeState(dataDir, state)
    await rm(path, { force: true })
  }
}
