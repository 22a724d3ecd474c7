import { type Limit, perDay } from '#server/http/limits.ts'

/** Each one rings the phones of a whole family. */
export const asksADay: Limit = perDay(12)
