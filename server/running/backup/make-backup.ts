import { readMigrationsOf } from '#server/db/migrate.ts'
import { openOneConnection } from '#server/db/one-connection.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import { readSequences, readTables } from './catalogue.ts'
import { copyOut, prepareForCopies } from './copy.ts'
import type { Progress } from './progress.ts'
import { BackupRefused } from './refused.ts'
import type { SealKeys } from './seal.ts'
import { eachFile, readFiles, readStoredNames } from './stored-files.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.ts'

interface BackupSource {
  databaseUrl: string
  files: Files
  clock: Clock
  /** Included in the file only if a passphrase encrypts it. */
  appSecret: string
  keys: SealKeys
  progress: Progress
}

export interface MadeBackup {
  bytes: number
  members: number
  tables: number
  files: number
  erasedFiles: number
}

/** Copies everything into one file while others read and write. All rows are of the same moment. */
export async function makeBackup(path: string, source: BackupSource): Promise<MadeBackup> {
  const { client, db, close } = await openOneConnection(source.databaseUrl)
  let archive: ArchiveWriter | null = null
  try {
    await prepareForCopies(client)
    await client.query('begin isolation level repeatable read read only')
    const tables = await readTables(client)
    const migrations = await readMigrationsOf(db)
    if (migrations.length === 0) throw new BackupRefused('the database is empty: there is nothing to back up')
    archive = await writeArchive(path, source.keys, {
      madeAt: source.clock.now().toISOString(),
      migrations,
      tables: tables.map(({ name }) => name),
      sequences: await readSequences(client),
      appSecret: source.appSecret,
    })
    let members = 0
    for (const table of tables) {
      const { name, columns } = table
      const { rows } = await archive.add({ kind: 'table', name, columns }, copyOut(client, table))
      if (name === 'members') members = rows ?? 0
      source.progress.table(name, rows ?? 0)
    }
    const names = await readStoredNames(client)
    // A snapshot that stays open keeps PostgreSQL from cleaning up after everybody.
    await client.query('commit')
    const files = await addFiles(archive, source, names)
    const { bytes } = await archive.close(files)
    return { bytes, members, tables: tables.length, ...files }
  } catch (error) {
    await archive?.abandon()
    throw error
  } finally {
    await close()
  }
}

async function addFiles(archive: ArchiveWriter, { files, progress }: BackupSource, names: Buffer) {
  let [count, erasedFiles] = [0, 0]
  for await (const { name, bytes } of readFiles(files, eachFile(names))) {
    if (bytes === null) {
      erasedFiles++
      continue
    }
    await archive.add({ kind: 'file', name }, [bytes])
    progress.file(++count)
  }
  return { files: count, erasedFiles }
}
