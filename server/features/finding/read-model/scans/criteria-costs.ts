import { columns } from '../criteria.ts'
import type { CriteriaCosts, FinderQuery } from '../query.ts'
import { idBytes } from '../store/ids.ts'
import { codeLimit } from '../store/layout.ts'
import type { MemberStore } from '../store/member-store.ts'
import { type CodeOf, filtersFor } from './filters.ts'
import { type Filter, withHidden } from './page.ts'

export interface CriteriaCostScan {
  readonly filters: readonly Filter[]
  readonly excluded: readonly Uint8Array[]
}
export interface ScannedCriteria {
  count: number
  /** By the column of each criterion, how many fail it alone. */
  failing: { column: number; alone: number }[]
}

export const criteriaCostScanFor = (
  { criteria, excluded }: Pick<FinderQuery, 'criteria' | 'excluded'>,
  codeOf: CodeOf,
): CriteriaCostScan => ({ filters: filtersFor(criteria, codeOf), excluded: excluded.map(idBytes) })

export const criteriaCostsIn = ({ count, failing }: ScannedCriteria): CriteriaCosts => ({
  count,
  costs: failing.flatMap(({ column, alone }) => {
    const criterion = columns[column]
    return criterion === undefined ? [] : [{ criterion, without: alone }]
  }),
})

/** A failed criterion adds this and its index to a sum, which then says whether exactly one failed, and which. */
const oneFailed = 256

// Scans run one at a time, so they share one buffer.
let sums = new Uint16Array()

/**
 * Counts the matches, and how many members each criterion alone keeps away, in one pass per criterion. No loop has a
 * branch.
 */
export const scanCriteriaCosts = (store: MemberStore, { filters, excluded }: CriteriaCostScan): ScannedCriteria =>
  withHidden(store, excluded, () => {
    const { length, visible, values } = store.rows()
    if (sums.length < length) sums = new Uint16Array(visible.length)
    const into = sums
    // A member who is not visible counts as failing two criteria.
    for (let row = 0; row < length; row++) into[row] = (1 - (visible[row] as number)) * 2 * oneFailed
    for (const [at, { column, matches }] of filters.entries()) {
      const read = values[column] as Uint16Array
      const worth = new Uint16Array(codeLimit)
      for (let code = 0; code < codeLimit; code++) worth[code] = (1 - (matches[code] as number)) * (oneFailed + at)
      for (let row = 0; row < length; row++) into[row] = (into[row] as number) + (worth[read[row] as number] as number)
    }
    const having = new Uint32Array(0x10000)
    for (let row = 0; row < length; row++) {
      const sum = into[row] as number
      having[sum] = (having[sum] as number) + 1
    }
    return {
      count: having[0] as number,
      failing: filters.map(({ column }, at) => ({ column, alone: having[oneFailed + at] as number })),
    }
  })
