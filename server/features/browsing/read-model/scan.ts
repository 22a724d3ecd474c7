import type { Direction } from './criteria.ts'
import { unknownScore } from './kundali-order.ts'
import type { Shelf } from './shelf.ts'

/** A criterion made ready: which column it looks at, and for each value of it whether it fits. */
export interface Filter {
  readonly column: number
  readonly fits: Uint8Array
}
export interface Scan {
  readonly filters: readonly Filter[]
  readonly direction: Direction
  /** Where the order is by score: the score of each place. */
  readonly scores: Uint8Array | null
  readonly without: readonly Uint8Array[]
  readonly from: number
  readonly most: number
}

/** One pass over the shelf: the rows of the stretch that was asked for, and how many fit in all. */
export function scan(shelf: Shelf, asked: Scan): { count: number; rows: number[] } {
  const { visible } = shelf.rows()
  // Hidden for the length of the scan: cheaper than asking for each row whether it is one of these.
  const hidden = asked.without.map(id => shelf.rowOf(id)).filter(row => row >= 0 && visible[row] === 1)
  for (const row of hidden) visible[row] = 0
  try {
    return asked.scores ? byScore(shelf, asked, asked.scores) : byJoining(shelf, asked)
  } finally {
    for (const row of hidden) visible[row] = 1
  }
}

// Scans come one at a time: they share the room for what fits.
let room = new Int32Array()

/**
 * Every row that fits, newest first or oldest first: so many at the beginning of the room. One criterion after the other
 * over what is left, and without a branch: each row is written down, and the next overwrites it where it did not fit.
 * A branch that goes either way costs more than all the rest.
 */
function fittingRows(shelf: Shelf, filters: readonly Filter[], newestFirst: boolean): number {
  const { length, order, visible, values } = shelf.rows()
  if (room.length < length) room = new Int32Array(order.length)
  let count = newestFirst ? newestVisible(order, visible, length, room) : oldestVisible(order, visible, length, room)
  for (const { column, fits } of filters) count = keepFitting(values[column] as Uint16Array, fits, count, room)
  return count
}

function newestVisible(order: Int32Array, visible: Uint8Array, length: number, into: Int32Array): number {
  let count = 0
  for (let n = length - 1; n >= 0; n--) {
    const row = order[n] as number
    into[count] = row
    count += visible[row] as number
  }
  return count
}

function oldestVisible(order: Int32Array, visible: Uint8Array, length: number, into: Int32Array): number {
  let count = 0
  for (let n = 0; n < length; n++) {
    const row = order[n] as number
    into[count] = row
    count += visible[row] as number
  }
  return count
}

function keepFitting(values: Uint16Array, fits: Uint8Array, among: number, rows: Int32Array): number {
  let count = 0
  for (let n = 0; n < among; n++) {
    const row = rows[n] as number
    rows[count] = row
    count += fits[values[row] as number] as number
  }
  return count
}

function byJoining(shelf: Shelf, { filters, direction, from, most }: Scan) {
  const count = fittingRows(shelf, filters, direction === 'desc')
  return { count, rows: Array.from(room.subarray(Math.min(from, count), Math.min(from + most, count))) }
}

/** Counts how many have each score; then each row's position follows, until those of the stretch are found. */
function byScore(shelf: Shelf, { filters, direction, from, most }: Scan, scores: Uint8Array) {
  const { place } = shelf.rows()
  const count = fittingRows(shelf, filters, true)
  const having = new Int32Array(unknownScore + 1)
  for (let n = 0; n < count; n++) {
    const score = scores[place[room[n] as number] as number] as number
    having[score] = (having[score] as number) + 1
  }
  const next = firstOfEach(having, direction)
  const rows: number[] = []
  let missing = Math.max(0, Math.min(most, count - from))
  for (let n = 0; missing > 0; n++) {
    const row = room[n] as number
    const score = scores[place[row] as number] as number
    const position = next[score] as number
    next[score] = position + 1
    if (position < from || position >= from + most) continue
    rows[position - from] = row
    missing--
  }
  return { count, rows }
}

/** Where in the order those of each score begin; the unknown come last either way. */
function firstOfEach(having: Int32Array, direction: Direction): Int32Array {
  const first = new Int32Array(having.length)
  let before = 0
  for (let n = 0; n < unknownScore; n++) {
    const score = direction === 'desc' ? unknownScore - 1 - n : n
    first[score] = before
    before += having[score] as number
  }
  first[unknownScore] = before
  return first
}
