import { type Limit, perDay } from '#server/http/limits.ts'

/** Limited because the refusal of a taken contact tells that it is registered. */
export const contactChangesADay: Limit = perDay(10)
