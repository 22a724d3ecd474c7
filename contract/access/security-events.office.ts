import { z } from 'zod'
import { securityEventNames } from '#domain/access/security-events.ts'
import { isRealDay } from '#domain/calendar.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { uuid } from '../office/fields.ts'
import { direction, offset } from '../paging.ts'

const day = z.string({ error: broken('date') }).refine(isRealDay, { error: broken('date') })

const securityEvent = z.object({
  uuid,
  at: z.string(),
  event: z.enum(securityEventNames),
  member: z.object({ uuid, registration_no: z.string().nullable() }).nullable(),
  staff: z.string().nullable(),
  /** Why it was refused. */
  code: z.string().nullable(),
  call: z.string().nullable(),
  /** How many equal events happened within the same second. */
  count: z.number(),
  address: z.string().nullable(),
  contact: z.string().nullable(),
})

/** Lists who logged in, who was refused and what staff read in the last year. A POST, because reading it is itself recorded. */
export const securityEventList = endpoint({
  method: 'POST',
  path: '/office/security-events',
  access: 'admin',
  writes: true,
  acts: ['security_events_read'],
  input: z.strictObject({
    /** A registration number, a mobile number, an e-mail address, a network address, or a part of a staff member's name. */
    query: z
      .string({ error: broken('malformed') })
      .trim()
      .max(100, { error: broken('max_length', 100) })
      .default(''),
    event: z.enum(securityEventNames, { error: broken('malformed') }).optional(),
    from: day.optional(),
    to: day.optional(),
    direction,
    offset,
  }),
  output: z.object({ count: z.number(), list: z.array(securityEvent), next_offset: z.number().nullable() }),
})
