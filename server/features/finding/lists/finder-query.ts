import { horoscopeFrom } from '#server/features/families/kundali/horoscopes.ts'
import type { Criteria } from '#server/features/finding/read-model/criteria.ts'
import { placeOf } from '#server/features/finding/read-model/kundali-order.ts'
import type { FinderQuery } from '#server/features/finding/read-model/query.ts'
import { opposite, type ViewerIdentity } from '#server/features/relations/visibility/rules.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { Ordering } from '#server/features/shared/paging/paging.ts'
import type { BirthDetails, Viewer } from '#server/http/viewer.ts'
import { criteriaAllowed, orderOf } from './rules.ts'

/** What a search needs of the viewer. Their birth details decide the order by kundali, and blocked members are left out. */
export interface Searcher extends ViewerIdentity, Pick<Viewer, 'blocked' | 'hidesLastUse' | 'paid'> {
  facts: BirthDetails
}

/** The place of the viewer's moon in the zodiac, or null when the viewer's birth details do not determine it. */
export const zodiacPlaceOf = (data: MasterData, { facts }: Pick<Searcher, 'facts'>): number | null =>
  placeOf(horoscopeFrom(data, facts))

/** The same viewer, for a question that leaves these members out as well. */
export const withoutThese = <V extends Pick<Viewer, 'blocked'>>(viewer: V, ids: readonly string[]): V => ({
  ...viewer,
  blocked: [...viewer.blocked, ...ids],
})

interface FinderRange {
  criteria: Criteria
  ordering: Ordering
  offset: number
  limit: number
}

/** Selects members of the other gender who match the criteria. */
export const finderQueryFor = (
  data: MasterData,
  viewer: Searcher,
  { criteria, ordering, ...range }: FinderRange,
): FinderQuery => ({
  gender: opposite(viewer.gender),
  criteria: criteriaAllowed(viewer, criteria),
  order: orderOf(viewer, ordering, () => zodiacPlaceOf(data, viewer)),
  excluded: viewer.blocked,
  ...range,
})
