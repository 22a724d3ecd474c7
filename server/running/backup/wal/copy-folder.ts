import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isConfFile, waitingFolder } from '#server/db/local-postgres/conf-files.ts'

/** PostgreSQL makes these anew, or they are of this run alone. Their folders must exist. */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const leftOut = (name: string) =>
  name === waitingFolder ||
  isConfFile(name) ||
  /^(postmaster\.(pid|opts)|server\.log.*|\.s\.PGSQL.*|pg_internal\.init|pgsql_tmp.*|backup_label|.*\.part)$/.test(name)
const controlFile = 'global/pg_control'

/** A folder has no content, and its name ends with a slash. */
interface FolderEntry {
  name: string
  content: AsyncIterable<Buffer> | Iterable<Buffer>
}

/** Files come and go while PostgreSQL writes. One that went is made again from the write-ahead log. */
async function* contentOf(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: 512 * 1024 }) as AsyncIterable<Buffer>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function* below(folder: string, inside: string): AsyncGenerator<FolderEntry> {
  const entries = await readdir(join(folder, inside), { withFileTypes: true })
  for (const entry of entries) {
    const name = inside + entry.name
    if (leftOut(entry.name) || name === controlFile) continue
    if (entry.isFile()) yield { name, content: contentOf(join(folder, name)) }
    if (!entry.isDirectory()) continue
    yield { name: `${name}/`, content: [] }
    if (!emptied.includes(name)) yield* below(folder, `${name}/`)
  }
}

/** Everything of PostgreSQL's folder that a copy needs. The file that says where recovery begins is read last. */
export async function* folderEntries(folder: string): AsyncGenerator<FolderEntry> {
  yield* below(folder, '')
  yield { name: controlFile, content: contentOf(join(folder, controlFile)) }
}
