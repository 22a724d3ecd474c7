import { z } from 'zod'
import { deliveryChannels } from '#domain/telling/channels.ts'
import { type ToldState, toldStates } from '#domain/telling/told-states.ts'
import { broken } from '../field-words.ts'
import { uuid } from '../office/fields.ts'
import { offset } from '../paging.ts'

/** How many of the families that a notice to many goes to are in each state. */
export const toldCounts = z.object(
  Object.fromEntries(toldStates.map(state => [state, z.number()])) as Record<ToldState, z.ZodNumber>,
)

/** A page of those families in one state. */
export const toldFamilies = {
  input: z.object({ uuid, state: z.enum(toldStates, { error: broken('malformed') }).default('call'), offset }),
  output: z.object({
    count: z.number(),
    list: z.array(
      z.object({
        uuid,
        /** Null for a family that was erased since. */
        member: z.object({ uuid, registration_no: z.string(), name: z.string() }).nullable(),
        state: z.enum(toldStates),
        channels: z.array(z.enum(deliveryChannels)),
        told_at: z.string().nullable(),
      }),
    ),
    next_offset: z.number().nullable(),
  }),
}
