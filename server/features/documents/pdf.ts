import { promisify } from 'node:util'
import { inflate as inflateCallback } from 'node:zlib'
import { Refusal } from '#server/http/refusal.ts'
import { documentSentences } from './words.ts'

const inflate = promisify(inflateCallback)

/** What a scan never needs: scripts, other files and programs, forms that send, and encryption, which would hide them. */
const forbiddenNames =
  /\/(?:JavaScript|Launch|Encrypt|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToR|GoToE|XFA|Rendition)(?![A-Za-z0-9])/

/** Each of these filters would let an object pass unread, and scanners use none of them. */
const unreadFilters = /\/(?:ASCII85Decode|ASCIIHexDecode|LZWDecode|RunLengthDecode|Crypt|A85|AHx|LZW|RL)(?![A-Za-z0-9])/

/** A few kilobytes can inflate to gigabytes. */
const maxInflated = 64 * 1024 * 1024
const maxStreams = 5_000

/** A name may be written with its characters as numbers: `/J#61vaScript` is `/JavaScript`. */
const withoutEscapes = (text: string) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

export const looksLikePdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))

/**
 * Refuses a PDF that could do anything but show pages. Nothing here draws the file: it is only ever sent as an attachment.
 * The whole file is read as text and each compressed part once more, because a viewer may find an object in either.
 */
export async function refuseActivePdf(bytes: Buffer): Promise<void> {
  if (!(await isPlainPdf(bytes))) throw new Refusal('wrong_file_kind', { sentence: documentSentences.activePdf })
}

async function isPlainPdf(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1')
  // Without its end a PDF is cut off; with something after it, the file is also another kind of file.
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(text.slice(-1024))) return false
  if (forbiddenNames.test(withoutEscapes(text))) return false
  let inflated = 0
  let streams = 0
  for (const { index } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    if (++streams > maxStreams) return false
    const dictionary = withoutEscapes(text.slice(Math.max(text.lastIndexOf(' obj', index), 0), index))
    if (unreadFilters.test(dictionary)) return false
    const start = text.indexOf('\n', index) + 1
    const content = await inflateFrom(bytes.subarray(start), maxInflated - inflated)
    if (content === null) {
      // An image in a format of its own cannot be inflated. What says that it can, must.
      if (/\/(?:FlateDecode|Fl)(?![A-Za-z0-9])/.test(dictionary)) return false
      continue
    }
    inflated += content.length
    if (forbiddenNames.test(withoutEscapes(content.toString('latin1')))) return false
  }
  return true
}

/** Null for what is not compressed, is damaged, or is larger than the room left. */
async function inflateFrom(bytes: Buffer, room: number): Promise<Buffer | null> {
  try {
    return await inflate(bytes, { maxOutputLength: Math.max(room, 1) })
  } catch {
    return null
  }
}
