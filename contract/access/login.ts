import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { registeredBy } from '../families/candidate-consent.ts'
import { registrationConsents } from '../families/consents.ts'
import { phoneTypes } from '../families/phone-types.ts'
import { registrationShape } from '../families/profile-schemas.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { maxLength } from '../max-length.ts'
import { familyFields, memberFields } from '../profile-fields.ts'

/** Names this browser at its next login, by the header `device`, so that a login from another one is told to the owner. */
const device = z.string()
const session = z.object({ access_token: z.string(), device, message: z.string() })
/** The page sends it with every login. Members have one role; staff log in elsewhere. */
const role = z.literal('USER', { error: broken('malformed') })

export const login = endpoint({
  method: 'POST',
  path: '/login',
  access: 'public',
  writes: true,
  limits: ['login'],
  input: z.strictObject({
    role,
    email: field.identity('email'),
    password: field.password,
    country_code: field.countryCode.optional(),
    dial_code: field.dialCode.optional(),
  }),
  output: session,
})

export const mobileLogin = endpoint({
  method: 'POST',
  path: '/mobile-login',
  access: 'public',
  writes: true,
  limits: ['login'],
  input: z.strictObject({
    role,
    mobile: field.identity('mobile'),
    password: field.password,
    country_code: field.countryCode.optional(),
    dial_code: field.dialCode.optional(),
  }),
  output: session,
})

/** Whose account a code opens: `mobile` or `email`, one of them. */
const ofAccount = {
  mobile: field.identity('mobile').optional(),
  email: field.identity('email').optional(),
  country_code: field.countryCode.optional(),
  dial_code: field.dialCode.optional(),
}

/** Sends a code to a verified contact. The answer is the same where the account does not exist. */
export const sendLoginCode = endpoint({
  method: 'POST',
  path: '/login/code',
  access: 'public',
  writes: true,
  limits: ['codes to', 'wrong login codes'],
  input: z.strictObject(ofAccount),
  output: z.object({ message: z.string(), sent_to: z.enum(['SMS', 'EMAIL']) }),
})

export const loginByCode = endpoint({
  method: 'PUT',
  path: '/login/code',
  access: 'public',
  writes: true,
  limits: ['try', 'wrong codes', 'wrong login codes'],
  input: z.strictObject({ ...ofAccount, code: field.otp }),
  output: session,
})

export const registration = z.strictObject({
  ...registrationShape(memberFields),
  middle_name: field.optionalPersonName(maxLength.middle_name),
  gender: field.gender,
  dob_validate: z.string().max(10).optional(),
  family_residence_taluka_id: field.optionalChoice(),
  ...registrationShape(familyFields),
  email: field.email,
  mobile: field.mobileDigits,
  mobile_number: z.string().trim().max(20).default(''),
  mobile_country_code: field.dialCode.default('+91'),
  country_code: field.countryCode.default('in'),
  /** Empty for a family that logs in by codes. */
  password: field.optionalPassword,
  /** Who fills the form in. */
  registered_by: registeredBy.optional(),
  /** Whose number the mobile is. Without it, the candidate's. */
  mobile_type: z.enum(phoneTypes, { error: broken('select', 'mobile_type') }).optional(),
  /** What the page asked to agree to. Who sends none is asked on the first screen. */
  consents: registrationConsents,
  /** Ignored: the photo follows in a separate call. */
  images: z.unknown().optional(),
})

/** The channel a code was sent by. Where only one channel is set up, all codes go by it. */
const sentTo = z.enum(['SMS', 'EMAIL'])

const signedUp = z.object({ id: z.guid(), message: z.string(), sent_to: sentTo, warning: z.string().optional() })

export const signup = endpoint({
  method: 'POST',
  path: '/user/signup',
  access: 'public',
  writes: true,
  limits: ['signups', 'signup', 'codes to'],
  /** `mobile_number` serves where `mobile` is empty. */
  input: registration.extend({ mobile: field.optionalMobileDigits }),
  output: signedUp.extend({ access_token: z.string(), device }),
})

/** Corrects a registration that has verified nothing yet, for a family that mistyped its number. */
export const correctSignup = endpoint({
  ...signup,
  method: 'PUT',
  access: 'session',
  limits: ['correct signup', 'signups', 'signup', 'codes to'],
  output: signedUp,
})

/** A member's own wish for another number or address. `email` then carries the new one. */
const changeType = z.enum(['CHANGE_NUMBER', 'CHANGE_EMAIL'], { error: broken('malformed') })

/**
 * With a bearer token, this call and the next verify that member's contact, or with a `type` change it. Without one, they
 * recover a password.
 */
export const verifyOtp = endpoint({
  method: 'PUT',
  path: '/verify/otp',
  access: 'public',
  writes: true,
  limits: ['try', 'wrong codes', 'wrong recovery codes'],
  input: z.strictObject({
    email: field.identity('mobile'),
    otp: field.otp,
    type: changeType.optional(),
    currentTab: z.string().max(20).optional(),
    mobile_country_code: field.dialCode.optional(),
    country_code: field.countryCode.optional(),
  }),
  output: z.object({ message: z.string(), token: z.string().optional() }),
})

export const resendOtp = endpoint({
  method: 'POST',
  path: '/resend/otp',
  access: 'public',
  writes: true,
  limits: ['codes to', 'contact changes', 'password again'],
  input: z.strictObject({
    email: field.identity('mobile'),
    otp_type: z.literal('RESEND', { error: broken('malformed') }).optional(),
    type: changeType.optional(),
    /** Asked for again where a contact is changed: an open browser must not be enough to take an account over. */
    password: field.password.optional(),
    mobile_country_code: field.dialCode.optional(),
    country_code: field.countryCode.optional(),
  }),
  output: z.object({ message: z.string(), success: z.boolean(), sent_to: sentTo }),
})
