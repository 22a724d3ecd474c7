import { type Limit, perDay } from '#server/http/limits.ts'

/** Each invitation may go to another number, of somebody who did not ask for it. */
export const invitationsADay: Limit = perDay(6)
