import { expect, test } from 'vitest'
import { withCount } from './with-count.ts'

test('a count stands beside its word, unless it is not known', () => {
  expect(withCount('en', 'Shortlisted', 12)).toBe('Shortlisted (12)')
  expect(withCount('en', 'Shortlisted', 0)).toBe('Shortlisted (0)')
  expect(withCount('en', 'Shortlisted', -1)).toBe('Shortlisted')
  expect(withCount('en', 'Shortlisted', undefined)).toBe('Shortlisted')
})
