import { scriptOf } from './script-of.ts'
import { toDevanagari } from './to-devanagari.ts'
import { toLatin } from './to-latin.ts'

/** Names in both scripts. Looks up a word or a whole phrase, whatever its case, spaces and dots. */
export type NamePairs = {
  latin(devanagari: string): string | undefined
  devanagari(latin: string): string | undefined
}

/** A word with the dots inside it and after it: B.Com. */
const word = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}.\u200c\u200d]*[\p{L}\p{M}\p{N}\u200c\u200d])?\.?/gu

/** Longer than any name. The rules take longer for each letter, and a stranger may ask for a word without end. */
const mostLetters = 25

/** A dot after a word stays, unless it was a part of a short form that is written without dots. */
const withItsDot = (typed: string, found: string | undefined) =>
  found && /^[^.]+\.$/.test(typed) && !found.endsWith('.') ? `${found}.` : found

export interface Suggestion {
  form: string
  /** A word of it is in no list, so that only rules made it: every third such name is spelled otherwise. */
  isGuess: boolean
}

/**
 * How a text would be written in the other script: the whole of it by the lists, else word by word by the lists, else by rules.
 * Null where it has letters of both scripts or of neither, and where nothing sensible comes out.
 */
export function suggestedForm(text: string, lists: NamePairs): Suggestion | null {
  const script = scriptOf(text)
  if (!script) return null
  const isLatin = script === 'Latn'
  const listed = (typed: string) => (isLatin ? lists.devanagari(typed) : lists.latin(typed))
  const typed = text.normalize('NFC').trim()
  const words = () => typed.replace(word, one => withItsDot(one, listed(one)) ?? one)
  const whole = listed(typed)
  if (!whole && typed.match(word)?.some(one => one.length > mostLetters && !listed(one))) return null
  const found = whole ?? (isLatin ? toDevanagari(words()) : toLatin(words()))
  const other = found
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC')
  if (scriptOf(other) !== (isLatin ? 'Deva' : 'Latn')) return null
  const isInitial = (one: string) => /^\p{L}\p{M}*\.?$/u.test(one)
  const isGuessed = (one: string) => scriptOf(one) !== null && !isInitial(one) && !listed(one)
  return { form: other, isGuess: !whole && (typed.match(word)?.some(isGuessed) ?? false) }
}

export const otherForm = (text: string, lists: NamePairs): string | null => suggestedForm(text, lists)?.form ?? null
