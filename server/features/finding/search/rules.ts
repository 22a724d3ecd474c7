import { criterionNames } from '#contract/finding/criteria.ts'
import type { Ordering } from '#server/features/shared/paging/paging.ts'
import { isChoice, isRangeValue, type SearchCriteria, type SearchValue } from './criteria.ts'
import type { SavedSearch } from './queries.ts'

/** A value in one spelling: lists in order, ranges by their ends. */
const normalized = (value: SearchValue) =>
  isChoice(value) ? value.toSorted() : isRangeValue(value) ? [value.from, value.to] : value

/** Whether two searches name the same criteria, whatever the order of their lists. */
const isSameCriteria = (one: SearchCriteria, other: SearchCriteria): boolean =>
  criterionNames.every(name => JSON.stringify(normalized(one[name])) === JSON.stringify(normalized(other[name])))

export const wireOrders = { joined: 'created_at', kundali: 'kundali', recent: 'recently_active' } as const
const orders = { created_at: 'joined', kundali: 'kundali', recently_active: 'recent' } as const

/** The order of a saved search as a request names it. */
export const orderingOf = ({ orderBy, direction }: SavedSearch): Ordering => ({
  order_by: wireOrders[orderBy],
  sort_by: direction === 'asc' ? 'ASC' : 'DESC',
})

/** Whether the saved search is the one wanted now. A request that names no order wants the saved one. */
export function isSameSearch(saved: SavedSearch, criteria: SearchCriteria, { order_by, sort_by }: Ordering): boolean {
  const orderBy = order_by === undefined ? saved.orderBy : orders[order_by]
  const direction = sort_by === undefined ? saved.direction : sort_by === 'ASC' ? 'asc' : 'desc'
  return orderBy === saved.orderBy && direction === saved.direction && isSameCriteria(saved.criteria, criteria)
}
