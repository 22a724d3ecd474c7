import { expect, it } from 'vitest'
import { addressOf, placeIn } from './place.ts'

it('reads what it wrote', () => {
  for (const at of [0, 2, 4]) expect(placeIn(new URL(addressOf(at), 'http://x').search, 5)).toBe(at)
})
it.each(['', '?n=', '?n=x', '?n=0', '?n=-4', '?type=NEW', '?n=NaN'])('takes %s for the first', search => {
  expect(placeIn(search, 5)).toBe(0)
})
it('takes one past the end for the last', () => {
  expect(placeIn('?n=9', 5)).toBe(4)
  expect(placeIn('?n=9', 0)).toBe(0)
})
