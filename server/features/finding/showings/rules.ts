import { addDays, type Day, dayInIndia, startOfDayInIndia } from '#domain/calendar.ts'
import { hourMs, minuteMs } from '#domain/durations.ts'

/** How long a node collects what it has shown. A crash loses no more than that. */
export const collectedForMs = minuteMs

/** Nodes still write the last showings of a day in the first minutes of the next one. */
const lastWritesMs = 3 * minuteMs
const longestNightMs = hourMs

/** The day whose totals can be counted: today, once the showings of yesterday are all written. */
export function dayToCount(now: Date): Day | null {
  const today = dayInIndia(now)
  return dayInIndia(new Date(now.getTime() - lastWritesMs)) === today ? today : null
}

/** Whether the totals of this midnight may still be on their way. A night that fails must not hold the order back for ever. */
export const isNight = (now: Date): boolean => dayInIndia(new Date(now.getTime() - longestNightMs)) !== dayInIndia(now)

/** The day whose order is in force: that of yesterday until the totals of midnight are there. */
export const fairDayAt = (now: Date, isCounted: boolean): Day =>
  isNight(now) && !isCounted ? addDays(dayInIndia(now), -1) : dayInIndia(now)

/** Noughts discourage a family that has just joined: for so many days they are not told. */
const daysWithoutNoughts = 3
export const isNewlyJoined = (joinedAt: Date, today: Day): boolean =>
  joinedAt >= startOfDayInIndia(addDays(today, 1 - daysWithoutNoughts))
