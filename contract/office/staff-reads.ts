import { z } from 'zod'
import { isRealDay } from '#domain/calendar.ts'
import { staffReadKinds } from '#domain/office/staff-reads.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { direction, offset } from '../paging.ts'
import { listFile, reason, uuid } from './fields.ts'

const day = z.string({ error: broken('date') }).refine(isRealDay, { error: broken('date') })

/** The search of what was read. */
const chosen = {
  staff: uuid.optional(),
  kind: z.enum(staffReadKinds, { error: broken('malformed') }).optional(),
  /** A member by the address of the record, or by the registration number. */
  member: uuid.optional(),
  registration_no: z
    .string()
    .trim()
    .max(20, { error: broken('max_length', 20) })
    .default(''),
  from: day.optional(),
  to: day.optional(),
  direction,
}
const noRead = 'Rows of what was read would make rows of their own at each look.'

/** Which staff read what of which member, the latest first: one row for each reader, kind and day, and one for each page of a list. */
export const staffReadList = endpoint({
  method: 'GET',
  path: '/office/reads',
  access: 'admin',
  writes: false,
  noRead,
  input: z.object({ ...chosen, offset }),
  output: z.object({
    count: z.number(),
    list: z.array(
      z.object({
        staff: z.object({ uuid, name: z.string() }),
        kind: z.enum(staffReadKinds),
        /** Null if a search found nobody, and for a page of a list. */
        member: z.object({ uuid, registration_no: z.string() }).nullable(),
        /** How many families a page showed, and the path of its call. */
        page: z.object({ families: z.number(), call: z.string() }).nullable(),
        day: z.string(),
        times: z.number(),
        last_at: z.string(),
      }),
    ),
    next_offset: z.number().nullable(),
    /** Everybody who may have read something, for choosing one. */
    staff: z.array(z.object({ uuid, name: z.string() })),
  }),
})

/** The same as a CSV file. */
export const exportStaffReads = endpoint({
  method: 'POST',
  path: '/office/reads/file',
  access: 'admin',
  writes: true,
  acts: ['list_exported', 'export_waits'],
  noRead,
  input: z.strictObject({ ...chosen, reason }),
  output: listFile,
})
