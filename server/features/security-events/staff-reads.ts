import type { SecurityEvent } from '#server/http/security-log.ts'

/** The routes of the office that give something of a family, and whether the id that they are asked with is the family's. */
export const readingRoutes: Readonly<Record<string, 'member' | 'other'>> = {
  '/api/office/members': 'other',
  '/api/office/member/:uuid': 'member',
  '/api/office/member/contact': 'member',
  '/api/office/member/sealed': 'member',
  '/api/office/member/:id/sealed-file/:place': 'member',
  '/api/office/unreached/:uuid/contact': 'other',
  '/api/office/queue/:uuid/claim': 'other',
  '/api/office/queue/:id/document/:side': 'other',
  '/api/office/queue/:id/paper': 'other',
  '/api/office/handpick/:uuid': 'member',
  '/api/office/incidents/:uuid/members': 'other',
  '/api/office/incidents/:uuid/export': 'other',
}
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const idIn = (sent: unknown): string | null => {
  const { uuid: asked, id } = (sent ?? {}) as { uuid?: unknown; id?: unknown }
  const found = asked ?? id
  return typeof found === 'string' && uuid.test(found) ? found : null
}

/** What staff have just read, or null where the call gives nothing of a family. */
export function staffRead(
  route: string,
  { params, body }: { params: unknown; body: unknown },
): Pick<SecurityEvent, 'event' | 'call' | 'member'> | null {
  const whose = readingRoutes[route]
  if (!whose) return null
  return { event: 'staff_read', call: route, member: whose === 'member' ? (idIn(params) ?? idIn(body)) : null }
}
