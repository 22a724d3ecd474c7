import { addDays, type Day } from '../calendar.ts'
import { dayMs, hourMs, minuteMs } from '../durations.ts'

export const zoneOfIndia = 'Asia/Kolkata'

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  return format
}

/** Whether the platform knows a zone by this IANA name. */
export function isZone(zone: string): boolean {
  try {
    return /^[A-Za-z]/.test(zone) && formatOf(zone) !== undefined
  } catch {
    return false
  }
}

/** The offset of a zone's clocks. India has 5:30, an hour more during the war, and other offsets before 1906. */
function offsetAt(zone: string, instant: number): number {
  const name = formatOf(zone)
    .formatToParts(instant)
    .find(part => part.type === 'timeZoneName')?.value
  if (name === 'GMT') return 0
  const match = /^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name ?? '')
  if (!match) throw new Error(`no offset for ${zone} in "${name}"`)
  const [, sign, hours, minutes, seconds = '0'] = match
  return (sign === '-' ? -1 : 1) * (Number(hours) * hourMs + Number(minutes) * minuteMs + Number(seconds) * 1000)
}

export const isRealTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time)

interface ClockReading {
  /** Two when clocks were put back over this time. For a time that was skipped, what the old offset gives. */
  readonly instants: readonly [Date, ...Date[]]
  /** No clock of the zone showed this time on that day: clocks were put forward over it. */
  readonly skipped: boolean
}

/** The instants at which a clock of the zone showed this time. */
export function readClock(zone: string, day: Day, time: string): ClockReading {
  const clockTime = Date.parse(`${day}T${time}Z`)
  const before = clockTime - offsetAt(zone, clockTime - dayMs)
  const after = clockTime - offsetAt(zone, clockTime + dayMs)
  const fits = (instant: number) => instant + offsetAt(zone, instant) === clockTime
  const instants = [...new Set([before, after])].filter(fits).map(instant => new Date(instant))
  const [first, ...rest] = instants
  return first ? { instants: [first, ...rest], skipped: false } : { instants: [new Date(before)], skipped: true }
}

export const instantsInIndia = (day: Day, time: string): readonly [Date, ...Date[]] =>
  readClock(zoneOfIndia, day, time).instants

/** What a clock of the zone showed, as if it were UTC. */
const shownAt = (zone: string, instant: Date) =>
  new Date(instant.getTime() + offsetAt(zone, instant.getTime())).toISOString()

export const dayAt = (zone: string, instant: Date): Day => shownAt(zone, instant).slice(0, 10)
/** HH:MM:SS, cut to the second. */
export const timeAt = (zone: string, instant: Date): string => shownAt(zone, instant).slice(11, 19)

/** The first instant of a calendar day of the zone, and that of the next. */
export function spanOfDay(zone: string, day: Day): { from: Date; to: Date } {
  const [from] = readClock(zone, day, '00:00').instants
  const [to] = readClock(zone, addDays(day, 1), '00:00').instants
  return { from, to }
}
