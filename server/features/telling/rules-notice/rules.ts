import { dayInIndia } from '#domain/calendar.ts'

/** The quarter of India's calendar that an instant lies in, such as 2026-Q4. */
export function quarterOf(at: Date): string {
  const day = dayInIndia(at)
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}
