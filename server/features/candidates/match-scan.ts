import { matchClasses } from '#domain/fit.ts'
import { columns } from './criteria.ts'
import type { CodeOf } from './filters.ts'
import { acceptance, type FitScan, fitScanFor, met, missed } from './fit-scan.ts'
import type { MemberStore } from './member-store.ts'
import type { MatchQuery } from './query.ts'
import { withHidden } from './scan.ts'

export interface MatchScan {
  readonly fit: FitScan
  /** The code of the own devak; 0 where none is told, which is then nobody's. */
  readonly devak: number
  readonly offset: number
  readonly limit: number
}
export interface MatchRows {
  counts: number[]
  sameDevak: number
  rows: number[]
}

/** The places of the classes in their order. */
const [both, ours, near] = [0, 1, 2]
const devakColumn = columns.indexOf('sameDevak')

export const matchScanFor = (query: MatchQuery, codeOf: CodeOf): MatchScan => ({
  fit: fitScanFor(query, codeOf),
  devak: query.devak === null ? 0 : (codeOf('sameDevak', query.devak) ?? 0),
  offset: query.offset,
  limit: query.limit,
})

// Scans run one at a time, so they share one buffer: the class of each place in the order plus one, and 0 for no match.
let classes = new Uint8Array()

/** One pass that tells the class of each family, newest first, and a second one as far as the page needs it. */
export const scanMatches = (store: MemberStore, scan: MatchScan): MatchRows =>
  withHidden(store, scan.fit.excluded, () => {
    const { length, order, visible, values } = store.rows()
    if (classes.length < length) classes = new Uint8Array(order.length)
    const classOf = classifier(store, scan.fit)
    const devaks = values[devakColumn] as Uint16Array
    const counts = matchClasses.map(() => 0)
    let sameDevak = 0
    for (let n = 0; n < length; n++) {
      const row = order[length - 1 - n] as number
      const found = visible[row] === 1 ? classOf(row) : -1
      const isSameDevak = found >= 0 && scan.devak !== 0 && devaks[row] === scan.devak
      if (isSameDevak) sameDevak++
      const kept = isSameDevak ? -1 : found
      classes[n] = kept + 1
      if (kept >= 0) counts[kept] = (counts[kept] as number) + 1
    }
    return { counts, sameDevak, rows: pageOf(order, length, counts, scan) }
  })

/** The class of a row, or -1. A second wish missed ends the look at it. */
function classifier(store: MemberStore, scan: FitScan): (row: number) => number {
  const { values, place } = store.rows()
  const accepts = acceptance(store, scan)
  return row => {
    let [hasMet, misses] = [0, 0]
    for (const { column, outcomes } of scan.wishes) {
      const outcome = outcomes[(values[column] as Uint16Array)[row] as number] as number
      if (outcome === missed && ++misses > 1) return -1
      hasMet |= outcome & met
    }
    const star = place[row] as number
    if (scan.ownPatrika) {
      const outcome = scan.ownPatrika[star] as number
      if (outcome === missed && ++misses > 1) return -1
      hasMet |= outcome & met
    }
    if (hasMet === 0) return -1
    if (misses === 1) return near
    return accepts(row, star) ? both : ours
  }
}

function pageOf(order: Int32Array, length: number, counts: readonly number[], { offset, limit }: MatchScan): number[] {
  const next = counts.map((_, at) => counts.slice(0, at).reduce((sum, count) => sum + count, 0))
  const all = counts.reduce((sum, count) => sum + count, 0)
  const rows: number[] = []
  let wanted = Math.max(0, Math.min(limit, all - offset))
  for (let n = 0; wanted > 0; n++) {
    const found = (classes[n] as number) - 1
    if (found < 0) continue
    const position = next[found] as number
    next[found] = position + 1
    if (position < offset || position >= offset + limit) continue
    rows[position - offset] = order[length - 1 - n] as number
    wanted--
  }
  return rows
}
