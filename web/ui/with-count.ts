import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'

/** A label followed by a count. A missing or negative count is left out. */
export const withCount = (language: Language, label: string, count: number | undefined): string =>
  count === undefined || count < 0 ? label : `${label} (${digits(language, count)})`
