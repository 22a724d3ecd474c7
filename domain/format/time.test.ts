import { expect, it } from 'vitest'
import { formatBirthTime } from './time.ts'

it.each([
  ['06:42:00', '06:42 AM'],
  ['18:05:59', '06:05 PM'],
  ['00:00:00', '12:00 AM'],
  ['12:00:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (stored, shown) => {
  expect(formatBirthTime(stored, 'en')).toBe(shown)
})

it.each([null, undefined, '', '24:00:00', '6:42', '06:60:00', 'dawn'])('%s is missing', value => {
  expect(formatBirthTime(value, 'mr')).toBe('-')
})

it.each([
  ['15:00:00', 'दुपारी ३:००'],
  ['06:42:00', 'सकाळी ६:४२'],
  ['05:05:00', 'पहाटे ५:०५'],
  ['18:05:59', 'संध्याकाळी ६:०५'],
  ['00:00:00', 'रात्री १२:००'],
  ['23:59', 'रात्री ११:५९'],
])('%s is %s in Marathi', (stored, shown) => {
  expect(formatBirthTime(stored, 'mr')).toBe(shown)
})
