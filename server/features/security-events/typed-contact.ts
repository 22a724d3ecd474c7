const keys = ['email', 'mobile', 'mobile_number', 'username'] as const

/** The contact that a refused call was about: whoever tries to get in types one. */
export function typedContact(body: unknown): { contact?: string } {
  if (typeof body !== 'object' || body === null) return {}
  const sent = body as Record<string, unknown>
  const typed = keys.map(key => sent[key]).find(value => typeof value === 'string' && value.trim() !== '')
  return typeof typed === 'string' ? { contact: typed.slice(0, 100) } : {}
}
