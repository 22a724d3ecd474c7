import { z } from 'zod'
import { broken } from '../field-words.ts'

const id = z.guid({ error: broken('malformed') }).toLowerCase()

/** Different members, named by their ids. In an address a single one is no list. */
export const severalIds = (least: number, most: number) =>
  z
    .union([id, z.array(id)], { error: broken('malformed') })
    .transform(ids => [...new Set([ids].flat())])
    .pipe(
      z
        .array(z.string())
        .min(least, { error: broken('malformed') })
        .max(most, { error: broken('malformed') }),
    )
