import { inDevanagari } from '#domain/words/digits.ts'
import { countedSpellings } from './counted-spellings.ts'
import { nameOfLetter } from './letter-names.ts'
import type { SpellingModel } from './spelling-model.ts'

/** Latin letters that do not come apart into a plain letter and a mark. */
const plainLetters = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' }),
)
/** Standards at school are many more than floors: दहावी and not दहावा. */
const ordinals = new Map(Object.entries({ '1st': '1ला', '2nd': '2रा', '3rd': '3रा', '4th': '4था' }))
const ordinal = /(?<![\p{L}\p{N}])(\d{1,3})(?:st|nd|rd|th)(?![\p{L}\p{N}])/giu
const run = /[\p{Script=Latin}\p{M}]+/gu

/** Without marks, in lower case, of the letters a to z alone. */
export const plainLatin = (text: string): string =>
  Array.from(text.normalize('NFKD').toLowerCase(), char => plainLetters.get(char) ?? char)
    .join('')
    .replace(/[^a-z]/g, '')

// In a text that knows small letters, a word of capitals is said letter by letter; in one of capitals alone, a word without vowels.
const isShortForm = (word: string, isAllCapitals: boolean) =>
  word.length === 1 || (/^[A-Z]{2,5}$/.test(word) && (!isAllCapitals || !/[AEIOUY]/.test(word)))

/** Writes a text of Latin letters in Devanagari, with its digits, by rules alone. Spaces and marks stay. */
export function toDevanagari(latin: string, spellings: SpellingModel = countedSpellings()): string {
  const isAllCapitals = !/\p{Ll}/u.test(latin)
  return latin
    .normalize('NFC')
    .replace(ordinal, found => ordinals.get(found.toLowerCase()) ?? `${Number.parseInt(found, 10)}वी`)
    .replace(run, word => {
      if (!/\p{Script=Latin}/u.test(word)) return word
      if (isShortForm(word, isAllCapitals)) return Array.from(word, nameOfLetter).join('')
      return spellings.devanagari(plainLatin(word)) ?? ''
    })
    .replace(/\d/g, inDevanagari)
    .normalize('NFC')
}
