import { timeInIndia } from '#domain/calendar.ts'

/** Hours of India's clocks, from the first up to the second on the next day. */
export interface QuietHours {
  from: number
  to: number
}

/** Whether families sleep: only codes and the office's own words go out then. */
export function isQuietAt(now: Date, hours: QuietHours | null): boolean {
  if (!hours) return false
  const hour = Number(timeInIndia(now).slice(0, 2))
  return hour >= hours.from || hour < hours.to
}
