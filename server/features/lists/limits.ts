import type { CountedQuery } from '#server/http/counted-query.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { pageLimitSentence } from './words.ts'

export const pagesPerHour = 300
const pageLimit = { hits: pagesPerHour, seconds: 3600, sentence: pageLimitSentence }

/** Counts one more page of a list and runs the query in the same statement, or refuses. */
export const limitPages = <V extends object, T extends object>(
  limits: Limits,
  viewer: Viewer,
  query: CountedQuery<V, T>,
  values: V,
): Promise<T> => limits.countAndQuery(`pages ${viewer.id}`, pageLimit, query, values)
