import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'

const message = z.object({ message: z.string() })

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/forgot/password',
  access: 'public',
  writes: true,
  limits: ['codes to', 'wrong recovery codes'],
  input: z.strictObject({ email: field.email }),
  output: message,
})

export const forgotPasswordMobile = endpoint({
  method: 'POST',
  path: '/forgot/password-mobile',
  access: 'public',
  writes: true,
  limits: ['codes to', 'wrong recovery codes'],
  input: z.strictObject({
    email: field.identity('mobile'),
    country_code: field.countryCode.optional(),
    dial_code: field.dialCode.optional(),
  }),
  output: message,
})

const resetToken = z
  .string({ error: broken('malformed') })
  .min(1, { error: broken('malformed') })
  .max(128)

export const checkToken = endpoint({
  method: 'POST',
  path: '/check/token',
  access: 'public',
  writes: false,
  input: z.strictObject({ token: resetToken }),
  output: message,
})

export const newPassword = z.strictObject({
  token: resetToken,
  password: field.password,
  confirm_password: field.confirmPassword,
})

export const setPassword = endpoint({
  method: 'PUT',
  path: '/set/password',
  access: 'public',
  writes: true,
  input: newPassword,
  output: z.object({ message: z.string(), warning: z.string().optional() }),
})

/** Called by the link in the notice of a new password: ends every session and removes the password. */
export const freezeAccount = endpoint({
  method: 'POST',
  path: '/freeze/account',
  access: 'public',
  writes: true,
  input: z.strictObject({ token: resetToken }),
  output: message,
})

/** The same by the registered owner who logged in by a code, in the days after something was added. Keeps this session. */
export const freezeOwn = endpoint({
  method: 'POST',
  path: '/freeze/own',
  access: 'member',
  writes: true,
  input: z.strictObject({}),
  output: message,
})
