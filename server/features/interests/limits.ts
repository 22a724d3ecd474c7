import { dayInIndia } from '#domain/calendar.ts'
import { secondsLeftToday } from '#server/features/visibility/limits.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { interestsPerDay } from './rules.ts'
import { interestSentences } from './words.ts'

/** Counts one more new interest of today, or refuses. Free and paid are counted apart, so a plan helps at once. */
export const limitInterests = (limits: Limits, viewer: Viewer, now: Date): Promise<void> => {
  const kind = viewer.paid ? 'paid' : 'free'
  return limits.countOrRefuse(`interests ${kind} ${viewer.id} ${dayInIndia(now)}`, {
    hits: interestsPerDay[kind],
    seconds: secondsLeftToday(now),
    sentence: interestSentences.enoughToday,
  })
}
