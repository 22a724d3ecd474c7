import { z } from 'zod'
import { flags, nullableText } from '../finding/summary.ts'

/** The texts that View Reason shows: `message` is the viewer's report, `message_new` why an interest was rejected. */
export const reasons = { message: nullableText, message_new: nullableText }

/**
 * The answer to an action: a sentence for the member, and what the two are to each other now. A page puts `relation` over
 * every card, row and profile of that member that it holds.
 */
export const actionAnswer = z.object({
  message: z.string(),
  relation: z.object({ uuid: z.guid(), ...flags, ...reasons }),
})
export type RelationAnswer = z.output<typeof actionAnswer>['relation']
