import { join } from 'node:path'
import type pg from 'pg'
import { readMigrationsOf } from '#server/db/migrate.ts'
import { openOneConnection } from '#server/db/one-connection.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import { BackupRefused } from '../refused.ts'
import type { SealKeys } from '../seal.ts'
import { type ArchiveSink, archiveInto } from '../write-archive.ts'
import { folderEntries } from './copy-folder.ts'
import { forgetOutdated } from './forget.ts'
import { keepFiles } from './keep-files.ts'
import { type Base, baseName, basesFolder, sliceName, slicesFolder } from './names.ts'
import { refuseOtherPlace } from './ship.ts'
import type { ArchiveState } from './state.ts'

interface BaseSource {
  databaseUrl: string
  dataDir: string
  archive: Files
  files: Files | null
  clock: Clock
  appSecret: string
  keys: SealKeys
  keepDays: number
}

/** An object store takes a file in one request, and a copy must not lie in the memory as a whole. */
const sliceBytes = 8 * 2 ** 20

/** Removes what has had its time in the archive, and copies PostgreSQL's folder there while others write. */
export async function makeBase(source: BaseSource, state: ArchiveState): Promise<Base> {
  await refuseOtherPlace(source.archive, state.archive)
  await forgetOutdated(source.archive, source.clock.now(), source.keepDays)
  const { client, db, close } = await openOneConnection(source.databaseUrl)
  try {
    // Before the copy counts, so that whoever restores it finds the files that its rows name.
    if (source.files) await keepFiles(client, { ...source, files: source.files }, state)
    return await copyBetween(client, source, state, await readMigrationsOf(db))
  } finally {
    await close()
  }
}

async function copyBetween(
  client: pg.Client,
  source: BaseSource,
  { archive: id, key }: ArchiveState,
  migrations: { name: string; checksum: string }[],
): Promise<Base> {
  const startedAt = source.clock.now()
  await client.query(`select pg_backup_start('saptapadi', true)`)
  const slices = slicesInto(source.archive, n => `${slicesFolder(id)}/${sliceName(startedAt, n)}`)
  const writer = await archiveInto(slices.sink, source.keys, {
    madeAt: startedAt.toISOString(),
    migrations,
    tables: [],
    sequences: [],
    appSecret: source.appSecret,
    archiveKey: key,
  })
  try {
    let files = 0
    for await (const { name, content } of folderEntries(join(source.dataDir, 'postgres'))) {
      await writer.add({ kind: 'file', name }, content)
      files++
    }
    const { label, lastSegment } = await stopCopying(client)
    await writer.add({ kind: 'file', name: 'backup_label' }, [Buffer.from(label)])
    await writer.close({ files: files + 1, erasedFiles: 0 })
    const firstSegment = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m.exec(label)?.[1]
    if (!firstSegment) throw new BackupRefused('PostgreSQL does not say where the copy of its folder begins')
    const stoppedAt = source.clock.now()
    const base = {
      startedAt,
      stoppedAt,
      firstSegment: firstSegment.toLowerCase(),
      lastSegment: lastSegment.toLowerCase(),
      slices: slices.count(),
    }
    await source.archive.put(`${basesFolder(id)}/${baseName(base)}`, Buffer.from('whole\n'), 'text/plain')
    return base
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

/** Waits until the last segment that the copy needs was laid aside. */
async function stopCopying(client: pg.Client): Promise<{ label: string; lastSegment: string }> {
  const { rows } = await client.query<{ label: string; lastSegment: string }>(
    `select labelfile as label, pg_walfile_name(lsn) as "lastSegment" from pg_backup_stop()`,
  )
  const [stopped] = rows
  if (!stopped) throw new BackupRefused('PostgreSQL did not end the copy of its folder')
  return stopped
}

function slicesInto(archive: Files, nameOf: (n: number) => string): { sink: ArchiveSink; count(): number } {
  let [waiting, size, count]: [Buffer[], number, number] = [[], 0, 0]
  const flush = async () => {
    await archive.put(nameOf(count++), Buffer.concat(waiting), 'application/octet-stream')
    waiting = []
    size = 0
  }
  return {
    count: () => count,
    sink: {
      async write(bytes) {
        waiting.push(bytes)
        size += bytes.length
        if (size >= sliceBytes) await flush()
      },
      finish: flush,
      async abandon() {
        for (let n = 0; n < count; n++) await archive.remove(nameOf(n)).catch(() => {})
      },
    },
  }
}
