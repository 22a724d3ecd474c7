import { z } from 'zod'
import { contactCodeLength } from '#domain/limits.ts'
import { readOutCode } from '../access/caller-requests.office.ts'
import { newPasskey, passkeyRow, questionForNew } from '../access/passkeys.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { officeAct } from './act.ts'
import { message, staffPassword, uuid } from './fields.ts'

/** The password is asked again: an open page alone must not be enough to take over a login of the office. */
const currentPassword = z
  .string({ error: broken('required', 'old_password') })
  .min(1, { error: broken('required', 'old_password') })
  .max(128, { error: broken('max_length', 128) })

const ownMobile = z
  .string({ error: broken('required', 'mobile') })
  .trim()
  .min(1, { error: broken('required', 'mobile') })
  .max(15, { error: broken('phone') })

/** Each replaces the code of the app once. They are shown once; the database has only their hashes. */
export const recoveryCodes = z.array(z.string())

/** One's own login: its open sessions, and the recovery codes for a lost phone. */
export const officeAccount = endpoint({
  method: 'GET',
  path: '/office/account',
  access: 'anyRole',
  writes: false,
  input: z.object({}),
  output: z.object({
    /** The demo's logins have no app. */
    has_app: z.boolean(),
    recovery_codes_left: z.number(),
    /** Those of one's own. Each stands in for the code of the app. */
    passkeys: z.array(z.object(passkeyRow)),
    may_add_passkey: z.boolean(),
    /** Whether the code of the app counts for nobody who has a passkey. */
    passkey_required: z.boolean(),
    /** The own number, with most of it hidden. Null until it is confirmed. */
    number: z.string().nullable(),
    /** Which letters of the office one receives. */
    letters: z.object({ morning: z.boolean(), urgent: z.boolean() }),
    sessions: z.array(
      z.object({
        uuid,
        browser: z.string().nullable(),
        system: z.string().nullable(),
        created_at: z.string(),
        last_used_at: z.string(),
        is_this: z.boolean(),
      }),
    ),
  }),
})

export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/office/account/password',
  access: 'anyRole',
  writes: true,
  acts: ['own_password_changed'],
  limits: ['staff password again'],
  input: z.strictObject({
    old_password: currentPassword,
    password: staffPassword,
    confirm_password: field.confirmPassword,
  }),
  output: message,
})

/** A link for a new app, which also asks for a new password. The present login works until the link is used. */
export const renewOwnLogin = endpoint({
  method: 'POST',
  path: '/office/account/renew',
  access: 'anyRole',
  writes: true,
  acts: ['staff_login_reset'],
  limits: ['staff password again'],
  input: z.strictObject({ old_password: currentPassword }),
  output: message.extend({ link: z.string() }),
})

/** Replaces all recovery codes by new ones. */
export const newRecoveryCodes = endpoint({
  method: 'POST',
  path: '/office/account/recovery-codes',
  access: 'anyRole',
  writes: true,
  acts: ['recovery_codes_made'],
  limits: ['staff password again'],
  input: z.strictObject({ old_password: currentPassword }),
  output: message.extend({ recovery_codes: recoveryCodes }),
})

/** Sends a code to the own number. The number then serves as no family's contact but in this person's own member login. */
export const sendOwnNumberCode = officeAct(
  'anyRole',
  { noAct: 'a code to oneself changes nothing', limits: ['codes to'] },
  '/office/account/number',
  { mobile: ownMobile },
)

export const confirmOwnNumber = officeAct(
  'anyRole',
  { acts: ['own_number_confirmed'], limits: ['try'] },
  '/office/account/number/confirm',
  { mobile: ownMobile, code: readOutCode(contactCodeLength) },
)

export const endOwnSession = officeAct(
  'anyRole',
  { noAct: 'a session that ends is a security event' },
  '/office/account/end-session',
  { uuid },
)

/** The first half of adding a passkey. */
export const beginOwnPasskey = endpoint({
  method: 'POST',
  path: '/office/account/passkeys/begin',
  access: 'anyRole',
  writes: true,
  noAct: 'nothing is added before the second half',
  limits: ['staff password again'],
  input: z.strictObject({ old_password: currentPassword }),
  output: questionForNew,
})

export const addOwnPasskey = officeAct('anyRole', { acts: ['passkey_added'] }, '/office/account/passkeys', newPasskey)

export const removeOwnPasskey = endpoint({
  method: 'POST',
  path: '/office/account/passkeys/remove',
  access: 'anyRole',
  writes: true,
  acts: ['passkey_removed'],
  limits: ['staff password again'],
  input: z.strictObject({ uuid, old_password: currentPassword }),
  output: message,
})
