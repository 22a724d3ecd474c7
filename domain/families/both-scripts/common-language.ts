import type { Language } from '#domain/words/catalogue.ts'
import { scriptOf } from './script-of.ts'

/**
 * The language in which the names of one sentence, or two names side by side, are read: the reader's, or the other one where they
 * have no script in common in the reader's. In a list each name is read by itself.
 */
export const commonLanguage = (language: Language, namesIn: (language: Language) => readonly string[]): Language =>
  ([language, language === 'mr' ? 'en' : 'mr'] as const).find(each => scriptOf(namesIn(each).join(' ')) !== null) ??
  language
