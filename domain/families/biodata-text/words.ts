import { noWidth } from './plain-text.ts'

export interface Word {
  key: string
  start: number
  end: number
}

const knownKeys = new Map<string, string>()

/**
 * The key that spellings of one word share. Families write नांव and नाव, ऊंची and उंची, naav and nav, Gothra and Gotra.
 * A letter that is folded here is folded in labels and names alike.
 */
export function wordKey(word: string): string {
  const known = knownKeys.get(word)
  if (known !== undefined) return known
  // A text repeats its words and the labels are few, so that folding is done once for most of them.
  if (knownKeys.size > 2_000) knownKeys.clear()
  const key = folded(word)
  knownKeys.set(word, key)
  return key
}

const folded = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(noWidth, '')
    .replace(/[ंँ\u093c]/g, '')
    .replace(/ी/g, 'ि')
    .replace(/ू/g, 'ु')
    .replaceAll('ञ', 'त्र')
    .replaceAll('ण', 'न')
    .replaceAll('ष', 'श')
    .replace(/ई/g, 'इ')
    .replace(/ऊ/g, 'उ')
    .replace(/aa+/g, 'a')
    .replace(/ee+/g, 'i')
    .replace(/oo+/g, 'u')
    .replace(/w/g, 'v')
    .replace(/([bdfgjklmnprstvz])\1+/g, '$1')
    .replace(/([cgkpst])h/g, '$1')

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}\ue000]+/gu)) {
    const key = wordKey(match[0])
    if (key !== '') words.push({ key, start: match.index, end: match.index + match[0].length })
  }
  return words
}

export const keysOf = (text: string): string[] => wordsOf(text.toLowerCase()).map(({ key }) => key)
