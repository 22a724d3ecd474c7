import type { Gender } from '#domain/limits.ts'
import type { Collected } from './criteria.ts'
import type { PackedIds } from './ids.ts'
import type { Scan } from './scan.ts'

/** What the node tells its scanning thread. */
export type ToThread =
  | { kind: 'empty' }
  | { kind: 'load'; rows: Uint8Array }
  /** Of these ids the rows are what is visible now; the others are not any more. */
  | { kind: 'change'; ids: Uint8Array; rows: Uint8Array }
  | { kind: 'find'; number: number; gender: Gender; scan: Scan }
  | { kind: 'stillThere'; number: number; gender: Gender; ids: PackedIds; without: readonly Uint8Array[] }
  | { kind: 'size'; number: number }

export interface Size {
  members: number
  bytes: number
}
export type FromThread =
  | { kind: 'found'; number: number; found: Collected }
  | { kind: 'stillThere'; number: number; ids: PackedIds }
  | { kind: 'size'; number: number; size: Size }
