import { columns } from '../criteria.ts'
import { codesAt, placeByCodes } from '../kundali-order.ts'
import { packNumbers, type StoredNumbers } from '../stored-numbers.ts'
import { type Everyone, everyoneIn } from './everyone.ts'
import { idIndex } from './id-index.ts'
import { compareIds, type PackedIds } from './ids.ts'
import {
  columnsOffset,
  idLength,
  joinedAtOffset,
  lastDayOffset,
  numberOffset,
  starsOffset,
  turnBeforeOffset,
  turnDayOffset,
  turnOffset,
} from './layout.ts'
import { recencyOf } from './recency.ts'
import { wishStore } from './wish-store.ts'

const recentColumn = columns.indexOf('recentlyActive')

/**
 * All active members of a gender. A row never moves once it is written. The joining order is a list of row numbers, so a
 * member who comes late into the middle (verified after others joined, or back from a pause) only shifts numbers.
 */
export function memberStore() {
  let capacity = 0
  let length = 0
  const values = columns.map(() => new Uint16Array())
  let place = new Uint8Array()
  // Who is active, and the last day on which lists show them. Both and the present day decide who is visible.
  let active = new Uint8Array()
  let lastDay = new Int16Array()
  let visible = new Uint8Array()
  // When a family was last here, and how recent that is today. The column of the criterion holds the recency as well.
  let lastUsed = new Int16Array()
  let recency = new Uint8Array()
  let today = 0
  let joinedAt = new Float64Array()
  // The turn of each family from a day on, and until then.
  let turn = new Int32Array()
  let turnBefore = new Int32Array()
  let turnDay = new Int16Array()
  let ids = new Uint8Array()
  let order = new Int32Array()
  let numbers = new Int32Array()
  // By a member's number, the row plus one; 0 is no row.
  let rowsByNumber = new Int32Array(1024)
  const index = idIndex(() => ids)
  const wishes = wishStore()
  // Made when a list first needs it after a change.
  let everyone: Everyone | null = null

  function makeRoom() {
    if (length < capacity) return
    capacity = Math.max(1024, capacity * 2)
    const wider = <T extends { set(from: T): void }>(target: T, from: T): T => {
      target.set(from)
      return target
    }
    for (const [column, had] of values.entries()) values[column] = wider(new Uint16Array(capacity), had)
    place = wider(new Uint8Array(capacity), place)
    active = wider(new Uint8Array(capacity), active)
    lastDay = wider(new Int16Array(capacity), lastDay)
    lastUsed = wider(new Int16Array(capacity), lastUsed)
    recency = wider(new Uint8Array(capacity), recency)
    visible = wider(new Uint8Array(capacity), visible)
    joinedAt = wider(new Float64Array(capacity), joinedAt)
    turn = wider(new Int32Array(capacity), turn)
    turnBefore = wider(new Int32Array(capacity), turnBefore)
    turnDay = wider(new Int16Array(capacity), turnDay)
    ids = wider(new Uint8Array(capacity * idLength), ids)
    order = wider(new Int32Array(capacity), order)
    numbers = wider(new Int32Array(capacity), numbers)
    wishes.makeRoom(capacity)
  }

  function putNumber(number: number, row: number) {
    if (number >= rowsByNumber.length) {
      const wider = new Int32Array(2 ** Math.ceil(Math.log2(number + 1)))
      wider.set(rowsByNumber)
      rowsByNumber = wider
    }
    numbers[row] = number
    rowsByNumber[number] = row + 1
  }

  const joinedBefore = (one: number, other: number): boolean => {
    const [early, late] = [joinedAt[one] ?? 0, joinedAt[other] ?? 0]
    return early !== late ? early < late : compareIds(ids, one * idLength, ids, other * idLength) < 0
  }

  function placeInOrder(row: number) {
    let [low, high] = [0, row]
    const last = order[row - 1]
    if (last === undefined || joinedBefore(last, row)) low = row
    while (low < high) {
      const middle = (low + high) >> 1
      if (joinedBefore(order[middle] ?? 0, row)) low = middle + 1
      else high = middle
    }
    order.copyWithin(low + 1, low, row)
    order[low] = row
  }

  function deactivate(row: number) {
    active[row] = 0
    setVisible(row, 0)
  }
  const isVisible = (row: number): number => (active[row] as number) & Number((lastDay[row] as number) >= today)

  function setVisible(row: number, now: number) {
    if (visible[row] === now) return
    visible[row] = now
    everyone = null
  }
  function setRecency(row: number) {
    const now = recencyOf(lastUsed[row] as number, today)
    recency[row] = now
    ;(values[recentColumn] as Uint16Array)[row] = now
  }
  function setPlace(row: number, now: number) {
    if (place[row] === now) return
    place[row] = now
    everyone = null
  }

  const rows = () => ({ length, order, visible, values, place, recency, ids })

  /** How many joined before a moment, in microseconds. */
  function joinedUntil(moment: number): number {
    let [low, high] = [0, length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((joinedAt[order[middle] as number] as number) < moment) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    /** Adds a row as the database packed it, or overwrites the member's present row. */
    put(bytes: DataView, at: number): void {
      const joined = Number(bytes.getBigInt64(at + joinedAtOffset))
      const id = new Uint8Array(bytes.buffer, bytes.byteOffset + at, idLength)
      let row = index.find(id, 0)
      // A changed joining time is another place in the order: the member gets a new row, and the old one stays hidden.
      if (row < 0 || joinedAt[row] !== joined) {
        if (row >= 0) deactivate(row)
        makeRoom()
        row = length++
        ids.set(id, row * idLength)
        joinedAt[row] = joined
        index.put(row)
        putNumber(bytes.getUint32(at + numberOffset), row)
        placeInOrder(row)
      }
      for (const [column, into] of values.entries()) into[row] = bytes.getUint16(at + columnsOffset + 2 * column)
      turn[row] = bytes.getInt32(at + turnOffset)
      turnBefore[row] = bytes.getInt32(at + turnBeforeOffset)
      turnDay[row] = bytes.getInt16(at + turnDayOffset)
      lastUsed[row] = bytes.getInt16(at + columnsOffset + 2 * recentColumn)
      setRecency(row)
      const star = (n: number) => bytes.getUint16(at + starsOffset + 2 * n)
      setPlace(row, placeByCodes[codesAt(star(0), star(1), star(2))] ?? 0)
      active[row] = 1
      lastDay[row] = bytes.getInt16(at + lastDayOffset)
      setVisible(row, isVisible(row))
    },
    hide(id: Uint8Array, at: number): void {
      const row = index.find(id, at)
      if (row >= 0) deactivate(row)
    },
    /** Hides members whose last day is over, and shows those who are listed again. Scans only look at visible members. */
    turnTo(day: number): void {
      if (day === today) return
      today = day
      for (let row = 0; row < length; row++) {
        setVisible(row, isVisible(row))
        setRecency(row)
      }
    },
    /** Stores what a family looks for. Its uuid stands before the wishes, and a member who is not in the store is skipped. */
    putWishes(bytes: DataView, at: number): void {
      const row = index.find(new Uint8Array(bytes.buffer, bytes.byteOffset + at, idLength), 0)
      if (row >= 0) wishes.put(row, bytes, at + idLength)
    },
    clearWishes(id: Uint8Array, at: number): void {
      const row = index.find(id, at)
      if (row >= 0) wishes.clear(row)
    },
    wishes: () => wishes.columns(),
    rowOf: (id: Uint8Array, at = 0): number => index.find(id, at),
    rowOfNumber: (number: number): number => (rowsByNumber[number] ?? 0) - 1,
    numbersOf: (rows: readonly number[]): StoredNumbers => packNumbers(rows.map(row => numbers[row] ?? 0)),
    idsOf(rows: readonly number[]): PackedIds {
      const packed = new Uint8Array(rows.length * idLength)
      for (const [n, row] of rows.entries())
        packed.set(ids.subarray(row * idLength, (row + 1) * idLength), n * idLength)
      return packed
    },
    rows,
    turns: () => ({ joinedAt, numbers, turn, turnBefore, turnDay }),
    joinedUntil,
    everyone() {
      everyone ??= everyoneIn(rows())
      return everyone
    },
    size() {
      const arrays = [
        ...values,
        place,
        active,
        lastDay,
        lastUsed,
        recency,
        visible,
        joinedAt,
        turn,
        turnBefore,
        turnDay,
        ids,
        order,
        numbers,
        rowsByNumber,
      ]
      return {
        members: visible.subarray(0, length).reduce((sum, one) => sum + one, 0),
        bytes: arrays.reduce((sum, array) => sum + array.byteLength, index.bytes() + wishes.bytes()),
      }
    },
  }
}
export type MemberStore = ReturnType<typeof memberStore>
