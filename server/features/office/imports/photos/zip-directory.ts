import { setImmediate as turn } from 'node:timers/promises'
import type { Sentence } from '#server/http/refusal.ts'
import { isLitter } from './rules.ts'

/** A file in a ZIP, as its directory describes it. */
export interface ZipEntry {
  name: string
  startsAt: number
  packedBytes: number
  bytes: number
  isDeflated: boolean
  crc: number
}
/** Reads a part of the ZIP. Throws UnusableZip for a part outside it. */
export type ReadBytes = (from: number, length: number) => Promise<Buffer>

type ZipFault = 'damaged' | 'encrypted' | 'too_many_files' | 'too_large_inside' | 'no_files'
export class UnusableZip extends Error {
  readonly fault: ZipFault
  constructor(fault: ZipFault) {
    super(fault)
    this.fault = fault
  }
}

export const zipFaultSentences: Record<ZipFault, Sentence> = {
  damaged: {
    en: 'This ZIP cannot be read. Please make it again, as one ordinary ZIP file',
    mr: 'ही ZIP फाइल वाचता येत नाही. कृपया ती पुन्हा एक साधी ZIP म्हणून तयार करा',
  },
  encrypted: {
    en: 'This ZIP is locked by a password. Please make it without one',
    mr: 'ही ZIP पासवर्डने बंद आहे. कृपया ती पासवर्डशिवाय तयार करा',
  },
  too_many_files: {
    en: 'A ZIP may hold at most 50,000 files. Please divide it',
    mr: 'एका ZIP मध्ये जास्तीत जास्त ५०,००० फाइल्स चालतील. कृपया तिचे भाग करा',
  },
  too_large_inside: {
    en: 'This ZIP holds more than 2 GB. Please put only the photos into it, or divide it',
    mr: 'या ZIP मध्ये २ GB पेक्षा जास्त माहिती आहे. कृपया फक्त फोटो ठेवा किंवा तिचे भाग करा',
  },
  no_files: { en: 'There is no file in this ZIP', mr: 'या ZIP मध्ये एकही फाइल नाही' },
}

const mostFiles = 50_000
/** The limit for all files together once they are inflated. Photos hardly shrink, so a ZIP of them is never much smaller. */
const mostBytesInside = 2 * 1024 * 1024 * 1024
const mostDirectoryBytes = 16 * 1024 * 1024

const endSignature = 0x06054b50
const endBytes = 22
const longestComment = 0xffff
const entrySignature = 0x02014b50
const entryBytes = 46
const lockedFlags = 0x41
const utf8Flag = 0x800
const methods = { stored: 0, deflated: 8 }

/** Finds the end record, which a comment may follow. */
function endIn(tail: Buffer): Buffer {
  for (let at = tail.length - endBytes; at >= 0; at--)
    if (tail.readUInt32LE(at) === endSignature && at + endBytes + tail.readUInt16LE(at + 20) === tail.length)
      return tail.subarray(at)
  throw new UnusableZip('damaged')
}

/** After so many names the node answers others: reading fifty thousand at once would make everybody wait for seconds. */
export const namesAtOnce = 100

const decoder = new TextDecoder('utf-8', { fatal: true })
/** Names are UTF-8 if they are marked so, and mostly even if not: macOS leaves the mark out. */
function nameOf(bytes: Buffer, isUtf8: boolean): string {
  try {
    return decoder.decode(bytes)
  } catch {
    if (isUtf8) throw new UnusableZip('damaged')
    return bytes.toString('latin1')
  }
}

interface Listed extends ZipEntry {
  isReadable: boolean
}
/** One entry of the directory, and how many bytes it takes there. */
function entryAt(directory: Buffer, at: number): { entry: Listed; length: number } {
  if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== entrySignature)
    throw new UnusableZip('damaged')
  const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)]
  if (flags & lockedFlags) throw new UnusableZip('encrypted')
  const nameBytes = directory.readUInt16LE(at + 28)
  const length = entryBytes + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  if (at + length > directory.length) throw new UnusableZip('damaged')
  return {
    length,
    entry: {
      name: nameOf(directory.subarray(at + entryBytes, at + entryBytes + nameBytes), (flags & utf8Flag) !== 0),
      startsAt: directory.readUInt32LE(at + 42),
      packedBytes: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      isDeflated: method === methods.deflated,
      crc: directory.readUInt32LE(at + 16),
      isReadable: method === methods.deflated || method === methods.stored,
    },
  }
}

/**
 * The files of a ZIP by its directory, without folders and files of the operating system. Nothing is inflated here: the claimed
 * sizes are added up first, and no file is ever inflated beyond its claim.
 */
export async function readZipDirectory(size: number, read: ReadBytes): Promise<Listed[]> {
  const tailBytes = Math.min(size, endBytes + longestComment)
  if (tailBytes < endBytes) throw new UnusableZip('damaged')
  const tail = await read(size - tailBytes, tailBytes)
  const end = endIn(tail)
  const [disk, count, directoryBytes] = [end.readUInt16LE(4), end.readUInt16LE(10), end.readUInt32LE(12)]
  const from = end.readUInt32LE(16)
  if (count > mostFiles) throw new UnusableZip('too_many_files')
  if (directoryBytes > mostDirectoryBytes) throw new UnusableZip('too_many_files')
  // The file is one volume of a ZIP that was split.
  if (disk !== 0) throw new UnusableZip('damaged')
  const directory = await read(from, directoryBytes)
  const files: Listed[] = []
  let at = 0
  let [packed, inside] = [0, 0]
  for (let n = 0; n < count; n++) {
    if (n % namesAtOnce === 0) await turn()
    const { entry, length } = entryAt(directory, at)
    at += length
    packed += entry.packedBytes
    inside += entry.bytes
    if (inside >= mostBytesInside) throw new UnusableZip('too_large_inside')
    // Overlapping files are how a small ZIP claims to hold a lot.
    if (packed > size || entry.startsAt >= size) throw new UnusableZip('damaged')
    if (!isLitter(entry.name)) files.push(entry)
  }
  if (files.length === 0) throw new UnusableZip('no_files')
  return files
}
