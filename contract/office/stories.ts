import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { offset } from '../paging.ts'
import { message, reason, uuid } from './fields.ts'

const partner = z.object({ registration_no: z.string(), name: z.string(), address: z.string() })

/** The stories that everybody can read, the newest first. */
export const officeStories = endpoint({
  method: 'GET',
  path: '/office/stories',
  access: 'staff',
  writes: false,
  input: z.object({
    /** A registration number, or names in either script. */
    query: z.string().trim().max(64).default(''),
    offset,
  }),
  output: z.object({
    count: z.number(),
    next_offset: z.number().nullable(),
    list: z.array(z.object({ uuid, groom: partner, bride: partner, published_at: z.string() })),
  }),
})

/** Takes a story off the site for good, as either of the couple may ask. */
export const takeDownStory = endpoint({
  method: 'POST',
  path: '/office/stories/take-down',
  access: 'staff',
  writes: true,
  input: z.strictObject({ uuid, reason }),
  output: message,
})
