import type { Day } from '../calendar.ts'

const offsetIn = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', timeZoneName: 'longOffset' })
const hour = 3_600_000

/** How far India's clocks were ahead of Greenwich: half past five hours, an hour more in the war, odd ones before 1906. */
function aheadAt(instant: number): number {
  const name = offsetIn.formatToParts(instant).find(part => part.type === 'timeZoneName')?.value
  const match = /^GMT\+(\d\d):(\d\d)(?::(\d\d))?$/.exec(name ?? '')
  if (!match) throw new Error(`no offset for Asia/Kolkata in "${name}"`)
  const [, hours, minutes, seconds = '0'] = match
  return Number(hours) * hour + Number(minutes) * 60_000 + Number(seconds) * 1000
}

export const isRealTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time)

/**
 * When a clock in India showed this: one instant, or two where the clocks were put back over it. In an hour that was
 * skipped, the clock is taken for one that nobody had yet put forward.
 */
export function instantsInIndia(day: Day, time: string): readonly [Date, ...Date[]] {
  const shown = Date.parse(`${day}T${time}Z`)
  const before = shown - aheadAt(shown - 24 * hour)
  const after = shown - aheadAt(shown + 24 * hour)
  const fits = (instant: number) => instant + aheadAt(instant) === shown
  if (before === after || !fits(after)) return [new Date(before)]
  return fits(before) ? [new Date(before), new Date(after)] : [new Date(after)]
}
