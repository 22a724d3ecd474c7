import type { PageRequest } from '#contract/site/pages.ts'
import { publicPaths } from '#domain/screens.ts'
import { type Encoding, encode } from '#server/http/compress.ts'

interface DrawnPage {
  status: number
  html: string
  encoded(encoding: Encoding): Promise<Buffer>
}

const addresses = new Set<string>(publicPaths)
/** Enough for every address in both languages, and for the home page with each of its banners. */
const maxPages = 64

/**
 * Caches public pages by the content that they are drawn from, so that no page can be outdated and no change has to be announced.
 * An unknown address, or one with a query, is not cached.
 */
export function drawnPages(draw: (page: PageRequest) => { status: number; html: string }) {
  const pages = new Map<string, DrawnPage>()
  const drawAnew = (page: PageRequest): DrawnPage => {
    const { status, html } = draw(page)
    const packed = new Map<Encoding, Promise<Buffer>>()
    const encoded = (encoding: Encoding) => {
      const bytes = packed.get(encoding) ?? encode(html, encoding, 'more')
      packed.set(encoding, bytes)
      bytes.catch(() => packed.delete(encoding))
      return bytes
    }
    return { status, html, encoded }
  }
  return (page: PageRequest): DrawnPage => {
    if (!addresses.has(page.path) || Object.keys(page.query).length > 0) return drawAnew(page)
    const source = JSON.stringify(page)
    const drawn = pages.get(source) ?? drawAnew(page)
    // The page read last moves to the end of the Map, and the first one is dropped.
    pages.delete(source)
    pages.set(source, drawn)
    const [oldest] = pages.keys()
    if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest)
    return drawn
  }
}
