import type { Wish } from '#domain/fit.ts'
import { type FitScan, met, missed } from './fit-scan.ts'
import { codeLimit } from './layout.ts'
import type { MemberStore } from './member-store.ts'
import { withHidden } from './scan.ts'
import { metIn, missesIn, tallyWishes } from './wish-tally.ts'

export interface ScannedCosts {
  fitting: number
  /** `codes` are the values of those whom this wish alone keeps away, with how many have each. */
  wishes: { wish: Wish; without: number; codes: [code: number, count: number][] }[]
}

/** What each own wish costs, all in one pass: whoever misses two of them is kept away by neither alone. */
export const scanCosts = (store: MemberStore, scan: FitScan): ScannedCosts =>
  withHidden(store, scan.excluded, () => {
    const { length, values } = store.rows()
    const columnsRead = scan.wishes.map(({ column, outcomes }) => ({ read: values[column] as Uint16Array, outcomes }))
    const patrika = scan.ownPatrika
    const names: Wish[] = [...scan.wishes.map(({ wish }) => wish), ...(patrika ? (['patrika'] as const) : [])]
    const valuesOf = names.map(() => new Uint32Array(codeLimit))
    const gained = names.map(() => 0)
    const lost = names.map(() => 0)
    const tallies = tallyWishes(store, scan)
    /** The wish of a row that came out so. */
    const wishWith = (row: number, outcome: number): number => {
      const at = columnsRead.findIndex(({ read, outcomes }) => outcomes[read[row] as number] === outcome)
      return at < 0 ? names.length - 1 : at
    }
    let fitting = 0
    for (let row = 0; row < length; row++) {
      const tally = tallies[row] as number
      const misses = missesIn(tally)
      if (misses > 1) continue
      const meets = metIn(tally)
      if (misses === 1) {
        const at = wishWith(row, missed)
        const counts = valuesOf[at] as Uint32Array
        const value = columnsRead[at]?.read[row] ?? 0
        counts[value] = (counts[value] as number) + 1
        if (meets > 0) gained[at] = (gained[at] as number) + 1
      } else if (meets > 0) {
        fitting++
        // Without the only wish that it meets, a family fits no longer.
        if (meets === 1) {
          const at = wishWith(row, met)
          lost[at] = (lost[at] as number) + 1
        }
      }
    }
    const codesOf = (counts: Uint32Array) => Array.from(counts.entries()).filter(([, count]) => count > 0)
    return {
      fitting,
      wishes: names.map((wish, n) => ({
        wish,
        without: (gained[n] as number) - (lost[n] as number),
        codes: wish === 'patrika' ? [] : codesOf(valuesOf[n] as Uint32Array),
      })),
    }
  })
