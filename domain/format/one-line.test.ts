import { expect, it } from 'vitest'
import { oneLine } from './one-line.ts'

it.each([
  ['Kale', 'Kale'],
  ['Kale\r\nBcc: all@family.in', 'Kale Bcc: all@family.in'],
  ['\u202Eelak\u202C', 'elak'],
  ['a\u2028b\u0000c', 'a b c'],
  ['जगताप', 'जगताप'],
  // A zero-width joiner shapes Devanagari and must stay.
  ['क्‍ष', 'क्‍ष'],
])('%j reads %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})
