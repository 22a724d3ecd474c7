import type { FastifyRequest } from 'fastify'
import { type Config, isLoopback } from '#server/config.ts'

/**
 * The demo's outbox shows everybody's codes, so only a person on this machine may call it. A proxy is refused, and so is
 * another site's page whose host name resolves to this address (DNS rebinding).
 */
export function mayUseDemoCalls(
  config: Pick<Config, 'demo' | 'host' | 'trustProxy'>,
  request: FastifyRequest,
): boolean {
  if (!config.demo || !isLoopback(config.host) || config.trustProxy !== false) return false
  if (!isLoopback((request.socket.remoteAddress ?? '').replace('::ffff:', ''))) return false
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  if (host !== 'localhost' && host !== '127.0.0.1') return false
  return !Object.keys(request.headers).some(name => name === 'forwarded' || name.startsWith('x-forwarded-'))
}
