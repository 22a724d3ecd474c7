import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, fast),
  gzip: (text: string) => promisify(gzip)(text),
} as const

/** A page is rendered for each visit, so it is compressed for each visit too. It holds no secret that its size could reveal. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find(name =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted),
  )
  reply.header('vary', 'cookie, accept-encoding')
  if (!encoding) return reply.send(html)
  return reply.header('content-encoding', encoding).send(await encoders[encoding](html))
}
