import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { eight, kootaCodes } from './kootas/eight.ts'
import { ganOf } from './kootas/gan.ts'
import { lordOf } from './kootas/maitri.ts'
import { nadiOf } from './kootas/nadi.ts'
import { varnaOf } from './kootas/varna.ts'
import { vashyaOf } from './kootas/vashya.ts'
import { yoniOf } from './kootas/yoni.ts'
import { ganName, lordName, nadiName, nakshatraName, raasName, varnaName, vashyaName, yoniName } from './names.ts'
import { halfPoints, scoreOfPlaces } from './table.ts'
import { placeAt, places } from './zodiac.ts'

const rowsOf = (file: string) =>
  readFileSync(new URL(`testdata/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(','))

test('the 108 charans have the raas, nadi, gan, yoni, varna, vashya and lord of the convention', () => {
  const ours = places.map(place => [
    `${place.nakshatra}`,
    nakshatraName[place.nakshatra].en,
    nakshatraName[place.nakshatra].mr,
    `${place.charan}`,
    `${place.raas}`,
    raasName[place.raas].en,
    raasName[place.raas].mr,
    nadiName[nadiOf[place.nakshatra]].en,
    ganName[ganOf[place.nakshatra]].en,
    yoniName[yoniOf[place.nakshatra]].en,
    varnaName[varnaOf[place.raas]].en,
    vashyaName[vashyaOf(place)].en,
    lordName[lordOf[place.raas]].en.toLowerCase(),
  ])
  const withoutDegrees = rowsOf('nakshatra_charan_108.csv').map(row => [...row.slice(0, 7), ...row.slice(9)])
  expect(ours).toEqual(withoutDegrees)
})

describe('143 pairs as the site that families use most scored them', () => {
  const recorded = rowsOf('recorded_143.csv').map(row => row.map(Number))
  const [vyaghra, gau] = ['VYAGHRA', 'GAU']

  test.each(recorded)('groom %d-%d, bride %d-%d', (...row) => {
    const [groomNakshatra = 0, groomCharan = 0, brideNakshatra = 0, brideCharan = 0, ...theirs] = row
    const groom = placeAt((groomNakshatra - 1) * 4 + groomCharan - 1)
    const bride = placeAt((brideNakshatra - 1) * 4 + brideCharan - 1)
    const kootas = kootaCodes.map(code => eight[code].points(bride, groom))
    const expected = theirs.slice(0, 8)
    let total = theirs[8] ?? Number.NaN
    if (yoniOf[bride.nakshatra] === vyaghra && yoniOf[groom.nakshatra] === gau) {
      // The one koota where we depart on purpose: mahavair holds both ways.
      expect(expected[3]).toBe(1)
      expected[3] = 0
      total -= 1
    }
    expect(kootas).toEqual(expected)
    expect(scoreOfPlaces(bride.index, groom.index)).toBe(total)
  })

  test('exactly one of them is the pair where we depart', () => {
    const departs = recorded.filter(([groom = 0, , bride = 0]) => {
      const [his, hers] = [placeAt((groom - 1) * 4), placeAt((bride - 1) * 4)]
      return yoniOf[hers.nakshatra] === vyaghra && yoniOf[his.nakshatra] === gau
    })
    expect(recorded).toHaveLength(143)
    expect(departs).toHaveLength(1)
  })
})

describe('all 11,664 pairs together', () => {
  const totals = [...halfPoints].map(half => half / 2)
  const pairs = places.flatMap(bride => places.map(groom => ({ bride, groom })))

  test('range, mean and share are those of the convention', () => {
    expect(totals).toHaveLength(11_664)
    expect(Math.min(...totals)).toBe(2)
    expect(Math.max(...totals)).toBe(36)
    expect((totals.reduce((sum, total) => sum + total, 0) / totals.length).toFixed(2)).toBe('20.94')
    expect(((totals.filter(total => total >= 18).length / totals.length) * 100).toFixed(2)).toBe('71.05')
  })

  test('a full 36 is only a Mrugshirsha 1 or 2 groom with a Rohini bride', () => {
    const full = pairs.filter(({ bride, groom }) => scoreOfPlaces(bride.index, groom.index) === 36)
    expect(
      full.map(({ bride, groom }) => `${groom.nakshatra}-${groom.charan} ${bride.nakshatra}-${bride.charan}`),
    ).toEqual([1, 2, 3, 4].flatMap(bride => [`5-1 4-${bride}`, `5-2 4-${bride}`]))
  })

  test('64 pairs have a Vyaghra bride and a Gau groom, and none of them a yoni point', () => {
    const mahavair = pairs.filter(
      ({ bride, groom }) => yoniOf[bride.nakshatra] === 'VYAGHRA' && yoniOf[groom.nakshatra] === 'GAU',
    )
    expect(mahavair).toHaveLength(64)
    expect(new Set(mahavair.map(({ bride, groom }) => eight.yoni.points(bride, groom)))).toEqual(new Set([0]))
  })
})
