import { z } from 'zod'
import { familyRoles, invitationCodeLength } from '#domain/access/family-logins.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { wholeListOf } from '../paging.ts'
import { session } from './login.ts'

const role = z.enum(familyRoles, { error: broken('malformed') })
const yesOrNo = z.enum(['Y', 'N'], { error: broken('malformed') })
const message = z.object({ message: z.string() })

/** Who of the family logs in for the caller's profile, and who is invited to. */
export const familyLogins = endpoint({
  method: 'GET',
  path: '/family',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: wholeListOf(
    z.object({
      /** Of a person who was invited: for `confirmFamily`. Empty for the owner. */
      uuid: z.string(),
      role,
      /** `WAITS` begins by itself, `SUSPENDED` when the registered owner confirms it. */
      state: z.enum(['OWNER', 'JOINED', 'INVITED', 'WAITS', 'SUSPENDED']),
      /** When an invitation goes out, or a login begins, that waits a day. */
      begins_at: z.string().nullable(),
      /** With most of it hidden. */
      contact: z.string(),
      is_you: yesOrNo,
      may_remove: yesOrNo,
    }),
  ).extend({
    /** The places to which the caller may invite somebody. */
    free_roles: z.array(role),
    /** Whether accepting and showing the candidate's own number are left to the candidate. */
    last_word: yesOrNo,
    may_set_last_word: yesOrNo,
  }),
})

/** The other person's own contact: exactly one of the two. */
export const ownContact = {
  mobile: field.optionalMobileDigits,
  mobile_country_code: field.dialCode.default('+91'),
  email: z.union([z.literal(''), field.email]).default(''),
}

/**
 * Invites somebody of the family by a code to their own number or address, for the caller's password or code. Another invitation to
 * one place replaces the first.
 */
export const inviteToFamily = endpoint({
  method: 'POST',
  path: '/family',
  access: 'member',
  writes: true,
  limits: ['family invited', 'family invitation', 'password again'],
  input: z.strictObject({ role, ...ownContact, password: field.password.optional() }),
  output: message,
})

/** Removes somebody from the family, oneself or an invitation. A person is removed only by who types the own password or code. */
export const removeFromFamily = endpoint({
  method: 'DELETE',
  path: '/family',
  access: 'member',
  writes: true,
  limits: ['password again'],
  input: z.strictObject({ role, password: field.password.optional() }),
  output: message,
})

/** The candidate keeps the last word, or gives it back. */
export const setLastWord = endpoint({
  method: 'PUT',
  path: '/family',
  access: 'member',
  writes: true,
  input: z.strictObject({ last_word: yesOrNo }),
  output: message.extend({ last_word: yesOrNo }),
})

/** Accepts an invitation with the code that came to this contact, and logs in. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/family/accept',
  access: 'public',
  writes: true,
  limits: ['family codes'],
  input: z.strictObject({
    ...ownContact,
    code: z
      .string({ error: broken('required', 'otp') })
      .trim()
      .regex(new RegExp(`^\\d{${invitationCodeLength}}$`), { error: broken('wrong_code') }),
  }),
  output: session,
})

/** Answers an invitation that waits in the session of the person to whose contact it went. */
export const answerInvitation = endpoint({
  method: 'POST',
  path: '/family/invitation',
  access: 'member',
  writes: true,
  input: z.strictObject({
    uuid: z.guid({ error: broken('malformed') }),
    answer: z.enum(['YES', 'NO'], { error: broken('malformed') }),
  }),
  output: message,
})

/** Confirms a login or a listener that "this was not me" has suspended. */
export const confirmFamily = endpoint({
  method: 'PUT',
  path: '/family/confirm',
  access: 'member',
  writes: true,
  limits: ['password again'],
  input: z.strictObject({ uuid: z.guid({ error: broken('malformed') }), password: field.password.optional() }),
  output: message,
})
