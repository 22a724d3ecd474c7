import { z } from 'zod'
import { broken } from '../field-words.ts'
import { officeAct } from '../office/act.ts'
import { reason, uuid } from '../office/fields.ts'

/**
 * Staff called a number that families say is dead. Where it answers, the question to the owner ends; where it does not, the profile
 * leaves the lists and the views are returned.
 */
export const noteNumberCalled = officeAct('staff', { acts: ['number_called'] }, '/office/member/number-called', {
  uuid,
  reason,
  answers: z.enum(['Y', 'N'], { error: broken('malformed') }),
})
