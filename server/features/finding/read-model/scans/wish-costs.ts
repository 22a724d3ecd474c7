import type { Wish } from '#domain/finding/fit.ts'
import { codeLimit } from '../store/layout.ts'
import type { MemberStore } from '../store/member-store.ts'
import { type FitScan, met, missed } from './fit.ts'
import { withHidden } from './page.ts'
import { metIn, missesIn, tallyWishes } from './wish-tally.ts'

export interface ScannedCosts {
  fitting: number
  /** `codes` are the values of those whom this wish alone keeps away, with how many have each. */
  wishes: { wish: Wish; without: number; codes: [code: number, count: number][] }[]
}

/** What a tally says of a family: with one wish missed, whether it meets another; with none missed, how many it meets. */
const [tooFar, missesOne, missesOneOfMore, meetsOne, meetsMore] = [0, 1, 2, 3, 4]
const kinds = 5
const kindOfTally = Uint8Array.from({ length: 256 }, (_, tally) => {
  const meets = metIn(tally)
  if (missesIn(tally) > 1) return tooFar
  if (missesIn(tally) === 1) return meets > 0 ? missesOneOfMore : missesOne
  return meets === 0 ? tooFar : meets === 1 ? meetsOne : meetsMore
})

/**
 * Counts what each own wish costs. A family that misses two wishes is kept away by neither alone. A family that misses
 * one is kept away by the wish that refuses its value. So each column is counted once by value and kind, in a loop
 * without a branch, and the costs are read from these counts.
 */
export const scanCosts = (store: MemberStore, scan: FitScan): ScannedCosts =>
  withHidden(store, scan.excluded, () => {
    const { length, values, place } = store.rows()
    const ofKind = tallyWishes(store, scan)
    for (let row = 0; row < length; row++) ofKind[row] = kindOfTally[ofKind[row] as number] as number
    const wishes = scan.wishes.map(({ wish, column, outcomes }) =>
      costOf(wish, outcomes, countColumn(ofKind, values[column] as Uint16Array, length)),
    )
    if (scan.ownPatrika)
      wishes.push({ ...costOf('patrika', scan.ownPatrika, countPlaces(ofKind, place, length)), codes: [] })
    return { fitting: countFitting(ofKind, length), wishes }
  })

// Two functions with the same loop, one for each type of array: a loop that meets both types runs slower.
function countColumn(ofKind: Uint8Array, codes: Uint16Array, length: number): Uint32Array {
  const counts = new Uint32Array(kinds * codeLimit)
  for (let row = 0; row < length; row++) {
    const at = (ofKind[row] as number) * codeLimit + (codes[row] as number)
    counts[at] = (counts[at] as number) + 1
  }
  return counts
}
function countPlaces(ofKind: Uint8Array, places: Uint8Array, length: number): Uint32Array {
  const counts = new Uint32Array(kinds * codeLimit)
  for (let row = 0; row < length; row++) {
    const at = (ofKind[row] as number) * codeLimit + (places[row] as number)
    counts[at] = (counts[at] as number) + 1
  }
  return counts
}

function countFitting(ofKind: Uint8Array, length: number): number {
  const counts = new Uint32Array(kinds)
  for (let row = 0; row < length; row++) counts[ofKind[row] as number] = (counts[ofKind[row] as number] as number) + 1
  return (counts[meetsOne] as number) + (counts[meetsMore] as number)
}

function costOf(wish: Wish, outcomes: Uint8Array, counts: Uint32Array): ScannedCosts['wishes'][number] {
  const of = (kind: number, code: number) => counts[kind * codeLimit + code] as number
  let without = 0
  const codes: [code: number, count: number][] = []
  for (const [code, outcome] of outcomes.entries()) {
    if (outcome === missed) {
      const gained = of(missesOneOfMore, code)
      const keptAway = gained + of(missesOne, code)
      without += gained
      if (keptAway > 0) codes.push([code, keptAway])
    }
    // Without the only wish that it meets, a family fits no longer.
    if (outcome === met) without -= of(meetsOne, code)
  }
  return { wish, without, codes }
}
