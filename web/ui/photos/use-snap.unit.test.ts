import { expect, it } from 'vitest'
import { wrapped } from './use-snap.ts'

it('wraps around at both ends', () => {
  expect([wrapped(0, 3), wrapped(2, 3), wrapped(3, 3), wrapped(-1, 3)]).toEqual([0, 2, 0, 2])
  expect([wrapped(1, 1), wrapped(-1, 1), wrapped(0, 0)]).toEqual([0, 0, 0])
})
