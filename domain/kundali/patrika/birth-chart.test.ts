import { describe, expect, test } from 'vitest'
import { type BirthChart, type BirthInput, birthChart } from './birth-chart.ts'
import { dashasBetween } from './dasha.ts'
import { mangalOf } from './mangal.ts'
import { mangalDifference } from './told-mangal.ts'
import { chartWarnings } from './warnings.ts'

const pune = { latitude: 18.5204, longitude: 73.8567, zone: 'Asia/Kolkata' }
const told = (more: Partial<BirthInput> = {}): BirthInput => ({
  day: '1998-08-14',
  time: '05:40',
  accuracy: 'EXACT',
  place: pune,
  isDistrict: false,
  ...more,
})
function known(birth: BirthInput): Extract<BirthChart, { state: 'known' }> {
  const chart = birthChart(birth)
  if (chart.state !== 'known') throw new Error(chart.state)
  return chart
}
const time = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map(part => String(part).padStart(2, '0')).join(':')

/** The first minute of that morning at which lagna has another sign than a minute before. */
const edge = Array.from({ length: 240 }, (_, minute) => 240 + minute).find(
  minute =>
    known(told({ time: time(minute) })).patrika.lagna.sign !==
    known(told({ time: time(minute - 1) })).patrika.lagna.sign,
)
if (edge === undefined) throw new Error('lagna changes every two hours')

describe('what could be otherwise', () => {
  test('lagna within a few minutes of its edge, and nothing in the middle of a sign', () => {
    expect(known(told({ time: time(edge + 2) })).doubts.lagnaByTime).toHaveLength(2)
    expect(known(told({ time: time(edge + 50) })).doubts.lagnaByTime).toHaveLength(1)
  })

  test('lagna by the width of the district, but not in a town', () => {
    const near = { time: time(edge + 4) }
    expect(known(told({ ...near, isDistrict: true })).doubts.lagnaByDistrict).toHaveLength(2)
    expect(known(told(near)).doubts.lagnaByDistrict).toEqual([])
    expect(known(told({ time: time(edge + 50), isDistrict: true })).doubts.lagnaByDistrict).toHaveLength(1)
  })

  test('a time told as about gives ranges, and every sentence in both languages', () => {
    const chart = known(told({ time: time(edge), accuracy: 'ABOUT_60' }))
    expect(chart.doubts.lagnaByTime.length).toBeGreaterThan(1)
    expect(chart.doubts.lagnaByTime).toContain(chart.patrika.lagna.sign)
    expect(chart.doubts.dashaEnd).not.toBeNull()
    // Before sunrise it was still the day before.
    expect(known(told({ time: '06:00', accuracy: 'ABOUT_30' })).doubts.weekday).toEqual([4, 5])
    const warnings = chartWarnings(chart)
    expect(warnings.map(({ en }) => en)).toContainEqual(expect.stringMatching(/^The birth time is approximate: lagna/))
    for (const { en, mr } of warnings)
      expect([en, mr]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
    expect(warnings.map(({ mr }) => mr).join()).not.toMatch(/[A-Za-z0-9]/)
  })

  test('an exact time in the middle of everything warns of nothing', () => {
    expect(chartWarnings(known(told({ time: time(edge + 50) })))).toEqual([])
  })

  test('a time that no clock showed has no chart, and one that came twice is in doubt by its hour', () => {
    expect(birthChart(told({ day: '1942-09-01', time: '00:30' }))).toEqual({ state: 'impossible_time' })
    expect(known(told({ day: '1945-10-14', time: '23:30' })).doubts.dashaEnd).not.toBeNull()
    expect(known(told({ day: '1943-10-14', time: '23:30' })).doubts.dashaEnd).toBeNull()
  })
})

describe('mangal as told and by the birth time', () => {
  const seventh = mangalOf({ lagna: 1, moon: 5, mars: 7 })
  test('no and the seventh house differ', () => {
    expect(mangalDifference('N', seventh)).toEqual({
      en: 'You entered “No”; by the birth time Mangal is in the seventh house from lagna: please ask your guruji.',
      mr: 'तुम्ही "नाही" असे सांगितले आहे; जन्मवेळेनुसार लग्नापासून मंगळाचे स्थान ७ आहे: कृपया तुमच्या गुरुजींना विचारा.',
    })
  })
  test('yes and no mangal differ, unless it is the second house', () => {
    expect(mangalDifference('Y', mangalOf({ lagna: 1, moon: 1, mars: 3 }))?.en).toContain(
      'in the third house from lagna and',
    )
    expect(mangalDifference('Y', mangalOf({ lagna: 1, moon: 5, mars: 2 }))).toBeNull()
    expect(mangalDifference('N', mangalOf({ lagna: 1, moon: 5, mars: 2 }))).toBeNull()
  })
  test('what agrees, what a guruji called nirdosh and what is not known differ from nothing', () => {
    for (const answer of ['Y', 'SOUMYA', 'NIRDOSH', 'NOT_KNOWN', null] as const)
      expect(mangalDifference(answer, seventh)).toBeNull()
  })
})

test('antardashas end at the age of a hundred, as mahadashas do', () => {
  const { dasha } = known(told()).patrika
  const subs = dashasBetween(dasha.periods, '2095-01-01', '2105-01-01')
  expect(subs.at(-1)?.to).toBe('2098-08-14')
  expect(dashasBetween(dasha.periods, '2098-08-15', '2105-01-01')).toEqual([])
})

test('antardashas of a span follow each other without a gap, under their mahadasha', () => {
  const { dasha } = known(told()).patrika
  const subs = dashasBetween(dasha.periods, '2026-01-01', '2031-01-01')
  expect(subs.length).toBeGreaterThan(1)
  for (const [at, sub] of subs.entries()) {
    const maha = dasha.periods.find(period => period.lord === sub.maha)
    expect(maha && sub.from >= '1990' && sub.to <= `${maha.to}z`).toBe(true)
    if (at > 0) expect(sub.from).toBe(subs[at - 1]?.to)
  }
})
