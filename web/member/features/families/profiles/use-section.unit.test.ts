import { expect, it } from 'vitest'
import { sectionAt } from './use-section.ts'

it('is the first before any has come up', () => {
  expect(sectionAt([600, 1200, 1800], 100, false)).toBe(0)
  expect(sectionAt([], 100, false)).toBe(0)
})
it('is the last that has come up to the line', () => {
  expect(sectionAt([-500, 100, 700], 100, false)).toBe(1)
  expect(sectionAt([-500, 101, 700], 100, false)).toBe(0)
})
it('is the last at the end of the page, however short it is', () => {
  expect(sectionAt([-900, -300, 500], 100, true)).toBe(2)
})
