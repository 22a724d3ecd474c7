import { z } from 'zod'
import { criteria } from './criteria.ts'
import { endpoint } from './endpoint.ts'
import { broken } from './field-words.ts'
import { maxLength } from './max-length.ts'
import { offset, paging } from './paging.ts'
import { freeSummary, pageOf, paidSummary } from './summary.ts'

/** `offset` belongs to the criteria on the wire; a search itself begins at the first page whatever it says. */
const asked = { ...criteria, ...paging }
const searched = z.object({ message: z.string(), count: z.number() })

/** Searches, and keeps criteria and result for this member until the next search. */
export const searchUser = endpoint({
  method: 'GET',
  path: '/search-user',
  access: 'member',
  writes: true,
  input: z.object(asked),
  output: searched,
})

/** The same: every option of every list is longer than an address may be. */
export const searchUserByPost = endpoint({ ...searchUser, method: 'POST', input: z.strictObject(asked) })

/** How many a search would find; nothing is kept. */
export const searchCount = endpoint({
  method: 'POST',
  path: '/search-count',
  access: 'member',
  writes: false,
  input: z.strictObject(criteria),
  output: z.object({ count: z.number() }),
})

/** The kept criteria as a JSON string with lists comma-separated; null where nothing was searched yet. */
export const savedSearch = endpoint({
  method: 'GET',
  path: '/search-json-user',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: z.object({ list: z.object({ search_json: z.string().nullable() }) }),
})

export const searchById = endpoint({
  method: 'GET',
  path: '/search-by-id-web',
  access: 'member',
  writes: false,
  input: z.object({
    registration_no: z
      .string({ error: broken('required', 'registration_no') })
      .trim()
      .min(1, { error: broken('required', 'registration_no') })
      .max(maxLength.registration_no, { error: broken('max_length', maxLength.registration_no) }),
  }),
  output: z.object({ uuid: z.guid() }),
})

const kept = <T extends z.ZodType>(item: T) =>
  pageOf(item).extend({
    /** `count` is of all that were found and are still to be seen; so many of them have a position. */
    shown_count: z.number(),
    order_by: z.enum(['created_at', 'kundali']),
    /** Whether that order says anything: without the viewer's own birth details every kundali is unknown. */
    order_known: z.boolean(),
  })

/** A page of the kept result. Criteria that differ from the kept ones make a new search first, so it writes. */
export const previousSearch = endpoint({
  method: 'GET',
  path: '/previous-search/pagination/list',
  access: 'member',
  writes: true,
  input: z.object({ ...asked, type: z.string().max(40).optional() }),
  output: { free: kept(freeSummary), paid: kept(paidSummary) },
})

const images = z.array(z.object({ image: z.string() }))

/**
 * One of the kept result and the neighbours. Here `offset` is a position. With `uuid` the answer is for that profile
 * wherever it stands now: positions close up when somebody leaves.
 */
export const nextPrevious = endpoint({
  method: 'GET',
  path: '/previous-search/pagination/list-next-previous',
  access: 'member',
  writes: false,
  input: z.object({ offset, uuid: z.guid({ error: broken('malformed') }).optional() }),
  output: z.object({
    /** The position the answer is for. */
    offset: z.number(),
    /** Of those that have a position. */
    count: z.number(),
    list: z.array(z.object({ uuid: z.guid() })),
    current_image: images,
    next_image: images,
    previous_image: images,
    next_uuid: z.guid().nullable(),
    previous_uuid: z.guid().nullable(),
  }),
})
