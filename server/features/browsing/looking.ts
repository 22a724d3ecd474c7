import { addDays, dayInIndia } from '#domain/calendar.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { lookingSentences } from './words.ts'

/** Generous to families, useless to who would copy the community. */
export const profilesADay = { free: 60, paid: 200 } as const
export const pagesAnHour = 300

const secondsLeftToday = (now: Date) =>
  Math.ceil((Date.parse(`${addDays(dayInIndia(now), 1)}T00:00:00+05:30`) - now.getTime()) / 1000)

/** Counts another profile of today, or refuses. Who bought a plan in the afternoon has the plan's number from then on. */
export const countProfile = (limits: Limits, viewer: Viewer, now: Date): Promise<void> => {
  const kind = viewer.paid ? 'paid' : 'free'
  return limits.count(`profiles ${kind} ${viewer.id} ${dayInIndia(now)}`, {
    hits: profilesADay[kind],
    seconds: secondsLeftToday(now),
    sentence: lookingSentences.profiles,
  })
}

/** A profile fetched before it is opened. It is not looked at yet, but it has left: so there is an end to these too. */
export const countAhead = (limits: Limits, viewer: Viewer, now: Date): Promise<void> =>
  limits.count(`profiles ahead ${viewer.id} ${dayInIndia(now)}`, {
    hits: 2 * profilesADay[viewer.paid ? 'paid' : 'free'],
    seconds: secondsLeftToday(now),
    sentence: lookingSentences.profiles,
  })

export const countPage = (limits: Limits, viewer: Viewer): Promise<void> =>
  limits.count(`pages ${viewer.id}`, { hits: pagesAnHour, seconds: 3600, sentence: lookingSentences.pages })
