import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '#server/db/migrate.ts'
import { openEmbedded } from '#server/db/open.ts'
import { makeDemo } from '#server/demo/make-demo.ts'
import { cheapPasswords } from './cheap-passwords.ts'

/** `empty` is migrated and without members; `demo` holds a small community besides. */
export type Prepared = 'empty' | 'demo'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'node_modules', '.cache', 'databases')
const sources: Record<Prepared, string[]> = {
  empty: ['server/db/migrate.ts', 'server/db/migrations/*.sql', 'package-lock.json'],
  demo: ['{server,domain,contract}/**/*.{ts,sql}', 'package-lock.json'],
}

function sourcesHash(kind: Prepared): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources[kind], { cwd: root }).sort())
    if (!file.includes('.test.')) hash.update(file).update(readFileSync(join(root, file)))
  // The dates of the community count from the day it is made.
  if (kind === 'demo') hash.update(new Date().toISOString().slice(0, 10))
  return hash.digest('hex').slice(0, 16)
}

async function make(kind: Prepared): Promise<Blob> {
  const pglite = kind === 'empty' ? await PGlite.create() : await openPrepared('empty')
  const { db, close } = await openEmbedded(pglite)
  if (kind === 'empty') await migrate(db)
  else await makeDemo(db, cheapPasswords(), { members: 120, now: new Date() })
  const dump = await pglite.dumpDataDir('none')
  await close()
  return dump
}

/** Read once in a process: a file of journeys opens its database with the files that the one before it read. */
const read = new Map<Prepared, Promise<Blob>>()
function preparedFiles(kind: Prepared): Promise<Blob> {
  const files = read.get(kind) ?? readOrMake(kind)
  read.set(kind, files)
  return files
}

/** The files of an embedded database; made once and kept between runs for as long as its sources stay as they are. */
async function readOrMake(kind: Prepared): Promise<Blob> {
  const file = join(folder, `${kind}-${sourcesHash(kind)}.tar`)
  if (existsSync(file)) return new Blob([readFileSync(file)])
  const dump = await make(kind)
  mkdirSync(folder, { recursive: true })
  for (const old of globSync(`${kind}-*.tar`, { cwd: folder })) rmSync(join(folder, old), { force: true })
  // Another process may be making the same file: each writes its own, and the last one renamed stays.
  const making = `${file}.${process.pid}`
  writeFileSync(making, Buffer.from(await dump.arrayBuffer()))
  renameSync(making, file)
  return dump
}

/** Makes the files now, so that the processes of a run find them made. */
export async function prepareDatabase(kind: Prepared): Promise<void> {
  await preparedFiles(kind)
}

/** An embedded database of the caller's own: in memory, or in the folder given. */
export const openPrepared = async (kind: Prepared, dataDir?: string): Promise<PGlite> =>
  PGlite.create({ ...(dataDir && { dataDir }), loadDataDir: await preparedFiles(kind) })
