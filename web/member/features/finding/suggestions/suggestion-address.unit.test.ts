import { expect, it } from 'vitest'
import { readPosition, suggestionAddress } from './suggestion-address.ts'

it('reads what it wrote', () => {
  for (const at of [0, 2, 4]) expect(readPosition(new URL(suggestionAddress(at), 'http://x').search, 5)).toBe(at)
})
it.each(['', '?n=', '?n=x', '?n=0', '?n=-4', '?type=NEW', '?n=NaN'])('takes %s for the first', search => {
  expect(readPosition(search, 5)).toBe(0)
})
it('takes one past the end for the last', () => {
  expect(readPosition('?n=9', 5)).toBe(4)
  expect(readPosition('?n=9', 0)).toBe(0)
})
