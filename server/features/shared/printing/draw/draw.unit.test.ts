import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { biodataDesigns } from '#contract/families/biodata.ts'
import { printedBiodata } from '#contract/families/printed-biodata.ts'
import { languages } from '#domain/words/catalogue.ts'
import { fullBiodata, half, longest, ownContact } from '../../../../testing/sample-biodata.ts'
import { layoutPages, layoutPictures } from '../layout-biodata.ts'
import { designs } from './designs.ts'
import { openFont, runsOf, widthOf } from './fonts.ts'
import type { Page } from './marks.ts'
import { pdfOf } from './pdf.ts'
import { pictureOf } from './picture.ts'
import { unpackWoff } from './woff.ts'
import { wrap } from './wrap.ts'

// Shaping Marathi letters takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const photo = { jpeg: new Uint8Array(), width: 750, height: 1000 }
const textOf = ({ marks }: Page) =>
  marks.flatMap(mark => (mark.kind === 'text' ? [mark.runs.map(run => run.text).join('')] : []))

describe.each(biodataDesigns)('the design %s', design => {
  it.each(languages)('puts every word of a biodata in %s inside the paper, on two pages at most', language => {
    for (const profile of [half(language), fullBiodata(language), longest(language)]) {
      const biodata = printedBiodata(profile, language, null)
      const pages = layoutPages(biodata, designs[design], photo)
      expect(pages.length).toBeLessThanOrEqual(2)
      const words = pages.flatMap(textOf).join(' ').split(/\s+/)
      for (const [label, value] of biodata.sections.flatMap(({ rows }) => rows))
        for (const word of `${label} ${value}`.split(/\s+/)) expect(words).toContain(word)
      for (const page of pages)
        for (const mark of page.marks)
          if (mark.kind === 'text') {
            const width = mark.runs.reduce((sum, run) => sum + widthOfRun(run.font, run.text, mark.size), 0)
            expect(mark.x).toBeGreaterThan(20)
            expect(mark.x + width).toBeLessThan(page.width - 20)
            expect(mark.baseline).toBeLessThan(page.height - 20)
            expect(mark.size).toBeGreaterThanOrEqual(8)
          }
    }
  })

  it.each(languages)('gives an ordinary biodata in %s one page, with the contact of its family too', language => {
    for (const copy of [null, ownContact(language)])
      expect(layoutPages(printedBiodata(fullBiodata(language), language, copy), designs[design], photo)).toHaveLength(1)
  })

  it.each(languages)('makes pictures in %s that are at most 1080 by 2400, with every word on them', language => {
    const picturesOf = (profile: ReturnType<typeof half>) => {
      const biodata = printedBiodata(profile, language, ownContact(language))
      const pictures = layoutPictures(biodata, designs[design], photo)
      for (const { width, height, marks } of pictures) {
        expect(Math.round((height * 1080) / width)).toBeLessThanOrEqual(2400)
        for (const mark of marks) if (mark.kind === 'text') expect(mark.baseline).toBeLessThan(height - 20)
      }
      const words = pictures.flatMap(textOf).join(' ').split(/\s+/)
      for (const [label, value] of biodata.sections.flatMap(({ rows }) => rows))
        for (const word of `${label} ${value}`.split(/\s+/)) expect(words).toContain(word)
      return pictures
    }
    expect(picturesOf(fullBiodata(language))).toHaveLength(2)
    picturesOf(longest(language))
  })
})
const widthOfRun = (font: Parameters<typeof openFont>[0], text: string, size: number) =>
  (openFont(font).layout(text).advanceWidth / openFont(font).unitsPerEm) * size

it('gives a short biodata one page, and never writes over the photograph', () => {
  const [page, ...more] = layoutPages(printedBiodata(half('en'), 'en', null), designs.TORAN, photo)
  expect(more).toEqual([])
  const picture = page?.marks.find(mark => mark.kind === 'photo')
  if (!page || picture?.kind !== 'photo') throw new Error('no photograph')
  for (const mark of page.marks)
    if (mark.kind === 'text' && mark.baseline > picture.y && mark.baseline - mark.size < picture.y + picture.height) {
      const width = mark.runs.reduce((sum, run) => sum + widthOfRun(run.font, run.text, mark.size), 0)
      expect(mark.x + width).toBeLessThan(picture.x)
    }
})

describe('letters', () => {
  it('are shaped into conjuncts, by a font that has them', () => {
    for (const face of ['serif', 'sans', 'bold'] as const)
      for (const word of ['क्षत्रिय', 'श्री', 'ज्ञानेश्वर', 'कऱ्हाड', '॥', '₹', '१४-०८-१९९८', `5'3"`, 'Rutuja · 1/2'])
        for (const { font, text } of runsOf(face, word)) {
          const { glyphs } = openFont(font).layout(text)
          expect(glyphs.every(({ id }) => id !== 0)).toBe(true)
          if (word === 'श्री') expect(glyphs.length).toBeLessThan(text.length)
        }
  })
  it('are those of the packed font', () => {
    const require = createRequire(import.meta.url)
    const packed = readFileSync(require.resolve('@fontsource/mukta/files/mukta-latin-400-normal.woff'))
    const plain = create(unpackWoff(packed))
    if (!('layout' in plain)) throw new Error('a collection')
    expect(plain.layout('Jadhav').advanceWidth / plain.unitsPerEm).toBeCloseTo(widthOf('sans', 'Jadhav', 1))
    expect(() => unpackWoff(Buffer.from('not a font at all'))).toThrow('no WOFF')
  })
})

it('breaks lines at spaces, and a word only where it is wider than a line', () => {
  const width = (text: string) => [...text].length
  expect(wrap('one two three', 7, width)).toEqual(['one two', 'three'])
  expect(wrap('abcdefghij kl', 4, width)).toEqual(['abcd', 'efgh', 'ij', 'kl'])
  expect(wrap('a\n\nb', 9, width)).toEqual(['a', 'b'])
  expect(wrap('', 9, width)).toEqual([])
})

it('becomes a PDF, and pictures 1080 pixels wide', async () => {
  const jpeg = await sharp({ create: { width: 75, height: 100, channels: 3, background: '#8F1A2C' } })
    .jpeg()
    .toBuffer()
  const biodata = printedBiodata(fullBiodata('mr'), 'mr', null)
  const withPhoto = { jpeg, width: 75, height: 100 }
  const pdf = await pdfOf(layoutPages(biodata, designs.PATRIKA, withPhoto), { title: 'x', language: 'mr' })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const [first] = layoutPictures(biodata, designs.TORAN, withPhoto)
  if (!first) throw new Error('no picture')
  expect(await sharp(await pictureOf(first)).metadata()).toMatchObject({ format: 'jpeg', width: 1080 })
})
