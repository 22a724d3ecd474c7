import { ageOn, type Day, isRealDay } from '../calendar.ts'
import type { Language } from '../words/catalogue.ts'
import { digits } from '../words/digits.ts'

/** A name with the age beside it: Deshmukh, 26. Without a known day of birth, the name alone. */
export const nameAndAge = (name: string, born: string, today: Day, language: Language): string =>
  [name, isRealDay(born) && digits(language, ageOn(today, born))].filter(Boolean).join(', ')
