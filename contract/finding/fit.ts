import { z } from 'zod'
import { wishes } from '#domain/finding/fit.ts'

/**
 * Which wishes of a family the viewer meets. `total` counts the wishes met and missed. A wish about something that the
 * viewer has not told stands in `not_told` and counts for neither. Null where the family has no wish that is compared.
 */
export const fit = z.object({
  met: z.number(),
  total: z.number(),
  missed: z.array(z.enum(wishes)),
  not_told: z.array(z.enum(wishes)),
})
