import { describe, expect, it } from 'vitest'
import { taxIn } from '#domain/money/gst.ts'
import { partOfPaper, restOfPaper } from './paper-sums.ts'

const place = { code: '27', name: 'Maharashtra' }
const invoice = (totalPaise: number, isSameState: boolean) => ({
  totalPaise,
  tax: { ...taxIn(totalPaise, 18, isSameState), ratePercent: 18, placeOfSupply: place },
})
const keys = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const

describe('the sums of notes over parts of an invoice', () => {
  it.each([true, false])('add up to the invoice to the paisa, within the state: %s', isSameState => {
    for (let totalPaise = 99_900; totalPaise < 100_100; totalPaise += 7) {
      const paper = invoice(totalPaise, isSameState)
      const parts = [3_333, 10_001, 33_300].map(paise => partOfPaper(paper, paise))
      const notes = [...parts, restOfPaper(paper, parts)]
      expect(notes.reduce((sum, note) => sum + note.totalPaise, 0)).toBe(totalPaise)
      for (const key of keys) expect(notes.reduce((sum, note) => sum + (note.tax?.[key] ?? 0), 0)).toBe(paper.tax[key])
      for (const { totalPaise: sum, tax } of notes)
        expect(keys.reduce((total, key) => total + (tax?.[key] ?? 0), 0)).toBe(sum)
    }
  })

  it('keep the kind of tax: two halves within the state, one whole elsewhere, none on a receipt', () => {
    expect(partOfPaper(invoice(118_000, true), 11_800).tax).toMatchObject({
      cgstPaise: 900,
      sgstPaise: 900,
      igstPaise: 0,
    })
    expect(partOfPaper(invoice(118_000, false), 11_800).tax).toMatchObject({ cgstPaise: 0, igstPaise: 1_800 })
    expect(restOfPaper({ totalPaise: 500, tax: null }, [{ totalPaise: 200, tax: null }])).toEqual({
      totalPaise: 300,
      tax: null,
    })
  })
})
