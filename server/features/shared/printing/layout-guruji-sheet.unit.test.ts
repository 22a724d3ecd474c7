import { describe, expect, it, vi } from 'vitest'
import type { Raas } from '#domain/kundali/names.ts'
import { drawKundali, kundaliForms } from '#domain/kundali/patrika/drawing.ts'
import { grahas } from '#domain/kundali/patrika/grahas.ts'
import { type Language, languages } from '#domain/words/catalogue.ts'
import { openFont, runWidth } from './draw/fonts.ts'
import type { GurujiSheet, SheetSide } from './guruji-sheet.ts'
import { layoutSheet } from './layout-guruji-sheet.ts'

// Shaping Marathi letters takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const long = {
  en: 'Lagna was changing near this time: it may be Vrushchik or Dhanu. A few minutes decide. Please check the birth time.',
  mr: 'या वेळेच्या आसपास लग्न बदलत होते: ते वृश्चिक किंवा धनु असू शकते. काही मिनिटांनी फरक पडतो. कृपया जन्मवेळ तपासा.',
}

/** A sheet on which everything is as long as it may be. */
function fullSheet(language: Language): GurujiSheet {
  const text = long[language]
  const side: SheetSide = {
    role: 'Bride',
    name: 'Dnyaneshwari Chandrashekhar Kulkarni-Deshpande (B10023)',
    born: text.slice(0, 90),
    missing: null,
    kundalis: kundaliForms.map(form => ({
      title: form,
      drawn: drawKundali(
        {
          lagna: 5,
          grahas: Object.fromEntries(grahas.map(graha => [graha, 5])) as Record<(typeof grahas)[number], Raas>,
        },
        form,
      ),
    })),
    places: Array.from({ length: 10 }, () => ['Shukra (R)', "Vrushchik 29°59'", 'Uttara Bhadrapada 4'] as const),
    mangal: Array.from({ length: 4 }, () => text.slice(0, 50)),
    dashas: Array.from({ length: 7 }, () => ['Shukra - Chandra', '22-08-2024 to 23-04-2027'] as const),
    warnings: Array.from({ length: 6 }, () => text),
  }
  const koota = { name: 'Graha maitri', bride: 'Chatushpad', groom: 'Chatushpad', points: '0.5 / 5', reason: text }
  return {
    language,
    title: text.slice(0, 30),
    bride: side,
    groom: side,
    kootas: { title: 'Gun Milan', head: koota, rows: Array.from({ length: 8 }, () => koota), total: text.slice(0, 40) },
    notes: [text, text],
    titles: { mangal: 'Mangal', dashas: 'Dashas', warnings: 'Warnings' },
    noVerdict: text.slice(0, 60),
    foot: text.slice(0, 60),
  }
}

describe("a guruji's sheet", () => {
  it.each(languages)('in %s stays on its page with readable letters, however much there is to say', language => {
    const { width, height, marks } = layoutSheet(fullSheet(language))
    const texts = marks.flatMap(mark => (mark.kind === 'text' ? [mark] : []))
    expect(texts.length).toBeGreaterThan(100)
    const foot = Math.max(...texts.map(({ baseline }) => baseline))
    for (const { x, runs, size, baseline } of texts) {
      expect(x).toBeGreaterThan(20)
      expect(x + runs.reduce((sum, run) => sum + runWidth(run, size), 0)).toBeLessThan(width - 20)
      expect(baseline).toBeLessThan(height - 20)
      expect(size).toBeGreaterThanOrEqual(5)
    }
    // Nothing but the foot itself stands from the line on that a score is no verdict.
    expect(texts.filter(({ baseline }) => baseline > foot - 24)).toHaveLength(2)
  })

  it('uses letters that its fonts have', () => {
    const { marks } = layoutSheet(fullSheet('en'))
    for (const mark of marks)
      if (mark.kind === 'text')
        for (const { font, text } of mark.runs)
          for (const letter of text)
            expect([letter, openFont(font).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)]).toEqual([letter, true])
  })
})
