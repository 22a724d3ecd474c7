import { z } from 'zod'
import { codeChannels, deliveryChannels } from '#domain/telling/channels.ts'
import { toldNames } from '#domain/telling/told.ts'
import { endpoint } from '../endpoint.ts'
import { officeAct } from '../office/act.ts'
import { uuid } from '../office/fields.ts'
import { offset } from '../paging.ts'

/** How a family will hear of what staff decide. `BELL` is after their next login alone; `CALL` means that staff call them. */
export const toldBy = z.enum([...deliveryChannels, 'BELL'])
export type ToldBy = z.output<typeof toldBy>

/** What reached a family by no channel: a row a family, or an answer to a complainant. */
const unreached = z.object({
  /** Names the newest thing that was not told. Done notes it and everything before it. */
  uuid,
  /** Null for the answer to a complaint. */
  member: z.object({ uuid, registration_no: z.string(), name: z.string() }).nullable(),
  complaint: z.string().nullable(),
  /** What to tell. */
  about: z.array(z.enum(toldNames)),
  count: z.number(),
  since: z.string(),
  /** The contacts that refused a message for good. */
  refused: z.array(z.enum(codeChannels)),
})

/** Whom the office has to call, the longest waiting first. */
export const unreachedList = endpoint({
  method: 'GET',
  path: '/office/unreached',
  access: 'staff',
  writes: false,
  input: z.object({ offset }),
  output: z.object({ count: z.number(), next_offset: z.number().nullable(), list: z.array(unreached) }),
})

/** Notes that the family has been called. */
export const unreachedDone = officeAct('staff', { acts: ['family_called'] }, '/office/unreached/:uuid/done', { uuid })

/** Whom to call about a complaint: its contact stands nowhere else once it is decided. Reading it is an act. */
export const unreachedContact = endpoint({
  method: 'POST',
  path: '/office/unreached/:uuid/contact',
  access: 'staff',
  writes: true,
  acts: ['complaint_read'],
  opens: 'others',
  input: z.strictObject({ uuid }),
  output: z.object({ name: z.string(), mobile: z.string(), email: z.string(), answer: z.string() }),
})

/** Notes that a silent family was called and still looks: its profile stays in the lists, or is back in them. */
export const unreachedStillLooking = officeAct(
  'staff',
  { acts: ['still_looking_noted'] },
  '/office/unreached/:uuid/still-looking',
  { uuid },
)
