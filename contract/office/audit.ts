import { z } from 'zod'
import { isRealDay } from '#domain/calendar.ts'
import { staffActNames } from '#domain/office/audit.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { direction, offset } from '../paging.ts'
import { listFile, reason, uuid } from './fields.ts'

const day = z.string({ error: broken('date') }).refine(isRealDay, { error: broken('date') })

/** The value of one field before and after. Of a contact only its ends are shown. */
const change = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })

export const auditEntry = z.object({
  seq: z.number(),
  at: z.string(),
  act: z.enum(staffActNames),
  /** Null if the provider acted on the server's own machine. */
  staff: z.object({ uuid, name: z.string() }).nullable(),
  member: z.object({ uuid, registration_no: z.string().nullable() }).nullable(),
  changes: z.array(change),
  reason: z.string().nullable(),
  /** Whether the values were erased with the member's key. */
  is_erased: z.boolean(),
})

/** Checks the whole chain of hashes, and names the rows that are missing or were changed. */
export const auditState = endpoint({
  method: 'GET',
  path: '/office/audit/state',
  access: 'admin',
  writes: false,
  input: z.object({}),
  output: z.object({
    rows: z.number(),
    faults: z.array(z.object({ seq: z.number(), fault: z.enum(['missing', 'changed', 'not_chained']) })),
  }),
})

/** The search of the audit. */
const chosen = {
  /** A registration number, or a part of a staff member's name or address. */
  query: z.string().trim().max(64).default(''),
  act: z.enum(staffActNames, { error: broken('malformed') }).optional(),
  from: day.optional(),
  to: day.optional(),
  member: uuid.optional(),
  direction,
}

export const auditList = endpoint({
  method: 'GET',
  path: '/office/audit',
  access: 'staff',
  writes: false,
  input: z.object({ ...chosen, offset }),
  output: z.object({ count: z.number(), list: z.array(auditEntry), next_offset: z.number().nullable() }),
})

/** Who did what when, and why, as a CSV file. What was changed stays on the screen: a family's values do not leave in a file. */
export const exportAudit = endpoint({
  method: 'POST',
  path: '/office/audit/file',
  access: 'admin',
  writes: true,
  acts: ['list_exported', 'export_waits'],
  opens: 'others',
  input: z.strictObject({ ...chosen, reason }),
  output: listFile,
})
