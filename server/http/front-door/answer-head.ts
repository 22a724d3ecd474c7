const status = /^HTTP\/1\.1 (\d{3}) /
const length = /\r\ncontent-length: (\d+)\r\n/i
const closes = /\r\nconnection: close\r\n/i

/** The bytes of the answer that begins with these, its body included; null where its end cannot be told. */
export function answerBytes(chunk: Buffer): number | null {
  const end = chunk.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = chunk.toString('latin1', 0, end + 4)
  const code = status.exec(head)?.[1]
  if (code === undefined || code.startsWith('1') || closes.test(head)) return null
  if (code === '204' || code === '304') return head.length
  const body = length.exec(head)?.[1]
  return body === undefined ? null : head.length + Number(body)
}
