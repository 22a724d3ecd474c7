import type { InputOf } from '#contract/endpoint.ts'
import { isOwn } from '#contract/finding/criteria.ts'
import type { Calls } from '#contract/index.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { storedResultSize } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { finderQueryFor, type Searcher, withoutThese } from '#server/features/finding/lists/finder-query.ts'
import type { FinderQuery, MemberFinder } from '#server/features/finding/read-model/query.ts'
import type { StoredNumbers } from '#server/features/finding/read-model/stored-numbers.ts'
import { kinOf } from '#server/features/relations/kin/queries.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { Ordering } from '#server/features/shared/paging/paging.ts'
import { criteriaForFinder, type SearchCriteria } from './criteria.ts'
import { type SavedSearch, saveSearch, touchSavedSearch } from './queries.ts'
import { orderingOf } from './rules.ts'

export interface SearchDependencies {
  db: Db
  masterData: () => Promise<MasterData>
  finder: MemberFinder
}
export type SearchInput = InputOf<Calls['searchUser']>

async function finderQuery(
  { db, masterData }: SearchDependencies,
  viewer: Searcher,
  criteria: SearchCriteria,
  ordering: Ordering,
  limit: number,
): Promise<FinderQuery> {
  const own = { sameDevak: viewer.facts.devak_id }
  const kin = criteria.withoutKin ? await kinOf(db, viewer) : []
  return finderQueryFor(await masterData(), withoutThese(viewer, kin), {
    criteria: criteriaForFinder(criteria, own),
    ordering,
    offset: 0,
    limit,
  })
}

export async function countMatches(
  searching: SearchDependencies,
  viewer: Searcher,
  criteria: SearchCriteria,
): Promise<number> {
  const { count } = await searching.finder.find(await finderQuery(searching, viewer, criteria, {}, 0))
  return count
}

/**
 * Counts the matches, and what each criterion costs. The own devak is not among the costs, because it is no choice of the
 * form.
 */
export async function countCosts(searching: SearchDependencies, viewer: Searcher, criteria: SearchCriteria) {
  const { count, costs } = await searching.finder.criteriaCosts(await finderQuery(searching, viewer, criteria, {}, 0))
  return { count, costs: costs.filter(({ criterion }) => !isOwn(criterion)) }
}

/** A saved search whose result is stored. */
export type StoredSearch = SavedSearch & { numbers: StoredNumbers }

/** Searches, and saves criteria and result until the next search. */
export async function search(
  searching: SearchDependencies,
  viewer: Searcher,
  criteria: SearchCriteria,
  ordering: Ordering,
  now: Date,
): Promise<StoredSearch> {
  const query = await finderQuery(searching, viewer, criteria, ordering, storedResultSize)
  const { count, numbers } = await searching.finder.collect(query)
  const { by: orderBy, direction } = query.order
  const saved = { criteria, orderBy, direction, count, numbers, usedOn: dayInIndia(now) }
  await saveSearch(searching.db, viewer.id, saved, now)
  return saved
}

/** Returns a saved search with its result. The result of an idle search was dropped, so that search runs again. */
export async function withResult(
  searching: SearchDependencies,
  viewer: Searcher,
  saved: SavedSearch,
  now: Date,
): Promise<StoredSearch> {
  const { numbers } = saved
  if (numbers === null) return search(searching, viewer, saved.criteria, orderingOf(saved), now)
  await touchSavedSearch(searching.db, viewer.id, saved, now)
  return { ...saved, numbers }
}
