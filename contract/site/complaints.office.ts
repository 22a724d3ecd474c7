import { z } from 'zod'
import { dataRequestKinds, familyComplaintKinds } from '#domain/site/complaints.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { maxLength } from '../max-length.ts'
import { message, staffEmail, uuid } from '../office/fields.ts'
import { offset } from '../paging.ts'

/** Every request and complaint of families, those still to be answered first, by the day on which their term ends. */
export const requestList = endpoint({
  method: 'GET',
  path: '/office/requests',
  access: 'staff',
  writes: false,
  input: z.object({ offset }),
  output: z.object({
    count: z.number(),
    list: z.array(
      z.object({
        number: z.string(),
        kind: z.enum(familyComplaintKinds),
        /** The profile it is about, where it is one of ours. */
        member: z.object({ uuid, registration_no: z.string() }).nullable(),
        made_at: z.string(),
        answer_by: z.string(),
        acknowledged_at: z.string().nullable(),
        answered_at: z.string().nullable(),
        answered_by: z.string(),
        has_paper: z.boolean(),
        /** Its place in the review queue, where it is answered. */
        item: uuid.nullable(),
      }),
    ),
    next_offset: z.number().nullable(),
  }),
})

/** Records a request that came by letter, by phone or at the counter. */
export const recordRequest = endpoint({
  method: 'POST',
  path: '/office/requests',
  access: 'staff',
  writes: true,
  acts: ['request_recorded'],
  input: z.strictObject({
    kind: z.enum(dataRequestKinds, { error: broken('select', 'complaint_kind') }),
    registration_no: field.text('registration_no', maxLength.registration_no),
    name: field.text('name', maxLength.complaint_name),
    email: z.union([z.literal(''), staffEmail]).default(''),
    received_at: z.iso.datetime({ offset: true, error: broken('date') }),
    message: field.text('message', 300),
  }),
  output: message.extend({ number: z.string() }),
})

/** Puts the letter of a request beside it. There is one. */
export const addRequestPaper = endpoint({
  method: 'POST',
  path: '/office/requests/paper',
  access: 'staff',
  writes: true,
  acts: ['request_paper_added'],
  input: z.strictObject({
    number: z.string({ error: broken('malformed') }).regex(/^C\d{4,12}$/, { error: broken('malformed') }),
  }),
  file: 'paper',
  output: message,
})
