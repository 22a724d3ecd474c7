import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The member objects to what somebody asked the office for in their name. */
export const objectToRequest = endpoint({
  method: 'POST',
  path: '/user/object',
  access: 'member',
  writes: true,
  input: z.strictObject({}),
  output: z.object({ message: z.string() }),
})
