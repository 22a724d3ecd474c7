import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { wholeListOf } from '../paging.ts'
import { ownContact } from './family-logins.ts'

const message = z.object({ message: z.string() })

/** Who else of the family is told what matters about the caller's profile, with a login or without. */
export const familyListeners = endpoint({
  method: 'GET',
  path: '/family/listeners',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: wholeListOf(
    z.object({
      uuid: z.string(),
      /** With most of it hidden. */
      contact: z.string(),
      logs_in: z.enum(['Y', 'N']),
      /** `WAITS` begins by itself, `SUSPENDED` when the registered owner confirms it. */
      state: z.enum(['HEARS', 'WAITS', 'SUSPENDED']),
      begins_at: z.string().nullable(),
      may_remove: z.enum(['Y', 'N']),
    }),
  ).extend({ may_add: z.enum(['Y', 'N']) }),
})

/** Sends a code to somebody who only wants to hear, for the caller's password or code. They read it out to the family. */
export const inviteListener = endpoint({
  method: 'POST',
  path: '/family/listeners',
  access: 'member',
  writes: true,
  limits: ['family invited', 'family invitation', 'password again'],
  input: z.strictObject({ ...ownContact, password: field.password.optional() }),
  output: message,
})

/** Adds them, with the code that they read out. */
export const confirmListener = endpoint({
  method: 'PUT',
  path: '/family/listeners',
  access: 'member',
  writes: true,
  input: z.strictObject({ ...ownContact, otp: field.otp }),
  output: message,
})

/** Stops it for one of them. The registered owner does it for everybody, others for themselves. */
export const removeListener = endpoint({
  method: 'DELETE',
  path: '/family/listeners',
  access: 'member',
  writes: true,
  input: z.strictObject({ uuid: z.guid({ error: broken('malformed') }) }),
  output: message,
})
