/** An address of the web, or null. Not `URL.parse`: phones of a few years ago lack it. */
export function webAddress(link: string, base?: string): URL | null {
  try {
    const address = new URL(link.trim(), base)
    return address.protocol === 'http:' || address.protocol === 'https:' ? address : null
  } catch {
    return null
  }
}
