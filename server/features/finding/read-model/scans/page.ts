import { unknownScore } from '../kundali-order.ts'
import type { Direction } from '../query.ts'
import { codeLimit } from '../store/layout.ts'
import type { MemberStore } from '../store/member-store.ts'
import { type StoredNumbers, unpackNumbers } from '../stored-numbers.ts'
import { deepestPosition, pageOfEveryone } from './everyone-page.ts'

/** A criterion ready for the scan: its column, and for each value of the column 1 where it matches. */
export interface Filter {
  readonly column: number
  readonly matches: Uint8Array
}
export interface Scan {
  readonly filters: readonly Filter[]
  readonly direction: Direction
  /** The score of each place, or of each recency, where the order is by score; null for the joining order. */
  readonly scores: Uint8Array | null
  /** What the scores are of. */
  readonly scored: 'place' | 'recency'
  readonly excluded: readonly Uint8Array[]
  readonly offset: number
  readonly limit: number
}

// Hiding these rows for the length of the scan is cheaper than comparing each row with them.
export function withHidden<T>(store: MemberStore, excluded: readonly Uint8Array[], read: () => T): T {
  const { visible } = store.rows()
  const hidden = excluded.map(id => store.rowOf(id)).filter(row => row >= 0 && visible[row] === 1)
  for (const row of hidden) visible[row] = 0
  try {
    return read()
  } finally {
    for (const row of hidden) visible[row] = 1
  }
}

/** One pass over the store: the rows of the page, and how many match in all. */
export function scan(store: MemberStore, query: Scan): { count: number; rows: number[] } {
  if (query.filters.length === 0 && query.scored === 'place' && query.offset + query.limit <= deepestPosition)
    return pageOfEveryone(store, query)
  return withHidden(store, query.excluded, () =>
    query.scores ? byScore(store, query, query.scores) : byJoining(store, query),
  )
}

/** The rows of these members who are visible now. */
export function stillVisibleRows(
  store: MemberStore,
  stored: { numbers: StoredNumbers; excluded: readonly Uint8Array[] },
): number[] {
  const { visible } = store.rows()
  return withHidden(store, stored.excluded, () => {
    const rows: number[] = []
    for (const number of unpackNumbers(stored.numbers)) {
      const row = store.rowOfNumber(number)
      if (row >= 0 && visible[row] === 1) rows.push(row)
    }
    return rows
  })
}

// Scans run one at a time, so they share one buffer for the matching rows.
let buffer = new Int32Array()

/**
 * Writes every matching row to the beginning of the buffer, newest or oldest first, and returns how many there are. The
 * criteria run one after another over the rows left, the narrowest first. The loops have no branch: each row is written,
 * and the next one overwrites it where it did not match. An unpredictable branch costs more than all the rest.
 */
function matchingRows(store: MemberStore, filters: readonly Filter[], newestFirst: boolean): number {
  const { length, order, visible, values } = store.rows()
  if (buffer.length < length) buffer = new Int32Array(order.length)
  const [first, ...others] = narrowestFirst(store, filters)
  const column = values[first?.column ?? 0] as Uint16Array
  const matches = first?.matches ?? everything
  let count = newestFirst
    ? newestMatching(order, visible, column, matches, length, buffer)
    : oldestMatching(order, visible, column, matches, length, buffer)
  for (const filter of others) count = keepMatching(values[filter.column] as Uint16Array, filter.matches, count, buffer)
  return count
}

const everything = new Uint8Array(codeLimit).fill(1)
const sample = 256

/** Orders the filters by how many rows of an even sample match each. */
function narrowestFirst(store: MemberStore, filters: readonly Filter[]): Filter[] {
  const { length, values } = store.rows()
  const stride = Math.max(1, Math.floor(length / sample))
  const fitting = ({ column, matches }: Filter) => {
    const own = values[column] as Uint16Array
    let count = 0
    for (let row = 0; row < length; row += stride) count += matches[own[row] as number] as number
    return count
  }
  return filters
    .map(filter => ({ filter, count: fitting(filter) }))
    .sort((one, other) => one.count - other.count)
    .map(({ filter }) => filter)
}

// The two loops differ only in their direction: one loop with the step as an argument is half as fast.
function newestMatching(
  order: Int32Array,
  visible: Uint8Array,
  values: Uint16Array,
  matches: Uint8Array,
  length: number,
  into: Int32Array,
): number {
  let count = 0
  for (let n = length - 1; n >= 0; n--) {
    const row = order[n] as number
    into[count] = row
    count += (visible[row] as number) & (matches[values[row] as number] as number)
  }
  return count
}

function oldestMatching(
  order: Int32Array,
  visible: Uint8Array,
  values: Uint16Array,
  matches: Uint8Array,
  length: number,
  into: Int32Array,
): number {
  let count = 0
  for (let n = 0; n < length; n++) {
    const row = order[n] as number
    into[count] = row
    count += (visible[row] as number) & (matches[values[row] as number] as number)
  }
  return count
}

function keepMatching(values: Uint16Array, matches: Uint8Array, among: number, rows: Int32Array): number {
  let count = 0
  for (let n = 0; n < among; n++) {
    const row = rows[n] as number
    rows[count] = row
    count += matches[values[row] as number] as number
  }
  return count
}

function byJoining(store: MemberStore, { filters, direction, offset, limit }: Scan) {
  const count = matchingRows(store, filters, direction === 'desc')
  return { count, rows: Array.from(buffer.subarray(Math.min(offset, count), Math.min(offset + limit, count))) }
}

/** Counts how many have each score; then each row's position follows, until those of the page are complete. */
function byScore(store: MemberStore, { filters, direction, offset, limit, scored }: Scan, scores: Uint8Array) {
  const { [scored]: place } = store.rows()
  const count = matchingRows(store, filters, true)
  const having = new Int32Array(unknownScore + 1)
  for (let n = 0; n < count; n++) {
    const score = scores[place[buffer[n] as number] as number] as number
    having[score] = (having[score] as number) + 1
  }
  const next = firstOfEach(having, direction)
  const rows: number[] = []
  let missing = Math.max(0, Math.min(limit, count - offset))
  for (let n = 0; missing > 0; n++) {
    const row = buffer[n] as number
    const score = scores[place[row] as number] as number
    const position = next[score] as number
    next[score] = position + 1
    if (position < offset || position >= offset + limit) continue
    rows[position - offset] = row
    missing--
  }
  return { count, rows }
}

/** The first position of each score in the order; unknown scores come last in both directions. */
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
