/** Every sentence that a person reads comes from a catalogue. The types require each phrase in both languages. */
export const languages = ['en', 'mr'] as const
export type Language = (typeof languages)[number]

type Phrase = string | ((...args: never[]) => string)
type SameShape<T> = { [K in keyof T]: T[K] extends string ? string : T[K] }

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'mr'

export function catalogue<T extends Record<string, Phrase>>(words: { en: T; mr: SameShape<T> }) {
  // The cast is needed because the compiler cannot see that T with widened strings is still T.
  return (language: Language): SameShape<T> => (language === 'mr' ? words.mr : (words.en as SameShape<T>))
}
