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

/** The letters that stay when somebody leaves vowels out or mixes up letters of one sound: Fathr, Nakshtra, शिक्षन. */
const boneOf = (key: string) => key.slice(0, 1) + key.slice(1).replace(/[aeiouy]|[\u0905-\u0914]|[\u093e-\u094d]/gu, '')

/** A word of a name in short: its beginning, or its letters without vowels. */
function isShortFor(word: string, key: string, isOneOfSeveral: boolean): boolean {
  if (word === key) return true
  const least = isOneOfSeveral ? 1 : /^\p{ASCII}/u.test(word) ? 3 : 2
  if (word.length >= least && key.startsWith(word)) return true
  const [bone, whole] = [boneOf(word), boneOf(key)]
  return (bone.length >= 3 && bone === whole) || (bone.length >= 4 && whole.startsWith(bone))
}

const longestShort = 4

/** The name that a few words stand for in short: B. plc, ज.ता., Occu. Null where they may stand for several. */
export function nameInShort<T>(text: string, index: NameIndex<T>) {
  const words = wordsOf(text).map(({ key }) => key)
  if (words.length === 0 || words.length > longestShort) return null
  const initial = words[0]?.slice(0, 1) ?? ''
  let found: Spelling<T>[] = []
  let mostExact = 0
  for (const [first, spellings] of index) {
    if (!first.startsWith(initial)) continue
    for (const one of spellings)
      if (
        one.keys.length === words.length &&
        words.every((word, at) => isShortFor(word, one.keys[at] ?? '', words.length > 1))
      ) {
        const exact = words.filter((word, at) => word === one.keys[at]).length
        if (exact > mostExact) found = []
        mostExact = Math.max(mostExact, exact)
        if (exact === mostExact) found.push(one)
      }
  }
  return new Set(found.map(({ value }) => value)).size === 1 ? (found[0] ?? null) : null
}
