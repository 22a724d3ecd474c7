import type { Wish } from '#domain/fit.ts'
import { type FitScan, met, missed } from './fit-scan.ts'
import { codeLimit } from './layout.ts'
import type { MemberStore } from './member-store.ts'
import { withHidden } from './scan.ts'

export interface ScannedCosts {
  fitting: number
  /** `codes` are the values of those whom this wish alone keeps away, with how many have each. */
  wishes: { wish: Wish; without: number; codes: [code: number, count: number][] }[]
}

/** What each own wish costs, all in one pass: whoever misses two of them is kept away by neither alone. */
export const scanCosts = (store: MemberStore, scan: FitScan): ScannedCosts =>
  withHidden(store, scan.excluded, () => {
    const { length, visible, values, place } = store.rows()
    const columnsRead = scan.wishes.map(({ column, outcomes }) => ({ read: values[column] as Uint16Array, outcomes }))
    const patrika = scan.ownPatrika
    const names: Wish[] = [...scan.wishes.map(({ wish }) => wish), ...(patrika ? (['patrika'] as const) : [])]
    const valuesOf = names.map(() => new Uint32Array(codeLimit))
    const gained = names.map(() => 0)
    const lost = names.map(() => 0)
    let fitting = 0
    rows: for (let row = 0; row < length; row++) {
      if (visible[row] === 0) continue
      let [meets, metLast, misses, missedAt, value] = [0, 0, 0, 0, 0]
      for (let n = 0; n < columnsRead.length; n++) {
        const { read, outcomes } = columnsRead[n] as (typeof columnsRead)[number]
        const code = read[row] as number
        const outcome = outcomes[code] as number
        if (outcome === met) {
          meets++
          metLast = n
        } else if (outcome === missed) {
          if (++misses > 1) continue rows
          missedAt = n
          value = code
        }
      }
      if (patrika) {
        const outcome = patrika[place[row] as number] as number
        if (outcome === met) {
          meets++
          metLast = names.length - 1
        } else if (outcome === missed) {
          if (++misses > 1) continue
          missedAt = names.length - 1
          value = 0
        }
      }
      if (misses === 1) {
        const counts = valuesOf[missedAt] as Uint32Array
        counts[value] = (counts[value] as number) + 1
        if (meets > 0) gained[missedAt] = (gained[missedAt] as number) + 1
      } else if (meets > 0) {
        fitting++
        // Without the only wish that it meets, a family fits no longer.
        if (meets === 1) lost[metLast] = (lost[metLast] as number) + 1
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
