import { idLength } from './layout.ts'

/** A uuid as its sixteen bytes, and back. */
export const idBytes = (id: string): Uint8Array => Uint8Array.from(Buffer.from(id.replaceAll('-', ''), 'hex'))

export function idAt(bytes: Uint8Array, at: number): string {
  const hex = Buffer.from(bytes.buffer, bytes.byteOffset + at, idLength).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** As the database orders uuids: byte by byte. */
export function compareIds(one: Uint8Array, oneAt: number, other: Uint8Array, otherAt: number): number {
  for (let byte = 0; byte < idLength; byte++) {
    const difference = (one[oneAt + byte] ?? 0) - (other[otherAt + byte] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
