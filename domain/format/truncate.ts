import { lettersOf } from '../words/letters.ts'

/** How many letters a card shows. */
export const roomFor = { name: 150, education: 40 } as const

/** Cuts between graphemes, because a Devanagari syllable loses its vowel sign when it is cut in the middle. */
export function truncate(text: string, maxLetters: number): string {
  if (text.length <= maxLetters) return text
  const graphemes = lettersOf(text)
  return graphemes.length <= maxLetters ? text : `${graphemes.slice(0, maxLetters).join('').trimEnd()}...`
}
