import { EclipticGeoMoon, e_tilt, MakeTime } from 'astronomy-engine'
import { type Day, isRealDay } from '../calendar.ts'
import { instantsInIndia, isRealTime } from './clock.ts'
import { type Place, placeAt, stepsAround } from './zodiac.ts'

/**
 * The one file that needs the astronomy library, so that a bundle without births does not carry it. The moon is seen
 * from the middle of the earth: the birth place changes nothing.
 */
export function moonLongitude(instant: Date): number {
  const time = MakeTime(instant)
  const centuries = time.tt / 36525
  const ayanamsha = 23.857092354 + (5028.796195 * centuries + 1.1054348 * centuries * centuries) / 3600
  const longitude = EclipticGeoMoon(time).lon - e_tilt(time).dpsi / 3600 - ayanamsha
  return ((longitude % 360) + 360) % 360
}

export const placeOfMoon = (instant: Date): Place => placeAt(Math.floor((moonLongitude(instant) * 3) / 10))

export type BirthMoon =
  /** `possible` names both charans where the birth is within ten minutes of an edge, else only the one. */
  | {
      readonly timed: true
      readonly longitude: number
      readonly place: Place
      readonly possible: readonly Place[]
    }
  /** Without a time: every charan the moon was in that day, and none chosen. */
  | { readonly timed: false; readonly possible: readonly Place[] }

const edgeMinutes = 10
const plusMinutes = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * 60_000)

/** The moon only goes forward, and takes weeks to come round. */
function placesBetween(from: Date, to: Date): Place[] {
  const first = placeOfMoon(from).index
  const steps = stepsAround(108, first, placeOfMoon(to).index)
  return Array.from({ length: steps + 1 }, (_, step) => placeAt((first + step) % 108))
}

/** `day` as YYYY-MM-DD and `time` as HH:MM or HH:MM:SS on India's clocks; null where no such day or time exists. */
export function moonOfBirth(day: Day, time?: string): BirthMoon | null {
  if (!isRealDay(day) || (time !== undefined && !isRealTime(time))) return null
  if (time === undefined) {
    const [morning] = instantsInIndia(day, '00:00')
    const midnight = instantsInIndia(day, '23:59:59').at(-1) ?? morning
    return { timed: false, possible: placesBetween(morning, midnight) }
  }
  const instants = instantsInIndia(day, time)
  const [instant] = instants
  const latest = instants.at(-1) ?? instant
  return {
    timed: true,
    longitude: moonLongitude(instant),
    place: placeOfMoon(instant),
    possible: placesBetween(plusMinutes(instant, -edgeMinutes), plusMinutes(latest, edgeMinutes)),
  }
}
