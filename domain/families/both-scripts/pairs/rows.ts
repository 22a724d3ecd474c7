import { deities } from './deities.ts'
import { men } from './men.ts'
import { surnames } from './surnames.ts'
import { villages } from './villages.ts'
import { women } from './women.ts'
import { words } from './words.ts'

export type Pair = readonly [latin: string, devanagari: string]

const rowsOf = (list: string): Pair[] =>
  list
    .trim()
    .split('\n')
    .map(row => {
      const at = row.indexOf(':')
      return [
        row.slice(0, at).trim(),
        row
          .slice(at + 1)
          .trim()
          .normalize('NFC'),
      ]
    })

/** Names of people. The rules of both directions are counted from them. */
export const pairedNames = (): Pair[] => [women, men, surnames].flatMap(rowsOf)
/** Names of places, from which the rules are counted as well. */
export const pairedVillages = (): Pair[] => rowsOf(villages)
/** Deities, gotras and the words of other texts. No rule is counted from them. */
export const pairedWords = (): Pair[] => [deities, words].flatMap(rowsOf)
