import { columns } from '../criteria.ts'
import type { MatchQuery } from '../query.ts'
import { codeLimit } from '../store/layout.ts'
import type { MemberStore } from '../store/member-store.ts'
import { type FairScan, fairPage, fairScanFor } from './fair-page.ts'
import type { CodeOf } from './filters.ts'
import { acceptance, type FitScan, fitScanFor } from './fit.ts'
import { withHidden } from './page.ts'
import { metIn, missesIn, tallyWishes } from './wish-tally.ts'

export interface MatchScan {
  readonly fit: FitScan
  /** The code of the own devak; 0 where it is not told, which excludes nobody. */
  readonly devak: number
  readonly fair: FairScan
  readonly offset: number
  readonly limit: number
}
export interface MatchRows {
  counts: number[]
  sameDevak: number
  rows: number[]
}

/** The places of two classes in the order of the classes. */
const [ours, near] = [1, 2]
const devakColumn = columns.indexOf('sameDevak')

export const matchScanFor = (query: MatchQuery, codeOf: CodeOf): MatchScan => ({
  fit: fitScanFor(query, codeOf),
  devak: query.devak === null ? 0 : (codeOf('sameDevak', query.devak) ?? 0),
  fair: fairScanFor(query.fair),
  offset: query.offset,
  limit: query.limit,
})

// Scans run one at a time, so they share buffers: for each place in the order whether that family is near, the places of those
// who meet every own wish, and the rows of a class.
let isNear = new Uint8Array()
let fitting = new Int32Array()
let rows = new Int32Array()

/** By tally, whether every wish is met (full), all but one (near), or neither. */
const [neither, full, nearly] = [0, 1, 2]
const kindOfTally = Uint8Array.from({ length: 256 }, (_, tally) =>
  missesIn(tally) > 1 || metIn(tally) === 0 ? neither : missesIn(tally) === 1 ? nearly : full,
)

/**
 * The first pass goes over the tallies, newest first, and finds who fits and who is near. The second parts those who fit by
 * their own wishes, and the third takes the rows of the page. The first has no branch, because an unpredictable one costs more
 * than all the rest.
 */
export const scanMatches = (store: MemberStore, scan: MatchScan): MatchRows =>
  withHidden(store, scan.fit.excluded, () => {
    const { order, values, place } = store.rows()
    const length = store.joinedUntil(scan.fair.midnight)
    if (isNear.length < length) {
      isNear = new Uint8Array(order.length)
      fitting = new Int32Array(order.length)
      rows = new Int32Array(order.length)
    }
    const tallies = tallyWishes(store, scan.fit)
    const devaks = values[devakColumn] as Uint16Array
    const isOther = new Uint8Array(codeLimit).fill(1)
    if (scan.devak !== 0) isOther[scan.devak] = 0
    const ofSameDevak = new Uint32Array(3)
    const ofOthers = new Uint32Array(3)
    let fits = 0
    for (let n = 0; n < length; n++) {
      const row = order[length - 1 - n] as number
      const kind = kindOfTally[tallies[row] as number] as number
      const other = isOther[devaks[row] as number] as number
      ofSameDevak[kind] = (ofSameDevak[kind] as number) + 1 - other
      const eligibleKind = kind * other
      ofOthers[eligibleKind] = (ofOthers[eligibleKind] as number) + 1
      isNear[n] = eligibleKind >> 1
      fitting[fits] = row
      fits += eligibleKind & full
    }
    const accepts = acceptance(store, scan.fit)
    let [mutual, oneSided] = [0, 0]
    for (let at = 0; at < fits; at++) {
      const row = fitting[at] as number
      if (accepts(row, place[row] as number)) rows[mutual++] = row
      else fitting[oneSided++] = row
    }
    const counts = [mutual, oneSided, ofOthers[nearly] as number]
    const sameDevak = (ofSameDevak[full] as number) + (ofSameDevak[nearly] as number)
    return { counts, sameDevak, rows: pageOf(store, length, counts, scan) }
  })

/** The families of each class lie newest first; the page takes those of its positions in their fair order. */
function pageOf(
  store: MemberStore,
  length: number,
  counts: readonly number[],
  { offset, limit, fair }: MatchScan,
): number[] {
  const page: number[] = []
  let before = 0
  for (const [matchClass, count] of counts.entries()) {
    const range = { from: Math.max(0, offset - before), to: Math.min(count, offset + limit - before) }
    before += count
    if (range.from >= range.to) continue
    if (matchClass === near) collectNear(store, length, count)
    page.push(...fairPage(store, { rows: matchClass === ours ? fitting : rows, count }, fair, range))
  }
  return page
}

/** Most pages end before those who are near, so these are collected only for a page that reaches them. */
function collectNear(store: MemberStore, length: number, count: number): void {
  const { order } = store.rows()
  for (let n = 0, collected = 0; collected < count; n++) {
    rows[collected] = order[length - 1 - n] as number
    collected += isNear[n] as number
  }
}
