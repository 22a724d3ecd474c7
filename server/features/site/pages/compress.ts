import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, fast),
  gzip: (text: string) => promisify(gzip)(text),
} as const
export type Encoding = keyof typeof encoders

/** A public page holds no secret that its size could reveal. */
export const encode = (html: string, encoding: Encoding): Promise<Buffer> => encoders[encoding](html)

export function acceptedEncoding(request: FastifyRequest): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return (['br', 'gzip'] as const).find(name => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted))
}
