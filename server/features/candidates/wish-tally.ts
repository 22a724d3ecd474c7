import { type FitScan, met, missed } from './fit-scan.ts'
import { codeLimit } from './layout.ts'
import type { MemberStore } from './member-store.ts'

/** A tally has how many wishes are missed in its upper half and how many are met in its lower one. */
const oneMissed = 16
export const missesIn = (tally: number): number => tally >> 4
export const metIn = (tally: number): number => tally & (oneMissed - 1)

const weights = (outcomes: Uint8Array): Uint8Array =>
  outcomes.map(outcome => (outcome === missed ? oneMissed : outcome === met ? 1 : 0))

// Scans run one at a time, so they share one buffer.
let tallies = new Uint8Array()

/**
 * How many of the own wishes each row meets and misses. It goes wish by wish, in loops without a branch: an unpredictable one
 * costs more than all the rest. A row that is not visible misses more than anybody may.
 */
export function tallyWishes(store: MemberStore, { wishes, ownPatrika }: FitScan): Uint8Array {
  const { length, visible, values, place } = store.rows()
  if (tallies.length < length) tallies = new Uint8Array(visible.length)
  const into = tallies
  for (let row = 0; row < length; row++) into[row] = (1 - (visible[row] as number)) * 2 * oneMissed
  for (const { column, outcomes } of wishes) add(into, values[column] as Uint16Array, weights(outcomes), length)
  if (ownPatrika) add(into, place, weights(ownPatrika), length)
  return into
}

function add(into: Uint8Array, codes: Uint16Array | Uint8Array, worth: Uint8Array, length: number): void {
  const table = new Uint8Array(codeLimit)
  table.set(worth)
  for (let row = 0; row < length; row++) into[row] = (into[row] as number) + (table[codes[row] as number] as number)
}
