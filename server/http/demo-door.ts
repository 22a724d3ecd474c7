import type { FastifyRequest } from 'fastify'
import { type Config, isLoopback } from '#server/config.ts'

/**
 * The outbox shows codes to whoever asks, so it opens only to a person on the very machine: never through a proxy,
 * whatever headers say, and never to a page of another site that points a name of its own at this address.
 */
export function demoDoorOpen(config: Pick<Config, 'demo' | 'host' | 'trustProxy'>, request: FastifyRequest): boolean {
  if (!config.demo || !isLoopback(config.host) || config.trustProxy !== false) return false
  if (!isLoopback((request.socket.remoteAddress ?? '').replace('::ffff:', ''))) return false
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  if (host !== 'localhost' && host !== '127.0.0.1') return false
  return !Object.keys(request.headers).some(name => name === 'forwarded' || name.startsWith('x-forwarded-'))
}
