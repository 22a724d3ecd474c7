import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'

/** A label with how many there are. A count that is missing or below zero is left out. */
export const withCount = (language: Language, label: string, count: number | undefined): string =>
  count === undefined || count < 0 ? label : `${label} (${digits(language, count)})`
