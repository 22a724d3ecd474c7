import type { Limit } from '#server/http/limits.ts'

/**
 * A form asks while a family types, some dozens of times, and a whole mobile network may share an address. A name that no list
 * has takes some milliseconds of the processor, and the limit keeps a program from asking for them all day.
 */
export const suggestionsFromAddress: Limit = { hits: 600, seconds: 15 * 60 }
