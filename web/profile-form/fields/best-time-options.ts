import { bestTimes } from '#domain/families/best-times.ts'
import { bestTimeNames } from '#domain/words/best-time-names.ts'
import type { Language } from '#domain/words/catalogue.ts'

/** The best times to call a number, for a select whose empty choice is any time. */
export const bestTimeOptions = (language: Language) =>
  bestTimes.map(value => ({ value, label: bestTimeNames[value][language] }))
