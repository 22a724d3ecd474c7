import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { maxLength } from '../max-length.ts'
import { offset, paging } from '../paging.ts'
import { criteriaShape } from './criteria-schema.ts'
import { freeSummary, pageOf, paidSummary } from './summary.ts'

/** `offset` travels with the criteria, but a search always begins at the first page. */
const searchInput = { ...criteriaShape, ...paging }
const searchOutput = z.object({ message: z.string(), count: z.number() })

/** Searches, and saves criteria and result for this member until the next search. */
export const searchUser = endpoint({
  method: 'GET',
  path: '/search-user',
  access: 'member',
  writes: true,
  limits: ['pages'],
  input: z.object(searchInput),
  output: searchOutput,
})

/** Searches by POST, because a search with many options is longer than an address may be. */
export const searchUserByPost = endpoint({ ...searchUser, method: 'POST', input: z.strictObject(searchInput) })

/** How many profiles a search would find; nothing is saved. */
export const searchCount = endpoint({
  method: 'POST',
  path: '/search-count',
  access: 'member',
  writes: false,
  limits: ['search count'],
  input: z.strictObject(criteriaShape),
  output: z.object({ count: z.number() }),
})

/**
 * What each criterion of a search costs: how many more profiles there are without it alone. Counts below ten are left
 * out. The call shares the limit of `wishCosts`, because it reveals as much.
 */
export const searchCosts = endpoint({
  method: 'POST',
  path: '/search-costs',
  access: 'member',
  writes: false,
  limits: ['fit counts'],
  input: z.strictObject(criteriaShape),
  output: z.object({
    count: z.number(),
    costs: z.array(
      z.object({
        /** The name under which the criterion travels, or the first of two. */
        name: z.string(),
        /** Null where there are fewer than ten more. */
        without: z.number().nullable(),
      }),
    ),
  }),
})

/** The saved criteria as a JSON string with lists comma-separated; null before the first search. */
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
  limits: ['search by id'],
  input: z.object({
    registration_no: z
      .string({ error: broken('required', 'registration_no') })
      .trim()
      .min(1, { error: broken('required', 'registration_no') })
      .max(maxLength.registration_no, { error: broken('max_length', maxLength.registration_no) }),
  }),
  output: z.object({ uuid: z.guid() }),
})

const savedPage = <T extends z.ZodType>(item: T) =>
  pageOf(item).extend({
    /** How many of the members found have a position; `count` counts all of them who can still be seen. */
    shown_count: z.number(),
    order_by: z.enum(['created_at', 'kundali', 'recently_active']),
    /** False where the viewer's own birth details are missing: every kundali score is then unknown. */
    order_known: z.boolean(),
  })

/** A page of the saved result. It writes, because criteria that differ from the saved ones make a new search first. */
export const previousSearch = endpoint({
  method: 'GET',
  path: '/previous-search/pagination/list',
  access: 'member',
  writes: true,
  limits: ['pages', 'rows read'],
  input: z.object({ ...searchInput, type: z.string().max(40).optional() }),
  output: { free: savedPage(freeSummary), paid: savedPage(paidSummary) },
})

const images = z.array(z.object({ image: z.string() }))

/**
 * One profile of the saved result and its neighbours. Here `offset` is a position. With `uuid` the answer is for that
 * profile at its present position: positions close up when somebody leaves.
 */
export const nextPrevious = endpoint({
  method: 'GET',
  path: '/previous-search/pagination/list-next-previous',
  access: 'member',
  writes: false,
  limits: ['search steps', 'rows read'],
  input: z.object({ offset, uuid: z.guid({ error: broken('malformed') }).optional() }),
  output: z.object({
    /** The position the answer is for. */
    offset: z.number(),
    /** How many members of the result have a position. */
    count: z.number(),
    list: z.array(z.object({ uuid: z.guid() })),
    current_image: images,
    next_image: images,
    previous_image: images,
    next_uuid: z.guid().nullable(),
    previous_uuid: z.guid().nullable(),
  }),
})
