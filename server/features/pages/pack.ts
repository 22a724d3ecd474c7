import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const ways = {
  br: (text: string) => promisify(brotliCompress)(text, quickly),
  gzip: (text: string) => promisify(gzip)(text),
} as const

/** A page is drawn for each visit, so unlike the assets it is packed for each visit too; it holds no secret to guess. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const way = (['br', 'gzip'] as const).find(name =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted),
  )
  reply.header('vary', 'cookie, accept-encoding')
  if (!way) return reply.send(html)
  return reply.header('content-encoding', way).send(await ways[way](html))
}
