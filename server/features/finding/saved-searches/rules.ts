import { addDays, dayInIndia, startOfDayInIndia } from '#domain/calendar.ts'
import { hourMs } from '#domain/durations.ts'
import type { Telling } from '#domain/finding/saved-searches.ts'
import type { Schema } from '#server/db/schema.ts'

export type StoredTelling = Schema['saved_searches']['tell']
export const storedTellings = {
  NEVER: 'never',
  AT_ONCE: 'at_once',
  DAILY: 'daily',
  WEEKLY: 'weekly',
} as const satisfies Record<Telling, StoredTelling>
export const wireTellings = { never: 'NEVER', at_once: 'AT_ONCE', daily: 'DAILY', weekly: 'WEEKLY' } as const

const morning = 8 * hourMs
const saturday = 6

const morningOf = (day: string): Date => new Date(startOfDayInIndia(day).getTime() + morning)

/** The next eight o'clock in India, or that of the next Saturday. */
function nextMorning(now: Date, isWeekly: boolean): Date {
  for (let day = dayInIndia(now); ; day = addDays(day, 1)) {
    const at = morningOf(day)
    if (at > now && (!isWeekly || new Date(`${day}T00:00:00Z`).getUTCDay() === saturday)) return at
  }
}

/** When a search that begins to tell does so for the first time. */
export const firstTelling = (tell: StoredTelling, now: Date): Date | null => {
  if (tell === 'never') return null
  return tell === 'at_once' ? now : nextMorning(now, tell === 'weekly')
}

/** When a search tells again. At once means at most once an hour: families that come in between are told of together. */
export const nextTelling = (tell: StoredTelling, now: Date): Date | null =>
  tell === 'at_once' ? new Date(now.getTime() + hourMs) : firstTelling(tell, now)

/** A search that was silent for longer tells only of the families of this many days. */
export const daysLookedBack = 8
/** Families listed this recently wait for the next run, because others of the same moment may not be committed yet. */
export const settlesWithinMs = 60_000
