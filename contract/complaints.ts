import { z } from 'zod'
import { complaintKinds } from '#domain/complaints.ts'
import { endpoint } from './endpoint.ts'
import { broken } from './field-words.ts'
import * as field from './fields.ts'
import { maxLength } from './max-length.ts'

const optional = (max: number) =>
  z
    .string({ error: broken('malformed') })
    .trim()
    .max(max, { error: broken('max_length', max) })
    .default('')

/** Anybody may complain, a member or not. One of the two ways to reach them is enough. */
export const makeComplaint = endpoint({
  method: 'POST',
  path: '/complaint',
  access: 'public',
  writes: true,
  input: z.strictObject({
    kind: z.enum(complaintKinds, { error: broken('select', 'complaint_kind') }),
    name: field.personName('name', maxLength.complaint_name),
    email: z.union([z.literal(''), field.email]).default(''),
    mobile: z
      .string({ error: broken('malformed') })
      .trim()
      .regex(/^(\+?[\d ]{6,20})?$/, { error: broken('phone') })
      .default(''),
    /** The complainant's own number, where they have one. */
    registration_no: optional(maxLength.registration_no),
    /** The profile it is about. */
    about_registration_no: optional(maxLength.registration_no),
    message: field.text('message', maxLength.complaint),
  }),
  output: z.object({ message: z.string(), number: z.string() }),
})
