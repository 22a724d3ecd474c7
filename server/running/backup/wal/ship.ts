import { rm } from 'node:fs/promises'
import type { Files } from '#server/ports/files.ts'
import { filesFolder, logFolder, nextSegment, segmentName } from './names.ts'
import { pieceOfFile, sealPiece } from './piece.ts'
import { type ArchiveState, writeState } from './state.ts'
import { readSegment, waitingFiles, waitingSegments } from './waiting.ts'

export interface Shipping {
  dataDir: string
  archive: Files
  /** Null where photos and papers lie in an object store, and not on this machine. */
  files: Files | null
}

export const putPiece = async (archive: Files, folder: string, name: string, bytes: Buffer, key: string | null) =>
  archive.put(`${folder}/${name}`, await sealPiece(name, bytes, key), 'application/octet-stream')

/**
 * Brings what waits into the archive, and notes how far it is after each piece. Photos come first: a row in a segment may name
 * them.
 */
export async function ship({ dataDir, archive, files }: Shipping, state: ArchiveState, now: Date): Promise<void> {
  for (const { name, note } of files ? await waitingFiles(dataDir, now) : []) {
    const bytes = await files?.get(name)
    if (bytes) await putPiece(archive, filesFolder(state.archive), pieceOfFile(name), bytes, state.key)
    await rm(note, { force: true })
  }
  for (const waiting of await waitingSegments(dataDir)) {
    const { segment, path } = waiting
    const bytes = await readSegment(waiting)
    const follows =
      state.lastSegment === null || segment <= state.lastSegment || segment === nextSegment(state.lastSegment)
    if (!follows) state.brokenAt = segment
    if (!bytes) state.brokenAt = nextSegment(segment)
    else await putPiece(archive, logFolder(state.archive), segmentName(waiting), bytes, state.key)
    state.lastSegment = segment
    writeState(dataDir, state)
    await rm(path, { force: true })
  }
}
