import type { Criteria } from '#server/features/finding/read-model/criteria.ts'
import type { Order } from '#server/features/finding/read-model/query.ts'
import type { Ordering } from '#server/features/shared/paging/paging.ts'
import type { Viewer } from '#server/http/viewer.ts'

/** A member who hides the own last use learns nobody else's: not from a card, and not by a criterion or an order either. */
export const seesLastUse = ({ hidesLastUse }: Pick<Viewer, 'hidesLastUse'>): boolean => !hidesLastUse

/** The order of lists and searches: the newest or the best come first, unless the input asks for ascending order. */
export function orderOf(
  viewer: Pick<Viewer, 'hidesLastUse'>,
  ordering: Ordering,
  zodiacPlace: () => number | null,
): Order {
  const direction = ordering.sort_by === 'ASC' ? 'asc' : 'desc'
  if (ordering.order_by === 'recently_active' && seesLastUse(viewer)) return { by: 'recent', direction }
  if (ordering.order_by !== 'kundali') return { by: 'joined', direction }
  return { by: 'kundali', direction, place: zodiacPlace() }
}

/** Drops the criterion of the last use for a viewer who may not see it, because the result would tell it. */
export function criteriaAllowed(
  viewer: Pick<Viewer, 'hidesLastUse'>,
  { recentlyActive, ...criteria }: Criteria,
): Criteria {
  return seesLastUse(viewer) && recentlyActive !== undefined ? { ...criteria, recentlyActive } : criteria
}
