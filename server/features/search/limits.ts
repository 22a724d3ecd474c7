import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { searchSentences } from './words.ts'

const anHour = 3600

/** Numbers follow one another: who could try them all would have the whole community. */
export const countById = (limits: Limits, viewer: Viewer): Promise<void> =>
  limits.count(`search by id ${viewer.id}`, { hits: 20, seconds: anHour, sentence: searchSentences.manyIds })

/** Asked at every change of the form. */
export const countCount = (limits: Limits, viewer: Viewer): Promise<void> =>
  limits.count(`search count ${viewer.id}`, { hits: 2_000, seconds: anHour, sentence: searchSentences.manySearches })

/** Looking ahead and back through a result; the profiles themselves have a limit of their own. */
export const countStep = (limits: Limits, viewer: Viewer): Promise<void> =>
  limits.count(`search steps ${viewer.id}`, { hits: 1_000, seconds: anHour, sentence: searchSentences.manySearches })
