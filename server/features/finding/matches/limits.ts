import type { Limit } from '#server/http/limits.ts'

/** A member who counts again after each change of their expectations could single families out. */
export const fitCountsAnHour: Limit = { hits: 20, seconds: 3600 }
