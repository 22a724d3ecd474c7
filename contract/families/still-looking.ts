import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'

/** One of the three answers to our question, by the token of its link. The token does only that, once. */
export const answerStillLooking = endpoint({
  method: 'POST',
  path: '/still-looking/:token',
  access: 'public',
  writes: true,
  input: z.strictObject({
    token: z
      .string({ error: broken('malformed') })
      .min(1, { error: broken('malformed') })
      .max(128, { error: broken('malformed') }),
  }),
  output: z.object({ message: z.string(), answer: z.enum(['YES', 'PAUSE', 'FOUND']) }),
})
