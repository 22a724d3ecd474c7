import { type RawBuilder, sql } from 'kysely'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { pageLimitSentence } from './words.ts'

export const pagesPerHour = 300

/** Counts one more page of a list and runs the query in the same statement, or refuses. */
export const limitPages = <T extends object = object>(
  limits: Limits,
  viewer: Viewer,
  query: RawBuilder<T> = sql`select`,
): Promise<T> =>
  limits.countAndQuery(`pages ${viewer.id}`, { hits: pagesPerHour, seconds: 3600, sentence: pageLimitSentence }, query)
