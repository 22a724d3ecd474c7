import { expect, it } from 'vitest'
import { positionOf, readOffset, stepAddress } from './step-address.ts'

it('counts positions over all pages', () => {
  expect(positionOf(1, 0)).toBe(0)
  expect(positionOf(1, 19)).toBe(19)
  expect(positionOf(3, 4)).toBe(44)
})

it('names whose profile it is and where they stand', () => {
  expect(stepAddress({ uuid: 'a', offset: 44 })).toBe('/search-list-next-previous/a/44')
})

it.each([undefined, '', '-1', '1.5', 'x', 'NaN', '1e9', 'Infinity', '%20'])('takes %s for the first', text => {
  expect(readOffset(text)).toBe(0)
})
it('reads a position', () => {
  expect([readOffset('0'), readOffset('44')]).toEqual([0, 44])
})
