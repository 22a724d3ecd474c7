import type { Language } from './catalogue.ts'

/** A text that travels as data: the reader's language is not known where it is made. */
export type Bilingual = Readonly<Record<Language, string>>

export const bilingual = (say: (language: Language) => string): Bilingual => ({ en: say('en'), mr: say('mr') })
