/** What a message shows, and which page of this site a tap opens. */
export interface PushedNotice {
  title: string
  body: string
  tag: string
  path: string
}

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' && value ? value : otherwise)

/** A message that nobody can read is shown all the same: a browser takes the right to ring from a site that stays silent. */
export function noticeOf(read: () => unknown): PushedNotice {
  let sent: Record<string, unknown> = {}
  try {
    sent = { ...(read() as object) }
  } catch {
    // Not for us to read.
  }
  return {
    title: textOf(sent.title, 'नवीन सूचना · New notification'),
    body: textOf(sent.body, ''),
    tag: textOf(sent.tag, 'notices'),
    path: textOf(sent.path, '/'),
  }
}

/** The address to open: of this site alone, whatever the message says. */
export function addressOf(path: unknown, origin: string): string {
  try {
    const address = new URL(String(path), origin)
    if (address.origin === origin) return address.href
  } catch {
    // No address at all.
  }
  return `${origin}/`
}
