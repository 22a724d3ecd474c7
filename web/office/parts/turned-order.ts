import type { Column } from '#web/ui/DataTable.tsx'

/** The heading by which a list that begins with its newest row is turned round. An empty direction is the list's own order. */
export const turnedOrder = (
  direction: string,
  hrefOf: (direction: string) => string,
): NonNullable<Column<unknown>['sort']> =>
  direction === 'ASC' ? { direction: 'ascending', href: hrefOf('') } : { direction: 'descending', href: hrefOf('ASC') }
