import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface StreamedFile {
  name: string
  text: AsyncIterable<string> | Iterable<string>
}

const signatures = { local: 0x04034b50, descriptor: 0x08074b50, central: 0x02014b50, end: 0x06054b50 }
const version = 20
/** Names are UTF-8. Size and checksum follow the file, because they are not known before it. */
const flags = 0x0808
const deflated = 8

function numbers(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of values) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

const timeOf = (at: Date) =>
  [
    [(at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 2],
    [((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 2],
  ] as const

/** A ZIP in pieces, written as the text of each file arrives. It is limited to four gigabytes, as the old format is. */
export async function* streamZip(files: Iterable<StreamedFile>, at: Date): AsyncGenerator<Buffer> {
  const central: Buffer[] = []
  let offset = 0
  for (const { name: fileName, text } of files) {
    const name = Buffer.from(fileName)
    const begin = offset
    const head = [[version, 2], [flags, 2], [deflated, 2], ...timeOf(at)] as const
    const local = Buffer.concat([
      numbers([signatures.local, 4], ...head, [0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]),
      name,
    ])
    yield local
    let [checksum, size, compressed] = [0, 0, 0]
    const plain = async function* () {
      for await (const piece of text) {
        const bytes = Buffer.from(piece)
        checksum = crc32(bytes, checksum)
        size += bytes.length
        yield bytes
      }
    }
    const deflate = createDeflateRaw()
    const source = Readable.from(plain())
    // A failing reader must end the other side too, or the download would wait for ever.
    source.on('error', error => deflate.destroy(error))
    source.pipe(deflate)
    try {
      for await (const piece of deflate) {
        compressed += piece.length
        yield piece as Buffer
      }
    } finally {
      source.destroy()
    }
    const sizes = [
      [checksum, 4],
      [compressed, 4],
      [size, 4],
    ] as const
    const descriptor = numbers([signatures.descriptor, 4], ...sizes)
    yield descriptor
    offset += local.length + compressed + descriptor.length
    // Lengths of extra and comment, disk, attributes within and outside, and where the file begins.
    const rest = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [begin, 4],
    ] as const
    central.push(
      Buffer.concat([
        numbers([signatures.central, 4], [version, 2], ...head, ...sizes, [name.length, 2], ...rest),
        name,
      ]),
    )
  }
  const directory = Buffer.concat(central)
  yield directory
  const count = central.length
  yield numbers([signatures.end, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directory.length, 4], [offset, 4], [0, 2])
}
