import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A browser that receives messages: its address, its keys, and the messages that it displayed. */
export interface FakeBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  shown: Record<string, unknown>[]
  /** What the push service answers for it. */
  answers: number[]
}

const base64 = (bytes: Buffer) => bytes.toString('base64url')
const derived = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Decrypts a message by RFC 8291, without the code that encrypted it. */
function opened(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + (body[20] ?? 0))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const secret = derived(own.computeSecret(sender), auth, info, 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
  const sealed = body.subarray(21 + sender.length)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // What follows the last 2 is padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** Whether the site signed for this service, with the key that it names. */
function isSigned(authorization: string | undefined, origin: string): string | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return null
  const jwk = { kty: 'EC', crv: 'P-256', x: base64(point.subarray(1, 33)), y: base64(point.subarray(33)) }
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string }
  return isGood && aud === origin ? key : null
}

/** A push service on this machine that checks signatures and delivers messages to its browsers. */
export async function fakePushService() {
  const browsers = new Map<string, { browser: FakeBrowser; own: ReturnType<typeof createECDH>; auth: Buffer }>()
  const signers = new Set<string>()
  const asked: string[] = []
  let origin = ''

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    asked.push(request.url ?? '')
    const known = browsers.get(request.url ?? '')
    const signer = isSigned(request.headers.authorization, origin)
    if (!known) return void response.writeHead(404).end()
    if (!signer || !(Number(request.headers.ttl) > 0)) return void response.writeHead(403).end()
    signers.add(signer)
    const status = known.browser.answers.shift() ?? 201
    if (status === 201) known.browser.shown.push(JSON.parse(opened(Buffer.concat(chunks), known.own, known.auth)))
    response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end()
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    /** The keys that signed the requests. */
    signers,
    /** Every address that was called. */
    asked,
    browser(...answers: number[]): FakeBrowser {
      const own = createECDH('prime256v1')
      own.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(16).toString('hex')}`
      const keys = { p256dh: base64(own.getPublicKey()), auth: base64(auth) }
      const browser = { subscription: { endpoint: `${origin}${path}`, keys }, shown: [], answers }
      browsers.set(path, { browser, own, auth })
      return browser
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
