import { type Day, dayInIndia, isRealDay } from '../calendar.ts'
import type { Language } from '../words/catalogue.ts'
import { digits } from '../words/digits.ts'
import { missing } from './missing.ts'

/** The months are written out, because engines differ in a locale's month names. */
export const monthNames = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  mr: ['जानेवारी', 'फेब्रुवारी', 'मार्च', 'एप्रिल', 'मे', 'जून', 'जुलै', 'ऑगस्ट', 'सप्टेंबर', 'ऑक्टोबर', 'नोव्हेंबर', 'डिसेंबर'],
} as const satisfies Record<Language, readonly string[]>

const shortMonths = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  mr: ['जाने', 'फेब्रु', 'मार्च', 'एप्रि', 'मे', 'जून', 'जुलै', 'ऑग', 'सप्टें', 'ऑक्टो', 'नोव्हें', 'डिसें'],
} as const satisfies Record<Language, readonly string[]>

/** Reads a day, or the day in India of an instant. Returns null for an invalid day, like 0000-00-00. */
function dayOf(value: string | null | undefined): Day | null {
  if (!value) return null
  if (!value.includes('T')) return isRealDay(value) ? value : null
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : dayInIndia(at)
}

/** Formats a day as DD-MM-YYYY. */
export function formatDay(value: string | null | undefined, language: Language): string {
  const day = dayOf(value)?.split('-').reverse().join('-')
  return day ? digits(language, day) : missing
}

/** Formats a day as DD MMM YYYY, for the days of a membership. */
export function formatLongDay(value: string | null | undefined, language: Language): string {
  const [year, month, day] = dayOf(value)?.split('-') ?? []
  return year ? digits(language, `${day} ${shortMonths[language][Number(month) - 1]} ${year}`) : missing
}
