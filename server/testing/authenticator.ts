import { createSign, generateKeyPairSync, hash, randomBytes } from 'node:crypto'
import type { addPasskey, askForPasskey, beginPasskey, loginByPasskey } from '#contract/access/passkeys.ts'
import type { AnswerOf, SentTo } from '#contract/endpoint.ts'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

/** What an answer gets wrong. */
interface Wrong {
  origin?: string
  host?: string
  count?: number
  /** Nobody looked, touched or typed a PIN. */
  isUnlocked?: boolean
  /** The certificate of a maker, which is not asked for. */
  certificate?: Buffer
}

/** A phone that keeps one passkey, and answers as a browser hands it on. */
export function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let handle: string | null = null
  let uses = 0

  const dataFor = (
    { host, isUnlocked, count }: { host: string; isUnlocked?: boolean; count: number },
    made?: Buffer,
  ) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    const flags = 0x01 | (isUnlocked ? 0 : 0x04) | (made ? 0x40 : 0)
    return Buffer.concat([hash('sha256', host, 'buffer'), Buffer.from([flags]), counted, made ?? Buffer.alloc(0)])
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const inText = (bytes: Buffer) => bytes.toString('base64url')
  const originOf = (host: string) => (host === 'localhost' ? 'http://localhost:3000' : `https://${host}`)

  return {
    /** Makes its passkey. */
    makes(question: AnswerOf<typeof beginPasskey>, wrong: Wrong = {}): SentTo<typeof addPasskey> {
      const host = wrong.host ?? question.host
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      handle = question.user_id
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = dataFor({ ...wrong, host, count: wrong.count ?? 0 }, made)
      const said = new Map<string, Cbor>(
        wrong.certificate
          ? [
              ['alg', -7],
              ['sig', Buffer.alloc(8)],
              ['x5c', wrong.certificate],
            ]
          : [],
      )
      const attestation = new Map<string, Cbor>([
        ['fmt', wrong.certificate ? 'packed' : 'none'],
        ['attStmt', said],
        ['authData', data],
      ])
      return {
        credential_id: inText(id),
        client_data: inText(clientData('webauthn.create', question.challenge, wrong.origin ?? originOf(question.host))),
        attestation: inText(cbor(attestation)),
        transports: ['internal', 'hybrid'],
      }
    },

    /** Signs what a login asks. */
    signs(
      question: Pick<AnswerOf<typeof askForPasskey>, 'challenge' | 'host'>,
      wrong: Wrong = {},
    ): SentTo<typeof loginByPasskey> {
      const data = dataFor({ ...wrong, host: wrong.host ?? question.host, count: wrong.count ?? ++uses })
      const said = clientData('webauthn.get', question.challenge, wrong.origin ?? originOf(question.host))
      return {
        credential_id: inText(id),
        client_data: inText(said),
        authenticator_data: inText(data),
        signature: inText(
          createSign('sha256')
            .update(Buffer.concat([data, hash('sha256', said, 'buffer')]))
            .sign(privateKey),
        ),
        user_handle: handle,
      }
    },
  }
}
export type Authenticator = ReturnType<typeof authenticator>
