import { createHash } from 'node:crypto'
import { readArchiveFrom } from '../read-archive.ts'
import { DamagedBackup } from '../refused.ts'
import type { SealKeys } from '../seal.ts'
import { archiveInto } from '../write-archive.ts'

/** The key of an archive is random, so that guessing it is hopeless and slowing a guess down would only slow us. */
const quickly = { n: 16, r: 8, p: 1 }

/** The keys of the pieces: the archive's own one encrypts them; without it they are signed, as the copy is. */
export const pieceKeys = (keys: SealKeys, archiveKey: string | null): SealKeys => ({ ...keys, passphrase: archiveKey })

/** Seals a piece of the archive under its name. */
export async function sealPiece(name: string, bytes: Buffer, keys: SealKeys): Promise<Buffer> {
  const parts: Buffer[] = []
  const sink = { write: async (part: Buffer) => void parts.push(part), finish: async () => {}, abandon: async () => {} }
  const begin = { madeAt: new Date(0).toISOString(), migrations: [], tables: [], sequences: [], appSecret: null }
  const writer = await archiveInto(sink, keys, begin, quickly)
  await writer.add({ kind: 'file', name }, [bytes])
  await writer.close({ files: 1, erasedFiles: 0 })
  return Buffer.concat(parts)
}

/** Opens a piece, or says by its name what is wrong with it. */
export async function openPiece(name: string, sealed: Buffer, keys: SealKeys): Promise<Buffer> {
  const blocks: Buffer[] = []
  for await (const part of readArchiveFrom(oneChunk(sealed), name, keys)) {
    if (part.at === 'entry' && part.entry.name !== name)
      throw new DamagedBackup(`${name} is damaged: it holds ${part.entry.name}`)
    if (part.at === 'block') blocks.push(part.bytes)
  }
  return Buffer.concat(blocks)
}

async function* oneChunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** The name of a stored file in the archive. The piece itself knows the other one. */
export const pieceOfFile = (name: string): string => createHash('sha256').update(name).digest('hex')
