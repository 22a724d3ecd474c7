import { describe, expect, it } from 'vitest'
import { hostileHtml } from '#server/testing/hostile-html.ts'
import { cleanHtml } from './clean-html.ts'

const knownTags = new Set('h2 h3 h4 p br hr ul ol li strong em blockquote a span table thead tbody tr th td'.split(' '))

/** Read as a browser reads: every tag that is left, with its attributes. */
function tagsIn(html: string) {
  return [...html.matchAll(/<\/?([a-z0-9]+)((?:\s[^>]*)?)\/?>/gi)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: [...rest.matchAll(/([^\s=/]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value] as const),
  }))
}

describe('what the provider writes', () => {
  it('is held against at least fifty hostile payloads', () => {
    expect(hostileHtml.length).toBeGreaterThanOrEqual(50)
  })

  it.each(hostileHtml.map(html => [html]))('%s leaves nothing that runs, loads or dresses up', html => {
    for (const text of [html, `<h2>x</h2>${html}<p>after</p>`]) {
      const clean = cleanHtml(text)
      for (const { name, attributes } of tagsIn(clean)) {
        expect(knownTags).toContain(name)
        for (const [key, value] of attributes) {
          expect(['href', 'rel', 'lang']).toContain(key)
          if (key === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:|\/(?!\/)|#|$)/)
        }
      }
      // Whatever bracket is left belongs to a tag we know.
      expect(clean.replace(/<\/?[a-z0-9]+(\s[^<>]*)?\/?>/gi, '')).not.toMatch(/</)
      expect(cleanHtml(clean)).toBe(clean)
    }
  })

  it('keeps its words, order, links and tables', () => {
    const written =
      '<h2>Rules</h2><p>Be <strong>kind</strong>.<br />See <a href="/terms">terms</a>, <a href="mailto:a@b.in">write</a>, <a href="tel:+911">call</a>.</p><ul><li lang="mr">एक</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>'
    expect(cleanHtml(written)).toBe(written)
  })

  it('writes links to elsewhere so that they learn nothing of the page', () => {
    expect(cleanHtml('<a href="https://gac.gov.in" onclick="x()">GAC</a>')).toBe(
      '<a href="https://gac.gov.in" rel="noopener">GAC</a>',
    )
  })

  it('leaves one main heading to a page, its title', () => {
    expect(cleanHtml('<h1>Terms</h1>')).toBe('<h2>Terms</h2>')
  })
})
