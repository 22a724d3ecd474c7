import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { pageLimitSentence } from './words.ts'

export const pagesPerHour = 300
const pageLimit = { hits: pagesPerHour, seconds: 3600, sentence: pageLimitSentence }

/** Counts one more page of a list, or refuses. */
export const limitPages = (limits: Limits, viewer: Viewer): Promise<void> =>
  limits.spendOrRefuse(`pages ${viewer.id}`, pageLimit)
