import { matchClasses } from '#domain/fit.ts'
import { columns } from './criteria.ts'
import type { CodeOf } from './filters.ts'
import { acceptance, type FitScan, fitScanFor } from './fit-scan.ts'
import type { MemberStore } from './member-store.ts'
import type { MatchQuery } from './query.ts'
import { withHidden } from './scan.ts'
import { metIn, missesIn, tallyWishes } from './wish-tally.ts'

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

/** One pass over the tallies, newest first, tells the class of each family; a second one goes as far as the page needs. */
export const scanMatches = (store: MemberStore, scan: MatchScan): MatchRows =>
  withHidden(store, scan.fit.excluded, () => {
    const { length, order, values, place } = store.rows()
    if (classes.length < length) classes = new Uint8Array(order.length)
    const tallies = tallyWishes(store, scan.fit)
    const accepts = acceptance(store, scan.fit)
    const devaks = values[devakColumn] as Uint16Array
    const counts = matchClasses.map(() => 0)
    let sameDevak = 0
    for (let n = 0; n < length; n++) {
      classes[n] = 0
      const row = order[length - 1 - n] as number
      const tally = tallies[row] as number
      if (missesIn(tally) > 1 || metIn(tally) === 0) continue
      if (scan.devak !== 0 && devaks[row] === scan.devak) {
        sameDevak++
        continue
      }
      const found = missesIn(tally) === 1 ? near : accepts(row, place[row] as number) ? both : ours
      classes[n] = found + 1
      counts[found] = (counts[found] as number) + 1
    }
    return { counts, sameDevak, rows: pageOf(order, length, counts, scan) }
  })

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
