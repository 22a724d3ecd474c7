import { timeInIndia } from '../calendar.ts'
import type { Language } from '../words/catalogue.ts'
import { formatLongDay } from './date.ts'
import { missing } from './missing.ts'
import { formatBirthTime } from './time.ts'

/** Formats an instant as DD MMM YYYY and the time of day in India. */
export function formatInstant(value: string, language: Language): string {
  const at = new Date(value)
  if (Number.isNaN(at.getTime())) return missing
  return `${formatLongDay(value, language)}, ${formatBirthTime(timeInIndia(at), language)}`
}
