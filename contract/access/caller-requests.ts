import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Objects to a request that somebody made to the office in the member's name. */
export const objectToRequest = endpoint({
  method: 'POST',
  path: '/user/object',
  access: 'member',
  writes: true,
  input: z.strictObject({}),
  output: z.object({ message: z.string() }),
})
