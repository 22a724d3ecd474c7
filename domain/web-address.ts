/** Parses an http or https address, or returns null. `URL.parse` is missing on phones of a few years ago. */
export function webAddress(link: string, base?: string): URL | null {
  try {
    const address = new URL(link.trim(), base)
    return address.protocol === 'http:' || address.protocol === 'https:' ? address : null
  } catch {
    return null
  }
}
