const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The letters of a text as a reader counts them: a syllable of Devanagari with its vowel sign is one. */
export const lettersOf = (text: string): string[] => Array.from(segmenter.segment(text), part => part.segment)
export const countLetters = (text: string): number => lettersOf(text).length
