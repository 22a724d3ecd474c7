import { keysOf, type Word, wordsOf } from './words.ts'

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
  const found = index.get(first.key)?.find(({ keys }) =>
    keys.every((key, next) => {
      const [word, before] = [words[at + next], words[at + next - 1]]
      return word?.key === key && (next === 0 || within.test(text.slice(before?.end ?? 0, word.start)))
    }),
  )
  const last = found && words[at + found.keys.length - 1]
  return found && last ? { ...found, start: first.start, end: last.end } : null
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
