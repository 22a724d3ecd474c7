import { hash } from 'node:crypto'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { SearchCriteria } from './criteria.ts'
import { searchSentences } from './words.ts'

const aMinute = 60
const anHour = 3600

export const idSearchesPerAddress = 300

/**
 * Profile IDs are consecutive: a program that may try them all copies the whole community. The limit of an address is
 * wide, because a whole mobile network may share it; it stops a program that uses many memberships.
 */
export async function limitIdSearches(limits: Limits, viewer: Viewer, address: string): Promise<void> {
  const sentence = searchSentences.manyIds
  await limits.countOrRefuse(`search by id ${viewer.id}`, { hits: 20, seconds: anHour, sentence })
  await limits.countOrRefuse(`search by id from ${address}`, { hits: idSearchesPerAddress, seconds: anHour, sentence })
}

export const countsAMinute = 20
const rememberedCounts = 20_000

/**
 * Counting by many different criteria reveals what no profile shows. Counting by the same criteria again within a minute
 * is free; the node remembers them for that long.
 */
export function countLimit(limits: Limits) {
  const countedAt = new Map<string, number>()
  return async (viewer: Pick<Viewer, 'id'>, criteria: SearchCriteria, now: Date): Promise<void> => {
    const key = `${viewer.id} ${hash('sha256', JSON.stringify(criteria))}`
    const last = countedAt.get(key)
    if (last !== undefined && now.getTime() - last < aMinute * 1000) return
    const limit = { hits: countsAMinute, seconds: aMinute, sentence: searchSentences.manySearches }
    await limits.countOrRefuse(`search count ${viewer.id}`, limit)
    if (countedAt.size >= rememberedCounts) countedAt.clear()
    countedAt.set(key, now.getTime())
  }
}

/** Steps through a result; opening the profiles themselves has its own limit. */
export const limitSteps = (limits: Limits, viewer: Viewer): Promise<void> =>
  limits.spendOrRefuse(`search steps ${viewer.id}`, {
    hits: 1_000,
    seconds: anHour,
    sentence: searchSentences.manySearches,
  })
