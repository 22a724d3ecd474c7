import { dayInIndia } from '#domain/calendar.ts'
import { secondsLeftToday } from '#server/features/relations/pair/limits.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { weeklySentences } from './words.ts'

const sheetsADay = 20

/** Counts one more sheet of today, or refuses. */
export const limitWeeklySheets = (limits: Limits, viewer: Viewer, now: Date): Promise<void> =>
  limits.countOrRefuse(`weekly sheets ${viewer.id} ${dayInIndia(now)}`, {
    hits: sheetsADay,
    seconds: secondsLeftToday(now),
    sentence: weeklySentences.perDay,
  })

/** A browser may fetch the address of a ticket more than once. */
export const limitWeeklyFetches = (limits: Limits, ticketId: string): Promise<void> =>
  limits.countOrRefuse(`weekly sheets ticket ${ticketId}`, { hits: 5, seconds: 300 })
