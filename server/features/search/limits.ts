import type { RawBuilder } from 'kysely'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { searchSentences } from './words.ts'

const anHour = 3600

/** Profile IDs are consecutive: a program that may try them all copies the whole community. */
export const limitIdSearches = (limits: Limits, viewer: Viewer): Promise<void> =>
  limits.countOrRefuse(`search by id ${viewer.id}`, { hits: 20, seconds: anHour, sentence: searchSentences.manyIds })

/** Runs the query in the same statement. The form counts again at every change, so this limit is wide. */
export const limitCounts = <T extends object>(limits: Limits, viewer: Viewer, query: RawBuilder<T>): Promise<T> =>
  limits.countAndQuery(
    `search count ${viewer.id}`,
    {
      hits: 2_000,
      seconds: anHour,
      sentence: searchSentences.manySearches,
    },
    query,
  )

/** Runs the query in the same statement. Steps through a result; opening the profiles themselves has its own limit. */
export const limitSteps = <T extends object>(limits: Limits, viewer: Viewer, query: RawBuilder<T>): Promise<T> =>
  limits.countAndQuery(
    `search steps ${viewer.id}`,
    {
      hits: 1_000,
      seconds: anHour,
      sentence: searchSentences.manySearches,
    },
    query,
  )
