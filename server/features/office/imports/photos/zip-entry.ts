import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { type ReadBytes, UnusableZip, type ZipEntry } from './zip-directory.ts'

const inflate = promisify(inflateRaw)

const headSignature = 0x04034b50
const headBytes = 30

/** The bytes of one file, or null if they differ from what the directory says. */
export async function readZipEntry(read: ReadBytes, entry: Omit<ZipEntry, 'name'>): Promise<Buffer | null> {
  try {
    const head = await read(entry.startsAt, headBytes)
    if (head.readUInt32LE(0) !== headSignature) return null
    const from = entry.startsAt + headBytes + head.readUInt16LE(26) + head.readUInt16LE(28)
    const packed = await read(from, entry.packedBytes)
    const bytes = entry.isDeflated ? await inflated(packed, entry.bytes) : packed
    return bytes?.length === entry.bytes && crc32(bytes) === entry.crc ? bytes : null
  } catch (error) {
    if (error instanceof UnusableZip) return null
    throw error
  }
}

/** Inflates no more than the directory claims: a file that goes on is a ZIP bomb. */
async function inflated(packed: Buffer, claimed: number): Promise<Buffer | null> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(claimed, 1) })
  } catch {
    return null
  }
}
