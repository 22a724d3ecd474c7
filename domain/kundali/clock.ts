import type { Day } from '../calendar.ts'

const offsetIn = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', timeZoneName: 'longOffset' })
const hour = 3_600_000

/** The offset of India's clocks: 5:30, an hour more during the war, and other offsets before 1906. */
function offsetAt(instant: number): number {
  const name = offsetIn.formatToParts(instant).find(part => part.type === 'timeZoneName')?.value
  const match = /^GMT\+(\d\d):(\d\d)(?::(\d\d))?$/.exec(name ?? '')
  if (!match) throw new Error(`no offset for Asia/Kolkata in "${name}"`)
  const [, hours, minutes, seconds = '0'] = match
  return Number(hours) * hour + Number(minutes) * 60_000 + Number(seconds) * 1000
}

export const isRealTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time)

/**
 * The instants at which a clock in India showed this time. There are two when clocks were put back over it. For a time
 * that was skipped, it is the instant that the old offset gives.
 */
export function instantsInIndia(day: Day, time: string): readonly [Date, ...Date[]] {
  const clockTime = Date.parse(`${day}T${time}Z`)
  const before = clockTime - offsetAt(clockTime - 24 * hour)
  const after = clockTime - offsetAt(clockTime + 24 * hour)
  const fits = (instant: number) => instant + offsetAt(instant) === clockTime
  if (before === after || !fits(after)) return [new Date(before)]
  return fits(before) ? [new Date(before), new Date(after)] : [new Date(after)]
}
