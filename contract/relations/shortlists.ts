import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { freeSummary, listFor } from '../finding/summary.ts'
import { offset } from '../paging.ts'
import { actionAnswer } from './pair.ts'
import { target, targetInPath } from './target.ts'

export const shortlistMember = endpoint({
  method: 'POST',
  path: '/short-list',
  access: 'member',
  writes: true,
  input: z.strictObject(target),
  output: actionAnswer,
})

export const removeFromShortlist = endpoint({
  method: 'PUT',
  path: '/remove-shortlist/:userId',
  access: 'member',
  writes: true,
  input: z.strictObject(targetInPath),
  output: actionAnswer,
})

/** The rows of this list are flat: the profile's fields stand beside the shortlist's own. */
export const shortlistedMembers = endpoint({
  method: 'GET',
  path: '/profile/short-listed/list',
  access: 'member',
  writes: false,
  limits: ['pages'],
  input: z.object({ offset }),
  output: listFor(freeSummary.extend({ shortlist_id: z.guid(), shortlist_created_at: z.string() })),
})
