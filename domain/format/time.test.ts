import { expect, it } from 'vitest'
import { formatBirthTime } from './time.ts'

it.each([
  ['06:42:00', '06:42 AM'],
  ['18:05:59', '06:05 PM'],
  ['00:00:00', '12:00 AM'],
  ['12:00:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (stored, shown) => {
  expect(formatBirthTime(stored)).toBe(shown)
})

it.each([null, undefined, '', '24:00:00', '6:42', '06:60:00', 'dawn'])('%s is missing', value => {
  expect(formatBirthTime(value)).toBe('-')
})
