import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Chosen by the provider for one member, newest first; only for who has a plan. */
export const suggestionList = endpoint({
  method: 'GET',
  path: '/user-sugestion/list',
  access: 'paid',
  writes: false,
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ uuid: z.guid(), image: z.string().nullable() })) }),
})
