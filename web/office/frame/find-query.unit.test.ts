import { expect, it } from 'vitest'
import { isNameTyped, isNumberTyped } from './find-query.ts'

it('a name is looked for while it is typed', () => {
  expect(['Man', 'पाटील', 'Rao Patil'].map(isNameTyped)).toEqual([true, true, true])
  expect(['', '98', '९८२२', 'B10023', 'a@b', '+91'].map(isNameTyped)).toEqual(Array(6).fill(false))
})

it('so is a registration number, and no telephone number or address', () => {
  expect(['B10023', 'g-7', '10023', '१००२३'].map(isNumberTyped)).toEqual(Array(4).fill(true))
  expect(['', 'B', '98220112', '+91 98', 'a1@b', 'C10023'].map(isNumberTyped)).toEqual(Array(6).fill(false))
})
