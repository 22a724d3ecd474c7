import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { reason, uuid } from './fields.ts'
import { memberStatuses } from './office-members.ts'

const text = z.string()
const nullable = z.string().nullable()

/** One of two records that may be of the same person: what tells them apart, without contacts. */
const compared = z.object({
  uuid,
  registration_no: text,
  gender: z.enum(['M', 'F']),
  status: z.enum(memberStatuses),
  name: text,
  dob: text,
  birth_time: nullable,
  height: z.number(),
  marital_status: nullable,
  education: text,
  occupation: text,
  native_place: nullable,
  joined_at: text,
  last_used_on: nullable,
  mobile_is_verified: z.boolean(),
  email_is_verified: z.boolean(),
  photos: z.number(),
  payments: z.number(),
  plan_ends_on: nullable,
  interests: z.number(),
  contacts: z.number(),
  blocks: z.number(),
  reports: z.number(),
})

/** Two records side by side. */
export const compareMembers = endpoint({
  method: 'GET',
  path: '/office/members/:uuid/double/:other',
  access: 'staff',
  writes: false,
  input: z.object({ uuid, other: uuid }),
  output: z.object({
    records: z.array(compared),
    /** Whether the two numbers are the same digits. The numbers themselves are not shown. */
    is_same_mobile: z.boolean(),
  }),
})

/** Merges `closed` into this member, who keeps what both had. */
export const closeDouble = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/close-double',
  access: 'admin',
  writes: true,
  acts: ['records_merged', 'record_closed_into'],
  input: z.strictObject({ uuid, closed: uuid, reason }),
  output: z.object({ message: text }),
})
