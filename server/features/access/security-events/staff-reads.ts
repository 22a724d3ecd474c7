import type { FastifyRequest } from 'fastify'
import type { SecurityEvent } from '#server/http/security-log.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const idIn = (sent: unknown): string | null => {
  const { uuid: asked, id } = (sent ?? {}) as { uuid?: unknown; id?: unknown }
  const given = asked ?? id
  return typeof given === 'string' && uuid.test(given) ? given : null
}

/** The event of staff reading about a family, or null for an answer that shows nothing of one. */
export function staffRead({
  opens,
  routeOptions,
  params,
  body,
}: Pick<FastifyRequest, 'opens' | 'params' | 'body'> & { routeOptions: { url?: string | undefined } }): Pick<
  SecurityEvent,
  'event' | 'call' | 'member'
> | null {
  if (!opens) return null
  const member = opens === 'asked' ? (idIn(params) ?? idIn(body)) : null
  return { event: 'staff_read', call: routeOptions.url ?? '', member }
}
