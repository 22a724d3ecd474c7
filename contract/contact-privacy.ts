import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { broken } from './field-words.ts'
import { wholeListOf } from './paging.ts'
import { phoneTypes } from './phone-types.ts'

const ownNumber = z.object({
  /** The registered mobile has the member's own id, the numbers of the family have theirs. */
  uuid: z.guid(),
  type: z.enum(phoneTypes),
  custom_type_name: z.string(),
  phone: z.string(),
  is_registered: z.enum(['Y', 'N']),
  is_hidden: z.enum(['Y', 'N']),
})
export type OwnNumber = z.output<typeof ownNumber>

/** The numbers of the caller's family, the registered mobile first. */
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
