import { plainDigits } from '#domain/words/digits.ts'
import { countLetters, lettersOf } from '#domain/words/letters.ts'

/** The characters that a field accepts, whether typed, pasted or dropped. */
export const filters = {
  digits: (text: string) => plainDigits(text).replace(/[^0-9]/g, ''),
  amount: (text: string) => {
    const [whole = '', ...fraction] = plainDigits(text)
      .replace(/[^0-9.]/g, '')
      .split('.')
    return fraction.length > 0 ? `${whole}.${fraction.join('')}` : whole
  },
  'digits and operators': (text: string) => plainDigits(text).replace(/[^0-9+\-*/ ]/g, ''),
  'no spaces': (text: string) => text.replace(/\s/g, ''),
} as const
export type InputFilter = keyof typeof filters

/**
 * The text of a field after typing or pasting. Beyond the limit the new text is cut, at a letter's end, so that nothing that
 * was there before is lost.
 *
 * @param before the text before the change
 * @param caret the position of the caret after the change, which is the end of the new text
 */
export function letIn(
  text: string,
  filter: InputFilter | undefined,
  maxLength = Number.POSITIVE_INFINITY,
  before = '',
  caret = text.length,
): string {
  const clean = filter ? filters[filter] : (part: string) => part
  const accepted = clean(text)
  if (accepted.length <= maxLength || countLetters(accepted) <= maxLength) return accepted
  const [head, tail] = [clean(text.slice(0, caret)), clean(text.slice(caret))]
  let same = 0
  while (same < head.length && head[same] === before[same]) same++
  const unchanged = head.slice(0, same)
  const fresh = lettersOf(head.slice(same))
  while (fresh.length > 0 && countLetters(unchanged + fresh.join('') + tail) > maxLength) fresh.pop()
  return unchanged + fresh.join('') + tail
}
