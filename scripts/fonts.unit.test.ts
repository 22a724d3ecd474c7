import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { create, type Font } from 'fontkit'
import { expect, it } from 'vitest'

const files = globSync('web/ui/styles/fonts/*.woff2')
const read = (path: string) => create(readFileSync(path)) as Font
const ofPackage = (file: string) => {
  const name = basename(file, '.woff2')
  const family = name.startsWith('mukta') ? 'mukta' : 'tiro-devanagari-marathi'
  return `node_modules/@fontsource/${family}/files/${name}-normal.woff2`
}

/** The letters for which a style sheet asks this file, by its unicode-range. */
const faces = readFileSync('web/ui/styles/fonts.css', 'utf8').split('@font-face')
const rangesOf = (file: string) =>
  [...(faces.find(face => face.includes(basename(file))) ?? '').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  )
it('the fonts of the pages are all here', () => {
  expect(files).toHaveLength(5)
})

it.each(files)('%s draws every letter and conjunct as the package does', file => {
  const [ours, theirs] = [read(file), read(ofPackage(file))]
  const ranges = rangesOf(file)
  const asked = theirs.characterSet.filter(letter => ranges.some(([from, to]) => letter >= from && letter <= to))
  expect(asked.length).toBeGreaterThan(100)
  expect(ours.characterSet).toEqual(expect.arrayContaining(asked))
  // Conjuncts of two and three letters, a repha, a nukta, and signs above, below and on both sides.
  const texts = ['श्री क्षत्रिय ज्ञानेश्वर', 'कऱ्हाड द्विवेदी स्त्री', 'पृथ्वीराज ऑफिसर ऍड', 'Dattatraya ₹ 12,34,567 · “Kolhapur”']
  for (const text of texts.flatMap(line => line.split(' '))) {
    const [drawn, expected] = [ours.layout(text), theirs.layout(text)]
    expect(drawn.glyphs.map(glyph => glyph.advanceWidth)).toEqual(expected.glyphs.map(glyph => glyph.advanceWidth))
    expect(drawn.glyphs.map(glyph => glyph.path.toSVG())).toEqual(expected.glyphs.map(glyph => glyph.path.toSVG()))
  }
})
