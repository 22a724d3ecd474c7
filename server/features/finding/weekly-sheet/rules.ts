import { addDays, type Day, dayInIndia, startOfDayInIndia } from '#domain/calendar.ts'
import { hourMs } from '#domain/durations.ts'

export const familiesAtMost = 8

const daysInWeek = 7
const saturday = 6
/** The sheet goes out on Saturday from this hour on, or on Sunday if no node was able to send it before. */
const firstHour = 7
const hoursToSend = 40

/** The Saturday on which the present sheet came out, and the week before it, whose new families it holds. */
export interface SheetWeek {
  week: Day
  after: Date
  upTo: Date
}

export function sheetWeekOf(now: Date): SheetWeek {
  const today = dayInIndia(now)
  const sinceSaturday = (new Date(`${today}T00:00:00Z`).getUTCDay() - saturday + daysInWeek) % daysInWeek
  const week = addDays(today, -sinceSaturday)
  return { week, after: startOfDayInIndia(addDays(week, -daysInWeek)), upTo: startOfDayInIndia(week) }
}

/** Whether the sheet of the present week goes out now. */
export function isTimeToSend(now: Date): boolean {
  const since = now.getTime() - startOfDayInIndia(sheetWeekOf(now).week).getTime()
  return since >= firstHour * hourMs && since < hoursToSend * hourMs
}
