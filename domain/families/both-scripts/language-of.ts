import type { Language } from '#domain/words/catalogue.ts'

// Its letters alone: ten in digits of either script is neither.
const devanagari = /[\u0904-\u0939\u0958-\u0961\u0971-\u097f]/u
const latin = /\p{Script=Latin}/u

/**
 * The language whose pages show a text: one with a letter of Devanagari is Marathi, also beside abbreviations in Latin letters
 * ("TCS, पुणे"). Null where it has letters of neither.
 */
export function languageOf(text: string): Language | null {
  if (devanagari.test(text)) return 'mr'
  return latin.test(text) ? 'en' : null
}
