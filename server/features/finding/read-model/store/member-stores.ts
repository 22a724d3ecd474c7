import type { Gender } from '#domain/limits.ts'
import type { Size } from '../thread/messages.ts'
import { idAt } from './ids.ts'
import { genderOffset, genders, idLength, rowLength } from './layout.ts'
import { type MemberStore, memberStore } from './member-store.ts'
import { wishLength } from './wish-store.ts'

/** One store for each gender, filled with rows as the database packed them. */
export function memberStores() {
  const stores: [MemberStore, MemberStore] = [memberStore(), memberStore()]
  // A check in the database allows no third gender.
  const storeAt = (rows: DataView, at: number) => (rows.getUint16(at + genderOffset) === 0 ? stores[0] : stores[1])
  return {
    of: (gender: Gender): MemberStore => (gender === genders[0] ? stores[0] : stores[1]),
    put(rows: Uint8Array): void {
      const view = new DataView(rows.buffer, rows.byteOffset, rows.byteLength)
      for (let at = 0; at < rows.byteLength; at += rowLength) storeAt(view, at).put(view, at)
    },
    /** Members among the ids whose wishes are not given have none any more. */
    putWishes(wishes: Uint8Array, ids: Uint8Array = new Uint8Array()): void {
      for (let at = 0; at < ids.byteLength; at += idLength) for (const store of stores) store.clearWishes(ids, at)
      const view = new DataView(wishes.buffer, wishes.byteOffset, wishes.byteLength)
      for (let at = 0; at < wishes.byteLength; ) {
        const length = idLength + wishLength(view, at + idLength)
        for (const store of stores) store.putWishes(view, at)
        at += length
      }
    },
    /** `rows` holds the active members among the ids. The others are hidden in whichever store has them. */
    change(ids: Uint8Array, rows: Uint8Array): void {
      this.put(rows)
      const now = new Map<string, MemberStore>()
      const view = new DataView(rows.buffer, rows.byteOffset, rows.byteLength)
      for (let at = 0; at < rows.byteLength; at += rowLength) now.set(idAt(rows, at), storeAt(view, at))
      for (let at = 0; at < ids.byteLength; at += idLength)
        for (const store of stores) if (now.get(idAt(ids, at)) !== store) store.hide(ids, at)
    },
    turnTo(day: number): void {
      for (const store of stores) store.turnTo(day)
    },
    size(): Size {
      const [brides, grooms] = [stores[0].size(), stores[1].size()]
      return { members: brides.members + grooms.members, bytes: brides.bytes + grooms.bytes }
    },
  }
}
