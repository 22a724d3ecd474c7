import type { Limit } from '#server/http/limits.ts'

/** A test that does not arrive is tried again a few times, not a hundred. */
export const trialsAnHour: Limit = { hits: 10, seconds: 3600 }
/** Wrong codes end a test. */
export const mostWrongCodes = 5
