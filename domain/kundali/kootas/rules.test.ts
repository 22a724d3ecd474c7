import { describe, expect, test } from 'vitest'
import { maxTotal } from '#domain/kundali/max-total.ts'
import { type Lord, lordName, type Nadi, type Raas, type Yoni, yoniName } from '../names.ts'
import { places, type ZodiacPlace } from '../zodiac.ts'
import { bhakoot } from './bhakoot.ts'
import { eight } from './eight.ts'
import { gan, ganOf } from './gan.ts'
import { lordOf, maitri } from './maitri.ts'
import { nadi, nadiOf } from './nadi.ts'
import { tara } from './tara.ts'
import { varna } from './varna.ts'
import { vashyaOf } from './vashya.ts'
import { yoni, yoniOf } from './yoni.ts'

// These work each rule out anew from its definition, the slow way, and hold the engine to it for every pair.
const everyPair = (check: (bride: ZodiacPlace, groom: ZodiacPlace) => void) => {
  for (const bride of places) for (const groom of places) check(bride, groom)
}

/** Counting on fingers: the starting one is one. */
function countInclusively(from: number, to: number, ring: number): number {
  let count = 1
  for (let at = from; at !== to; at = at === ring ? 1 : at + 1) count += 1
  return count
}

test('tara: count both ways, cast out nines, and 3, 5 and 7 are bad', () => {
  const half = (from: ZodiacPlace, to: ZodiacPlace) => {
    let left = countInclusively(from.nakshatra, to.nakshatra, 27)
    while (left > 9) left -= 9
    return left === 3 || left === 5 || left === 7 ? 0 : 1.5
  }
  everyPair((bride, groom) => {
    const d = (((groom.nakshatra - bride.nakshatra) % 27) + 27) % 27
    expect(tara.points(bride, groom)).toBe(half(bride, groom) + half(groom, bride))
    expect(tara.points(bride, groom)).toBe([0, 1, 8].includes(d % 9) ? 3 : 1.5)
  })
})

describe('graha maitri', () => {
  /**
   * From its moolatrikona raas, a lord's friends rule the 2nd, 4th, 5th, 8th, 9th and 12th raas and the one where it
   * is exalted, and the rest its enemies; a planet that rules one raas of each kind is neutral.
   */
  const moolatrikona: Record<Lord, Raas> = { RAVI: 5, CHANDRA: 2, MANGAL: 1, BUDH: 6, GURU: 9, SHUKRA: 7, SHANI: 11 }
  const exalted: Record<Lord, Raas> = { RAVI: 1, CHANDRA: 2, MANGAL: 10, BUDH: 6, GURU: 4, SHUKRA: 12, SHANI: 7 }
  const raasOf = (lord: Lord) =>
    ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).filter(raas => lordOf[raas] === lord)
  const lords = Object.keys(lordName) as Lord[]

  function regard(from: Lord, to: Lord): 'friend' | 'neutral' | 'enemy' {
    const friendly = raasOf(to).map(
      raas => raas === exalted[from] || [2, 4, 5, 8, 9, 12].includes(countInclusively(moolatrikona[from], raas, 12)),
    )
    if (friendly.every(Boolean)) return 'friend'
    return friendly.some(Boolean) ? 'neutral' : 'enemy'
  }
  const worth: Record<string, number> = {
    'friend friend': 5,
    'friend neutral': 4,
    'neutral neutral': 3,
    'enemy friend': 1,
    'enemy neutral': 0.5,
    'enemy enemy': 0,
  }

  test('follows from how the lords regard each other', () => {
    everyPair((bride, groom) => {
      const [hers, his] = [lordOf[bride.raas], lordOf[groom.raas]]
      const both = [regard(hers, his), regard(his, hers)].sort().join(' ')
      expect(`${hers} ${his} ${maitri.points(bride, groom)}`).toBe(`${hers} ${his} ${hers === his ? 5 : worth[both]}`)
    })
  })

  test('is the printed table', () => {
    const printed = [
      [5, 5, 5, 4, 5, 0, 0],
      [5, 5, 4, 1, 4, 0.5, 0.5],
      [5, 4, 5, 0.5, 5, 3, 0.5],
      [4, 1, 0.5, 5, 0.5, 5, 4],
      [5, 4, 5, 0.5, 5, 0.5, 3],
      [0, 0.5, 3, 5, 0.5, 5, 5],
      [0, 0.5, 0.5, 4, 3, 5, 5],
    ]
    const somewhere = (lord: Lord) => places.find(place => lordOf[place.raas] === lord) as ZodiacPlace
    expect(lords.map(hers => lords.map(his => maitri.points(somewhere(hers), somewhere(his))))).toEqual(printed)
  })
})

test('bhakoot: 2 and 12, 5 and 9, 6 and 8 from each other give nothing', () => {
  const bad = new Set(['2 12', '12 2', '5 9', '9 5', '6 8', '8 6'])
  everyPair((bride, groom) => {
    const there = countInclusively(bride.raas, groom.raas, 12)
    const back = countInclusively(groom.raas, bride.raas, 12)
    expect(bhakoot.points(bride, groom)).toBe(bad.has(`${there} ${back}`) ? 0 : 7)
  })
})

test('nadi: adya, madhya, antya and back again, through all 27', () => {
  const there: Nadi[] = ['ADYA', 'MADHYA', 'ANTYA']
  const round = [...there, ...[...there].reverse()]
  const of = (place: ZodiacPlace) => round[(place.nakshatra - 1) % 6]
  everyPair((bride, groom) => {
    expect(nadiOf[bride.nakshatra]).toBe(of(bride))
    expect(nadi.points(bride, groom)).toBe(of(bride) === of(groom) ? 0 : 8)
  })
})

test('varna: the groom is not below the bride', () => {
  // Water, fire, earth and air come round every four raas, and rank in that order.
  const rank = (place: ZodiacPlace) => 4 - (place.raas % 4)
  everyPair((bride, groom) => expect(varna.points(bride, groom)).toBe(rank(groom) >= rank(bride) ? 1 : 0))
})

test('yoni: seven pairs are mahavair both ways, nothing else is 0, and five cells differ by direction', () => {
  const yonis = Object.keys(yoniName) as Yoni[]
  const somewhere = (one: Yoni) => places.find(place => yoniOf[place.nakshatra] === one) as ZodiacPlace
  const points = (hers: Yoni, his: Yoni) => yoni.points(somewhere(hers), somewhere(his))
  const cells = yonis.flatMap(hers => yonis.map(his => [hers, his] as const))

  const mahavair = 'ASHWA-MAHISH GAJ-SINH MESH-VANAR SARP-NAKUL SHWAN-MRUG MARJAR-MUSHAK GAU-VYAGHRA'.split(' ')
  const zero = cells.filter(([hers, his]) => points(hers, his) === 0).map(([hers, his]) => `${hers}-${his}`)
  expect(zero.sort()).toEqual(mahavair.flatMap(pair => [pair, pair.split('-').reverse().join('-')]).sort())
  expect(cells.filter(([hers, his]) => (points(hers, his) === 4) !== (hers === his))).toEqual([])
  const uneven = cells.filter(([hers, his]) => points(hers, his) !== points(his, hers))
  expect(Object.fromEntries(uneven.map(([hers, his]) => [`${hers},${his}`, points(hers, his)]))).toEqual({
    'MUSHAK,MRUG': 3,
    'MRUG,MUSHAK': 2,
    'MUSHAK,SINH': 1,
    'SINH,MUSHAK': 2,
    'MAHISH,MRUG': 1,
    'MRUG,MAHISH': 3,
    'VYAGHRA,SINH': 1,
    'SINH,VYAGHRA': 2,
    'MRUG,SINH': 3,
    'SINH,MRUG': 1,
  })
})

test('gan: the bride is the row', () => {
  const dev = places.find(place => ganOf[place.nakshatra] === 'DEV') as ZodiacPlace
  const manushya = places.find(place => ganOf[place.nakshatra] === 'MANUSHYA') as ZodiacPlace
  const rakshas = places.find(place => ganOf[place.nakshatra] === 'RAKSHAS') as ZodiacPlace
  expect(gan.points(dev, manushya)).toBe(5)
  expect(gan.points(manushya, dev)).toBe(6)
  expect(gan.points(dev, rakshas)).toBe(1)
  expect(gan.points(rakshas, dev)).toBe(0)
})

test('vashya: the two raas that are cut in half are cut in the middle of their fifth charan', () => {
  const middle = (place: ZodiacPlace) => (place.index % 9) * 200 + 100
  for (const place of places.filter(({ raas }) => raas === 9))
    expect(vashyaOf(place)).toBe(middle(place) >= 15 * 60 ? 'CHATUSHPAD' : 'MANAV')
  for (const place of places.filter(({ raas }) => raas === 10))
    expect(vashyaOf(place)).toBe(middle(place) >= 15 * 60 ? 'JALCHAR' : 'CHATUSHPAD')
})

test('the eight maxima make 36', () => {
  expect(Object.values(eight).reduce((sum, koota) => sum + koota.max, 0)).toBe(maxTotal)
})
