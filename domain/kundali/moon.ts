import { type Day, isRealDay } from '../calendar.ts'
import { instantsInIndia, isRealTime } from './clock.ts'
import { moonLongitude } from './sky.ts'
import { placeAt, stepsAround, type ZodiacPlace } from './zodiac.ts'

export const placeOfMoon = (instant: Date): ZodiacPlace => placeAt(Math.floor((moonLongitude(instant) * 3) / 10))

export type BirthMoon =
  /** `possible` holds both charans when the birth is within ten minutes of a boundary, and one otherwise. */
  | {
      readonly timed: true
      readonly longitude: number
      readonly place: ZodiacPlace
      readonly possible: readonly ZodiacPlace[]
    }
  /** Without a time, `possible` holds every charan of that day. */
  | { readonly timed: false; readonly possible: readonly ZodiacPlace[] }

const boundaryMinutes = 10
const plusMinutes = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * 60_000)

/** The places that the moon passed. It moves forward only, and a round takes weeks. */
function placesBetween(from: Date, to: Date): ZodiacPlace[] {
  const first = placeOfMoon(from).index
  const steps = stepsAround(108, first, placeOfMoon(to).index)
  return Array.from({ length: steps + 1 }, (_, step) => placeAt((first + step) % 108))
}

/** `day` is YYYY-MM-DD, and `time` HH:MM or HH:MM:SS on India's clocks. Null when no such day or time exists. */
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
    possible: placesBetween(plusMinutes(instant, -boundaryMinutes), plusMinutes(latest, boundaryMinutes)),
  }
}
