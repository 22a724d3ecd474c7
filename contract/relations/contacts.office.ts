import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { uuid } from '../office/fields.ts'
import { offset } from '../paging.ts'

/** Which families opened the contact of one family, the latest first: for a family that asks who has its number. */
export const contactViewers = endpoint({
  method: 'GET',
  path: '/office/contact-viewers',
  access: 'admin',
  writes: false,
  input: z.object({
    /** The family by the address of its record, or by its registration number. */
    member: uuid.optional(),
    registration_no: z
      .string()
      .trim()
      .max(20, { error: broken('max_length', 20) })
      .default(''),
    offset,
  }),
  output: z.object({
    count: z.number(),
    next_offset: z.number().nullable(),
    list: z.array(z.object({ uuid, registration_no: z.string(), last_name: z.string(), seen_at: z.string() })),
  }),
})
