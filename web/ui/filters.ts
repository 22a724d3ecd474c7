/** What a field accepts, whether typed, pasted or dropped. */
export const filters = {
  digits: (text: string) => asciiDigits(text).replace(/[^0-9]/g, ''),
  amount: (text: string) => {
    const [whole = '', ...fraction] = asciiDigits(text)
      .replace(/[^0-9.]/g, '')
      .split('.')
    return fraction.length > 0 ? `${whole}.${fraction.join('')}` : whole
  },
  'digits and operators': (text: string) => asciiDigits(text).replace(/[^0-9+\-*/]/g, ''),
  'no spaces': (text: string) => text.replace(/\s/g, ''),
} as const
export type InputFilter = keyof typeof filters

/** A Marathi keyboard types ०-९, which mean the same digits. */
const asciiDigits = (text: string) => text.replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))

export function letIn(text: string, filter: InputFilter | undefined, maxLength = Number.POSITIVE_INFINITY): string {
  const accepted = filter ? filters[filter](text) : text
  if (accepted.length <= maxLength) return accepted
  // Half an emoji would be a character that the server refuses.
  return accepted.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
}
