import { unknownScore } from '../kundali-order.ts'
import type { Direction } from '../query.ts'
import type { Everyone } from '../store/everyone.ts'
import type { MemberStore } from '../store/member-store.ts'

interface WantedPage {
  readonly excluded: readonly Uint8Array[]
  readonly direction: Direction
  readonly scores: Uint8Array | null
  readonly offset: number
  readonly limit: number
}

/** Pages beyond this are rare, and a scan finds them sooner than walking there. */
export const deepestPosition = 2_000

/** The page of a scan without criteria. Its cost does not grow with the community. */
export function pageOfEveryone(store: MemberStore, { excluded, direction, scores, offset, limit }: WantedPage) {
  const everyone = store.everyone()
  const { visible } = store.rows()
  const hidden = new Set(excluded.map(id => store.rowOf(id)).filter(row => row >= 0 && visible[row] === 1))
  const count = everyone.rows.length - hidden.size
  const positions = scores ? byScore(everyone, scores, direction) : byJoining(everyone.rows.length, direction)
  const rows: number[] = []
  let before = 0
  for (const position of positions) {
    if (rows.length >= limit) break
    const row = everyone.rows[position] as number
    if (!hidden.has(row) && before++ >= offset) rows.push(row)
  }
  return { count, rows }
}

function* byJoining(length: number, direction: Direction) {
  if (direction === 'asc') for (let n = 0; n < length; n++) yield n
  else for (let n = length - 1; n >= 0; n--) yield n
}

/** The positions by score, the newest first within a score. Unknown scores come last in both directions. */
function* byScore({ rows, byPlace }: Everyone, scores: Uint8Array, direction: Direction) {
  const knownScores = [...new Set(scores)].filter(score => score !== unknownScore).sort((a, b) => a - b)
  // Without the viewer's own stars all scores are unknown.
  if (knownScores.length === 0) return yield* byJoining(rows.length, 'desc')
  if (direction === 'desc') knownScores.reverse()
  for (const score of [...knownScores, unknownScore])
    yield* newestFirst(byPlace.filter((_, code) => scores[code] === score))
}

/** Merges lists of positions, each in ascending order, from their ends. */
function* newestFirst(lists: readonly Int32Array[]) {
  const remaining = lists.map(list => list.length)
  for (;;) {
    let [newest, from] = [-1, -1]
    for (let n = 0; n < lists.length; n++) {
      const position = (lists[n] as Int32Array)[(remaining[n] as number) - 1] ?? -1
      if (position > newest) [newest, from] = [position, n]
    }
    if (from < 0) return
    remaining[from] = (remaining[from] as number) - 1
    yield newest
  }
}
