import { formatLongDay, monthNames } from '#domain/format/date.ts'
import type { FigureName } from '#domain/office/figures.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits, groupedDigits } from '#domain/words/digits.ts'

/** A day or a month as people read it. */
export function stepText(key: string, language: Language): string {
  const [year, month, day] = key.split('-')
  if (day !== undefined) return formatLongDay(key, language)
  return month === undefined ? key : `${monthNames[language][Number(month) - 1]} ${digits(language, year ?? '')}`
}

export const figureText = (chart: FigureName, value: number | null, language: Language): string => {
  if (value === null) return '–'
  return chart === 'revenue' ? `₹${groupedDigits(language, value)}` : groupedDigits(language, value)
}
