import type { Limit } from '#server/http/limits.ts'

/** A treasurer reads the statement of a day or a week, and some more until its columns are matched. */
export const statementsADay: Limit = { hits: 40, seconds: 24 * 3_600 }
