import { hourMs } from '#domain/durations.ts'
import { BackupRefused } from '../refused.ts'

/** A moment to restore to: all that the archive has, or what was there then. */
export type Moment = Date | 'end'

/** A moment in India's time, or the word for all there is. */
export function readMoment(text: string): Moment {
  if (text === 'end') return 'end'
  const [, day, minute, seconds = ':00'] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/.exec(text.trim()) ?? []
  const at = new Date(`${day}T${minute}${seconds}+05:30`)
  if (Number.isNaN(at.getTime()))
    throw new BackupRefused(`--until is '${text}': expected India's time as in '2026-11-18 14:05', or end`)
  return at
}

/** India's time, as `--until` takes it. */
export const inIndia = (at: Date): string =>
  new Date(at.getTime() + 5.5 * hourMs).toISOString().slice(0, 19).replace('T', ' ')
