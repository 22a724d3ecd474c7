import { dayInIndia } from '#domain/calendar.ts'
import { secondsLeftToday } from '#server/features/relations/pair/limits.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { biodataSentences } from './words.ts'

const copiesADay = 20

/** Counts one more biodata of today, or refuses. */
export const limitCopies = (limits: Limits, viewer: Viewer, now: Date): Promise<void> =>
  limits.countOrRefuse(`biodata ${viewer.id} ${dayInIndia(now)}`, {
    hits: copiesADay,
    seconds: secondsLeftToday(now),
    sentence: biodataSentences.perDay,
  })

/** A browser may fetch the address of a ticket more than once, and each of its pictures. */
export const limitFetches = (limits: Limits, ticketId: string, page: number): Promise<void> =>
  limits.countOrRefuse(`biodata ticket ${ticketId} ${page}`, { hits: 5, seconds: 300 })
