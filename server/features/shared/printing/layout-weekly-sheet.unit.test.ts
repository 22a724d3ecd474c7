import { expect, it, vi } from 'vitest'
import { type Language, languages } from '#domain/words/catalogue.ts'
import { runWidth } from './draw/fonts.ts'
import type { Mark } from './draw/marks.ts'
import { layoutWeekly } from './layout-weekly-sheet.ts'
import type { WeeklySheet } from './weekly-sheet.ts'

// Shaping Marathi letters takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const long = {
  en: 'B.E. Computer Science and Engineering, Senior Assistant Manager at a cooperative sugar factory, works in Pimpri Chinchwad',
  mr: 'संगणकशास्त्र आणि अभियांत्रिकी पदवीधर, सहकारी साखर कारखान्यात वरिष्ठ सहायक व्यवस्थापक, कामाचे ठिकाण पिंपरी चिंचवड',
}
const sheet = (language: Language, families: number): WeeklySheet => ({
  language,
  title: 'New families who fit',
  week: '10-01-2026 to 16-01-2026',
  none: 'No new family fits.',
  families: Array.from({ length: families }, (_, n) => ({
    heading: `B1000${n} · Kulkarni-Deshpande`,
    initial: 'K',
    facts: [long[language].slice(0, 40), long[language], long[language].slice(0, 50)],
    photo: null,
  })),
  foot: 'Printed for G10024',
})
type Text = Extract<Mark, { kind: 'text' }>
const textsOf = (marks: readonly Mark[]) => marks.filter((mark): mark is Text => mark.kind === 'text')

it.each(languages)(
  'has four families to a page in large letters, and nothing runs out of its place in %s',
  language => {
    const pages = layoutWeekly(sheet(language, 8), [])
    expect(pages).toHaveLength(2)
    for (const { marks, width, height } of pages) {
      const texts = textsOf(marks)
      for (const { x, runs, size, baseline } of texts) {
        expect(x + runs.reduce((sum, run) => sum + runWidth(run, size), 0)).toBeLessThan(width - 20)
        expect(baseline).toBeLessThan(height - 20)
      }
      const headings = texts.filter(({ runs }) => runs[0]?.text.startsWith('B1000'))
      expect(headings).toHaveLength(4)
      // What is said of a family ends above the next one, in letters that are read without glasses.
      for (const [n, { baseline, x }] of headings.entries()) {
        const next = headings[n + 1]?.baseline ?? height
        const facts = texts.filter(one => one.x === x && one.baseline > baseline && one.baseline < next)
        expect(facts.length).toBeGreaterThan(3)
        for (const fact of facts) expect(fact.size).toBeGreaterThanOrEqual(12)
        expect(Math.max(...facts.map(fact => fact.baseline))).toBeLessThan(next - 24)
      }
    }
  },
)

it('says that nobody is new on a page of its own', () => {
  const [page, ...others] = layoutWeekly(sheet('en', 0), [])
  expect(others).toEqual([])
  expect(textsOf(page?.marks ?? []).map(({ runs }) => runs.map(({ text }) => text).join(''))).toContain(
    'No new family fits.',
  )
})
