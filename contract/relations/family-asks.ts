import { z } from 'zod'
import { familyRoles } from '#domain/access/family-logins.ts'
import { familyAnswers, mostAsked } from '#domain/relations/family-asks.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { severalIds } from '../finding/several-ids.ts'
import { freeSummary, paidSummary } from '../finding/summary.ts'
import { wholeListOf } from '../paging.ts'

const role = z.enum(familyRoles)
const yesOrNo = z.enum(['Y', 'N'])
const message = z.object({ message: z.string() })

const answers = {
  /** One for each of the family who has answered. */
  answers: z.array(z.object({ by: role, is_you: yesOrNo, answer: z.enum(familyAnswers) })),
}
const ask = { uuid: z.guid(), by: role, is_you: yesOrNo, asked_at: z.string() }

/** What the people of the caller's family put to each other, the newest first, with everybody's answers. */
export const familyAsks = endpoint({
  method: 'GET',
  path: '/family-asks',
  access: 'member',
  writes: false,
  limits: ['pages'],
  input: z.object({}),
  output: {
    free: wholeListOf(z.object({ ...ask, profiles: z.array(freeSummary.extend(answers)) })),
    paid: wholeListOf(z.object({ ...ask, profiles: z.array(paidSummary.extend(answers)) })),
  },
})

/** Puts shortlisted profiles to the others of the caller's own family who log in. Nobody outside is asked. */
export const askFamily = endpoint({
  method: 'POST',
  path: '/family-asks',
  access: 'member',
  writes: true,
  limits: ['family asked'],
  input: z.strictObject({ uuid: severalIds(1, mostAsked) }),
  output: message.extend({ uuid: z.guid() }),
})

/** Answers about one of the profiles, over an earlier answer. */
export const answerFamily = endpoint({
  method: 'PUT',
  path: '/family-asks/:ask',
  access: 'member',
  writes: true,
  input: z.strictObject({
    ask: z.guid({ error: broken('malformed') }),
    uuid: z.guid({ error: broken('malformed') }),
    answer: z.enum(familyAnswers, { error: broken('malformed') }),
  }),
  output: message,
})
