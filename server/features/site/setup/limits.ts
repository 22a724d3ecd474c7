import type { Limit } from '#server/http/limits.ts'

/** How many test messages one member of staff may send. A test that does not arrive is repeated a few times. */
export const trialsAnHour: Limit = { hits: 10, seconds: 3600 }
/** How many wrong codes end a test. */
export const mostWrongCodes = 5
