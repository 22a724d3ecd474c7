import fc from 'fast-check'
import { expect, it } from 'vitest'
import { unknownScore } from '../kundali-order.ts'
import { codeLimit, idLength, joinedAtOffset, numberOffset, rowLength, starsOffset } from '../store/layout.ts'
import { memberStore } from '../store/member-store.ts'
import { type Scan, scan } from './page.ts'

const idOf = (n: number) => Uint8Array.from({ length: idLength }, (_, byte) => (byte === 15 ? n : 0))

function storeOf(members: readonly { joined: number; star: number; isHidden: boolean }[]) {
  const store = memberStore()
  for (const [n, { joined, star }] of members.entries()) {
    const bytes = new DataView(new ArrayBuffer(rowLength))
    new Uint8Array(bytes.buffer).set(idOf(n))
    bytes.setBigInt64(joinedAtOffset, BigInt(joined))
    bytes.setUint32(numberOffset, n + 1)
    // Nakshatra and charan determine the place of the moon. Without them it is unknown.
    if (star > 0) for (const code of [0, 1]) bytes.setUint16(starsOffset + 2 * code, star)
    store.put(bytes, 0)
  }
  for (const [n, { isHidden }] of members.entries()) if (isHidden) store.hide(idOf(n), 0)
  return store
}

const member = fc.record({
  joined: fc.integer({ min: 1, max: 30 }),
  star: fc.integer({ min: 0, max: 4 }),
  isHidden: fc.boolean(),
})
const everything = { column: 0, matches: new Uint8Array(codeLimit).fill(1) }

it('a page of everyone is the page of a scan that matches everything, in every order', () => {
  const query = fc.record({
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    scores: fc.option(fc.array(fc.constantFrom(0, 7, 31, unknownScore), { minLength: 109, maxLength: 109 })),
    excluded: fc.array(fc.integer({ min: 0, max: 70 }), { maxLength: 8 }),
    offset: fc.integer({ min: 0, max: 50 }),
    limit: fc.integer({ min: 0, max: 20 }),
  })
  fc.assert(
    fc.property(fc.array(member, { maxLength: 60 }), query, (members, { scores, excluded, ...range }) => {
      const store = storeOf(members)
      // The unknown place has an unknown score.
      const byPlace = scores && Uint8Array.from(scores, (score, code) => (code === 0 ? unknownScore : score))
      const wanted: Scan = { filters: [], scored: 'place', scores: byPlace, excluded: excluded.map(idOf), ...range }
      expect(scan(store, wanted)).toEqual(scan(store, { ...wanted, filters: [everything] }))
      // A change is seen at once.
      if (members.length > 0) store.hide(idOf(0), 0)
      expect(scan(store, wanted)).toEqual(scan(store, { ...wanted, filters: [everything] }))
    }),
  )
})
