import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** What is wrong with the service now, in sentences, the longest first. */
export const officeHealth = endpoint({
  method: 'GET',
  path: '/office/health',
  access: 'staff',
  writes: false,
  input: z.object({}),
  output: z.object({
    /** When everything was last looked at; null before the first look. */
    checked_at: z.string().nullable(),
    list: z.array(
      z.object({
        id: z.string(),
        /** The machine that it is about; null where it is the whole service's. */
        node: z.string().nullable(),
        sentence: z.string(),
        since: z.string(),
      }),
    ),
  }),
})
