/** Every sentence that a person reads comes from a catalogue. The types require each phrase in both languages. */
export const languages = ['en', 'mr'] as const
export type Language = (typeof languages)[number]

type Phrase = string | ((...args: never[]) => string)
type Widened<P> = P extends string ? string : P
export type Pair = readonly [en: string, mr: string]

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'mr'

/** Each phrase is a pair, in the order of `languages`. */
export function catalogue<T extends Record<string, Phrase>>(
  words: {
    readonly [K in keyof T]: readonly [en: T[K], mr: Widened<T[K]>]
  },
) {
  type Words = { [K in keyof T]: Widened<T[K]> }
  const made: Partial<Record<Language, Words>> = {}
  // The cast is needed because the compiler does not follow names through entries.
  const wordsIn = (language: Language) =>
    Object.fromEntries(
      Object.entries<readonly Phrase[]>(words).map(([name, pair]) => [name, pair[languages.indexOf(language)]]),
    ) as Words
  return (language: Language): Words => (made[language] ??= wordsIn(language))
}
