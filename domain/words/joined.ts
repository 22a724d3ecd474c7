/** Marathi joins an ending to the word before it, but separates it from digits: इंचपर्यंत, १९९४ पर्यंत. */
export const joined = (word: string, ending: string): string =>
  /[\p{L}\p{M}]$/u.test(word) ? word + ending : `${word} ${ending}`
