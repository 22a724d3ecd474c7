import { idLength } from './layout.ts'

/** A uuid as its sixteen bytes, and back. */
export const idBytes = (id: string): Uint8Array => Uint8Array.from(Buffer.from(id.replaceAll('-', ''), 'hex'))

export function idAt(bytes: Uint8Array, at: number): string {
  const hex = Buffer.from(bytes.buffer, bytes.byteOffset + at, idLength).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Ids end to end, sixteen bytes each: two thousand strings would be the most expensive part of a search. */
export type PackedIds = Uint8Array

export function packIds(ids: readonly string[]): PackedIds {
  const packed = new Uint8Array(ids.length * idLength)
  for (const [n, id] of ids.entries()) packed.set(idBytes(id), n * idLength)
  return packed
}

export const unpackIds = (packed: PackedIds): string[] =>
  Array.from({ length: packed.byteLength / idLength }, (_, n) => idAt(packed, n * idLength))

/** Compares byte by byte, as the database orders uuids. */
export function compareIds(one: Uint8Array, oneAt: number, other: Uint8Array, otherAt: number): number {
  for (let byte = 0; byte < idLength; byte++) {
    const difference = (one[oneAt + byte] ?? 0) - (other[otherAt + byte] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
