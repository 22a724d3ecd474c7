import { plainDigits } from '../words/digits.ts'

/** Ten digits, or a mobile with an old leading 0. A landline keeps its 0, because it belongs to the area code. */
const indian = /^([1-9]\d{4}|0[6-9]\d{4})(\d{5})$/

/**
 * Formats a phone number for pages and messages: +91 98220 11111. Ten digits without a country code are Indian. Other numbers
 * keep their spaces as entered, because a library with every country's format would be larger than a screen.
 */
export function formatPhone(phone: string): string {
  const entered = plainDigits(phone)
    .replace(/[^\d+]+/g, ' ')
    .trim()
  // A + that remains belongs to another country's code, and the pattern does not match it.
  const [, first, last] = indian.exec(entered.replace(/^\+91|\s/g, '')) ?? []
  return first ? `+91 ${first.replace(/^0/, '')} ${last}` : entered
}
