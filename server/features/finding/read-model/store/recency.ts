import { daysOfLastUse, lastUses } from '#domain/families/last-use.ts'
import { unknownScore } from '../kundali-order.ts'

/** How many days back each word reaches, the longest first. */
const reaches = lastUses.map(use => daysOfLastUse[use]).reverse()

/** How recent a use is, by the numbers of days: 0 for long ago or unknown, and one more for each word that it reaches. */
export function recencyOf(usedOn: number, today: number): number {
  let recency = 0
  // A plain loop, because this runs for every member at midnight.
  for (let n = 0; n < reaches.length; n++) recency += Number(usedOn > today - (reaches[n] as number))
  return usedOn === 0 ? 0 : recency
}

/** Recent first in a descending order; what is not known comes last in both. */
export const recencyScores: Uint8Array = Uint8Array.from([unknownScore, ...reaches.map((_, n) => n + 1)])
