import { z } from 'zod'
import { pageSize } from '#domain/limits.ts'
import { broken } from './field-words.ts'

/** A page, counted from 0. */
export const offset = z.coerce
  .number({ error: broken('malformed') })
  .int({ error: broken('malformed') })
  .min(0, { error: broken('malformed') })
  .max(100_000, { error: broken('malformed') })
  .default(0)
/** Only so many of the page, where no more are drawn. */
export const limit = z.coerce
  .number({ error: broken('malformed') })
  .int({ error: broken('malformed') })
  .min(1, { error: broken('malformed') })
  .max(pageSize, { error: broken('malformed') })
  .default(pageSize)
/** The order of a list by the column that it is read along. Left out: the list's own order. */
export const direction = z.enum(['ASC', 'DESC'], { error: broken('malformed') }).optional()
export const paging = {
  offset,
  order_by: z.enum(['created_at', 'kundali', 'recently_active'], { error: broken('malformed') }).optional(),
  sort_by: direction,
}

/** A list that is answered whole, in the shape of a paged one: there is no next page. */
export const wholeListOf = <T extends z.ZodType>(item: T) =>
  z.object({ count: z.number(), list: z.array(item), next_offset: z.null() })
