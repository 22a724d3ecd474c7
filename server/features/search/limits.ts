import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { searchSentences } from './words.ts'

const anHour = 3600

export const idSearchesPerAddress = 300

/**
 * Profile IDs are consecutive: a program that may try them all copies the whole community. The limit of an address is
 * wide, because a whole mobile network may share it; it stops one who tries by many memberships.
 */
export async function limitIdSearches(limits: Limits, viewer: Viewer, address: string): Promise<void> {
  const sentence = searchSentences.manyIds
  await limits.countOrRefuse(`search by id ${viewer.id}`, { hits: 20, seconds: anHour, sentence })
  await limits.countOrRefuse(`search by id from ${address}`, { hits: idSearchesPerAddress, seconds: anHour, sentence })
}

/** The form counts again at every change, so this limit is wide. */
export const limitCounts = (limits: Limits, viewer: Viewer): Promise<void> =>
  limits.spendOrRefuse(`search count ${viewer.id}`, {
    hits: 2_000,
    seconds: anHour,
    sentence: searchSentences.manySearches,
  })

/** Steps through a result; opening the profiles themselves has its own limit. */
export const limitSteps = (limits: Limits, viewer: Viewer): Promise<void> =>
  limits.spendOrRefuse(`search steps ${viewer.id}`, {
    hits: 1_000,
    seconds: anHour,
    sentence: searchSentences.manySearches,
  })
