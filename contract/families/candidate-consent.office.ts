import { z } from 'zod'
import { registrants } from '#domain/families/candidate-consent.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { officeAct } from '../office/act.ts'
import { reason, uuid } from '../office/fields.ts'
import { registeredBy } from './candidate-consent.ts'

/** Whether the candidate has agreed. A no that is to look like no answer reads as none here too. */
export const memberCandidate = endpoint({
  method: 'GET',
  path: '/office/member/:uuid/candidate',
  access: 'staff',
  writes: false,
  opens: 'asked',
  input: z.object({ uuid }),
  output: z.object({
    registered_by: z.enum(registrants).nullable(),
    state: z.enum(['WAITING', 'YES', 'NO']).nullable(),
    answered_at: z.string().nullable(),
    due_on: z.string().nullable(),
    has_contact: z.boolean(),
  }),
})

/** What the candidate said at the counter, signed on a slip. A no hides the profile at once. */
export const noteCandidateAnswer = officeAct(
  'staff',
  { acts: ['candidate_answer_noted'] },
  '/office/member/candidate',
  {
    uuid,
    answer: z.enum(['YES', 'NO'], { error: broken('malformed') }),
    /** Who registered, for a profile of which that was not known. */
    registered_by: registeredBy.default('RELATIVE'),
    reason,
  },
)
