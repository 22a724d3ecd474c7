import { expect, test } from 'vitest'
import { clock, secondsLeft } from './use-countdown.ts'

test('the last started second still counts', () => {
  expect(secondsLeft(30_000, 0)).toBe(30)
  expect(secondsLeft(30_000, 29_001)).toBe(1)
  expect(secondsLeft(30_000, 30_000)).toBe(0)
  expect(secondsLeft(30_000, 99_000)).toBe(0)
})

test('the wait reads like a clock', () => {
  expect([clock(9), clock(30), clock(75), clock(1800)]).toEqual(['0:09', '0:30', '1:15', '30:00'])
})
