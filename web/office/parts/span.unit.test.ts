import { expect, it } from 'vitest'
import { formatSpan } from './span.ts'

it.each([
  [0, '0 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 h'],
  [47 * 3_600_000, '47 h'],
  [48 * 3_600_000, '2 d'],
  [-3 * 3_600_000, '3 h'],
])('%i ms are %s', (ms, shown) => {
  expect(formatSpan(ms, 'en')).toBe(shown)
})

it('speaks Marathi', () => {
  expect(formatSpan(3 * 3_600_000, 'mr')).toBe('३ तास')
})
