import { expect, it } from 'vitest'
import { gunOf } from './gun-milan.ts'

it('tells a score that is not known from 0, on a list and on a profile', () => {
  expect(gunOf({ patrika_gun: 0 })).toBe(0)
  expect(gunOf({ patrika_gun: null })).toBeNull()
  expect(gunOf({ patrika_gun: 0, patrika_known: true })).toBe(0)
  expect(gunOf({ patrika_gun: 0, patrika_known: false })).toBeNull()
})
