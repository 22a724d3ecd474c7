import type { InputOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { keptOfSearch } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { Candidates } from '#server/features/candidates/criteria.ts'
import { candidateQueryFor, type Ordering } from '#server/features/lists/candidate-query.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import { candidatesFor, isSame, type SearchCriteria } from './criteria.ts'
import { devakOf, type KeptSearch, keepSearch } from './queries.ts'

export interface Searching {
  db: Db
  masterData: () => Promise<MasterData>
  candidates: Candidates
}
export type Sent = InputOf<Calls['searchUser']>

/** What the scan is asked for, in the viewer's place. */
async function asked(
  { db, masterData }: Searching,
  viewer: ViewerIdentity,
  criteria: SearchCriteria,
  ordering: Ordering,
  most: number,
) {
  const ownDevak = criteria.sameDevak ? null : await devakOf(db, viewer.id)
  return candidateQueryFor(db, masterData, viewer, {
    criteria: candidatesFor(criteria, ownDevak),
    ordering,
    from: 0,
    most,
  })
}

export async function countFor(
  searching: Searching,
  viewer: ViewerIdentity,
  criteria: SearchCriteria,
): Promise<number> {
  const { count } = await searching.candidates.find(await asked(searching, viewer, criteria, {}, 0))
  return count
}

/** Searches, and keeps what was asked and found until the next search. */
export async function search(
  searching: Searching,
  viewer: ViewerIdentity,
  criteria: SearchCriteria,
  ordering: Ordering,
  now: Date,
): Promise<KeptSearch> {
  const question = await asked(searching, viewer, criteria, ordering, keptOfSearch)
  const { count, ids } = await searching.candidates.collect(question)
  const { by: orderBy, direction } = question.order
  const kept: KeptSearch = { criteria, orderBy, direction, count, ids }
  await keepSearch(searching.db, viewer.id, kept, now)
  return kept
}

/** Whether the kept result answers what is asked now; an order that is not named is the one it was kept in. */
export function answers(kept: KeptSearch, criteria: SearchCriteria, { order_by, sort_by }: Ordering): boolean {
  const orderBy = order_by === undefined ? kept.orderBy : order_by === 'kundali' ? 'kundali' : 'joined'
  const direction = sort_by === undefined ? kept.direction : sort_by === 'ASC' ? 'asc' : 'desc'
  return orderBy === kept.orderBy && direction === kept.direction && isSame(kept.criteria, criteria)
}
