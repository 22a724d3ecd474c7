import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag } from './summary.ts'

/**
 * How often the viewer's own card was shown and opened in thirty days, until last midnight. Null is a few, so that a count
 * never points at a family; nothing here tells who looked.
 */
export const ownShowings = endpoint({
  method: 'GET',
  path: '/showings',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: z.object({
    shown: z.number().nullable(),
    opened: z.number().nullable(),
    /** The family has just joined, and noughts are not told. */
    is_new: flag,
    /** What the viewer's biodata has, of what helps most. */
    has_photo: flag,
    has_birth_time: flag,
  }),
})
