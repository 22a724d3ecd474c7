import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isIndianMobile } from '#contract/fields.ts'
import { formatPhone } from '#domain/format/phone.ts'
import { type Country, dialCodeOf, homeCountry } from './countries.ts'

/** An Indian number has ten digits; a number of another country follows its numbering plan. */
export const isPlausibleMobile = (digits: string, country: Country): boolean =>
  country === homeCountry
    ? isIndianMobile(digits)
    : (parsePhoneNumberFromString(`${dialCodeOf(country)}${digits}`)?.isValid() ?? false)

/** Splits a pasted number like `+971 50 123 4567` into country and digits. Null if it has no country. */
export function splitPasted(pasted: string): { country: Country; digits: string } | null {
  if (!/^\s*(\+|00)/.test(pasted)) return null
  const number = parsePhoneNumberFromString(pasted.trim().replace(/^00/, '+'))
  return number?.country ? { country: number.country.toLowerCase(), digits: number.nationalNumber } : null
}

export const spokenMobile = (digits: string, country: Country): string =>
  formatPhone(`${dialCodeOf(country)} ${digits}`)
