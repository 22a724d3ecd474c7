/** What a message shows, and which page of this site a tap opens. */
interface PushedNotice {
  title: string
  body: string
  tag: string
  path: string
}

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' && value ? value : otherwise)

/** The notice of a push message. An unreadable message is shown too, because browsers revoke push from sites that show nothing. */
export function noticeOf(read: () => unknown): PushedNotice {
  let sent: Record<string, unknown> = {}
  try {
    sent = { ...(read() as object) }
  } catch {
    // The message is no JSON.
  }
  return {
    title: textOf(sent.title, 'नवीन सूचना · New notification'),
    body: textOf(sent.body, ''),
    tag: textOf(sent.tag, 'notices'),
    path: textOf(sent.path, '/'),
  }
}

/** The address to open, which is always on this site, whatever the message says. */
export function addressOf(path: unknown, origin: string): string {
  try {
    const address = new URL(String(path), origin)
    if (address.origin === origin) return address.href
  } catch {
    // The path is no valid address.
  }
  return `${origin}/`
}
