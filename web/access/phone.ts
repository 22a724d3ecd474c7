import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isIndianMobile } from '#contract/fields.ts'
import { type Country, codeOf, dialCodeOf, homeCountry } from './countries.ts'

/** An Indian number has ten digits; a number of another country follows its numbering plan. */
export const isPlausibleMobile = (digits: string, country: Country): boolean =>
  country === homeCountry
    ? isIndianMobile(digits)
    : (parsePhoneNumberFromString(`${dialCodeOf(country)}${digits}`)?.isValid() ?? false)

/** Splits a pasted number like `+971 50 123 4567` into country and digits. Null without a country. */
export function takenApart(pasted: string): { country: Country; digits: string } | null {
  if (!/^\s*(\+|00)/.test(pasted)) return null
  const number = parsePhoneNumberFromString(pasted.trim().replace(/^00/, '+'))
  return number?.country ? { country: number.country.toLowerCase(), digits: number.nationalNumber } : null
}

/** Formats a number for reading: +91 98220 12345. */
export function spokenMobile(digits: string, country: Country): string {
  const number = parsePhoneNumberFromString(digits, codeOf(country))
  return number?.formatInternational() ?? `${dialCodeOf(country)} ${digits}`
}
