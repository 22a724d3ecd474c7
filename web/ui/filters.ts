import { plainDigits } from '#domain/words/digits.ts'
import { countLetters, lettersOf } from '#domain/words/letters.ts'

/** What a field accepts, whether typed, pasted or dropped. */
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
 * What a field takes of a typed or pasted text. Beyond the limit it takes the first letters of what is new, so that
 * nothing that stood there before is cut, neither at the end nor in the middle of a letter.
 *
 * @param before what stood in the field
 * @param caret where the caret stands after the change, behind what is new
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
  const kept = head.slice(0, same)
  const fresh = lettersOf(head.slice(same))
  while (fresh.length > 0 && countLetters(kept + fresh.join('') + tail) > maxLength) fresh.pop()
  return kept + fresh.join('') + tail
}
