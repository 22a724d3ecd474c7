import type { Day } from '../calendar.ts'

/**
 * Whether a family is new since the viewer's last visit. A visit is a day on which the viewer used the site, and the one
 * that counts is the last such day before the present one: so nothing stops being new at a reload or at the second look
 * of a day. A family that joined on the day of that visit is new too, because it may have joined after the visit. At the
 * first visit nobody is new.
 */
export const isNewSince = (joinedOn: Day, previousUse: Day | null): boolean =>
  previousUse !== null && joinedOn >= previousUse

/** How many new ones the first page of a list shows that has the newest first, and whether the next page may have more. */
export const newOnFirstPage = (list: readonly { is_new: 0 | 1 }[], hasNext: boolean) => ({
  count: list.filter(({ is_new }) => is_new === 1).length,
  isMore: hasNext && list.length > 0 && list.every(({ is_new }) => is_new === 1),
})
