/**
 * Every calendar day is a day in Asia/Kolkata, whatever the time zone of the server or the reader. A day is written
 * YYYY-MM-DD. A date of birth has no time zone.
 */
export type Day = string

const india = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
export const dayInIndia = (instant: Date): Day => india.format(instant)

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
