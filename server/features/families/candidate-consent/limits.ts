import type { Limit } from '#server/http/limits.ts'
import { candidateSentences } from './words.ts'

const aDay = 24 * 3600
/** Each question may go to another number, of somebody who did not ask for it. */
export const asksADay: Limit = { hits: 3, seconds: aDay, sentence: candidateSentences.asked }
/** Wrong links from one address. A right one is not counted. */
export const wrongLinksFromAddress: Limit = { hits: 30, seconds: aDay }
/** Wrong codes for one number, from one address and from all. A code has eight digits, so these tries come nowhere near it. */
export const wrongCodesHere: Limit = { hits: 8, seconds: aDay }
export const wrongCodesOfNumber: Limit = { hits: 60, seconds: aDay }
