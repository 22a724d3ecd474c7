import type { Limit } from '#server/http/limits.ts'
import { candidateSentences } from './words.ts'

const aDay = 24 * 3600
/** Each may write to another number, of somebody who did not ask for it. */
export const asksADay: Limit = { hits: 3, seconds: aDay, sentence: candidateSentences.asked }
/** Wrong links and codes from one address. Right ones are given back. */
export const wrongLinksFromAddress: Limit = { hits: 30, seconds: aDay }
/** Wrong codes for one number, from one address and from all. Eight digits bear it: nobody comes near a right one. */
export const wrongCodesHere: Limit = { hits: 8, seconds: aDay }
export const wrongCodesOfNumber: Limit = { hits: 60, seconds: aDay }
