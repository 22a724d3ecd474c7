import type { Limit } from '#server/http/limits.ts'

/** How many browsers a member may subscribe in a day. The server calls the address of each later. */
export const subscriptionsADay: Limit = { hits: 50, seconds: 24 * 3600 }
