import { expect, test } from 'vitest'
import { withCount } from './with-count.ts'

test('a count stands beside its word, unless it is not known', () => {
  expect(withCount('Shortlisted', 12)).toBe('Shortlisted (12)')
  expect(withCount('Shortlisted', 0)).toBe('Shortlisted (0)')
  expect(withCount('Shortlisted', -1)).toBe('Shortlisted')
  expect(withCount('Shortlisted', undefined)).toBe('Shortlisted')
})
