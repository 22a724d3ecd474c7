import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { isIndianMobile } from '#contract/fields.ts'
import { plainDigits } from '#domain/words/digits.ts'

interface ImportedMobile {
  mobile: string
  dialCode: string
  countryCode: string
}

const plainNumber = /^\+?\d{4,15}$/

/** Reads a number as registers write it: with spaces, with 0 or +91 in front. Of several numbers the first counts. */
export function mobileOf(text: string): ImportedMobile | null {
  const [first = ''] = plainDigits(text).split(/[,/;|]/)
  const digits = first.replace(/[\s().-]/g, '').replace(/^00/, '+')
  if (!plainNumber.test(digits)) return null
  const local = digits.replace(/^(?:\+?91|0)(?=\d{10}$)/, '')
  if (isIndianMobile(local)) return /^[6-9]/.test(local) ? { mobile: local, dialCode: '+91', countryCode: 'in' } : null
  const parsed = parsePhoneNumberFromString(digits, 'IN')
  if (!parsed?.isValid() || !parsed.country) return null
  const { nationalNumber, countryCallingCode, country } = parsed
  return { mobile: nationalNumber, dialCode: `+${countryCallingCode}`, countryCode: country.toLowerCase() }
}
