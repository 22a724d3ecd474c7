import type { Limit } from '#server/http/limits.ts'

/** Counting again after each change of one's expectations would single families out. */
export const fitCountsAnHour: Limit = { hits: 20, seconds: 3600 }
