import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakdown } from './breakdown.ts'
import { score } from './gun-milan.ts'
import { eight, kootaCodes } from './kootas/eight.ts'
import { halfPoints, scoreOfPlaces } from './table.ts'
import { places } from './zodiac.ts'

const place = fc.constantFrom(...places)

describe('the score of a pair', () => {
  test('is the plain sum, from 0 to 36, in steps of a half, and the table has it', () => {
    fc.assert(
      fc.property(place, place, (bride, groom) => {
        const sum = kootaCodes.reduce((total, code) => total + eight[code].points(bride, groom), 0)
        expect(score(bride, groom)).toEqual({ known: true, total: sum })
        expect(scoreOfPlaces(bride.index, groom.index)).toBe(sum)
        expect(halfPoints[bride.index * 108 + groom.index]).toBe(sum * 2)
        expect(Number.isInteger(sum * 2) && sum >= 0 && sum <= 36).toBe(true)
      }),
    )
  })

  test('no koota exceeds its maximum', () => {
    fc.assert(
      fc.property(place, place, fc.constantFrom(...kootaCodes), (bride, groom, code) => {
        const points = eight[code].points(bride, groom)
        expect(points >= 0 && points <= eight[code].max).toBe(true)
      }),
    )
  })

  test('equals the total of the breakdown', () => {
    fc.assert(
      fc.property(place, place, (bride, groom) => {
        const result = breakdown(bride, groom)
        expect(score(bride, groom)).toEqual({ known: true, total: result.known && result.total })
      }),
    )
  })

  test('an untold charan does not change it where the raas is result, but for Shravan', () => {
    fc.assert(
      fc.property(place, place, (bride, groom) => {
        fc.pre(bride.nakshatra !== 22)
        expect(score({ nakshatra: bride.nakshatra, raas: bride.raas }, groom)).toEqual(score(bride, groom))
      }),
    )
  })

  test('the bride comes first: turned round it is another score', () => {
    const [rohini, mrugshirsha] = [{ nakshatra: 4 }, { nakshatra: 5, charan: 1 }] as const
    expect(score(rohini, mrugshirsha)).toEqual({ known: true, total: 36 })
    expect(score(mrugshirsha, rohini)).toEqual({ known: true, total: 35 })
  })

  test('unknown is not zero: it says what of whom is missing', () => {
    expect(score({}, { nakshatra: 1 })).toEqual({ known: false, missing: [{ whose: 'bride', detail: 'nakshatra' }] })
    expect(score({ nakshatra: 1 }, { nakshatra: 5 })).toEqual({
      known: false,
      missing: [{ whose: 'groom', detail: 'charan' }],
    })
    expect(score({ nakshatra: 1, raas: 2 }, {})).toEqual({
      known: false,
      missing: [
        { whose: 'bride', detail: 'conflict' },
        { whose: 'groom', detail: 'nakshatra' },
      ],
    })
  })
})
