import type { PageRequest } from '#contract/site/pages.ts'
import { publicPaths } from '#domain/screens.ts'
import { type Encoding, encode } from './compress.ts'

export interface DrawnPage {
  status: number
  html: string
  encoded(encoding: Encoding): Promise<Buffer>
}

const addresses = new Set<string>(publicPaths)
/** Every address in both languages, and a few more for the banners of the home page, which take turns. */
const keptPages = 64

/**
 * Draws a public page anew only when what it is drawn from has changed, so that nothing has to be told of a change and no page
 * can be old. An address that somebody made up, or one with a query, is not kept.
 */
export function drawnPages(draw: (page: PageRequest) => { status: number; html: string }) {
  const pages = new Map<string, DrawnPage>()
  const drawAnew = (page: PageRequest): DrawnPage => {
    const { status, html } = draw(page)
    const packed = new Map<Encoding, Promise<Buffer>>()
    const encoded = (encoding: Encoding) => {
      const bytes = packed.get(encoding) ?? encode(html, encoding)
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
    // The page read last stands last, and the first one goes.
    pages.delete(source)
    pages.set(source, drawn)
    const [oldest] = pages.keys()
    if (pages.size > keptPages && oldest !== undefined) pages.delete(oldest)
    return drawn
  }
}
