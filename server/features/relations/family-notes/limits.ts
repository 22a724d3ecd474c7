import { type Limit, perDay } from '#server/http/limits.ts'

/** Each press on a mark writes, and a family goes through its list more than once a day. */
export const notesADay: Limit = perDay(600)
