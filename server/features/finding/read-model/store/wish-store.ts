/**
 * What families look for, packed: four limits, whether the horoscopes must match, then three lists, each with its length
 * first. Big-endian numbers of two bytes; -1 is an open limit, and in a list a value that no member can have.
 */
const limits = 4
export const headLength = 2 * (limits + 1)
export const wishLists = ['maritalStatus', 'workLocation', 'nativeDistrict'] as const

/** How many bytes the wishes at this place take. */
export function wishLength(bytes: DataView, at: number): number {
  let end = at + headLength
  for (const _ of wishLists) end += 2 + 2 * bytes.getUint16(end)
  return end - at
}

/** The wishes of the rows of a store. Lists stand end to end in a pool; one that changed is written anew at its end. */
export function wishStore() {
  let low = [new Int16Array(), new Int16Array()]
  let high = [new Int16Array(), new Int16Array()]
  let patrika = new Uint8Array()
  // Where the lists of a row begin in the pool, plus one; 0 is a family without wishes.
  let listsAt = new Int32Array()
  let pool = new Uint16Array(1024)
  let used = 0

  const wider = <T extends { set(from: T): void }>(target: T, from: T): T => {
    target.set(from)
    return target
  }
  function write(value: number) {
    if (used === pool.length) pool = wider(new Uint16Array(pool.length * 2), pool)
    pool[used++] = value
  }
  return {
    makeRoom(capacity: number): void {
      low = low.map(had => wider(new Int16Array(capacity), had))
      high = high.map(had => wider(new Int16Array(capacity), had))
      patrika = wider(new Uint8Array(capacity), patrika)
      listsAt = wider(new Int32Array(capacity), listsAt)
    },
    put(row: number, bytes: DataView, at: number): void {
      for (let n = 0; n < low.length; n++) {
        const [from, to] = [bytes.getInt16(at + 4 * n), bytes.getInt16(at + 4 * n + 2)]
        const isReversed = from >= 0 && to >= 0 && from > to
        ;(low[n] as Int16Array)[row] = isReversed ? to : from
        ;(high[n] as Int16Array)[row] = isReversed ? from : to
      }
      patrika[row] = bytes.getInt16(at + 2 * limits)
      listsAt[row] = used + 1
      for (let from = at + headLength, end = at + wishLength(bytes, at); from < end; from += 2)
        write(bytes.getUint16(from))
    },
    clear(row: number): void {
      listsAt[row] = 0
    },
    columns: () => ({ low, high, patrika, listsAt, pool }),
    bytes: () => [...low, ...high, patrika, listsAt, pool].reduce((sum: number, array) => sum + array.byteLength, 0),
  }
}
