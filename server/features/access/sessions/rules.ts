import { addDays, type Day, dayInIndia } from '#domain/calendar.ts'
import { dayMs } from '#domain/durations.ts'

const daysFromLastUse = 30
/** A session in daily use ends too, so that a stolen token does not live for ever. */
export const daysOfSession = 180

/** A session that was last used or begun before these is over. */
export const liveSince = (now: Date): { usedFrom: Day; createdAfter: Date } => ({
  usedFrom: addDays(dayInIndia(now), -daysFromLastUse),
  createdAfter: new Date(now.getTime() - daysOfSession * dayMs),
})
