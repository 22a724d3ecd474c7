import type { Limit } from '#server/http/limits.ts'

/** Each row is an address that is called later. */
export const subscriptionsADay: Limit = { hits: 50, seconds: 24 * 3600 }
