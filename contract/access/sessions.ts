import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { wholeListOf } from '../paging.ts'

const message = z.object({ message: z.string() })

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  access: 'session',
  writes: true,
  input: z.strictObject({}),
  output: message,
})

/** Lists where the member is logged in. */
export const ownSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: wholeListOf(
    z.object({
      uuid: z.guid(),
      created_at: z.string(),
      /** A day: the use of a session is noted once a day. */
      last_used_on: z.string(),
      /** Empty where the browser did not say. */
      browser: z.string(),
      system: z.string(),
      is_current: z.union([z.literal(0), z.literal(1)]),
    }),
  ),
})

export const endSession = endpoint({
  method: 'PUT',
  path: '/user/sessions/end',
  access: 'member',
  writes: true,
  limits: ['password again'],
  input: z.strictObject({ uuid: z.guid({ error: broken('malformed') }), password: field.password }),
  output: message,
})

export const endAllSessions = endpoint({
  method: 'PUT',
  path: '/user/sessions/end-all',
  access: 'member',
  writes: true,
  limits: ['password again'],
  input: z.strictObject({ password: field.password }),
  output: message,
})
