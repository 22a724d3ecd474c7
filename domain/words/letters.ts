let segmenter: Intl.Segmenter | undefined
/** Made at its first use: that takes a cheap phone a tenth of a second, and most screens never count a letter. */
const segmentsOf = (text: string) => {
  segmenter ??= new Intl.Segmenter('mr', { granularity: 'grapheme' })
  return segmenter.segment(text)
}
const ascii = /^[\x20-\x7e]*$/

/** More characters than any letter of Marathi has, as a bound for marks stacked on one letter. */
export const charactersPerLetter = 8

/** The letters of a text as a reader counts them: क्षि is one. */
export const lettersOf = (text: string): string[] => Array.from(segmentsOf(text), part => part.segment)

export const countLetters = (text: string): number => {
  if (ascii.test(text)) return text.length
  let letters = 0
  for (const _letter of segmentsOf(text)) letters++
  return letters
}

/** Whether a text has at most this many letters. A text that is too long in any case is not segmented. */
export const isWithinLetters = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= max * charactersPerLetter && countLetters(text) <= max)
