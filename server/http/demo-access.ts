import type { FastifyRequest } from 'fastify'
import { type Config, isOnlyLocal } from '#server/config.ts'
import { isLoopback } from '#server/config-values.ts'

export type DemoConfig = Pick<Config, 'demo' | 'host' | 'publicUrl' | 'trustProxy'>

/**
 * The demo's outbox shows everybody's codes, and everybody knows the passwords of its logins, so only a person on this
 * machine may use them. A proxy is refused, and so is another site's page whose host name resolves to this address (DNS
 * rebinding).
 */
export function mayUseDemo(config: DemoConfig, request: FastifyRequest): boolean {
  if (!config.demo || !isOnlyLocal(config)) return false
  if (!isLoopback((request.socket.remoteAddress ?? '').replace('::ffff:', ''))) return false
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  if (host !== 'localhost' && host !== '127.0.0.1') return false
  return !Object.keys(request.headers).some(isFromProxy)
}

const isFromProxy = (header: string): boolean =>
  header === 'forwarded' || header === 'via' || header === 'x-real-ip' || header.startsWith('x-forwarded-')
