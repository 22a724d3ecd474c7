import { expect, it } from 'vitest'
import { isNameTyped } from './find-query.ts'

it('only a name is looked for while it is typed', () => {
  expect(['Man', 'पाटील', 'Rao Patil'].map(isNameTyped)).toEqual([true, true, true])
  expect(['', '98', '९८२२', 'B10023', 'a@b', '+91'].map(isNameTyped)).toEqual(Array(6).fill(false))
})
