import { z } from 'zod'
import { bestTimes } from '#domain/families/best-times.ts'
import { phonesPerFamily } from '#domain/limits.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { wholeListOf } from '../paging.ts'
import { phoneTypes } from './phone-types.ts'

const ownNumber = z.object({
  /** The registered mobile has the member's own id, the numbers of the family have theirs. */
  uuid: z.guid(),
  type: z.enum(phoneTypes),
  custom_type_name: z.string(),
  phone: z.string(),
  is_registered: z.enum(['Y', 'N']),
  is_hidden: z.enum(['Y', 'N']),
  /** Other families read it only after an accepted interest. */
  waits: z.enum(['Y', 'N']),
  /** Nobody but the candidate shows, renames or removes it. Everybody of the family may hide it. */
  left_to_candidate: z.enum(['Y', 'N']),
  best_time: z.enum(bestTimes).nullable(),
})
export type OwnNumber = z.output<typeof ownNumber>

/** The numbers of the caller's family, in the order in which others read them. */
export const contactNumbers = endpoint({
  method: 'GET',
  path: '/get-contact/details',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: wholeListOf(ownNumber),
})

/** Hides a number from every other member, or shows it again. The last visible one stays. */
export const setContactVisibility = endpoint({
  method: 'PUT',
  path: '/update-contact-visibility',
  access: 'member',
  writes: true,
  input: z.strictObject({
    uuid: z.guid({ error: broken('malformed') }),
    is_hidden: z.enum(['Y', 'N'], { error: broken('malformed') }),
  }),
  output: z.object({ message: z.string() }),
})

/** Puts the numbers in order. It names every number once: an order of other numbers than the stored ones is refused. */
export const orderContacts = endpoint({
  method: 'PUT',
  path: '/contact-order',
  access: 'member',
  writes: true,
  input: z.strictObject({
    uuids: z
      .array(z.guid({ error: broken('malformed') }).toLowerCase(), { error: broken('malformed') })
      .min(1, { error: broken('malformed') })
      .max(phonesPerFamily + 1, { error: broken('malformed') })
      .refine(uuids => new Set(uuids).size === uuids.length, { error: broken('malformed') }),
  }),
  output: z.object({ message: z.string() }),
})
