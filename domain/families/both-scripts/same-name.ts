import { devanagariLetters, lastSpellings, lettersOfWord } from './devanagari-letters.ts'
import { nameOfLetter } from './letter-names.ts'
import { scriptOf } from './script-of.ts'
import { plainLatin } from './to-devanagari.ts'

// Doubled letters are a matter of taste. Doubled vowels are not: Deep and Dep differ.
const single = (latin: string) => latin.replace(/([^aeiou])\1+/g, '$1')

function isSpelling(latin: string, letters: readonly string[], spelled: (spelling: string) => string): boolean {
  let reached = new Set([0])
  for (const [at, letter] of letters.entries()) {
    const next = new Set<number>()
    const isLast = at === letters.length - 1
    const spellings = isLast ? lastSpellings(letters) : (devanagariLetters.get(letter)?.spellings ?? [])
    for (const spelling of spellings.map(spelled))
      for (const from of reached) if (latin.startsWith(spelling, from)) next.add(from + spelling.length)
    reached = next
  }
  return reached.has(latin.length)
}

/** Whether a word of Latin letters can be read as a word of Devanagari, by the spellings that families use. */
function isSameWord(latin: string, devanagari: string): boolean {
  if (latin.length === 1) return isInitial(latin, devanagari)
  const letters = lettersOfWord(devanagari)
  return isSpelling(latin, letters, spelling => spelling) || isSpelling(single(latin), letters, single)
}

/** S. is एस., and in a Marathi name सु. as well. */
function isInitial(latin: string, devanagari: string): boolean {
  if (devanagari === nameOfLetter(latin)) return true
  const [first, second, ...others] = lettersOfWord(devanagari)
  if (!first || others.length > 0) return false
  const isShort = second === undefined || devanagariLetters.get(second)?.leaves === 'vowel'
  return isShort && (devanagariLetters.get(first)?.spellings.some(spelling => spelling.startsWith(latin)) ?? false)
}

const words = (text: string) => text.match(/[\p{L}\p{M}\u200c\u200d]+/gu) ?? []
const digits = (text: string) => (text.match(/\p{Nd}/gu) ?? []).map(digit => digit.charCodeAt(0) & 0xf).join()

/** Whether two texts, one of them in Latin letters and one in Devanagari, are the same name. */
export function isSameName(a: string, b: string): boolean {
  const [first, second] = [scriptOf(a), scriptOf(b)]
  if (!first || !second || first === second) return false
  const [latin, devanagari] =
    first === 'Latn' ? [words(a).map(plainLatin), words(b)] : [words(b).map(plainLatin), words(a)]
  if (digits(a) !== digits(b)) return false
  if (latin.length === devanagari.length) return latin.every((word, at) => isSameWord(word, devanagari[at] ?? ''))
  // A name may be parted in one script and joined in the other: Ram Krishna, रामकृष्ण.
  return Math.abs(latin.length - devanagari.length) === 1 && isSameWord(latin.join(''), devanagari.join(''))
}
