import { type Pair, pairedNames, pairedVillages, pairedWords } from './pairs/rows.ts'
import type { NamePairs } from './suggest.ts'

// Joiners change how a letter looks and not which it is.
const keyOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.\u200b-\u200d]+/gu, '')

/** The first row of a spelling wins, so that the commoner one stands first. */
export function pairsFrom(rows: Iterable<Pair>): NamePairs {
  const [toLatin, toDevanagari] = [new Map<string, string>(), new Map<string, string>()]
  for (const [latin, devanagari] of rows) {
    if (!toLatin.has(keyOf(devanagari))) toLatin.set(keyOf(devanagari), latin)
    if (!toDevanagari.has(keyOf(latin))) toDevanagari.set(keyOf(latin), devanagari)
  }
  return { latin: text => toLatin.get(keyOf(text)), devanagari: text => toDevanagari.get(keyOf(text)) }
}

/** Asks one source after the other. */
export const firstOf = (...sources: NamePairs[]): NamePairs => ({
  latin: text => sources.map(source => source.latin(text)).find(found => found !== undefined),
  devanagari: text => sources.map(source => source.devanagari(text)).find(found => found !== undefined),
})

let read: NamePairs | undefined
// Read at the first question: most starts of a program ask none.
const shipped = () => {
  read ??= pairsFrom([...pairedNames(), ...pairedVillages(), ...pairedWords()])
  return read
}

/** The names and words that the product knows in both scripts. */
export const shippedPairs: NamePairs = {
  latin: text => shipped().latin(text),
  devanagari: text => shipped().devanagari(text),
}
