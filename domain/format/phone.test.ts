import { expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

test.each([
  ['9822011111', '+91 98220 11111'],
  ['+91 9822011111', '+91 98220 11111'],
  ['+919822011111', '+91 98220 11111'],
  ['09822011111', '+91 98220 11111'],
  ['5819061781', '+91 58190 61781'],
  ['98220-11111', '+91 98220 11111'],
  ['९८२२० ११११1', '+91 98220 11111'],
])('%s is read as %s', (told, read) => {
  expect(formatPhone(told)).toBe(read)
})

test('a number of another country and a short landline stay as they were told', () => {
  expect(formatPhone('+971 501234567')).toBe('+971 501234567')
  expect(formatPhone('+1 (212) 555-0100')).toBe('+1 212 555 0100')
  expect(formatPhone('02115 222333')).toBe('02115 222333')
  expect(formatPhone('2422 3344')).toBe('2422 3344')
  expect(formatPhone('')).toBe('')
})
