import { countedSpellings } from './counted-spellings.ts'
import { letterNamed } from './letter-names.ts'
import type { SpellingModel } from './spelling-model.ts'

const firstDigit = 0x966
// Joiners have no width and belong to the word they stand in.
const run = /(?:(?!\p{Nd})\p{Script=Devanagari}|[\u200c\u200d])+/gu

const asName = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Writes a text of Devanagari in Latin letters as families type them, by rules alone, each word with a capital. */
export function toLatin(devanagari: string, spellings: SpellingModel = countedSpellings()): string {
  return devanagari
    .normalize('NFC')
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - firstDigit))
    .replace(run, (word, at: number, text: string) => {
      const initial = text.charAt(at + word.length) === '.' ? letterNamed(word) : undefined
      return asName(initial ?? spellings.latin(word) ?? '')
    })
}
