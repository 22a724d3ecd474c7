import { z } from 'zod'
import { accessCodeLength } from '#domain/limits.ts'
import { readOutCode } from '../access/caller-requests.office.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { officeAct } from './act.ts'
import { message, officePhoto, reason, uuid } from './fields.ts'
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
  /** The photo that other families see first. */
  photo: officePhoto.nullable(),
  /** Browsers and systems of its logins, such as 'Chrome, Android'. */
  devices: z.array(text),
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
  opens: 'asked',
  input: z.object({ uuid, other: uuid }),
  output: z.object({
    records: z.array(compared),
    /** Whether the two numbers are the same digits, or null where a record has none. The numbers themselves are not shown. */
    is_same_mobile: z.boolean().nullable(),
    is_same_email: z.boolean().nullable(),
    /** The record that joining would keep. */
    kept: uuid,
    /** Whether both records have a verified contact that a code can reach now. */
    can_send_codes: z.boolean(),
  }),
})

/**
 * Asks that two records of one family become one. By codes from a contact of both they are merged; otherwise the second is
 * paused, after another ADMIN has confirmed it and every contact of both could object for seven days.
 */
export const beginJoin = officeAct(
  'staff',
  { acts: ['join_begun', 'joining_waits'], limits: ['codes to'] },
  '/office/members/:uuid/join',
  { uuid, other: uuid, reason, way: z.enum(['CODES', 'NOTICE'], { error: broken('malformed') }) },
)

/** Takes a code from a contact of each record, the member's own first. The records are merged at once. */
export const proveJoin = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/join/codes',
  access: 'staff',
  writes: true,
  acts: ['records_merged', 'record_closed_into'],
  limits: ['try'],
  input: z.strictObject({
    uuid,
    /** The code of the record that is kept, and that of the other. */
    owner_code: readOutCode(accessCodeLength),
    double_code: readOutCode(accessCodeLength),
  }),
  output: message,
})
