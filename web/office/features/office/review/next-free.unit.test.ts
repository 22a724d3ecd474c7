import { expect, it } from 'vitest'
import { nextFree } from './next-free.ts'

const row = (uuid: string, claimed_by: { name: string; is_self: boolean } | null = null) => ({ uuid, claimed_by })
const asha = { name: 'Asha', is_self: false }
const me = { name: 'I', is_self: true }
const rows = [row('a'), row('b', asha), row('c', me), row('d', asha), row('e')]
const opens = (place: number, ...taken: string[]) => nextFree(rows, place, new Set(taken))?.uuid

it('after a decision the next free item opens, never a colleague’s', () => {
  expect(opens(0)).toBe('c')
  expect(opens(2)).toBe('e')
})
it('at the end it goes back to what is left above', () => {
  expect(opens(4)).toBe('a')
  expect(opens(4, 'a')).toBe('c')
})
it('what a colleague took since is passed over, and nothing opens where nothing is free', () => {
  expect(opens(0, 'c')).toBe('e')
  expect(opens(0, 'c', 'e')).toBeUndefined()
  expect(nextFree([], -1, new Set())).toBeUndefined()
})
