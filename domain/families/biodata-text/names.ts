import { keysOf, type Word, wordKey, wordsOf } from './words.ts'

interface Spelling<T> {
  value: T
  spelling: string
  keys: readonly string[]
}

/** Names of several words by their first one, the longest first, so that a text is looked through once. */
export type NameIndex<T> = ReadonlyMap<string, readonly Spelling<T>[]>

export function indexNames<T>(names: Iterable<readonly [T, readonly string[]]>): NameIndex<T> {
  const index = new Map<string, Spelling<T>[]>()
  for (const [value, spellings] of names)
    for (const spelling of spellings) {
      const keys = keysOf(spelling)
      const [first = ''] = keys
      const known = index.get(first) ?? []
      if (!known.some(one => one.keys.join(' ') === keys.join(' '))) known.push({ value, spelling, keys })
      index.set(first, known)
    }
  for (const spellings of index.values()) spellings.sort((one, other) => other.keys.length - one.keys.length)
  return index
}

/** Words of one name stand close together: Date of Birth, D.O.B., जन्म-तारीख. */
const within = /^[\s\ue000.'/&-]{0,3}$/

/** The longest name that begins at a word, or null. */
export function nameAt<T>(text: string, words: readonly Word[], at: number, index: NameIndex<T>) {
  const first = words[at]
  if (!first) return null
  for (const spelling of index.get(first.key) ?? []) {
    const last = lastWordOf(text, words, at, spelling.keys)
    const end = words[last]?.end
    if (end !== undefined) return { ...spelling, start: first.start, end, last }
  }
  return null
}

/** Families write जन्मतारीख व वेळ, Birth date & time and Birth date time for one thing. */
const conjunctions = new Set(['and', 'व', 'आणि', 'va', 'ani'].map(wordKey))

/** The number of the last word of a name that begins at a word, or -1. */
function lastWordOf(text: string, words: readonly Word[], at: number, keys: readonly string[]): number {
  let next = at
  for (const key of keys) {
    if (next > at && key !== words[next]?.key && conjunctions.has(words[next]?.key ?? '')) next++
    const [word, before] = [words[next], words[next - 1]]
    if (word?.key !== key || (next > at && !within.test(text.slice(before?.end ?? 0, word.start)))) return -1
    next++
  }
  return next - 1
}

/** The first name that stands in a text, or null. */
export function findName<T>(text: string, index: NameIndex<T>) {
  const words = wordsOf(text)
  for (let at = 0; at < words.length; at++) {
    const found = nameAt(text, words, at, index)
    if (found) return found
  }
  return null
}
