import { z } from 'zod'
import { accessCodeLength } from '#domain/limits.ts'
import { codeChannels } from '#domain/telling/channels.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'

/** The channel a code was sent by. Where only one channel is set up, all codes go by it. */
export const sentTo = z.enum(codeChannels)

/** How many digits a code that verifies a contact has, where that is not four: somebody guesses at this contact today. */
export const longerCode = z.literal(accessCodeLength).optional()

/** Says that a member changes the number or address. `email` then carries the new one. */
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
  limits: ['try', 'wrong codes', 'wrong recovery codes', 'wrong contact codes'],
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
  limits: ['codes to', 'contact changes', 'password again', 'wrong recovery codes'],
  input: z.strictObject({
    email: field.identity('mobile'),
    otp_type: z.literal('RESEND', { error: broken('malformed') }).optional(),
    type: changeType.optional(),
    /** Asked for again where a contact is changed: an open browser must not be enough to take an account over. */
    password: field.password.optional(),
    mobile_country_code: field.dialCode.optional(),
    country_code: field.countryCode.optional(),
  }),
  output: z.object({ message: z.string(), success: z.boolean(), sent_to: sentTo, code_length: longerCode }),
})

/**
 * Sends a code to a verified contact of a member who has no password. For ten minutes it serves as the password wherever a call
 * asks for that again.
 */
export const sendOwnCode = endpoint({
  method: 'POST',
  path: '/user/code',
  access: 'member',
  writes: true,
  limits: ['codes to'],
  input: z.strictObject({}),
  output: z.object({ message: z.string(), sent_to: sentTo }),
})
