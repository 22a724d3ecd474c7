import { z } from 'zod'
import { contactOutcomes } from '#domain/relations/contact-outcomes.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'

const outcomeNames = contactOutcomes.map(outcome => outcome.toUpperCase() as Uppercase<typeof outcome>)
export const outcomeName = z.enum(outcomeNames, { error: broken('malformed') })
export type OutcomeName = z.output<typeof outcomeName>

/**
 * A family says whether a contact that it opened answered. Its last word counts. MONEY is an urgent complaint as well, whose number
 * is answered.
 */
export const contactOutcome = endpoint({
  method: 'POST',
  path: '/contact-outcome',
  access: 'member',
  writes: true,
  limits: ['contact outcomes', 'complaints'],
  input: z.strictObject({ uuid: z.guid({ error: broken('malformed') }), outcome: outcomeName }),
  output: z.object({ message: z.string(), outcome: outcomeName, complaint: z.string().nullable() }),
})
