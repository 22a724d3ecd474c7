import { dayMs, hourMs } from './durations.ts'

/**
 * Every calendar day is a day in Asia/Kolkata, whatever the time zone of the server or the reader. A day is written
 * YYYY-MM-DD. A date of birth has no time zone.
 */
export type Day = string

const offsetOfIndia = 5.5 * hourMs

/** The days written so far, by their number since 1970. The buttons of a list's cards ask for hundreds, which took a tenth of its time. */
const writtenDays = new Map<number, Day>()
const mostWrittenDays = 4096

/**
 * The day in India at an instant. The offset has been +05:30 since 1945. It is added by hand, because engines differ in how
 * they format a locale's date: en-CA is not YYYY-MM-DD everywhere.
 */
export function dayInIndia(instant: Date): Day {
  const number = Math.floor((instant.getTime() + offsetOfIndia) / dayMs)
  const written = writtenDays.get(number)
  if (written !== undefined) return written
  const day = new Date(number * dayMs).toISOString().slice(0, 10)
  if (writtenDays.size >= mostWrittenDays) writtenDays.clear()
  writtenDays.set(number, day)
  return day
}

export const yearInIndia = (instant: Date): number => Number(dayInIndia(instant).slice(0, 4))

export function isRealDay(day: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (!match) return false
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

export function ageOn(today: Day, born: Day): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

export function addDays(day: Day, days: number): Day {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The instant at which a day begins in India. */
export const startOfDayInIndia = (day: Day): Date => new Date(Date.parse(`${day}T00:00:00Z`) - offsetOfIndia)

/** The time in India as HH:mm:ss. */
export const timeInIndia = (instant: Date): string =>
  new Date(instant.getTime() + offsetOfIndia).toISOString().slice(11, 19)
