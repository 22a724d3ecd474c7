import { dayInIndia } from '#domain/calendar.ts'
import { secondsLeftToday } from '#server/features/relations/pair/limits.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { sheetSentences } from './words.ts'

const sheetsADay = 20

/** Counts one more sheet of today, or refuses. */
export const limitSheets = (limits: Limits, viewer: Viewer, now: Date): Promise<void> =>
  limits.countOrRefuse(`sheets ${viewer.id} ${dayInIndia(now)}`, {
    hits: sheetsADay,
    seconds: secondsLeftToday(now),
    sentence: sheetSentences.perDay,
  })

/** A browser may fetch the address of a ticket more than once. */
export const limitSheetFetches = (limits: Limits, ticketId: string): Promise<void> =>
  limits.countOrRefuse(`sheets ticket ${ticketId}`, { hits: 5, seconds: 300 })
