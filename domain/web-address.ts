/** Parses an http or https address, or returns null. Phones that are a few years old lack `URL.parse`. */
export function webAddress(link: string, base?: string): URL | null {
  try {
    const address = new URL(link.trim(), base)
    return address.protocol === 'http:' || address.protocol === 'https:' ? address : null
  } catch {
    return null
  }
}
