import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'
import { type Begin, blockBytes, type Close, type Entry, type FrameKind, frames, magic, type Totals } from './format.ts'
import { type Cost, newSeal, type SealKeys } from './seal.ts'
import { counting } from './totals.ts'

const quickly = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
const flushAt = 1024 * 1024

export interface ArchiveWriter {
  add(entry: Entry, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Totals>
  /** Ends the file, and renames it once it is on the disk. */
  close(end: Close): Promise<{ bytes: number }>
  abandon(): Promise<void>
}

/** Where the bytes of a file go. */
export interface ArchiveSink {
  write(bytes: Buffer): Promise<void>
  /** All is written: from now on it counts. */
  finish(): Promise<void>
  abandon(): Promise<void>
}

const unfinishedName = (path: string) => `${path}.part`

/** Collects chunks of any size into blocks. */
async function* blocksOf(content: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  let [waiting, size]: [Buffer[], number] = [[], 0]
  for await (const bytes of content) {
    waiting.push(bytes)
    size += bytes.length
    if (size < blockBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}

/** Compresses a block, unless that makes it larger, as with photos. The first byte says which. */
function packed(block: Buffer): Buffer {
  // The synchronous call blocks nobody, because a backup has a process of its own.
  const smaller = zstdCompressSync(block, quickly)
  return smaller.length < block.length
    ? Buffer.concat([Buffer.from([1]), smaller])
    : Buffer.concat([Buffer.from([0]), block])
}

/** Writes under another name until the file is complete, so that a killed backup leaves no backup. */
export async function writeArchive(path: string, keys: SealKeys, begin: Begin, cost?: Cost): Promise<ArchiveWriter> {
  const unfinished = unfinishedName(path)
  const file = await open(unfinished, 'w', 0o600)
  await file.chmod(0o600)
  const sink: ArchiveSink = {
    write: bytes => file.writeFile(bytes),
    async finish() {
      await file.sync()
      await file.close()
      await rename(unfinished, path)
      await syncFolder(dirname(path))
    },
    async abandon() {
      await file.close().catch(() => {})
      await rm(unfinished, { force: true })
    },
  }
  return archiveInto(sink, keys, begin, cost)
}

/** The same format, wherever it goes. */
export async function archiveInto(
  sink: ArchiveSink,
  keys: SealKeys,
  begin: Begin,
  cost?: Cost,
): Promise<ArchiveWriter> {
  const { head, seal } = newSeal(keys, cost)
  let [waiting, waitingBytes, written]: [Buffer[], number, number] = [[], 0, 0]
  async function flush() {
    const bytes = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    written += bytes.length
    await sink.write(bytes)
  }
  async function write(bytes: Buffer) {
    waiting.push(bytes)
    waitingBytes += bytes.length
    if (waitingBytes > flushAt) await flush()
  }
  async function frame(kind: FrameKind, plain: Buffer) {
    const closed = seal.close(kind, plain)
    const start = Buffer.alloc(5)
    start.write(kind)
    start.writeUInt32BE(closed.length, 1)
    await write(start)
    await write(closed)
  }
  const json = (value: unknown) => Buffer.from(JSON.stringify(value))

  const headLength = Buffer.alloc(4)
  headLength.writeUInt32BE(head.length)
  for (const bytes of [magic, headLength, head, createHash('sha256').update(head).digest()]) await write(bytes)
  await frame(frames.begin, json(keys.passphrase === null ? { ...begin, appSecret: null, archiveKey: null } : begin))

  return {
    async add(entry, content) {
      await frame(frames.entry, json(entry))
      const count = counting(entry.kind === 'table')
      for await (const block of blocksOf(content)) {
        count.add(block)
        await frame(frames.block, packed(block))
      }
      const totals = count.totals()
      await frame(frames.entryEnd, json(totals))
      return totals
    },
    async close(end) {
      await frame(frames.close, json(end))
      await flush()
      await sink.finish()
      return { bytes: written }
    },
    abandon: () => sink.abandon(),
  }
}

/** A rename survives a power cut only after its folder was flushed to the disk. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
