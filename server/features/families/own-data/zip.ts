import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  bytes: Uint8Array
}

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 }
const version = 20
const namesAreUtf8 = 0x0800
const deflated = 8

/** The time of a file in the format of ZIP: two bytes for the time, two for the date. */
const dosTime = (at: Date) => ({
  time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
})

/** What the local and the central header of a file have in common. */
function commonHeader(compressed: Uint8Array, { name, bytes }: ZipEntry, at: Date): Buffer {
  const header = Buffer.alloc(26)
  const { time, date } = dosTime(at)
  header.writeUInt16LE(version, 0)
  header.writeUInt16LE(namesAreUtf8, 2)
  header.writeUInt16LE(deflated, 4)
  header.writeUInt16LE(time, 6)
  header.writeUInt16LE(date, 8)
  header.writeUInt32LE(crc32(bytes), 10)
  header.writeUInt32LE(compressed.length, 14)
  header.writeUInt32LE(bytes.length, 18)
  header.writeUInt16LE(Buffer.byteLength(name), 22)
  return header
}

const word = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Makes a ZIP of some files. It has the limits of the old format, which the data of one member never reaches. */
export function zipOf(entries: readonly ZipEntry[], at: Date): Buffer {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const compressed = deflateRawSync(entry.bytes)
    const common = commonHeader(compressed, entry, at)
    const name = Buffer.from(entry.name)
    const local = Buffer.concat([word(signatures.local), common, name, compressed])
    const versionMadeBy = Buffer.from([version, 0])
    // Comment length, disk, attributes within and outside, and where the file begins.
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([word(signatures.central), versionMadeBy, common, rest, name]))
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, directory, word(signatures.end), end])
}
