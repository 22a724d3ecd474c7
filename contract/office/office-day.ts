import { z } from 'zod'
import { callerRequestKinds } from '#domain/access/caller-requests.ts'
import { officeDuties } from '#domain/office/office-day.ts'
import { endpoint } from '../endpoint.ts'
import { upiStates } from '../money/payments.office.ts'
import { message, uuid } from './fields.ts'

const since = z.object({ today: z.number(), week: z.number() })
const family = z.object({ uuid, registration_no: z.string(), name: z.string() })

/** The office's day: what is due and late, what happened, and whether the service is healthy. */
export const officeToday = endpoint({
  method: 'GET',
  path: '/office/today',
  access: 'staff',
  writes: false,
  input: z.object({}),
  output: z.object({
    duties: z.array(
      z.object({
        duty: z.enum(officeDuties),
        count: z.number(),
        late: z.number(),
        /** When the first of them is or was due. Null if none has a term. */
        due_at: z.string().nullable(),
      }),
    ),
    /** Requests that a second ADMIN has to confirm or the owners may still object to, and the objections of the last week. */
    requests: z.array(
      family.extend({
        kind: z.enum(callerRequestKinds),
        state: z.enum(['CONFIRM', 'WAITS', 'OBJECTED']),
        at: z.string(),
      }),
    ),
    /** Further profiles of one person that wait for staff's first look, the longest waiting first, ten at most. */
    first_looks: z.array(family.extend({ since: z.string() })),
    /** Payments by UPI that no statement has confirmed after two days, or of which one says another amount. */
    unconfirmed: z.array(
      family.extend({
        amount: z.number(),
        stated: z.number().nullable(),
        state: z.enum(upiStates),
        entered_by: z.string(),
        entered_at: z.string(),
      }),
    ),
    joined: since,
    interests: since,
    accepted: since,
    contacts_opened: since,
    payments: since,
    /** In rupees. */
    paid: since,
    unsent_messages: z.number(),
    /** Counting stops at a thousand. */
    families_without_suggestion: z.number(),
    /** Of the last night. Null until showings were counted for 30 days. */
    overlooked: z.object({ shown_to_nobody: z.number(), asked_by_nobody: z.number() }).nullable(),
    plans_ending: z.object({ count: z.number(), list: z.array(family.extend({ ends_on: z.string() })) }),
    backup: z.object({
      is_nightly: z.boolean(),
      last_at: z.string().nullable(),
      has_failed: z.boolean(),
      proven_at: z.string().nullable(),
    }),
    troubles: z.number(),
  }),
})

/** Chooses which letters of the office one receives. */
export const chooseLetters = endpoint({
  method: 'PUT',
  path: '/office/account/letters',
  access: 'staff',
  writes: true,
  noAct: 'one’s own letters concern nobody else',
  input: z.strictObject({ morning: z.boolean(), urgent: z.boolean() }),
  output: message,
})
