const letters = new Intl.Segmenter('mr', { granularity: 'grapheme' })

/** What a card has room for. */
export const roomFor = { name: 150, education: 40 } as const

/** Cuts between letters as a reader sees them: half a Devanagari syllable would stand there with its matra gone. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  const seen = Array.from(letters.segment(text), part => part.segment)
  return seen.length <= most ? text : `${seen.slice(0, most).join('').trimEnd()}...`
}
