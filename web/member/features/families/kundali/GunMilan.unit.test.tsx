import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { breakdown } from '#domain/kundali/breakdown.ts'
import { GunMilan } from './GunMilan.tsx'
import { PetalRing } from './PetalRing.tsx'

const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")

const uneven = breakdown(
  { nakshatra: 17, charan: 2, mangal: 'Y', devak: 'umbar' },
  { nakshatra: 1, charan: 3, mangal: 'N', devak: 'umbar' },
)
const ring = (html: string) => html.slice(html.indexOf('viewBox="-80'), html.indexOf('</text>'))

describe('Gun Milan on a profile', () => {
  const html = renderToStaticMarkup(<GunMilan breakdown={uneven} language="en" />)

  test('24.5 is twenty-four petals and a half of thirty-six', () => {
    expect(text(html)).toContain('24.5 of 36')
    expect(count(ring(html), /class="[^"]*full/g)).toBe(25)
    expect(count(ring(html), /class="[^"]*bare/g)).toBe(12)
  })

  test('eight rows open to both values and the reason', () => {
    expect(count(html, /<details/g)).toBe(8)
    expect(text(html)).toContain('Tara तारा 1.5 / 3')
    expect(text(html)).toContain('Bride Mrug Groom Ashwa Mrug (deer) and Ashwa (horse) are friendly.')
  })

  test('each bar has as many parts as the koota can give', () => {
    expect(count(html, /<i[ >]/g)).toBe(36)
    expect(count(html, /<i class="[^"]*half/g)).toBe(1)
  })

  test('the band, the notes, mangal and the devak are said in words', () => {
    for (const said of [
      'Uttam',
      '18 and above is considered suitable',
      'Bhakoot parihar: both raas have the same lord, Mangal.',
      'Not compatible',
      'Both families have the same devak.',
    ])
      expect(text(html)).toContain(said)
  })

  test('in Marathi everything is Marathi, figures too', () => {
    const mr = renderToStaticMarkup(<GunMilan breakdown={uneven} language="mr" />)
    expect(text(mr)).toContain('३६ पैकी २४.५')
    expect(text(mr)).not.toMatch(/[A-Za-z0-9]/)
  })
})

describe('without a score', () => {
  test('it says that the score is not known and whose detail is missing, and draws no ring', () => {
    const html = renderToStaticMarkup(<GunMilan breakdown={breakdown({ nakshatra: 3 }, {})} language="en" />)
    expect(text(html)).toContain('Not known')
    expect(text(html)).not.toContain('of 36')
    expect(text(html)).toContain("Bride The bride's nakshatra spans two raas")
    expect(text(html)).toContain("Groom The groom's nakshatra is not known.")
    expect(count(html, /<details/g)).toBe(0)
  })

  test('whose own detail is missing has a button to fill it in, and nobody for the other family', () => {
    const unknown = breakdown({ nakshatra: 1, charan: 1 }, {})
    const readBy = (viewer: 'bride' | 'groom') =>
      renderToStaticMarkup(<GunMilan breakdown={unknown} viewer={viewer} language="mr" />)
    expect(readBy('groom')).toContain('href="/edit-profile#birth_time"')
    expect(readBy('bride')).not.toContain('href=')
  })

  test('0 is a score that was computed', () => {
    const html = renderToStaticMarkup(<PetalRing total={0} language="en" />)
    expect(text(html)).toContain('0 of 36')
  })

  test("one's own profile shows no score and blames nobody", () => {
    const html = renderToStaticMarkup(<GunMilan breakdown={null} language="en" />)
    expect(text(html)).not.toMatch(/\d|Not known/)
  })
})
