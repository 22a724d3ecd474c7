/** What a field lets in, whether typed, pasted or dropped. */
export const filters = {
  digits: (text: string) => asciiDigits(text).replace(/[^0-9]/g, ''),
  'digits and operators': (text: string) => asciiDigits(text).replace(/[^0-9+\-*/]/g, ''),
  'no spaces': (text: string) => text.replace(/\s/g, ''),
} as const
export type InputFilter = keyof typeof filters

/** A Marathi keyboard types ०-९; the number meant is the same. */
const asciiDigits = (text: string) => text.replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))

export function letIn(text: string, filter: InputFilter | undefined, maxLength = Number.POSITIVE_INFINITY): string {
  const accepted = filter ? filters[filter](text) : text
  if (accepted.length <= maxLength) return accepted
  // Cutting an emoji in half would leave a character no server takes.
  return accepted.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
}
