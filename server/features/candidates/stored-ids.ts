import { idAt, idBytes, type PackedIds } from './ids.ts'
import { idLength } from './layout.ts'

/** The ids of a result in their order, as they are stored. How they are packed is known to this folder alone. */
export interface StoredIds {
  readonly length: number
  /** The ids from one position up to another; positions outside the result give nothing. */
  slice(from: number, to: number): string[]
  /** The position of an id, or -1. */
  indexOf(id: string): number
  /** The value of the table's column; `storedIds` reads it back. */
  toBytes(): Buffer
}

export function storedIds(packed: PackedIds): StoredIds {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  const length = bytes.byteLength / idLength
  return {
    length,
    slice(from, to) {
      const first = Math.max(0, from)
      const count = Math.max(0, Math.min(to, length) - first)
      return Array.from({ length: count }, (_, n) => idAt(bytes, (first + n) * idLength))
    },
    indexOf(id) {
      const wanted = idBytes(id)
      // A match may straddle two ids; the search then goes on behind it.
      for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1))
        if (at % idLength === 0) return at / idLength
      return -1
    },
    toBytes: () => bytes,
  }
}
