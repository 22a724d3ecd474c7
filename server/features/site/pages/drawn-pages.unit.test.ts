import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { PageRequest } from '#contract/site/pages.ts'
import { drawnPages } from './drawn-pages.ts'
import { unnamed } from './public-content.ts'

const contactPage = (telephone: string, over: Partial<PageRequest> = {}): PageRequest => ({
  path: '/contact',
  query: {},
  language: 'en',
  origin: 'http://localhost',
  isOpen: true,
  content: { site: { ...unnamed, hours: telephone }, social: null, contact: null },
  ...over,
})

function pagesDrawn() {
  let drawings = 0
  const drawn = drawnPages(page => {
    drawings += 1
    return { status: 200, html: `<p>${page.content.site.hours}</p>` }
  })
  return { drawn, drawings: () => drawings }
}

describe('a public page', () => {
  it('is drawn once for everybody who reads the same', async () => {
    const { drawn, drawings } = pagesDrawn()
    const [first, second] = [drawn(contactPage('020 1')), drawn(contactPage('020 1'))]
    expect(drawings()).toBe(1)
    expect(second).toBe(first)
    expect(await second.encoded('br')).toBe(await first.encoded('br'))
    expect(brotliDecompressSync(await first.encoded('br')).toString()).toBe('<p>020 1</p>')
  })

  it('is drawn anew as soon as the provider says something else', () => {
    const { drawn } = pagesDrawn()
    drawn(contactPage('020 1'))
    expect(drawn(contactPage('020 2')).html).toBe('<p>020 2</p>')
    expect(drawn(contactPage('020 1')).html).toBe('<p>020 1</p>')
  })

  it('is drawn again when sixty-four others were read since', () => {
    const { drawn, drawings } = pagesDrawn()
    const read = (...days: number[]) => {
      for (const day of days) drawn(contactPage(`day ${day}`))
    }
    read(...Array.from({ length: 64 }, (_, day) => day), 0, 64, 0)
    expect(drawings()).toBe(65)
    read(1)
    expect(drawings()).toBe(66)
  })

  it('is kept apart for each language and address, and not at all for made-up ones', () => {
    const { drawn, drawings } = pagesDrawn()
    for (const _ of [1, 2]) {
      drawn(contactPage('020 1'))
      drawn(contactPage('020 1', { language: 'mr' }))
      drawn(contactPage('020 1', { path: '/home' }))
    }
    expect(drawings()).toBe(3)
    for (const _ of [1, 2]) {
      drawn(contactPage('020 1', { path: '/made-up' }))
      drawn(contactPage('020 1', { query: { from: 'x' } }))
    }
    expect(drawings()).toBe(7)
  })
})
