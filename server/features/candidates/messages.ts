import type { Gender } from '#domain/limits.ts'
import type { PackedIds } from './ids.ts'
import type { Scan } from './scan.ts'

export interface PackedPage {
  count: number
  ids: PackedIds
}

/** What the node tells its scanning thread. */
export type ToThread =
  | { kind: 'empty' }
  | { kind: 'load'; rows: Uint8Array }
  /** The rows are those of the ids that are visible now; ids without a row are hidden. */
  | { kind: 'change'; ids: Uint8Array; rows: Uint8Array }
  | { kind: 'find'; number: number; gender: Gender; scan: Scan }
  | { kind: 'stillVisible'; number: number; gender: Gender; ids: PackedIds; excluded: readonly Uint8Array[] }
  | { kind: 'size'; number: number }

export interface Size {
  members: number
  bytes: number
}
export type FromThread =
  | { kind: 'page'; number: number; page: PackedPage }
  | { kind: 'stillVisible'; number: number; ids: PackedIds }
  | { kind: 'size'; number: number; size: Size }
