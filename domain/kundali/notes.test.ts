import { describe, expect, test } from 'vitest'
import { derive, type Horoscope } from './horoscope.ts'
import { lordOf } from './kootas/maitri.ts'
import { type Raas, raasName } from './names.ts'
import { notesOn, type Side } from './notes.ts'
import { places, type ZodiacPlace } from './zodiac.ts'

function side(result: Horoscope): Side {
  const derived = derive(result)
  if (derived.state !== 'known') throw new Error('the test tells too little')
  return derived
}
const codes = (bride: Horoscope, groom: Horoscope) => notesOn(side(bride), side(groom)).map(note => note.code)
const first = (raas: Raas) => places.find(place => place.raas === raas) as ZodiacPlace
const both = (pairs: string) => pairs.split(', ').flatMap(pair => [pair, pair.split('-').reverse().join('-')])

/** Every two raas, the bride's first, where this note is shown whatever the nakshatras. */
function raasWith(code: string): string[] {
  const all = Object.keys(raasName).map(Number) as Raas[]
  return all.flatMap(hers =>
    all
      .filter(his => codes(first(hers), first(his)).includes(code as never))
      .map(his => `${raasName[hers].en}-${raasName[his].en}`),
  )
}

describe('shadashtak', () => {
  test('is preeti where the lords are friendly', () => {
    const preeti = 'Mesh-Vrushchik, Vrushabh-Tula, Mithun-Makar, Kark-Dhanu, Sinh-Meen, Kanya-Kumbh'
    expect(raasWith('preeti_shadashtak').sort()).toEqual(both(preeti).sort())
  })
  test('and mrutyu where they are not', () => {
    const mrutyu = 'Mesh-Kanya, Mithun-Vrushchik, Kark-Kumbh, Sinh-Makar, Tula-Meen, Vrushabh-Dhanu'
    expect(raasWith('mrutyu_shadashtak').sort()).toEqual(both(mrutyu).sort())
  })
})

describe('bhakoot parihar', () => {
  test('the same lord: three pairs of raas', () => {
    expect(raasWith('bhakoot_parihar_same_lord').sort()).toEqual(
      both('Mesh-Vrushchik, Vrushabh-Tula, Makar-Kumbh').sort(),
    )
  })
  test('lords who are friends of each other, only where bhakoot gave nothing', () => {
    expect(raasWith('bhakoot_parihar_friends').sort()).toEqual(
      both(
        'Kark-Sinh, Sinh-Dhanu, Mesh-Sinh, Mesh-Dhanu, Sinh-Meen, Mesh-Meen, Vrushchik-Meen, Vrushchik-Dhanu, Vrushabh-Mithun, Vrushabh-Kanya, Mithun-Tula, Kanya-Tula, Vrushabh-Makar, Tula-Kumbh',
      ).sort(),
    )
  })
})

describe('nadi parihar', () => {
  test('the same nakshatra in different charans', () => {
    expect(codes({ nakshatra: 4, charan: 1 }, { nakshatra: 4, charan: 3 })).toEqual(['nadi_parihar_charan'])
    expect(codes({ nakshatra: 4, charan: 1 }, { nakshatra: 4, charan: 1 })).toEqual([])
  })
  test('is not claimed while a charan is untold', () => {
    expect(codes({ nakshatra: 4 }, { nakshatra: 4, charan: 3 })).toEqual([])
  })
  test('the same raas in different nakshatras', () => {
    expect(codes({ nakshatra: 10 }, { nakshatra: 9 })).not.toContain('nadi_parihar_nakshatra')
    expect(codes({ nakshatra: 6 }, { nakshatra: 7, raas: 3 })).toContain('nadi_parihar_nakshatra')
    expect(codes({ nakshatra: 1 }, { nakshatra: 2 })).toEqual([])
  })
  test('the same nakshatra in different raas, where the charans must differ too', () => {
    expect(codes({ nakshatra: 3, raas: 1 }, { nakshatra: 3, raas: 2 })).toEqual(
      expect.arrayContaining(['nadi_parihar_charan', 'nadi_parihar_raas']),
    )
  })
})

describe('gan parihar', () => {
  test('a Rakshas and a Dev under friendly lords', () => {
    expect(codes({ nakshatra: 10 }, { nakshatra: 1 })).toContain('gan_parihar')
    expect(codes({ nakshatra: 1 }, { nakshatra: 10 })).toContain('gan_parihar')
  })
  test('not under lords who are not, and not where the gan agrees', () => {
    expect(codes({ nakshatra: 10 }, { nakshatra: 15 })).not.toContain('gan_parihar')
    expect(codes({ nakshatra: 1 }, { nakshatra: 2 })).not.toContain('gan_parihar')
  })
})

describe('varna parihar', () => {
  test('a Vrushabh groom is below a Mesh bride, but his lord Shukra is above hers, Mangal', () => {
    expect(lordOf[2]).toBe('SHUKRA')
    expect(codes(first(1), first(2))).toContain('varna_parihar')
  })
  test('not where the lords stand the same way, nor where the varna has its point', () => {
    expect(codes(first(1), first(3))).not.toContain('varna_parihar')
    expect(codes(first(2), first(9))).not.toContain('varna_parihar')
  })
})
