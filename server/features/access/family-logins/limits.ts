import { type Limit, perDay } from '#server/http/limits.ts'

/** Each invitation may go to another number, of somebody who did not ask for it. */
export const invitationsADay: Limit = perDay(6)

/** How many go from one family to one contact, and to it from all, on a day; what is above goes out the next morning. */
export const invitationsFromFamily: Limit = perDay(2)
export const invitationsToContact: Limit = perDay(4)
/** One telephone rings at most once in this time. */
export const pauseBetween: Limit = { hits: 1, seconds: 30 }
export const morning = { from: 21, to: 8 }
