import { broken } from '#contract/field-words.ts'
import { email as emailField, mobileDigits } from '#contract/fields.ts'
import { call } from '#web/api/client.ts'
import { type Country, dialCodeOf } from '../countries.ts'
import { ruleBroken } from '../form-errors.ts'
import { isPlausibleMobile } from '../phone.ts'

/** A number or an address that is to replace the registered one. */
export type TypedContact = { kind: 'mobile'; digits: string; country: Country } | { kind: 'email'; address: string }
export type ContactKind = TypedContact['kind']

export function brokenContactRule(contact: TypedContact): string | null {
  if (contact.kind === 'email') return ruleBroken(emailField, contact.address)
  const rule = ruleBroken(mobileDigits, contact.digits)
  return rule ?? (isPlausibleMobile(contact.digits, contact.country) ? null : broken('phone'))
}

/** Both a number and an address are sent in the field `email`. */
const onWire = (contact: TypedContact) =>
  contact.kind === 'email'
    ? ({ email: contact.address, type: 'CHANGE_EMAIL' } as const)
    : ({
        email: contact.digits,
        type: 'CHANGE_NUMBER',
        mobile_country_code: dialCodeOf(contact.country),
        country_code: contact.country,
      } as const)

export const askForChangeCode = (contact: TypedContact, password: string, isResend: boolean) =>
  call('POST /resend/otp', { ...onWire(contact), password, ...(isResend && { otp_type: 'RESEND' as const }) })

export const verifyChange = (contact: TypedContact, otp: string) => call('PUT /verify/otp', { ...onWire(contact), otp })

const ownOnWire = (contact: TypedContact) => ({ email: contact.kind === 'email' ? contact.address : contact.digits })

/** Sends a code to the registered contact itself. The server knows from the session whose it is. */
export const askForOwnCode = (contact: TypedContact) =>
  call('POST /resend/otp', { ...ownOnWire(contact), otp_type: 'RESEND' as const })

export const verifyOwn = (contact: TypedContact, otp: string) => call('PUT /verify/otp', { ...ownOnWire(contact), otp })
