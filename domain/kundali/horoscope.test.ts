import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { derive, type Horoscope } from './horoscope.ts'
import { vashyaOf } from './kootas/vashya.ts'
import type { Charan, Nakshatra, Raas } from './names.ts'
import { isCharan, isNakshatra, isRaas, places } from './zodiac.ts'

const isImpossible = (horoscope: Horoscope) => derive(horoscope).state === 'impossible'

const nakshatra = fc.integer({ min: 1, max: 27 }) as fc.Arbitrary<Nakshatra>
const charan = fc.integer({ min: 1, max: 4 }) as fc.Arbitrary<Charan>
const raas = fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Raas>
const reachOverTwo: readonly number[] = [3, 5, 7, 12, 14, 16, 21, 23, 25]

describe('where the moon stood, from what was result', () => {
  test('a triple is possible exactly when the charan lies in the raas', () => {
    fc.assert(
      fc.property(nakshatra, charan, raas, (n, c, r) => {
        const p = (n - 1) * 4 + (c - 1)
        expect(isImpossible({ nakshatra: n, charan: c, raas: r })).toBe(Math.floor(p / 9) + 1 !== r)
      }),
    )
  })

  test('nakshatra and charan give the place and the raas', () => {
    fc.assert(
      fc.property(nakshatra, charan, (n, c) => {
        const p = (n - 1) * 4 + (c - 1)
        expect(derive({ nakshatra: n, charan: c })).toMatchObject({
          state: 'known',
          place: { index: p, nakshatra: n, charan: c, raas: Math.floor(p / 9) + 1 },
        })
      }),
    )
  })

  test('a nakshatra alone is enough unless it reaches over two raas', () => {
    for (let n = 1; n <= 27; n++)
      expect(derive({ nakshatra: n as Nakshatra }).state).toBe(reachOverTwo.includes(n) ? 'missing' : 'known')
    expect(derive({ nakshatra: 3 })).toEqual({ state: 'missing', detail: 'charan' })
  })

  test('the raas serves instead of the charan', () => {
    expect(derive({ nakshatra: 3, raas: 1 })).toMatchObject({ state: 'known', place: { charan: 1, raas: 1 } })
    expect(derive({ nakshatra: 3, raas: 2 })).toMatchObject({ state: 'known', place: { raas: 2 } })
    expect(derive({ nakshatra: 3, raas: 3 })).toEqual({ state: 'impossible' })
  })

  test('without a nakshatra nothing is known', () => {
    expect(derive({})).toEqual({ state: 'missing', detail: 'nakshatra' })
    expect(derive({ raas: 4, charan: 2 })).toEqual({ state: 'missing', detail: 'nakshatra' })
  })

  test('with its charan untold Shravan is Jalchar; no other place depends on an untold charan', () => {
    const shravan = derive({ nakshatra: 22 })
    expect(shravan.state === 'known' && vashyaOf(shravan.place)).toBe('JALCHAR')
    for (const { nakshatra: n, raas: r } of places) {
      const result = derive({ nakshatra: n, raas: r })
      if (result.state === 'known' && n !== 22) expect(new Set(result.possible.map(vashyaOf)).size).toBe(1)
    }
  })

  test('what is out of range is impossible, never a crash', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (n, c, r) => {
        const result = { nakshatra: n, charan: c, raas: r } as Horoscope
        expect(isImpossible(result)).toBe(
          !(isNakshatra(n) && isCharan(c) && isRaas(r)) || Math.floor(((n - 1) * 4 + c - 1) / 9) + 1 !== r,
        )
      }),
    )
  })
})
