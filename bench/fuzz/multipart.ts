import { asText, hostileTexts, pick, type Random } from './values.ts'

const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0])
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const fileStarts = [
  jpegStart,
  pngStart,
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'),
  Buffer.from('GIF89a'),
  Buffer.alloc(0),
]

/** A form with a file: often whole, sometimes cut, without an end, with a wrong boundary or with headers that are none. */
export function multipartBody(random: Random, fileField: string, input: Record<string, unknown>) {
  const boundary = `fuzz${Math.floor(random() * 1e9)}`
  const part = (headers: string, content: Buffer | string) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')])
  const noise = Buffer.from(Array.from({ length: Math.floor(random() * 400) }, () => Math.floor(random() * 256)))
  const parts = Object.entries(input).map(([name, value]) =>
    part(`content-disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"`, asText(value)),
  )
  const named =
    random() < 0.8
      ? fileField
      : pick(random, hostileTexts)
          .replace(/["\r\n]/g, '')
          .slice(0, 200)
  parts.push(
    part(
      `content-disposition: form-data; name="${named}"; filename="${pick(random, ['a.jpg', '', '../x', 'a\0.png'])}"\r\ncontent-type: image/jpeg`,
      Buffer.concat([pick(random, fileStarts), noise]),
    ),
  )
  if (random() < 0.1)
    parts.push(part(pick(random, ['', 'nonsense', 'content-disposition', 'content-disposition: form-data']), 'x'))
  if (random() < 0.05)
    parts.push(...Array.from({ length: 40 }, (_, n) => part(`content-disposition: form-data; name="f${n}"`, 'x')))
  const whole = Buffer.concat([...parts, Buffer.from(random() < 0.9 ? `--${boundary}--\r\n` : '')])
  const payload = random() < 0.15 ? whole.subarray(0, Math.floor(random() * whole.length)) : whole
  const type = pick(random, [
    ...Array<string>(12).fill(`multipart/form-data; boundary=${boundary}`),
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=other',
    `multipart/form-data; boundary="${boundary}`,
    'multipart/mixed; boundary=x',
    'application/json',
  ])
  return { headers: { 'content-type': type }, payload }
}
