import type { Language } from '#domain/words/catalogue.ts'

export type Script = 'Latn' | 'Deva'

const latin = /\p{Script=Latin}/u
const devanagari = /\p{Script=Devanagari}/u

/** The script of a text, or null where it has no letter of either, or letters of both: such a text has no form in the other. */
export function scriptOf(text: string): Script | null {
  const [isLatin, isDevanagari] = [latin.test(text), devanagari.test(text)]
  if (isLatin === isDevanagari) return null
  return isLatin ? 'Latn' : 'Deva'
}

/**
 * The language in which the names of one sentence, or two names side by side, are read: the reader's, or the other one where they
 * have no script in common in the reader's. In a list each name is read by itself.
 */
export const commonLanguage = (language: Language, namesIn: (language: Language) => readonly string[]): Language =>
  ([language, language === 'mr' ? 'en' : 'mr'] as const).find(each => scriptOf(namesIn(each).join(' ')) !== null) ??
  language
