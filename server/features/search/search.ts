import type { InputOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { storedResultSize } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { CandidateQuery, Candidates } from '#server/features/candidates/query.ts'
import { candidateQueryFor } from '#server/features/lists/candidate-query.ts'
import type { Ordering } from '#server/features/lists/paging.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import { candidatesFor, isSameCriteria, type SearchCriteria } from './criteria.ts'
import { ownValuesOf, type SavedSearch, saveSearch } from './queries.ts'

export interface Searching {
  db: Db
  masterData: () => Promise<MasterData>
  candidates: Candidates
}
export type SearchInput = InputOf<Calls['searchUser']>

async function candidateQuery(
  { db, masterData }: Searching,
  viewer: ViewerIdentity,
  criteria: SearchCriteria,
  ordering: Ordering,
  limit: number,
): Promise<CandidateQuery> {
  const own = criteria.sameDevak ? { sameDevak: null } : await ownValuesOf(db, viewer.id)
  return candidateQueryFor(db, masterData, viewer, {
    criteria: candidatesFor(criteria, own),
    ordering,
    offset: 0,
    limit,
  })
}

export async function countMatches(
  searching: Searching,
  viewer: ViewerIdentity,
  criteria: SearchCriteria,
): Promise<number> {
  const { count } = await searching.candidates.find(await candidateQuery(searching, viewer, criteria, {}, 0))
  return count
}

/** Searches, and saves criteria and result until the next search. */
export async function search(
  searching: Searching,
  viewer: ViewerIdentity,
  criteria: SearchCriteria,
  ordering: Ordering,
  now: Date,
): Promise<SavedSearch> {
  const query = await candidateQuery(searching, viewer, criteria, ordering, storedResultSize)
  const { count, ids } = await searching.candidates.collect(query)
  const { by: orderBy, direction } = query.order
  const saved: SavedSearch = { criteria, orderBy, direction, count, ids }
  await saveSearch(searching.db, viewer.id, saved, now)
  return saved
}

/** Whether the saved search is the one wanted now. A request that names no order wants the saved one. */
export function isSameSearch(saved: SavedSearch, criteria: SearchCriteria, { order_by, sort_by }: Ordering): boolean {
  const orderBy = order_by === undefined ? saved.orderBy : order_by === 'kundali' ? 'kundali' : 'joined'
  const direction = sort_by === undefined ? saved.direction : sort_by === 'ASC' ? 'asc' : 'desc'
  return orderBy === saved.orderBy && direction === saved.direction && isSameCriteria(saved.criteria, criteria)
}
