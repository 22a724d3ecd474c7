import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { sentTo } from './codes.ts'

/** Identifies this browser at its next login, in the header `device`, so that the owner is told of a login from another one. */
export const device = z.string()
export const session = z.object({ access_token: z.string(), device, message: z.string() })
/** The page sends this role with every login. Members have no other; staff log in elsewhere. */
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

/** The account that a code opens: exactly one of `mobile` and `email`. */
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
  output: z.object({ message: z.string(), sent_to: sentTo }),
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
