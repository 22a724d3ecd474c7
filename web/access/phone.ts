import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isIndianMobile } from '#contract/fields.ts'
import { type Country, codeOf, dialCodeOf, homeCountry } from './countries.ts'

/** India by the families' rule, ten digits; other countries by their own numbering plan. */
export const isPlausibleMobile = (digits: string, country: Country): boolean =>
  country === homeCountry
    ? isIndianMobile(digits)
    : (parsePhoneNumberFromString(`${dialCodeOf(country)}${digits}`)?.isValid() ?? false)

/** A number pasted with its country, `+971 50 123 4567`, taken apart; null where it has none. */
export function takenApart(pasted: string): { country: Country; digits: string } | null {
  if (!/^\s*(\+|00)/.test(pasted)) return null
  const number = parsePhoneNumberFromString(pasted.trim().replace(/^00/, '+'))
  return number?.country ? { country: number.country.toLowerCase(), digits: number.nationalNumber } : null
}

/** As it is read out: +91 98220 12345. */
export function spokenMobile(digits: string, country: Country): string {
  const number = parsePhoneNumberFromString(digits, codeOf(country))
  return number?.formatInternational() ?? `${dialCodeOf(country)} ${digits}`
}
