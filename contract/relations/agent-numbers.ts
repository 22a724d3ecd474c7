import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'

/**
 * A family names a number as an agent's. The answer is the same for every number, because it must not tell whose number is known
 * here: that of another member counts only from a family that has opened it.
 */
export const reportNumber = endpoint({
  method: 'POST',
  path: '/number-report',
  access: 'member',
  writes: true,
  limits: ['number reports'],
  input: z.strictObject({
    number: z
      .string({ error: broken('phone') })
      .trim()
      .regex(/^\+?[\d -]{8,20}$/, { error: broken('phone') }),
    what: z.enum(['AGENT'], { error: broken('malformed') }),
  }),
  output: z.object({ message: z.string() }),
})
