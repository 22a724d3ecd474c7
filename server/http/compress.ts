import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** `least` for what is made for one reader. More effort would save an eighth of the bytes and take three times as long. */
type Effort = 'least' | 'more'
const efforts = { least: { br: 1, gzip: 1 }, more: { br: 4, gzip: 6 } } as const

const encoders = {
  br: (text: string, effort: Effort) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: efforts[effort].br } }),
  gzip: (text: string, effort: Effort) => promisify(gzip)(text, { level: efforts[effort].gzip }),
} as const
export type Encoding = keyof typeof encoders

export const encode = (text: string, encoding: Encoding, effort: Effort): Promise<Buffer> =>
  encoders[encoding](text, effort)

export function acceptedEncoding(request: FastifyRequest): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return (['br', 'gzip'] as const).find(name => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted))
}

/** A smaller answer fits into one packet as it is. */
const leastLength = 1400

/**
 * An answer as it travels to a browser that takes it compressed. On a phone's line the length of the lists is most of the waiting.
 * That length tells nobody anything: a session is a header that no other site can send, so none can have answers made with
 * guesses of its own in them and measure them.
 */
export async function compressed(request: FastifyRequest, reply: FastifyReply, text: string): Promise<string | Buffer> {
  const encoding = text.length < leastLength ? undefined : acceptedEncoding(request)
  if (!encoding) return text
  reply.header('content-encoding', encoding)
  return encode(text, encoding, 'least')
}
