import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

export interface ZippedFile {
  name: string
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

const deflated = 8

/**
 * A ZIP in pieces, written as the content of each file arrives. Zlib deflates, because it works beside the event loop; fflate
 * writes the format around it.
 */
export async function* streamZip(files: Iterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    written.push(piece)
  })
  for (const { name, content } of files) {
    const file: ZipInputFile = { filename: name, mtime: at, compression: deflated, crc: 0, size: 0 }
    zip.add(file)
    const plain = async function* () {
      for await (const piece of content) {
        const bytes = Buffer.from(piece)
        file.crc = crc32(bytes, file.crc)
        file.size += bytes.length
        yield bytes
      }
    }
    // A pipeline also ends the deflating where the content fails, and the content where nobody reads on.
    for await (const piece of pipeline(plain, createDeflateRaw(), () => undefined)) {
      file.ondata?.(null, piece, false)
      yield* written.splice(0)
    }
    file.ondata?.(null, new Uint8Array(), true)
    yield* written.splice(0)
  }
  zip.end()
  yield* written.splice(0)
}
