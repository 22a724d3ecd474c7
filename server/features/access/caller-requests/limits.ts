import { daysToObject, wrongAnswersAllowed } from '#domain/access/caller-requests.ts'
import type { Limit } from '#server/http/limits.ts'
import { callerSentences } from './words.ts'

/** How often a family's answers may be wrong, whoever calls. */
export const answerTries: Limit = {
  hits: wrongAnswersAllowed,
  seconds: daysToObject * 24 * 60 * 60,
  sentence: callerSentences.answersUsedUp,
}
