import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { flag, freeSummary, pageOf, paidSummary } from '../finding/summary.ts'
import { offset } from '../paging.ts'
import { actionAnswer } from './pair.ts'
import { target } from './target.ts'

/** A member reports another once, and cannot take it back. */
export const reportMember = endpoint({
  method: 'POST',
  path: '/report-user',
  access: 'member',
  writes: true,
  input: z.strictObject({ ...target, message: field.reportMessage }),
  output: actionAnswer,
})

const report = z.object({
  to_user_id: z.guid(),
  message: z.string(),
  created_at: z.string(),
  hasSentIntrest: flag,
  hasShortListed: flag,
  hasBlocked: flag,
  hasReported: flag,
  hasViewContact: flag,
})

export const reportedMembers = endpoint({
  method: 'GET',
  path: '/report/list',
  access: 'member',
  writes: false,
  limits: ['pages'],
  input: z.object({ offset }),
  output: {
    free: pageOf(report.extend({ user: freeSummary })),
    paid: pageOf(report.extend({ user: paidSummary })),
  },
})
