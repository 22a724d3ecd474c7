import { columns } from '../criteria.ts'
import type { MatchQuery } from '../query.ts'
import { codeLimit } from '../store/layout.ts'
import type { MemberStore } from '../store/member-store.ts'
import type { CodeOf } from './filters.ts'
import { acceptance, type FitScan, fitScanFor } from './fit.ts'
import { withHidden } from './page.ts'
import { metIn, missesIn, tallyWishes } from './wish-tally.ts'

export interface MatchScan {
  readonly fit: FitScan
  /** The code of the own devak; 0 where it is not told, which excludes nobody. */
  readonly devak: number
  readonly offset: number
  readonly limit: number
}
export interface MatchRows {
  counts: number[]
  sameDevak: number
  rows: number[]
}

/** The index of each class in the order of the classes. */
const [both, ours, near] = [0, 1, 2]
/** A family that fits starts in the class `ours`, until its own wishes are checked. */
const classOfKind = Uint8Array.of(0, ours + 1, near + 1)
const devakColumn = columns.indexOf('sameDevak')

export const matchScanFor = (query: MatchQuery, codeOf: CodeOf): MatchScan => ({
  fit: fitScanFor(query, codeOf),
  devak: query.devak === null ? 0 : (codeOf('sameDevak', query.devak) ?? 0),
  offset: query.offset,
  limit: query.limit,
})

// Scans run one at a time, so they share two buffers: the class of each place in the order plus one, 0 for no match, and the
// places of those who meet every own wish.
let classes = new Uint8Array()
let fitting = new Int32Array()

/** By tally, whether every wish is met (full), all but one (near), or neither. */
const [neither, full, nearly] = [0, 1, 2]
const kindOfTally = Uint8Array.from({ length: 256 }, (_, tally) =>
  missesIn(tally) > 1 || metIn(tally) === 0 ? neither : missesIn(tally) === 1 ? nearly : full,
)

/**
 * The first pass goes over the tallies, newest first, and gives each family its class. The second checks the wishes of
 * those who fit, and the third collects the rows of the page. The first has no branch, because an unpredictable one costs
 * more than all the rest.
 */
export const scanMatches = (store: MemberStore, scan: MatchScan): MatchRows =>
  withHidden(store, scan.fit.excluded, () => {
    const { length, order, values, place } = store.rows()
    if (classes.length < length) {
      classes = new Uint8Array(order.length)
      fitting = new Int32Array(order.length)
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
      classes[n] = classOfKind[eligibleKind] as number
      fitting[fits] = n
      fits += eligibleKind & full
    }
    const accepts = acceptance(store, scan.fit)
    let mutual = 0
    for (let at = 0; at < fits; at++) {
      const n = fitting[at] as number
      const row = order[length - 1 - n] as number
      if (!accepts(row, place[row] as number)) continue
      classes[n] = both + 1
      mutual++
    }
    const counts = [mutual, fits - mutual, ofOthers[nearly] as number]
    const sameDevak = (ofSameDevak[full] as number) + (ofSameDevak[nearly] as number)
    return { counts, sameDevak, rows: pageOf(order, length, counts, scan) }
  })

function pageOf(order: Int32Array, length: number, counts: readonly number[], { offset, limit }: MatchScan): number[] {
  const next = counts.map((_, at) => counts.slice(0, at).reduce((sum, count) => sum + count, 0))
  const all = counts.reduce((sum, count) => sum + count, 0)
  const rows: number[] = []
  let wanted = Math.max(0, Math.min(limit, all - offset))
  for (let n = 0; wanted > 0; n++) {
    const classIndex = (classes[n] as number) - 1
    if (classIndex < 0) continue
    const position = next[classIndex] as number
    next[classIndex] = position + 1
    if (position < offset || position >= offset + limit) continue
    rows[position - offset] = order[length - 1 - n] as number
    wanted--
  }
  return rows
}
