import { dayInIndia } from '#domain/calendar.ts'
import { monthNames } from '#domain/format/date.ts'
import { yearsOfBirth } from '#domain/limits.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import type { Option } from '#web/ui/Select.tsx'
import { yearsDown } from '#web/ui/years.ts'

const inDigits = (language: Language, value: number): Option => ({
  value: String(value),
  label: digits(language, value),
})

export function yearChoices(language: Language, now: Date): Option[] {
  const present = Number(dayInIndia(now).slice(0, 4))
  return yearsDown(present, present - yearsOfBirth + 1).map(year => inDigits(language, year))
}

export const monthChoices = (language: Language): Option[] =>
  monthNames[language].map((label, month) => ({ value: String(month + 1), label }))

/** How many days the month has. Without a year February has 29. */
export function daysIn(month: string, year: string): number {
  if (!month) return 31
  return new Date(Date.UTC(Number(year || 2000), Number(month), 0)).getUTCDate()
}

export const dayChoices = (language: Language, month: string, year: string): Option[] =>
  Array.from({ length: daysIn(month, year) }, (_, day) => inDigits(language, day + 1))

/** Clears a day that the chosen month does not have. */
export const dayThatStays = (day: string, month: string, year: string): string =>
  Number(day) > daysIn(month, year) ? '' : day
