import { horoscopeFrom } from '#server/features/families/kundali/horoscopes.ts'
import type { Criteria } from '#server/features/finding/read-model/criteria.ts'
import { placeOf } from '#server/features/finding/read-model/kundali-order.ts'
import type { FinderQuery, Order } from '#server/features/finding/read-model/query.ts'
import { opposite, type ViewerIdentity } from '#server/features/relations/visibility/rules.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { Ordering } from '#server/features/shared/paging/paging.ts'
import type { BirthDetails, Viewer } from '#server/http/viewer.ts'
import { seesLastUse } from './rules.ts'

/** What a search needs of the viewer. Their birth details decide the order by kundali, and blocked members are left out. */
export interface Searcher extends ViewerIdentity, Pick<Viewer, 'blocked' | 'hidesLastUse'> {
  facts: BirthDetails
}

/** The place of the viewer's moon in the zodiac, or null when the viewer's birth details do not determine it. */
export const zodiacPlaceOf = (data: MasterData, { facts }: Pick<Searcher, 'facts'>): number | null =>
  placeOf(horoscopeFrom(data, facts))

/** The newest or the best come first, unless the input asks for ascending order. */
function orderOf(data: MasterData, viewer: Searcher, ordering: Ordering): Order {
  const direction = ordering.sort_by === 'ASC' ? 'asc' : 'desc'
  if (ordering.order_by === 'recently_active' && seesLastUse(viewer)) return { by: 'recent', direction }
  if (ordering.order_by !== 'kundali') return { by: 'joined', direction }
  return { by: 'kundali', direction, place: zodiacPlaceOf(data, viewer) }
}

interface FinderRange {
  criteria: Criteria
  ordering: Ordering
  offset: number
  limit: number
}

/** Drops the criterion of the last use for a viewer who may not see it, because the result would tell it. */
function criteriaAllowed(viewer: Searcher, { recentlyActive, ...criteria }: Criteria): Criteria {
  return seesLastUse(viewer) && recentlyActive !== undefined ? { ...criteria, recentlyActive } : criteria
}

/** Selects members of the other gender who match the criteria. */
export const finderQueryFor = (
  data: MasterData,
  viewer: Searcher,
  { criteria, ordering, ...range }: FinderRange,
): FinderQuery => ({
  gender: opposite(viewer.gender),
  criteria: criteriaAllowed(viewer, criteria),
  order: orderOf(data, viewer, ordering),
  excluded: viewer.blocked,
  ...range,
})
