import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('a short list offers every page', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
})

test('a long list offers five pages around the present one', () => {
  expect(pageNumbers(6, 12)).toEqual([4, 5, 6, 7, 8])
})

test('at either end the five stay inside the list', () => {
  expect(pageNumbers(1, 12)).toEqual([1, 2, 3, 4, 5])
  expect(pageNumbers(12, 12)).toEqual([8, 9, 10, 11, 12])
})
