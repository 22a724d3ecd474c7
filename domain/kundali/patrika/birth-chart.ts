import type { Day } from '#domain/calendar.ts'
import { minuteMs } from '../../durations.ts'
import { isRealTime, readClock } from '../clock.ts'
import type { Raas } from '../names.ts'
import { type Coordinates, lagnaLongitude, moonLongitude } from '../sky.ts'
import { isMangalHouse } from './mangal.ts'
import { type BirthPlace, type Patrika, patrikaAt } from './patrika.ts'
import { houseFrom, signAt } from './place.ts'

/** Counted up when a rule of the patrika changes: charts of another version are computed anew. */
export const rulesVersion = 1

/** How far off a birth time may be, in minutes. A time that the family calls exact was still read from a clock on a wall. */
export const minutesOff = { EXACT: 0, ABOUT_15: 15, ABOUT_30: 30, ABOUT_60: 60 } as const
export type BirthAccuracy = keyof typeof minutesOff
export const isBirthAccuracy = (value: string): value is BirthAccuracy => Object.hasOwn(minutesOff, value)

export interface BirthInput {
  readonly day: Day
  readonly time: string
  readonly accuracy: BirthAccuracy
  readonly place: BirthPlace
  /** A district is told by its headquarters: the birth may have been anywhere in it. */
  readonly isDistrict: boolean
}

/** What is in doubt: every list with more than one entry. */
interface Doubts {
  /** The signs that lagna may have by the time told, and by the width of the district. */
  readonly lagnaByTime: readonly Raas[]
  readonly lagnaByDistrict: readonly Raas[]
  /** The charans that the moon may stand in, from 0 to 107. */
  readonly moon: readonly number[]
  /** Of a time told as "about" alone: tithis, varas, mangal and the end of the first mahadasha. */
  readonly tithi: readonly number[]
  readonly weekday: readonly number[]
  readonly mangalFromLagna: boolean
  readonly mangalFromMoon: boolean
  readonly dashaEnd: { readonly from: Day; readonly to: Day } | null
}

export type BirthChart =
  | { readonly state: 'known'; readonly patrika: Patrika; readonly doubts: Doubts; readonly minutesOff: number }
  /** No clock of the place showed this time that day. */
  | { readonly state: 'impossible_time' }

/** A clock on a wall and the one who looked at it: the moon's warning allows ten minutes, lagna moves thirty times faster. */
const clockMinutes = { moon: 10, lagna: 4 }
const stepMinutes = 10

/** No district of Maharashtra reaches further from its headquarters, in degrees. */
const districtReach: Coordinates = { latitude: 1.4, longitude: 1.3 }

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]
const plus = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * minuteMs)

/** Every few minutes of a span, its ends included. */
function samples(from: Date, to: Date): Date[] {
  const count = Math.max(1, Math.ceil((to.getTime() - from.getTime()) / (stepMinutes * minuteMs)))
  return Array.from(
    { length: count + 1 },
    (_, at) => new Date(from.getTime() + ((to.getTime() - from.getTime()) * at) / count),
  )
}

export function birthChart({ day, time, accuracy, place, isDistrict }: BirthInput): BirthChart {
  if (!isRealTime(time)) return { state: 'impossible_time' }
  const { instants, skipped } = readClock(place.zone, day, time)
  if (skipped) return { state: 'impossible_time' }
  const [first] = instants
  // A time that clocks showed twice is in doubt by that hour.
  const last = instants.at(-1) ?? first
  const off = minutesOff[accuracy]
  const around = (minutes: number) => samples(plus(first, -Math.max(off, minutes)), plus(last, Math.max(off, minutes)))
  const lagnaSignAt = (instant: Date, at: Coordinates = place) => signAt(lagnaLongitude(instant, at))
  const patrika = patrikaAt(first, place)
  const isAbout = off > 0 || instants.length > 1
  const others = isAbout ? [plus(first, -off), plus(last, off)].map(instant => patrikaAt(instant, place)) : []
  const all = [...others.slice(0, 1), patrika, ...others.slice(1)]
  const ends = distinct(all.map(({ dasha }) => dasha.end)).sort()
  const lagnaByTime = distinct(around(clockMinutes.lagna).map(instant => lagnaSignAt(instant)))
  const possibleLagnas = isAbout ? lagnaByTime : [patrika.lagna.sign]
  const mangalAtLagna = (lagna: Raas) => isMangalHouse(houseFrom(lagna, patrika.grahas.mars.sign))
  return {
    state: 'known',
    patrika,
    minutesOff: off,
    doubts: {
      lagnaByTime,
      lagnaByDistrict: isDistrict ? distinct([place, ...corners(place)].map(at => lagnaSignAt(first, at))) : [],
      moon: distinct(around(clockMinutes.moon).map(instant => Math.floor((moonLongitude(instant) * 3) / 10))),
      tithi: distinct(all.map(({ panchang }) => panchang.tithi)),
      weekday: distinct(all.flatMap(({ panchang }) => panchang.weekday ?? [])),
      mangalFromLagna: distinct(possibleLagnas.map(mangalAtLagna)).length > 1,
      mangalFromMoon: distinct(all.map(({ mangal }) => mangal.fromMoon)).length > 1,
      dashaEnd: ends.length > 1 ? { from: ends[0] ?? '', to: ends.at(-1) ?? '' } : null,
    },
  }
}

const corners = ({ latitude, longitude }: Coordinates): Coordinates[] =>
  [-1, 1].flatMap(north =>
    [-1, 1].map(east => ({
      latitude: latitude + north * districtReach.latitude,
      longitude: longitude + east * districtReach.longitude,
    })),
  )
