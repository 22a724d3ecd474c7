import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, mkdir, open, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isConfFile, mainConf } from '#server/db/local-postgres/conf-files.ts'
import { EndsBeforeTarget, type RecoveredPostgres, recoverPostgres } from '#server/db/local-postgres/recover.ts'
import type { Files } from '#server/ports/files.ts'
import type { Begin } from '../format.ts'
import { readArchiveFrom } from '../read-archive.ts'
import { BackupRefused, DamagedBackup } from '../refused.ts'
import type { SealKeys } from '../seal.ts'
import { choosePieces, type Pieces } from './choose.ts'
import type { Moment } from './moment.ts'
import { logFolder, segmentName, sliceName, slicesFolder } from './names.ts'
import { openPiece, pieceKeys } from './piece.ts'

export interface Recovery {
  archive: Files
  /** One of several archives that cover the moment; null where there is no choice. */
  archiveId: string | null
  keys: SealKeys
  until: Moment
  /** Told of a damaged copy for which an older one is taken. */
  onDamage: (sentence: string) => void
}

export interface Recovered {
  postgres: RecoveredPostgres
  begin: Begin
  pieces: Pieces
}

const givenFolder = 'wal_given'

/**
 * Makes PostgreSQL's folder of a moment. Every piece is opened and checked before PostgreSQL starts; where the newest copy is
 * damaged, an older one with more segments leads to the same moment.
 */
export async function recoverInto(folder: string, recovery: Recovery): Promise<Recovered> {
  const ways = await choosePieces(recovery.archive, recovery.until, recovery.archiveId)
  for (const [n, pieces] of ways.entries())
    try {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { mode: 0o700 })
      const begin = await extract(folder, recovery, pieces)
      await giveSegments(folder, recovery.archive, pieces, pieceKeys(recovery.keys, begin.archiveKey ?? null))
      return { postgres: await replay(folder, recovery.until), begin, pieces }
    } catch (error) {
      if (!(error instanceof DamagedBackup) || n === ways.length - 1) throw error
      recovery.onDamage(`${error.message}; taking an older copy`)
    }
  throw new BackupRefused('no copy leads to that moment')
}

async function* slicesOf(archive: Files, { archive: id, base }: Pieces): AsyncGenerator<Buffer> {
  for (let n = 0; n < base.slices; n++) {
    const name = `${slicesFolder(id)}/${sliceName(base.startedAt, n)}`
    const slice = await archive.get(name)
    if (!slice) throw new DamagedBackup(`${name} is missing`)
    yield slice
  }
}

/** Without a passphrase anybody may have written the copy, and no name in it may lead out of the folder. */
function pathIn(folder: string, name: string): string {
  if (name.startsWith('/') || name.split('/').includes('..')) throw new DamagedBackup(`the copy names a file ${name}`)
  return join(folder, name)
}

async function extract(folder: string, { archive, keys }: Recovery, pieces: Pieces): Promise<Begin> {
  let begin: Begin | null = null
  let file: FileHandle | null = null
  const copy = `${slicesFolder(pieces.archive)}/${sliceName(pieces.base.startedAt, 0).replace(/-\d+$/, '')}`
  try {
    for await (const part of readArchiveFrom(slicesOf(archive, pieces), copy, keys)) {
      if (part.at === 'begin') begin = part.begin
      else if (part.at === 'entry' && part.entry.name.endsWith('/'))
        await mkdir(pathIn(folder, part.entry.name), { recursive: true, mode: 0o700 })
      else if (part.at === 'entry') {
        const path = pathIn(folder, part.entry.name)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        if (isConfFile(basename(path))) continue
        file = await open(path, 'w', 0o600)
      } else if (part.at === 'block') await file?.writeFile(part.bytes)
      else if (part.at === 'entryEnd') {
        await file?.close()
        file = null
      }
    }
  } finally {
    await file?.close()
  }
  if (!begin) throw new DamagedBackup(`${copy} is empty`)
  await writeFile(join(folder, 'postgresql.conf'), mainConf, { mode: 0o600 })
  return begin
}

async function giveSegments(folder: string, archive: Files, pieces: Pieces, keys: SealKeys): Promise<void> {
  await mkdir(join(folder, givenFolder), { mode: 0o700 })
  for (const segment of pieces.segments) {
    const name = segmentName(segment)
    const sealed = await archive.get(`${logFolder(pieces.archive)}/${name}`)
    if (!sealed) throw new DamagedBackup(`segment ${name} is missing`)
    // PostgreSQL asks for it in capitals.
    const path = join(folder, givenFolder, `${segment.segment.toUpperCase()}.gz`)
    await writeFile(path, await openPiece(name, sealed, keys), { mode: 0o600 })
  }
}

async function replay(folder: string, until: Moment): Promise<RecoveredPostgres> {
  const given = [
    `restore_command = 'test -f ${givenFolder}/%f.gz && gzip -dc ${givenFolder}/%f.gz > %p'`,
    "recovery_target_timeline = 'current'",
  ]
  // While it reads its parameters, PostgreSQL knows no names of time zones, and Z is one.
  const target = until === 'end' ? [] : [`recovery_target_time = '${until.toISOString().replace('Z', '+00')}'`]
  writeFileSync(join(folder, 'recovery.signal'), '')
  const start = (parameters: string[]) => recoverPostgres(folder, [...given, ...parameters])
  try {
    const postgres = await start([...target, "recovery_target_action = 'promote'"]).catch(error => {
      // Nothing was committed between the moment and the end of what there is, so all of it is what was there then.
      if (error instanceof EndsBeforeTarget) return start([])
      throw error
    })
    rmSync(join(folder, givenFolder), { recursive: true, force: true })
    return postgres
  } catch (error) {
    throw new DamagedBackup(`PostgreSQL cannot replay the archive: ${(error as Error).message}`)
  }
}
