const segmenter = new Intl.Segmenter('mr', { granularity: 'grapheme' })

/** How many letters a card shows. */
export const roomFor = { name: 150, education: 40 } as const

/** Cuts between graphemes, because a Devanagari syllable loses its vowel sign when it is cut in the middle. */
export function truncate(text: string, maxLetters: number): string {
  if (text.length <= maxLetters) return text
  const graphemes = Array.from(segmenter.segment(text), part => part.segment)
  return graphemes.length <= maxLetters ? text : `${graphemes.slice(0, maxLetters).join('').trimEnd()}...`
}
