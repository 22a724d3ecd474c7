import type { WaitingRow } from './queries.ts'

type Row = Pick<WaitingRow, 'uuid' | 'claimed_by'>

/**
 * The item to open after the one at `place`: the next that no colleague has claimed, or else the first such item before it.
 * `claimedByOthers` are items that colleagues claimed after the list was read.
 */
export function nextFree<R extends Row>(
  rows: readonly R[],
  place: number,
  claimedByOthers: ReadonlySet<string>,
): R | undefined {
  const isFree = (row: R) => (!row.claimed_by || row.claimed_by.is_self) && !claimedByOthers.has(row.uuid)
  const after = rows.slice(place + 1).find(isFree)
  return after ?? rows.slice(0, Math.max(place, 0)).find(isFree)
}
