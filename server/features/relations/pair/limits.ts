import { addDays, dayInIndia } from '#domain/calendar.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { recordVisit } from './queries.ts'
import { limitSentences } from './words.ts'

/** A family stays below these numbers; a program that copies the community does not get far. */
export const profilesPerDay = { free: 60, paid: 200 } as const
/** New interests. */
export const interestsPerDay = { free: 30, paid: 60 } as const

export const secondsLeftToday = (now: Date) =>
  Math.ceil((Date.parse(`${addDays(dayInIndia(now), 1)}T00:00:00+05:30`) - now.getTime()) / 1000)

const kindOf = ({ paid }: Viewer) => (paid ? 'paid' : 'free')

/** Free and paid profiles are counted apart, so a member who buys a plan gets its number at once. */
const profileLimit = (viewer: Viewer, now: Date) => {
  const kind = kindOf(viewer)
  return {
    key: `profiles ${kind} ${viewer.id} ${dayInIndia(now)}` as const,
    limit: { hits: profilesPerDay[kind], seconds: secondsLeftToday(now), sentence: limitSentences.profiles },
  }
}

/** Counts one more profile of today, or refuses. */
export const limitProfiles = (limits: Limits, viewer: Viewer, now: Date): Promise<void> => {
  const { key, limit } = profileLimit(viewer, now)
  return limits.countOrRefuse(key, limit)
}

/** Counts one more profile of today and records the visit in the same statement, or refuses. */
export async function limitAndRecordVisit(limits: Limits, viewer: Viewer, visitedId: string, now: Date): Promise<void> {
  const { key, limit } = profileLimit(viewer, now)
  const visit = { visitorId: viewer.id, visitedId, at: now, today: dayInIndia(now), most: limit.hits }
  await limits.countAndQuery(key, limit, recordVisit, visit)
}

/** A prefetched profile is no visit, but its data has left the server, so prefetching has a limit of its own. */
export const limitPrefetches = (limits: Limits, viewer: Viewer, now: Date): Promise<void> =>
  limits.countOrRefuse(`profiles ahead ${viewer.id} ${dayInIndia(now)}`, {
    hits: 2 * profilesPerDay[kindOf(viewer)],
    seconds: secondsLeftToday(now),
    sentence: limitSentences.profiles,
  })

/** The limit of new interests of today. Free and paid interests are counted apart, as profiles are. */
export const interestLimit = (viewer: Viewer, now: Date) => {
  const kind = kindOf(viewer)
  return {
    key: `interests ${kind} ${viewer.id} ${dayInIndia(now)}` as const,
    limit: { hits: interestsPerDay[kind], seconds: secondsLeftToday(now), sentence: limitSentences.interests },
  }
}
