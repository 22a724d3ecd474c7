import type { Language } from './catalogue.ts'

/** A text in both languages, for code that does not know the language of the reader. */
export type Bilingual = Readonly<Record<Language, string>>

export const bilingual = (textIn: (language: Language) => string): Bilingual => ({ en: textIn('en'), mr: textIn('mr') })
