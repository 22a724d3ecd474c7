/** Marathi writes an ending as one word with a word before it, and apart from digits: इंचपर्यंत, १९९४ पर्यंत. */
export const joined = (word: string, ending: string): string =>
  /[\p{L}\p{M}]$/u.test(word) ? word + ending : `${word} ${ending}`
