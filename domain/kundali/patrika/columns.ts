import type { Day } from '#domain/calendar.ts'
import { readClock } from '../clock.ts'
import { grahas } from './grahas.ts'
import { karanaNameOf } from './karana.ts'
import { elongationOf, yogaSumOf } from './panchang.ts'
import { type BirthPlace, patrikaAt } from './patrika.ts'
import type { SkyPlace } from './place.ts'

/** A birth and its patrika as the rows of the worked births spell them: what the command line writes. */
export interface BirthRow extends BirthPlace {
  readonly date: Day
  readonly time: string
}
type Column = string | number | null

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const yes = (flag: boolean) => (flag ? 1 : 0)
// Cut and not rounded: a longitude must not be written as that of the next sign.
const cut = (degrees: number) => Math.floor(degrees * 1e6) / 1e6
const rounded = (value: number, places: number) => Number(value.toFixed(places))

/** HH:MM to the nearest minute. */
function toMinute(time: string): string {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  const whole = hours * 60 + minutes + (seconds >= 30 ? 1 : 0)
  return [Math.floor(whole / 60) % 24, whole % 60].map(part => String(part).padStart(2, '0')).join(':')
}

const placeColumns = (name: string, { longitude, sign, nakshatra, pada, navamsa, house }: SkyPlace) => ({
  [`${name}_longitude`]: cut(longitude),
  [`${name}_sign`]: sign,
  [`${name}_nakshatra`]: nakshatra,
  [`${name}_pada`]: pada,
  [`${name}_navamsa`]: navamsa,
  [`${name}_house`]: house,
})

export function patrikaColumns({ date, time, ...place }: BirthRow): Record<string, Column> {
  const { ayanamsha, lagna, panchang, dasha, mangal, ...patrika } = patrikaAt(
    readClock(place.zone, date, time).instants[0],
    place,
  )
  const { sun, moon } = patrika.grahas
  return Object.assign(
    { ayanamsa: cut(ayanamsha), ...placeColumns('lagna', lagna) },
    ...grahas.map(graha => ({
      ...placeColumns(graha, patrika.grahas[graha]),
      [`${graha}_retrograde`]: yes(patrika.grahas[graha].retrograde),
      [`${graha}_speed`]: rounded(patrika.grahas[graha].speed, 6),
    })),
    {
      mars_house_from_lagna: mangal.houseFromLagna,
      mars_house_from_moon: mangal.houseFromMoon,
      mangal_from_lagna: yes(mangal.fromLagna),
      mangal_from_moon: yes(mangal.fromMoon),
      mangal_from_lagna_with_2: yes(mangal.fromLagnaWith2),
      mangal_from_moon_with_2: yes(mangal.fromMoonWith2),
      mars_in_own_sign: yes(mangal.ownSign),
      mars_exalted: yes(mangal.exalted),
      tithi: panchang.tithi,
      yoga: panchang.yoga,
      karana_index: panchang.karana,
      karana: karanaNameOf(panchang.karana),
      weekday: panchang.weekday,
      weekday_name: panchang.weekday === null ? null : (weekdays[panchang.weekday] ?? null),
      sunrise: panchang.sunrise && toMinute(panchang.sunrise),
      sunset: panchang.sunset && toMinute(panchang.sunset),
      sunrise_exact: panchang.sunrise,
      sunset_exact: panchang.sunset,
      elongation: cut(elongationOf(sun.longitude, moon.longitude)),
      yoga_sum: cut(yogaSumOf(sun.longitude, moon.longitude)),
      mahadasha_lord: dasha.lord,
      mahadasha_years: dasha.years,
      balance_years: rounded(dasha.balance, 4),
      mahadasha_end: dasha.end,
    },
  )
}
