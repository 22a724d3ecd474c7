import { expect, test } from 'vitest'
import { idleAt } from './idle.ts'

const minute = 60_000

test('a page that nobody touches ends after half an hour, and says so two minutes before', () => {
  expect(idleAt(27 * minute, 0)).toBe('inUse')
  expect(idleAt(28 * minute, 0)).toBe('endsSoon')
  expect(idleAt(30 * minute, 0)).toBe('ended')
  expect(idleAt(40 * minute, 38 * minute)).toBe('inUse')
})
