import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { birthWarning } from './birth.ts'
import { instantsInIndia } from './clock.ts'
import { moonOfBirth } from './moon.ts'
import { moonLongitude } from './sky.ts'
import type { ZodiacPlace } from './zodiac.ts'

const births = readFileSync(new URL('testdata/births_300.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.split(','))

const named = (place: ZodiacPlace) => `${place.nakshatra}-${place.charan}`
const possible = (day: string, time?: string) => moonOfBirth(day, time)?.possible.map(named)

describe('300 births as Swiss Ephemeris has them', () => {
  test('all are there', () => expect(births).toHaveLength(300))

  test.each(births)('%s %s', (day = '', time = '', degrees, raas, nakshatra, charan) => {
    const moon = moonOfBirth(day, time)
    if (!moon?.timed) throw new Error('no moon')
    expect(`${moon.place.raas} ${named(moon.place)}`).toBe(`${raas} ${nakshatra}-${charan}`)
    expect(Math.abs(moon.longitude - Number(degrees)) * 3600).toBeLessThan(6)
    expect(moon.possible).toContainEqual(moon.place)
  })
})

describe('births in the war', () => {
  // At half past five hours each of these would be the next charan.
  test.each([
    ['1941-12-10', '00:20', '9-4'],
    ['1942-10-10', '22:22', '14-2'],
    ['1943-05-05', '22:22', '3-3'],
    ['1944-07-07', '23:30', '22-1'],
    ['1945-09-09', '06:10', '13-3'],
  ])('%s %s has the moon of an hour earlier', (day, time, charan) => {
    const moon = moonOfBirth(day, time)
    expect(moon?.timed && named(moon.place)).toBe(charan)
    expect(moon?.timed && moon.longitude).toBe(moonLongitude(new Date(`${day}T${time}:00+06:30`)))
    const peaceful = moonLongitude(new Date(`${day}T${time}:00+05:30`))
    expect(Math.floor((peaceful * 3) / 10)).toBe((moon?.timed ? moon.place.index : 0) + 1)
  })

  test('the summer between was at peace with the sun', () => {
    const moon = moonOfBirth('1942-08-10', '06:10')
    expect(moon?.timed && moon.longitude).toBe(moonLongitude(new Date('1942-08-10T06:10:00+05:30')))
  })
})

describe('near the edge of a charan', () => {
  /** The minute on 1 January 2000 in which the moon went from Swati 2 to 3, found by walking. */
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => {
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    return { time, place: Math.floor((moonLongitude(instantsInIndia('2000-01-01', time)[0]) * 3) / 10) }
  })
  const edge = minutes.findIndex(({ place }, at) => at > 0 && place !== minutes[at - 1]?.place)
  const at = (offset: number) => minutes[edge + offset]?.time ?? ''

  test('both charans are named, earlier first, on either side of it', () => {
    for (const offset of [-9, -1, 0, 1, 9]) expect(possible('2000-01-01', at(offset))).toEqual(['15-2', '15-3'])
  })

  test('and only one further away', () => {
    expect(possible('2000-01-01', at(-12))).toEqual(['15-2'])
    expect(possible('2000-01-01', at(11))).toEqual(['15-3'])
  })

  test('the member is result', () => {
    const moon = moonOfBirth('2000-01-01', at(1))
    expect(moon && birthWarning(moon)).toEqual({
      en: 'The moon was passing from Swati 2 to Swati 3 near this time: a few minutes decide. Please check the birth time.',
      mr: 'या वेळेच्या आसपास चंद्राचे स्थान बदलत होते: आधी स्वाती चरण २, नंतर स्वाती चरण ३. काही मिनिटांनी फरक पडतो. कृपया जन्मवेळ तपासा.',
    })
    const clear = moonOfBirth('2000-01-01', at(30))
    expect(clear && birthWarning(clear)).toBeNull()
  })
})

describe('without a time', () => {
  test('the charans of the day are named and none is chosen', () => {
    expect(moonOfBirth('2000-01-01')).not.toHaveProperty('place')
    expect(possible('2000-01-01')).toEqual(['15-2', '15-3', '15-4', '16-1'])
  })

  test('every hour of the day is inside the span, over the end of the zodiac too', () => {
    const days = Array.from({ length: 28 }, (_, day) => `1998-02-${String(day + 1).padStart(2, '0')}`)
    const spans = days.map(day => possible(day) ?? [])
    expect(spans.some(span => span.includes('27-4') && span.includes('1-1'))).toBe(true)
    days.forEach((day, index) => {
      for (let hour = 0; hour < 24; hour++) {
        const moon = moonOfBirth(day, `${String(hour).padStart(2, '0')}:30`)
        expect(spans[index]).toContain(moon?.timed && named(moon.place))
      }
    })
  })

  test('the member is result', () => {
    const moon = moonOfBirth('2000-01-01')
    expect(moon && birthWarning(moon)).toEqual({
      en: 'Without the birth time it may be any of these: Swati 2, Swati 3, Swati 4, Vishakha 1.',
      mr: 'जन्मवेळ नसल्याने यांपैकी कोणतेही असू शकते: स्वाती चरण २, स्वाती चरण ३, स्वाती चरण ४, विशाखा चरण १.',
    })
  })
})

test('a day or time that does not exist has no moon', () => {
  expect(moonOfBirth('1997-02-29', '10:00')).toBeNull()
  expect(moonOfBirth('1997-02-28', '24:00')).toBeNull()
  expect(moonOfBirth('28-02-1997')).toBeNull()
})
