import { z } from 'zod'
import { wishes } from '#domain/finding/fit.ts'
import { maxPickNote, nearnesses, picksAtOnce } from '#domain/office/handpick.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { hidesNoContact } from '../fields.ts'
import { officeAct } from './act.ts'
import { uuid } from './fields.ts'

/** The counsellor's list for the day: members with a plan who had no suggestion for a month. */
export const handpickDay = endpoint({
  method: 'GET',
  path: '/office/handpick',
  access: 'staff',
  writes: false,
  input: z.object({}),
  output: z.object({
    list: z.array(z.object({ uuid, registration_no: z.string(), name: z.string(), last_at: z.string().nullable() })),
  }),
})

const family = z.object({
  uuid,
  registration_no: z.string(),
  name: z.string(),
  dob: z.string(),
  native_place: z.string(),
  education: z.string(),
  occupation: z.string(),
  photo: z.string().nullable(),
})
const wish = z.enum(wishes)
const fit = z.object({ met: z.array(wish), missed: z.array(wish) }).nullable()

/** The candidates for a member in the order of the member's own list of matches, with the reasons for and against each. */
export const handpickCandidates = endpoint({
  method: 'GET',
  path: '/office/handpick/:uuid',
  access: 'staff',
  writes: false,
  opens: 'asked',
  input: z.object({ uuid }),
  output: z.object({
    /** The family itself with its wishes, for the counsellor to compare with. */
    member: family.extend({
      gender: z.enum(['M', 'F']),
      height: z.number(),
      marital_status: z.string(),
      work_location: z.string(),
      wishes: z
        .object({
          birth_years: z.object({ from: z.number().nullable(), to: z.number().nullable() }),
          heights: z.object({ from: z.number().nullable(), to: z.number().nullable() }),
          wants_patrika: z.boolean(),
          marital_status: z.array(z.string()),
          working_city: z.array(z.string()),
          native_district: z.array(z.string()),
        })
        .nullable(),
    }),
    /** How many meet the member's own wishes in all, and how many miss one of them. */
    count: z.number(),
    near: z.number(),
    list: z.array(
      family.extend({
        /** The member's wishes, and the candidate's. Null for a family without wishes. */
        ours: fit,
        theirs: fit,
        gun_milan: z.number().nullable(),
        nearness: z.enum(nearnesses).nullable(),
        joined_at: z.string(),
        is_seen: z.boolean(),
        is_picked: z.boolean(),
        is_refused: z.boolean(),
        /** Nobody has sent the family an interest yet. */
        is_never_asked: z.boolean(),
        /** How often it was shown to others in thirty days, as the order of matches counts it. */
        shown: z.number(),
        may_pick: z.boolean(),
      }),
    ),
    /** What was suggested before, and what the family did with it. */
    earlier: z.array(
      z.object({
        uuid,
        registration_no: z.string(),
        name: z.string(),
        at: z.string(),
        note: z.string(),
        outcome: z.enum(['none', 'opened', 'shortlisted', 'pending', 'accepted', 'rejected']),
      }),
    ),
  }),
})

/** Suggests all of these members or none, with a note that the family reads. */
export const sendHandpick = officeAct('staff', { acts: ['handpick_sent'] }, '/office/handpick/:uuid', {
  uuid,
  uuids: z
    .array(uuid, { error: broken('malformed') })
    .min(1, { error: broken('required', 'candidates') })
    .max(picksAtOnce, { error: broken('too_many', picksAtOnce) }),
  note: z
    .string({ error: broken('malformed') })
    .trim()
    .max(maxPickNote, { error: broken('max_length', maxPickNote) })
    .refine(hidesNoContact, { error: broken('contact_in_text') })
    .default(''),
})
