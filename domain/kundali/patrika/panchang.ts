import { addDays, type Day } from '#domain/calendar.ts'
import { dayAt, spanOfDay, timeAt } from '../clock.ts'
import { around, type Coordinates, sunriseBetween, sunsetBetween } from '../sky.ts'

export interface Panchang {
  /** 1 to 30; 15 is Pournima and 30 Amavasya. */
  readonly tithi: number
  /** 1 to 27. */
  readonly yoga: number
  /** 1 to 60: two in each tithi. */
  readonly karana: number
  /** 0 Sunday to 6 Saturday, from sunrise to sunrise. Null where the sun did not rise that day. */
  readonly weekday: number | null
  /** HH:MM:SS on the clock of the place, on the civil date of birth; null where there was none. */
  readonly sunrise: string | null
  readonly sunset: string | null
}

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export const elongationOf = (sun: number, moon: number): number => around(moon - sun)
export const yogaSumOf = (sun: number, moon: number): number => around(sun + moon)

/** What does not depend on the place. */
const lunarDayOf = (sun: number, moon: number): Pick<Panchang, 'tithi' | 'yoga' | 'karana'> => ({
  tithi: Math.floor(elongationOf(sun, moon) / 12) + 1,
  karana: Math.floor(elongationOf(sun, moon) / 6) + 1,
  yoga: Math.floor((yogaSumOf(sun, moon) * 3) / 40) + 1,
})

/** The times of the sun on a civil date, on the clock of the place. */
function sunOfDay(zone: string, day: Day, place: Coordinates) {
  const { from, to } = spanOfDay(zone, day)
  const rise = sunriseBetween(from, to, place)
  // A day without a sunrise has no vara either: the panchang then names no times of the sun at all.
  return { rise, set: rise && sunsetBetween(from, to, place) }
}

export function panchangAt(
  instant: Date,
  zone: string,
  place: Coordinates,
  { sun, moon }: { sun: number; moon: number },
): Panchang {
  const day = dayAt(zone, instant)
  const { rise, set } = sunOfDay(zone, day, place)
  return {
    ...lunarDayOf(sun, moon),
    weekday: rise && weekdayOf(instant < rise ? addDays(day, -1) : day),
    sunrise: rise && timeAt(zone, rise),
    sunset: set && timeAt(zone, set),
  }
}
