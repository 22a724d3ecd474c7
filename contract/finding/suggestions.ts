import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { wholeListOf } from '../paging.ts'
import { photoWithheld } from './summary.ts'

/** The provider's suggestions for one member, newest first, each with the counsellor's note. Only a member with a plan may call it. */
export const suggestionList = endpoint({
  method: 'GET',
  path: '/user-sugestion/list',
  access: 'paid',
  writes: false,
  input: z.object({}),
  output: wholeListOf(z.object({ uuid: z.guid(), image: z.string().nullable(), ...photoWithheld, note: z.string() })),
})
