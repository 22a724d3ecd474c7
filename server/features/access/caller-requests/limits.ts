import { daysToObject } from '#domain/access/caller-requests.ts'
import type { Limit } from '#server/http/limits.ts'
import { callerSentences } from './words.ts'

/** How often the end of a visitor's paper may be typed wrong, so that nobody finds it out by trying. */
export const documentTries: Limit = {
  hits: 5,
  seconds: daysToObject * 24 * 60 * 60,
  sentence: callerSentences.documentTriesUsedUp,
}
