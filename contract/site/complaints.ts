import { z } from 'zod'
import { publicComplaintKinds } from '#domain/site/complaints.ts'
import { sentTo } from '../access/codes.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { maxLength } from '../max-length.ts'

const optional = (max: number) =>
  z
    .string({ error: broken('malformed') })
    .trim()
    .max(max, { error: broken('max_length', max) })
    .default('')

/** One of the two ways to reach the complainant is enough. */
const reach = {
  email: z.union([z.literal(''), field.email]).default(''),
  mobile: z
    .string({ error: broken('malformed') })
    .trim()
    .regex(/^(\+?[\d ]{6,20})?$/, { error: broken('phone') })
    .default(''),
}

/** Sends a code to the complainant, who may confirm the contact by it. Confirmed complaints are read first. */
export const sendComplaintCode = endpoint({
  method: 'POST',
  path: '/complaint/code',
  access: 'public',
  writes: true,
  limits: ['complaint codes', 'codes to'],
  input: z.strictObject(reach),
  output: z.object({ message: z.string(), sent_to: sentTo }),
})

/** Anybody may complain, a member or not. */
export const makeComplaint = endpoint({
  method: 'POST',
  path: '/complaint',
  access: 'public',
  writes: true,
  limits: ['complaints', 'try', 'wrong codes'],
  input: z.strictObject({
    kind: z.enum(publicComplaintKinds, { error: broken('select', 'complaint_kind') }),
    name: field.personName('name', maxLength.complaint_name),
    ...reach,
    /** The code that went to the contact. Empty for a complaint whose contact is not confirmed. */
    otp: z
      .string({ error: broken('malformed') })
      .trim()
      .regex(/^(\d{4})?$/, { error: broken('required', 'otp') })
      .default(''),
    /** The complainant's own number, where they have one. */
    registration_no: optional(maxLength.registration_no),
    /** The profile it is about. */
    about_registration_no: optional(maxLength.registration_no),
    message: field.text('message', maxLength.complaint),
  }),
  output: z.object({ message: z.string(), number: z.string() }),
})
