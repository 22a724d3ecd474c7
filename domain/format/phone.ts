import { plainDigits } from '../words/digits.ts'

/** Ten digits, or a mobile with the 0 that was dialled once. A landline's 0 is part of how people know its town. */
const indian = /^([1-9]\d{4}|0[6-9]\d{4})(\d{5})$/

/**
 * A phone number as every page and message writes it: +91 98220 11111. Ten digits without a country are of India. Other
 * numbers keep the spaces they were told with: the library that knows every country's way would weigh more than a screen.
 */
export function formatPhone(phone: string): string {
  const told = plainDigits(phone)
    .replace(/[^\d+]+/g, ' ')
    .trim()
  // A + that is left belongs to another country, and the form has none.
  const [, first, last] = indian.exec(told.replace(/^\+91|\s/g, '')) ?? []
  return first ? `+91 ${first.replace(/^0/, '')} ${last}` : told
}
