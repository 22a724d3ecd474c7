import type pg from 'pg'
import { dayMs } from '#domain/durations.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import type { SealKeys } from '../seal.ts'
import { eachFile, readFiles, readStoredNames } from '../stored-files.ts'
import { filesFolder, goneFile } from './names.ts'
import { openPiece, pieceKeys, pieceOfFile, sealPiece } from './piece.ts'
import { putPiece } from './ship.ts'
import type { ArchiveState } from './state.ts'

interface Keeping {
  archive: Files
  files: Files
  clock: Clock
  keepDays: number
  keys: SealKeys
}

const goneName = 'gone'

/**
 * Archives every file that the rows name and the archive does not have, and removes those that no row has named for so many days
 * as backups are kept.
 */
export async function keepFiles(
  client: pg.ClientBase,
  { archive, files, clock, keepDays, keys: keysHere }: Keeping,
  { archive: id, key }: ArchiveState,
): Promise<void> {
  const keys = pieceKeys(keysHere, key)
  // Before the names are read: what is stored meanwhile is then neither missing nor gone.
  const archived = new Set(await archive.list(filesFolder(id)))
  const named = new Set<string>()
  function* missing(names: Iterable<string>) {
    for (const name of names) {
      const piece = pieceOfFile(name)
      named.add(piece)
      if (!archived.has(piece)) yield name
    }
  }
  for await (const { name, bytes } of readFiles(files, missing(eachFile(await readStoredNames(client)))))
    if (bytes) await putPiece(archive, filesFolder(id), pieceOfFile(name), bytes, keys)
  const now = clock.now()
  const before = await archive.get(goneFile(id))
  const known: Record<string, number> = before
    ? (JSON.parse((await openPiece(goneName, before, keys)).toString()) as Record<string, number>)
    : {}
  const gone: Record<string, number> = {}
  for (const piece of archived) {
    if (named.has(piece)) continue
    const since = known[piece] ?? now.getTime()
    if (now.getTime() - since > keepDays * dayMs) await archive.remove(`${filesFolder(id)}/${piece}`)
    else gone[piece] = since
  }
  const note = await sealPiece(goneName, Buffer.from(JSON.stringify(gone)), keys)
  await archive.put(goneFile(id), note, 'application/octet-stream')
}
