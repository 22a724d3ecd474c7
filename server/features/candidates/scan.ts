import type { Direction } from './criteria.ts'
import type { PackedIds } from './ids.ts'
import { unknownScore } from './kundali-order.ts'
import { codeLimit, idLength } from './layout.ts'
import type { Shelf } from './member-store.ts'

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

// Cheaper than asking for each row whether it is one of these.
function hiding<T>(shelf: Shelf, without: readonly Uint8Array[], look: () => T): T {
  const { visible } = shelf.rows()
  const hidden = without.map(id => shelf.rowOf(id)).filter(row => row >= 0 && visible[row] === 1)
  for (const row of hidden) visible[row] = 0
  try {
    return look()
  } finally {
    for (const row of hidden) visible[row] = 1
  }
}

/** One pass over the shelf: the rows of the stretch that was asked for, and how many fit in all. */
export const scan = (shelf: Shelf, asked: Scan): { count: number; rows: number[] } =>
  hiding(shelf, asked.without, () => (asked.scores ? byScore(shelf, asked, asked.scores) : byJoining(shelf, asked)))

/** The rows of these ids, as far as they are visible now. */
export function stillVisible(shelf: Shelf, kept: { ids: PackedIds; without: readonly Uint8Array[] }): number[] {
  const { visible } = shelf.rows()
  const rows: number[] = []
  hiding(shelf, kept.without, () => {
    for (let at = 0; at < kept.ids.byteLength; at += idLength) {
      const row = shelf.rowOf(kept.ids, at)
      if (row >= 0 && visible[row] === 1) rows.push(row)
    }
  })
  return rows
}

// Scans come one at a time: they share the room for what fits.
let room = new Int32Array()

/**
 * Every row that fits, newest first or oldest first: so many at the beginning of the room. One criterion after the other
 * over what is left, the one that leaves the fewest first, and without a branch: each row is written down, and the next
 * overwrites it where it did not fit. A branch that goes either way costs more than all the rest.
 */
function fittingRows(shelf: Shelf, filters: readonly Filter[], newestFirst: boolean): number {
  const { length, order, visible, values } = shelf.rows()
  if (room.length < length) room = new Int32Array(order.length)
  const [first, ...others] = narrowestFirst(shelf, filters)
  const column = values[first?.column ?? 0] as Uint16Array
  const fits = first?.fits ?? everything
  let count = newestFirst
    ? newestFitting(order, visible, column, fits, length, room)
    : oldestFitting(order, visible, column, fits, length, room)
  for (const filter of others) count = keepFitting(values[filter.column] as Uint16Array, filter.fits, count, room)
  return count
}

const everything = new Uint8Array(codeLimit).fill(1)
const sample = 256

/** By how many of a few rows, taken evenly, fit each. */
function narrowestFirst(shelf: Shelf, filters: readonly Filter[]): Filter[] {
  const { length, values } = shelf.rows()
  const stride = Math.max(1, Math.floor(length / sample))
  const fitting = ({ column, fits }: Filter) => {
    const own = values[column] as Uint16Array
    let count = 0
    for (let row = 0; row < length; row += stride) count += fits[own[row] as number] as number
    return count
  }
  return filters
    .map(filter => ({ filter, count: fitting(filter) }))
    .sort((one, other) => one.count - other.count)
    .map(({ filter }) => filter)
}

// Two loops that differ in their direction alone: one with a step as an argument is half as fast.
function newestFitting(
  order: Int32Array,
  visible: Uint8Array,
  values: Uint16Array,
  fits: Uint8Array,
  length: number,
  into: Int32Array,
): number {
  let count = 0
  for (let n = length - 1; n >= 0; n--) {
    const row = order[n] as number
    into[count] = row
    count += (visible[row] as number) & (fits[values[row] as number] as number)
  }
  return count
}

function oldestFitting(
  order: Int32Array,
  visible: Uint8Array,
  values: Uint16Array,
  fits: Uint8Array,
  length: number,
  into: Int32Array,
): number {
  let count = 0
  for (let n = 0; n < length; n++) {
    const row = order[n] as number
    into[count] = row
    count += (visible[row] as number) & (fits[values[row] as number] as number)
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
