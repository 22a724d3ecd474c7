import { type Limit, perDay } from '#server/http/limits.ts'
import { candidateSentences } from './words.ts'

/** Each question may go to another number, of somebody who did not ask for it. */
export const asksADay: Limit = { ...perDay(3), sentence: candidateSentences.asked }
/** Wrong links from one address. A right one is not counted. */
export const wrongLinksFromAddress: Limit = perDay(30)
/**
 * Wrong codes for one number: of a browser (of a network, where it has no mark), and of all browsers of a network, which may send
 * any mark they like. Nothing counts for the number as a whole but this: once it was guessed at from all over, each of them has
 * few tries, so that strangers can neither close the candidate's code nor come near its eight digits. A thousand networks that try
 * for all of its sixty days then have a chance of one in three hundred.
 */
export const wrongCodesOfNumber: Limit = perDay(60)
export const wrongCodesOf = (isGuessedAt: boolean) =>
  isGuessedAt ? { asker: perDay(2), address: perDay(6) } : { asker: perDay(8), address: perDay(24) }
