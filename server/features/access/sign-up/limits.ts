import { type Limit, perDay, perHour } from '#server/http/limits.ts'

/** Counted per contact, and generous to a family that mistypes. The limit per address is a setting. */
export const signupsOfContact: Limit = perHour(40)
/** Each correction of a sign-up may send a code to another number. */
export const signupCorrections: Limit = perDay(5)
