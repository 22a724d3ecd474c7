import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packIds } from './ids.ts'
import { storedIds } from './stored-ids.ts'

const anyIds = fc.uniqueArray(fc.uuid(), { maxLength: 30 })

describe('stored ids', () => {
  it('behave as the list they were made of, also after a round through the table', () => {
    fc.assert(
      fc.property(anyIds, fc.integer({ min: -3, max: 33 }), fc.integer({ min: 0, max: 33 }), (ids, from, to) => {
        const stored = storedIds(storedIds(packIds(ids)).toBytes())
        expect(stored.length).toBe(ids.length)
        expect(stored.slice(from, to)).toEqual(ids.slice(Math.max(0, from), to))
        expect(ids.map(id => stored.indexOf(id))).toEqual(ids.map((_, n) => n))
      }),
    )
  })

  it('do not find an id in the halves of two neighbours', () => {
    const stored = storedIds(packIds(['00000000-0000-0000-aaaa-aaaaaaaaaaaa', 'bbbbbbbb-bbbb-bbbb-0000-000000000000']))
    expect(stored.indexOf('aaaaaaaa-aaaa-bbbb-bbbb-bbbbbbbb0000')).toBe(-1)
    expect(stored.indexOf('aaaaaaaa-aaaa-aaaa-bbbb-bbbbbbbbbbbb')).toBe(-1)
  })
})
