import { expect, it } from 'vitest'
import { readIncome } from './read-income.ts'

it.each([
  ['6.5', '650000'],
  ['6.', '600000'],
  ['.5', '50000'],
  ['12.75', '1275000'],
  ['4.35', '435000'],
  ['650000.50', '650001'],
  ['650000', '650000'],
  ['0', '0'],
  ['.', ''],
  ['', ''],
])('%s is sent as %s', (typed, sent) => {
  expect(readIncome(typed)).toBe(sent)
})
