import { compareIds } from './ids.ts'
import { idLength } from './layout.ts'

/**
 * The row of each id. A Map of strings would take more memory than all the rows it points to; this hash table of row
 * numbers takes eight to sixteen bytes a member. The random end of the id is the hash.
 */
export function idIndex(idsOfRows: () => Uint8Array) {
  // A slot holds a row number plus one; 0 is free. The length is a power of two, at least twice the number of rows.
  let slots = new Int32Array(1024)
  let used = 0

  function slotOf(table: Int32Array, ids: Uint8Array, at: number): number {
    const end = at + idLength
    const random =
      ((ids[end - 4] ?? 0) << 24) | ((ids[end - 3] ?? 0) << 16) | ((ids[end - 2] ?? 0) << 8) | (ids[end - 1] ?? 0)
    let slot = random & (table.length - 1)
    const rows = idsOfRows()
    for (;;) {
      const row = (table[slot] ?? 0) - 1
      if (row < 0 || compareIds(rows, row * idLength, ids, at) === 0) return slot
      slot = (slot + 1) & (table.length - 1)
    }
  }

  function grow() {
    const old = slots
    slots = new Int32Array(old.length * 2)
    for (const entry of old) if (entry > 0) slots[slotOf(slots, idsOfRows(), (entry - 1) * idLength)] = entry
  }

  return {
    /** The row of the id at this offset, or -1. */
    find: (ids: Uint8Array, at: number): number => (slots[slotOf(slots, ids, at)] ?? 0) - 1,
    /** Points the row's id to this row, instead of any row before. */
    put(row: number): void {
      if ((used + 1) * 2 > slots.length) grow()
      const slot = slotOf(slots, idsOfRows(), row * idLength)
      if (slots[slot] === 0) used++
      slots[slot] = row + 1
    },
    bytes: () => slots.byteLength,
  }
}
