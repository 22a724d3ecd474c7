import { expect, test } from 'vitest'
import { bestOf, type Shown, swappedIn } from './swapped-in.ts'

test('any two of four come beside each other by presses', () => {
  const after = (...presses: number[]) =>
    [...presses.reduce<Shown>(swappedIn, [0, 1])].sort((one, other) => one - other)
  expect(after(2)).toEqual([1, 2])
  expect(after(2, 0)).toEqual([0, 2])
  expect(after(2, 3)).toEqual([2, 3])
  // Who is shown stays.
  expect(after(1)).toEqual([0, 1])
})

test('the best is the highest of those who differ, and nobody where all are equal or one alone is known', () => {
  expect(bestOf([30.5, 24, 30.5])).toEqual([0, 2])
  expect(bestOf([0, null, 12])).toEqual([2])
  expect(bestOf([24, 24])).toEqual([])
  expect(bestOf([24, null])).toEqual([])
  expect(bestOf([null, null])).toEqual([])
})
