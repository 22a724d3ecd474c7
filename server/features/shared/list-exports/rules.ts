import { dayMs } from '#domain/durations.ts'
import { familiesInFiles } from '#domain/office/member-list.ts'
import type { Db } from '#server/db/open.ts'

/** Tells people outside of a file for which the office has no other ADMIN. */
export type TellOfExport = (
  trx: Db,
  file: { id: string; who: string; families: number; from: Date },
  now: Date,
) => Promise<void>

/** Small files go together, or a large one would be taken in pieces. */
export const comesAtOnce = (families: number, givenToday: number): boolean => givenToday + families <= familiesInFiles

/** How long an export waits for another ADMIN, and how long it can be fetched once it may be. */
export const waitsForMs = 7 * dayMs
export const fetchedForMs = dayMs
