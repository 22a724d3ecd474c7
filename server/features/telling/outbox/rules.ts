import { addDays, dayInIndia, startOfDayInIndia, timeInIndia } from '#domain/calendar.ts'
import { dayMs, hourMs } from '#domain/durations.ts'
import type { QuietHours } from '#domain/telling/quiet-hours.ts'
import { type Messenger, Refused } from '#server/ports/messenger.ts'

export const hourInIndia = (now: Date): number => Number(timeInIndia(now).slice(0, 2))

/** Whether a family with these hours sleeps. Only codes and the office's own letters go out then. */
export function isQuietAt(now: Date, hours: QuietHours | null): boolean {
  if (!hours) return false
  const hour = hourInIndia(now)
  return hour >= hours.from || hour < hours.to
}

/** When quiet hours last ended: what could wait may go only since then. */
export function quietEndedAt(now: Date, { to }: QuietHours): Date {
  const today = new Date(`${dayInIndia(now)}T${String(to).padStart(2, '0')}:00:00+05:30`)
  return today <= now ? today : new Date(today.getTime() - dayMs)
}

/** The morning after, for a family that sleeps now. */
export function endOfQuiet(now: Date, { to }: QuietHours): Date {
  const day = dayInIndia(now)
  return new Date(startOfDayInIndia(hourInIndia(now) < to ? day : addDays(day, 1)).getTime() + to * hourMs)
}

/** How long a messenger may take to deliver one message. */
export const deliverWithinSeconds = 45
/** How long a worker holds a message. It is longer than a delivery may take, so that no other worker sends it meanwhile. */
export const holdSeconds = 60
/** How long a message that cannot be sent is kept. After a day a code is useless and its text only a risk. */
export const retentionHours = 24

/** 5 s, 10 s, 20 s and so on up to a quarter of an hour, to spare a gateway that is down. */
export const backOffSeconds = (attempts: number): number => Math.min(5 * 2 ** (attempts - 1), 900)

/** Ends a message after its last try, so that another channel can tell the family without waiting for the gateway. */
export const refusalAfterTries = ({ mostTries }: Messenger, attempts: number): Refused | null =>
  mostTries !== undefined && attempts >= mostTries ? new Refused('no answer', false) : null
