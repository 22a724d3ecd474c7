import { z } from 'zod'
import { questionForOld, signedByPasskey } from '../access/passkeys.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { recoveryCodes } from './account.ts'
import { officeAct } from './act.ts'
import { appCode, message, role, secondFactor, staffPassword, token, uuid } from './fields.ts'

/** The first half of a login. The ticket is good for one code and a few minutes; only the demo's logins need none. */
export const officeLogin = endpoint({
  method: 'POST',
  path: '/office/login',
  access: 'office',
  writes: true,
  acts: ['logged_in'],
  limits: ['staff login'],
  input: z.strictObject({
    email: field.identity('email'),
    password: z
      .string({ error: broken('required', 'password') })
      .min(1, { error: broken('required', 'password') })
      .max(128, { error: broken('max_length', 128) }),
  }),
  output: z.object({
    next: z.enum(['CODE', 'DONE']),
    ticket: z.string().nullable(),
    /** What a passkey signs in place of the code. Null for who has none here. */
    passkey: questionForOld.extend({ allow: z.array(z.string()) }).nullable(),
    /** Whether the code of the app counts; a recovery code always does. */
    takes_app_code: z.boolean(),
    message: z.string(),
  }),
})

/** The second half: the six digits of the authenticator app, or a recovery code. The answer sets the cookie of the session. */
export const officeCode = endpoint({
  method: 'POST',
  path: '/office/login/code',
  access: 'office',
  writes: true,
  acts: ['logged_in', 'recovery_code_used'],
  limits: ['staff code'],
  input: z.strictObject({ ticket: token, code: secondFactor }),
  output: message,
})

/** The second half by a passkey. */
export const officePasskey = endpoint({
  method: 'POST',
  path: '/office/login/passkey',
  access: 'office',
  writes: true,
  acts: ['logged_in'],
  limits: ['staff code'],
  input: z.strictObject({ ticket: token, ...signedByPasskey }),
  output: message,
})

export const officeLogout = officeAct(
  'anyRole',
  { noAct: 'a session that ends is a security event' },
  '/office/logout',
  {},
)

export const officeMe = endpoint({
  method: 'GET',
  path: '/office/me',
  access: 'anyRole',
  writes: false,
  input: z.object({}),
  output: z.object({
    uuid,
    name: z.string(),
    email: z.string(),
    role,
    /** When the session ends, even if it is in use. */
    ends_at: z.string(),
    /** Whether this site was restored or moved and sends nothing until an ADMIN says that it is the live one. */
    is_copy: z.boolean(),
    /** Whether families see the site. Until then an ADMIN's first screen is Set-up. */
    is_open: z.boolean(),
  }),
})

/** What the holder of an invitation needs to set up their authenticator app. */
export const officeInvitation = endpoint({
  method: 'POST',
  path: '/office/invitation',
  access: 'office',
  writes: false,
  input: z.strictObject({ token }),
  output: z.object({
    email: z.string(),
    role,
    /** Whether it replaces the password and the app of a login that exists. */
    is_reset: z.boolean(),
    /** The key to type in, and the URI of it for a QR code. */
    app_key: z.string(),
    app_uri: z.string(),
  }),
})

export const officeJoin = endpoint({
  method: 'POST',
  path: '/office/join',
  access: 'office',
  writes: true,
  acts: ['staff_joined'],
  input: z.strictObject({
    token,
    name: field.personName('name', 60),
    password: staffPassword,
    confirm_password: field.confirmPassword,
    code: appCode,
  }),
  output: message.extend({ recovery_codes: recoveryCodes }),
})
