/** All visible members of a store, the oldest first: what a list without criteria pages through. */
export interface Everyone {
  readonly rows: Int32Array
  /** For each code of the moon's place, the positions in `rows`. */
  readonly byPlace: readonly Int32Array[]
}

interface Rows {
  length: number
  order: Int32Array
  visible: Uint8Array
  place: Uint8Array
}

export function everyoneIn({ length, order, visible, place }: Rows): Everyone {
  const rows = new Int32Array(length)
  let count = 0
  const having = new Int32Array(256)
  for (let n = 0; n < length; n++) {
    const row = order[n] as number
    if (visible[row] === 0) continue
    rows[count++] = row
    const code = place[row] as number
    having[code] = (having[code] as number) + 1
  }
  const byPlace = Array.from(having, size => new Int32Array(size))
  having.fill(0)
  for (let position = 0; position < count; position++) {
    const code = place[rows[position] as number] as number
    const at = having[code] as number
    ;(byPlace[code] as Int32Array)[at] = position
    having[code] = at + 1
  }
  return { rows: rows.subarray(0, count), byPlace }
}
