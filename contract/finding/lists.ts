import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { freeSummary, listFor, type MemberSummary, nullableText } from '#contract/finding/summary.ts'
import { limit, paging } from '#contract/paging.ts'
import { broken } from '../field-words.ts'

const visit = {
  from_user_id: z.guid(),
  work_place_name: nullableText,
  visited_at: z.string(),
}

export type VisitorSummary = MemberSummary & {
  from_user_id: string
  work_place_name: string | null
  visited_at: string
}

export const joinedList = endpoint({
  method: 'GET',
  path: '/joined/member/pagination/list',
  access: 'member',
  writes: false,
  limits: ['pages', 'rows read'],
  input: z.object(paging),
  output: listFor(freeSummary),
})

export const visitorList = endpoint({
  method: 'GET',
  path: '/profile-visitors/pagination/list',
  access: 'member',
  writes: false,
  limits: ['pages'],
  input: z.object({
    ...paging,
    order_by: z.literal('created_at', { error: broken('malformed') }).optional(),
    limit,
  }),
  output: listFor(freeSummary.extend(visit)),
})

/** Lists brides or grooms by the gender of the viewer. Pages send `gender`, and the server ignores it. */
export const brideList = endpoint({
  method: 'GET',
  path: '/bride/list',
  access: 'member',
  writes: false,
  limits: ['pages', 'rows read'],
  input: z.object({
    ...paging,
    gender: z.string().optional(),
    marital_status_id: z.guid({ error: broken('malformed') }).optional(),
  }),
  output: listFor(freeSummary),
})
