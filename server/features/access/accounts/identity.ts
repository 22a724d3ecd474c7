import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { isIndianMobile } from '#contract/fields.ts'

/** An e-mail address or mobile number in one spelling, so that limits and codes do not depend on how it was typed. */
export type Identity = { kind: 'email'; email: string } | { kind: 'mobile'; digits: string; dialCode: string }

const looksLikeEmail = (typed: string) => typed.includes('@')

export const emailIdentity = (typed: string): Identity => ({ kind: 'email', email: typed.trim().toLowerCase() })

/** The country of a number that was typed without one. Looking it up among the members would tell who is one. */
const dialCodeOfIndia = '+91'

/** A number in one spelling: without the leading zero of some countries, and with the country apart. */
export function mobileIdentity(typed: string, country: string | null): Identity & { kind: 'mobile' } {
  const dialCode = country ?? dialCodeOfIndia
  const digits = typed.replace(/[\s-]/g, '')
  const parsed = parsePhoneNumberFromString(digits.startsWith('+') ? digits : `${dialCode}${digits}`)
  if (parsed?.isValid())
    return { kind: 'mobile', digits: parsed.nationalNumber, dialCode: `+${parsed.countryCallingCode}` }
  return { kind: 'mobile', digits: digits.replace(/^\+/, ''), dialCode }
}

export const identityOf = (typed: string, dialCode: string | null = null): Identity =>
  looksLikeEmail(typed) ? emailIdentity(typed) : mobileIdentity(typed, dialCode)

/** The key of limits and codes. */
export const identityKey = (identity: Identity): string =>
  identity.kind === 'email' ? `mailto:${identity.email}` : `tel:${identity.dialCode}${identity.digits}`

/** The contacts of an account. One that another member has verified is null until its owner gives another. */
export interface Contacts {
  email: string | null
  mobile: string | null
  dialCode: string
}
export const emailKey = ({ email }: Pick<Contacts, 'email'>): string | null =>
  email === null ? null : identityKey(emailIdentity(email))
export const mobileKey = ({ mobile, dialCode }: Pick<Contacts, 'mobile' | 'dialCode'>): string | null =>
  mobile === null ? null : identityKey({ kind: 'mobile', digits: mobile, dialCode })

/** The keys of the contacts that the account has. */
export const contactKeys = (account: Contacts): string[] =>
  [emailKey(account), mobileKey(account)].filter(key => key !== null)

export function isValidMobile(mobile: string, dialCode: string, country: string): boolean {
  if (dialCode === '+91') return isIndianMobile(mobile)
  const code = country.toUpperCase()
  if (!isSupportedCountry(code) || `+${getCountryCallingCode(code as CountryCode)}` !== dialCode) return false
  return parsePhoneNumberFromString(`${dialCode}${mobile}`)?.isValid() ?? false
}
