import { expect, it } from 'vitest'
import { formatInstant } from './instant.ts'

it('dates an instant by the clocks of India, in the digits of the language', () => {
  expect(formatInstant('2026-01-31T18:40:00Z', 'en')).toBe('01 Feb 2026, 12:10 AM')
  expect(formatInstant('2026-01-31T09:30:00Z', 'mr')).toBe('३१ जाने २०२६, दुपारी ३:००')
  expect(formatInstant('nonsense', 'en')).toBe('-')
})
