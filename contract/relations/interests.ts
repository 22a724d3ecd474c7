import { z } from 'zod'
import { familyRoles } from '#domain/access/family-logins.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { flag, freeSummary, interestStatuses, nullableText, pageOf, paidSummary } from '../finding/summary.ts'
import { mostOfColumn, wholeNumber } from '../numbers.ts'
import { offset } from '../paging.ts'
import { actionAnswer } from './pair.ts'
import { target, targetInPath } from './target.ts'

/**
 * With `is_there` 1 nothing was sent: the other member's interest waits for an answer, or was rejected and can be accepted
 * again. `activity_id` names that interest.
 */
export const sendInterest = endpoint({
  method: 'POST',
  path: '/send-intrest',
  access: 'member',
  writes: true,
  limits: ['interests'],
  input: z.strictObject(target),
  output: actionAnswer.extend({ is_there: flag, activity_id: z.guid() }),
})

export const cancelInterest = endpoint({
  method: 'PUT',
  path: '/cancel-request/:userId',
  access: 'member',
  writes: true,
  input: z.strictObject(targetInPath),
  output: actionAnswer,
})

export const sendReminder = endpoint({
  method: 'POST',
  path: '/send-reminder',
  access: 'member',
  writes: true,
  input: z.strictObject(target),
  output: actionAnswer,
})

const interestId = z.guid({ error: broken('malformed') })

/** Accepts a pending interest, or one that was rejected before. */
export const acceptInterest = endpoint({
  method: 'PUT',
  path: '/intrest-accept',
  access: 'paid',
  withoutPlan: 'answer_needs_plan',
  writes: true,
  input: z.strictObject({ uuid: interestId }),
  output: actionAnswer,
})

/** Pages send `index`, the place of the card in their list, and the server ignores it. */
export const rejectInterest = endpoint({
  method: 'PUT',
  path: '/intrest-reject',
  access: 'paid',
  withoutPlan: 'answer_needs_plan',
  writes: true,
  input: z.strictObject({
    uuid: interestId,
    index: z
      .union([wholeNumber(0, mostOfColumn, broken('malformed')), z.string().max(20)], { error: broken('malformed') })
      .optional(),
    message: field.rejectionReason,
  }),
  output: actionAnswer,
})

/** The candidate stands behind an interest that another of the family sent. */
export const confirmInterest = endpoint({
  method: 'POST',
  path: '/confirm-interest',
  access: 'member',
  writes: true,
  input: z.strictObject(target),
  output: actionAnswer,
})

/** Who may not say yes in the candidate's place asks the candidate about the interest between the two, and again after a day. */
export const askCandidateToDecide = endpoint({
  method: 'POST',
  path: '/ask-candidate',
  access: 'member',
  writes: true,
  input: z.strictObject(target),
  output: actionAnswer,
})

/** Without `status` the list holds all three. */
const input = z.object({ offset, status: z.enum(interestStatuses, { error: broken('malformed') }).optional() })

const interest = z.object({
  uuid: z.guid(),
  status: z.enum(interestStatuses),
  created_at: z.string(),
  /** When it was accepted or rejected; the time of sending while it is pending. */
  updated_at: z.string(),
  message: nullableText,
  hasViewContact: flag,
  /** Who else of the caller's own family sent or answered it. Null for the caller, and for what the other family did. */
  done_by: z.enum(familyRoles).nullable(),
})
const sent = interest.extend({
  to_user_id: z.guid(),
  /** When the receiver first opened the sender's profile after the interest was sent. */
  viewed_on: nullableText,
  is_send_reminder: flag,
  diffInHours: z.number(),
})
/** The specification keeps the profile of the sender under `to_user`. */
const received = interest.extend({ from_user_id: z.guid() })

export const sentInterests = endpoint({
  method: 'GET',
  path: '/intrest-sent/list',
  access: 'member',
  writes: false,
  limits: ['pages'],
  input,
  output: {
    free: pageOf(sent.extend({ user: freeSummary })),
    paid: pageOf(sent.extend({ user: paidSummary })),
  },
})

export const receivedInterests = endpoint({
  method: 'GET',
  path: '/intrest-recieved/list',
  access: 'member',
  writes: false,
  limits: ['pages'],
  input,
  output: {
    free: pageOf(received.extend({ to_user: freeSummary })),
    paid: pageOf(received.extend({ to_user: paidSummary })),
  },
})
