import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { disagreements } from './disagreements.ts'
import { ganOf } from './kootas/gan.ts'
import { nadiOf } from './kootas/nadi.ts'
import { placeAt, places, type ZodiacPlace } from './zodiac.ts'

const all = ({ nakshatra, charan, raas }: ZodiacPlace) => ({
  nakshatra,
  charan,
  raas,
  nadi: nadiOf[nakshatra],
  gan: ganOf[nakshatra],
})

describe('what a member entered, against the birth', () => {
  test('the whole horoscope of a possible charan never disagrees, and of another always does', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...places), (born, entered) => {
        expect(disagreements(all(born), [born])).toEqual([])
        expect(disagreements(all(entered), [born]).length > 0).toBe(entered !== born)
      }),
    )
  })

  test('each wrong value is named with the right one', () => {
    expect(disagreements({ nakshatra: 5, raas: 2, charan: 4, nadi: 'MADHYA', gan: 'RAKSHAS' }, [placeAt(15)])).toEqual([
      { field: 'nakshatra', entered: 5, possible: [4] },
      { field: 'nadi', entered: 'MADHYA', possible: ['ANTYA'] },
      { field: 'gan', entered: 'RAKSHAS', possible: ['MANUSHYA'] },
    ])
  })

  test('what was left empty does not disagree', () => expect(disagreements({}, [placeAt(15)])).toEqual([]))

  describe('beside an edge, Rohini 4 and Mrugshirsha 1', () => {
    const edge = [placeAt(15), placeAt(16)]
    test('either is right', () => {
      expect(disagreements({ nakshatra: 4, charan: 4 }, edge)).toEqual([])
      expect(disagreements({ nakshatra: 5, charan: 1 }, edge)).toEqual([])
    })
    test('the nakshatra of one with the charan of the other is not', () => {
      expect(disagreements({ nakshatra: 4, charan: 1 }, edge)).toEqual([{ field: 'charan', entered: 1, possible: [4] }])
    })
  })
})
