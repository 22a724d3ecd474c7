import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { zstdDecompressSync } from 'node:zlib'
import type { z } from 'zod'
import {
  type Begin,
  beginSchema,
  type Close,
  closeSchema,
  type Entry,
  entrySchema,
  type FrameKind,
  frames,
  type Head,
  headSchema,
  longestFrame,
  magic,
  type Totals,
  totalsSchema,
} from './format.ts'
import { DamagedBackup } from './refused.ts'
import { type Seal, type SealKeys, sealOf } from './seal.ts'
import { areEqual, counting } from './totals.ts'

/** The content of a backup, in its order. Every part was checked before it is yielded. */
export type Part =
  | { at: 'begin'; begin: Begin }
  | { at: 'entry'; entry: Entry }
  | { at: 'block'; entry: Entry; bytes: Buffer }
  | { at: 'entryEnd'; entry: Entry; totals: Totals }
  | { at: 'close'; close: Close }

const longestHead = 4096
const hashBytes = 32
const kinds: readonly string[] = Object.values(frames)

/** Reads a stream in the requested lengths. Null if it ends before. */
function bytesOf(stream: AsyncIterable<Buffer>): (length: number) => Promise<Buffer | null> {
  const chunks = stream[Symbol.asyncIterator]()
  let [waiting, size]: [Buffer[], number] = [[], 0]
  return async function take(length) {
    while (size < length) {
      const next = await chunks.next()
      if (next.done) return null
      waiting.push(next.value)
      size += next.value.length
    }
    const [first] = waiting
    // Frames are often small, and what was read ahead need not be copied for each.
    const all = first && first.length === size ? first : Buffer.concat(waiting)
    waiting = [all.subarray(length)]
    size = all.length - length
    return all.subarray(0, length)
  }
}
type Take = ReturnType<typeof bytesOf>

const nameOf = ({ kind, name }: Entry) => `${kind} ${name}`

/** Where the reader stands, for the message that names what is damaged. */
function position(begin: () => Begin | null) {
  let open: Entry | null = null
  let last: Entry | null = null
  let tables = 0
  return {
    enter(entry: Entry) {
      open = entry
      if (entry.kind === 'table') tables++
    },
    leave() {
      last = open
      open = null
    },
    name(): string {
      if (open) return nameOf(open)
      const content = begin()
      if (!content) return 'its beginning'
      const next = content.tables[tables]
      if (next) return `table ${next}`
      return last?.kind === 'file' ? `what follows file ${last.name}` : 'the first file, or its end'
    },
  }
}

async function readHead(take: Take, path: string): Promise<{ head: Head; bytes: Buffer }> {
  const start = await take(magic.length + 4)
  if (!start?.subarray(0, magic.length).equals(magic)) throw new DamagedBackup(`${path} is no backup of this product`)
  const length = start.readUInt32BE(magic.length)
  const rest = length > longestHead ? null : await take(length + hashBytes)
  const bytes = rest?.subarray(0, length)
  if (!rest || !bytes || !createHash('sha256').update(bytes).digest().equals(rest.subarray(length)))
    throw new DamagedBackup(`${path} is damaged in its beginning`)
  return { head: headSchema.parse(JSON.parse(bytes.toString())), bytes }
}

/** Reads a backup from one end to the other and checks every byte of it. */
export async function* readArchive(path: string, keys: SealKeys): AsyncGenerator<Part> {
  const stream = createReadStream(path, { highWaterMark: 1024 * 1024 })
  try {
    yield* readArchiveFrom(stream, path, keys)
  } finally {
    stream.destroy()
  }
}

/** The same from any stream. Messages call it by the given name. */
export async function* readArchiveFrom(
  stream: AsyncIterable<Buffer>,
  path: string,
  keys: SealKeys,
): AsyncGenerator<Part> {
  const take = bytesOf(stream)
  const { head, bytes } = await readHead(take, path)
  const seal = sealOf(head, bytes, keys, path)
  let begin: Begin | null = null
  const where = position(() => begin)
  const damaged = () => new DamagedBackup(`${path} is damaged: ${where.name()} is not what was written`)
  const frame = () => readFrame(take, seal, damaged, () => `${path} is not whole: it ends in ${where.name()}`)
  const parse = <T>(schema: z.ZodType<T>, plain: Buffer): T => schema.parse(JSON.parse(plain.toString()))

  const first = await frame()
  if (first.kind !== frames.begin) throw damaged()
  begin = parse(beginSchema, first.plain)
  yield { at: 'begin', begin }
  let open: { entry: Entry; count: ReturnType<typeof counting> } | null = null
  for (;;) {
    const { kind, plain } = await frame()
    if (kind === frames.entry && !open) {
      const entry = parse(entrySchema, plain)
      where.enter(entry)
      open = { entry, count: counting(entry.kind === 'table') }
      yield { at: 'entry', entry }
    } else if (kind === frames.block && open) {
      const content = plain[0] === 1 ? inflated(plain.subarray(1)) : plain.subarray(1)
      if (!content) throw damaged()
      open.count.add(content)
      yield { at: 'block', entry: open.entry, bytes: content }
    } else if (kind === frames.entryEnd && open) {
      const totals = parse(totalsSchema, plain)
      if (!areEqual(totals, open.count.totals())) throw damaged()
      yield { at: 'entryEnd', entry: open.entry, totals }
      open = null
      where.leave()
    } else if (kind === frames.close && !open) {
      if (await take(1)) throw new DamagedBackup(`${path} is damaged: something stands after its end`)
      yield { at: 'close', close: parse(closeSchema, plain) }
      return
    } else throw damaged()
  }
}

/** Null beyond what any block has: without a passphrase anybody can write a small one that would fill the memory. */
function inflated(packed: Buffer): Buffer | null {
  try {
    return zstdDecompressSync(packed, { maxOutputLength: longestFrame })
  } catch {
    return null
  }
}

async function readFrame(
  take: Take,
  seal: Seal,
  damaged: () => DamagedBackup,
  cutShort: () => string,
): Promise<{ kind: FrameKind; plain: Buffer }> {
  const start = await take(5)
  if (!start) throw new DamagedBackup(cutShort())
  const kind = start.toString('latin1', 0, 1) as FrameKind
  const length = start.readUInt32BE(1)
  if (!kinds.includes(kind) || length > longestFrame) throw damaged()
  const closed = await take(length)
  if (!closed) throw new DamagedBackup(cutShort())
  const plain = seal.open(kind, closed)
  if (!plain) throw damaged()
  return { kind, plain }
}
