import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { waitingFolder } from '#server/db/local-postgres/conf-files.ts'
import { waitingFilesFolder } from '#server/ports/archive-of.ts'
import { isSegment } from './names.ts'

const inflate = promisify(gunzip)
const extension = '.gz'
/** A file is stored within this time of its note, or never. */
const storedWithinMs = 10_000

const entriesOf = (folder: string) => readdir(folder).catch(() => [] as string[])

interface WaitingSegment {
  segment: string
  path: string
  bytes: number
  /** When PostgreSQL wrote to it last. */
  endedAt: Date
}

/** The segments that PostgreSQL has laid aside, the oldest first. */
export async function waitingSegments(dataDir: string): Promise<WaitingSegment[]> {
  const folder = join(dataDir, 'postgres', waitingFolder)
  const names = (await entriesOf(folder)).filter(
    name => name.endsWith(extension) && isSegment(name.slice(0, -extension.length)),
  )
  const found = await Promise.all(
    names.toSorted().map(async name => {
      const path = join(folder, name)
      // The doctor looks while the server archives, and one may be gone by now.
      const file = await stat(path).catch(() => null)
      const segment = name.slice(0, -extension.length).toLowerCase()
      return file && { segment, path, bytes: file.size, endedAt: file.mtime }
    }),
  )
  return found.filter(one => one !== null)
}

/** The segment as it lies there, or null for one that a power cut has left without its end. */
export async function readSegment({ path }: WaitingSegment): Promise<Buffer | null> {
  const bytes = await readFile(path)
  return inflate(bytes).then(
    () => bytes,
    () => null,
  )
}

interface WaitingFile {
  name: string
  /** The note that says so. */
  note: string
  /** Whether a file that is not there may still be on its way. */
  mayCome: boolean
}

/** The stored files that the archive does not have yet. */
export async function waitingFiles(dataDir: string, now: Date): Promise<WaitingFile[]> {
  const folder = waitingFilesFolder(dataDir)
  const waiting: WaitingFile[] = []
  for (const one of await entriesOf(folder)) {
    const note = join(folder, one)
    const mayCome = now.getTime() - (await stat(note)).mtimeMs < storedWithinMs
    waiting.push({ name: await readFile(note, 'utf8'), note, mayCome })
  }
  return waiting
}

/** Throws away what waits: the next copy of the folder and its files makes it needless. */
export async function discardWaiting(dataDir: string): Promise<void> {
  for (const { path } of await waitingSegments(dataDir)) await rm(path, { force: true })
  for (const name of await entriesOf(waitingFilesFolder(dataDir)))
    await rm(join(waitingFilesFolder(dataDir), name), { force: true })
}
