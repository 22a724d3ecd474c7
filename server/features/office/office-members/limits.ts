import type { Limit } from '#server/http/limits.ts'

/** Nobody works through more of the list in a day; a copy of it would need more. */
export const listPages: Limit = { hits: 500, seconds: 86_400 }
