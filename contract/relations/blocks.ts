import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { freeSummary, pageOf, paidSummary } from '../finding/summary.ts'
import { offset } from '../paging.ts'
import { actionAnswer } from './pair.ts'
import { target } from './target.ts'

/** Cancels a pending interest between the two for good, and hides everything else between them from both until the unblock. */
export const blockMember = endpoint({
  method: 'POST',
  path: '/block-user',
  access: 'member',
  writes: true,
  input: z.strictObject(target),
  output: actionAnswer,
})

export const unblockMember = endpoint({
  method: 'POST',
  path: '/unblock-user',
  access: 'member',
  writes: true,
  input: z.strictObject(target),
  output: actionAnswer,
})

const block = z.object({ to_user_id: z.guid(), created_at: z.string() })

export const blockedMembers = endpoint({
  method: 'GET',
  path: '/block/list',
  access: 'member',
  writes: false,
  limits: ['pages'],
  input: z.object({ offset }),
  output: {
    free: pageOf(block.extend({ user: freeSummary })),
    paid: pageOf(block.extend({ user: paidSummary })),
  },
})
