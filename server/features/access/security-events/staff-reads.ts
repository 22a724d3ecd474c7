import type { SecurityEvent } from '#server/http/security-log.ts'

/** The office's routes whose answers hold something of a family, and whether the id in the request is that member's. */
export const readingRoutes: Readonly<Record<string, 'member' | 'other'>> = {
  'POST /api/office/search': 'other',
  'GET /api/office/members/list': 'other',
  'GET /api/office/due-calls': 'other',
  'GET /api/office/member/:uuid': 'member',
  'GET /api/office/member/:uuid/consents': 'member',
  'GET /api/office/member/:uuid/candidate': 'member',
  'GET /api/office/members/:uuid/profile': 'member',
  'GET /api/office/members/:uuid/notes': 'member',
  'GET /api/office/members/:uuid/double/:other': 'member',
  'POST /api/office/member/contact': 'member',
  'POST /api/office/member/sealed': 'member',
  'POST /api/office/member/:id/sealed-file/:place': 'member',
  'POST /api/office/unreached/:uuid/contact': 'other',
  'POST /api/office/queue/:uuid/claim': 'other',
  'POST /api/office/queue/:id/document/:side': 'other',
  'POST /api/office/queue/:id/paper': 'other',
  'GET /api/office/handpick/:uuid': 'member',
  'GET /api/office/imports/:uuid': 'other',
  'GET /api/office/imports/:uuid/rows': 'other',
  'GET /api/office/incidents/:uuid/members': 'other',
  'POST /api/office/incidents/:uuid/export': 'other',
}
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const idIn = (sent: unknown): string | null => {
  const { uuid: asked, id } = (sent ?? {}) as { uuid?: unknown; id?: unknown }
  const given = asked ?? id
  return typeof given === 'string' && uuid.test(given) ? given : null
}

/** The event of staff reading about a family, or null for a call that answers nothing of one. */
export function staffRead(
  route: string,
  { method, params, body }: { method: string; params: unknown; body: unknown },
): Pick<SecurityEvent, 'event' | 'call' | 'member'> | null {
  const whose = readingRoutes[`${method} ${route}`]
  if (!whose) return null
  return { event: 'staff_read', call: route, member: whose === 'member' ? (idIn(params) ?? idIn(body)) : null }
}
