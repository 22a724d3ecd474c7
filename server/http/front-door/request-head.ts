import { isLanguage, type Language } from '#domain/words/catalogue.ts'
import { isMembersCall } from '../members-call.ts'

export interface RequestHead {
  isMembersCall: boolean
  language: Language
  /** Of the whole request, its body included. */
  bytes: number
}

/** Ours and every browser's. A line folded over two, a bare line feed or a space before the colon is left to the real parser. */
const wellFormed = /^(?:GET|POST|PUT|PATCH|DELETE) (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[\w-]+:[^\r\n]*\r\n)+\r\n$/
/** What changes where a request ends, or what becomes of the connection after it. */
const unusual = /\r\n(?:transfer-encoding:|upgrade:|expect:|connection:(?! *keep-alive *\r))/i
const length = /\r\ncontent-length: *(\d{1,9}) *\r\n/i
const authorization = /\r\nauthorization:/i
const languageHeader = /\r\nlanguage: *(\w+) *\r\n/i

/**
 * Reads the head of a request that begins with these bytes. It is null unless the head is whole and its length beyond doubt:
 * whoever answers in the server's place must know exactly where the next request begins.
 */
export function readRequestHead(chunk: Buffer): RequestHead | null {
  const end = chunk.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = chunk.toString('latin1', 0, end + 4)
  const url = wellFormed.exec(head)?.[1]
  if (url === undefined || unusual.test(head)) return null
  const body = bodyBytes(head)
  if (body === null) return null
  const language = languageHeader.exec(head)?.[1]
  return {
    isMembersCall: isMembersCall(url, authorization.test(head)),
    language: isLanguage(language) ? language : 'en',
    bytes: head.length + body,
  }
}

/** Null where the length is given twice or is not a plain number. */
function bodyBytes(head: string): number | null {
  const lines = head.toLowerCase()
  const at = lines.indexOf('\r\ncontent-length')
  if (at < 0) return 0
  if (at !== lines.lastIndexOf('\r\ncontent-length')) return null
  const digits = length.exec(head)?.[1]
  return digits === undefined ? null : Number(digits)
}
