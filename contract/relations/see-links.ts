import { z } from 'zod'
import { familyRoles } from '#domain/access/family-logins.ts'
import { familyMarks } from '#domain/relations/family-notes.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { wholeListOf } from '../paging.ts'

const uuid = z.guid({ error: broken('malformed') })
const yesOrNo = z.enum(['Y', 'N'])
const message = z.object({ message: z.string() })

/**
 * Whether a page by link can be made of a biodata now. AGREE_FIRST: the caller agrees to sharing by link first. OWNER_FIRST: the
 * registered owner of the caller's profile does. NOT_ALLOWED: the other family has not agreed to it.
 */
const seeLinkStates = ['READY', 'AGREE_FIRST', 'OWNER_FIRST', 'NOT_ALLOWED', 'CLOSED'] as const
export type SeeLinkState = (typeof seeLinkStates)[number]

const seeLink = z.object({
  uuid: z.guid(),
  by: z.enum(familyRoles),
  photos: yesOrNo,
  made_at: z.string(),
  ends_at: z.string(),
  /** Nobody ended it and its days are not over. */
  is_live: yesOrNo,
  openings: z.number(),
  answers: z.array(z.object({ mark: z.enum(familyMarks), note: z.string(), at: z.string() })),
})
export type SeeLink = z.output<typeof seeLink>

/** The links that the caller's family gave to one biodata, the newest first. The address of none of them is known any more. */
export const seeLinks = endpoint({
  method: 'GET',
  path: '/see-links',
  access: 'member',
  writes: false,
  input: z.object({ uuid }),
  output: wholeListOf(seeLink).extend({ state: z.enum(seeLinkStates) }),
})

/** Makes a page without login of the caller's own biodata, or of that of a family with an accepted interest which allows it. */
export const makeSeeLink = endpoint({
  method: 'POST',
  path: '/see-links',
  access: 'member',
  writes: true,
  limits: ['see links'],
  input: z.strictObject({ uuid, photos: z.enum(['Y', 'N'], { error: broken('malformed') }).default('N') }),
  output: message.extend({ uuid: z.guid(), url: z.string() }),
})

/** Ends a link of the caller's family at once. */
export const endSeeLink = endpoint({
  method: 'DELETE',
  path: '/see-links',
  access: 'member',
  writes: true,
  input: z.strictObject({ uuid }),
  output: message,
})
