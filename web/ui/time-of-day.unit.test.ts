import { expect, test } from 'vitest'
import { clockParts, noTime, timeOf } from './time-of-day.ts'

test('midnight, noon and the hours around them keep their half of the day', () => {
  const said = (time: string) => Object.values(clockParts(time)).join(' ')
  expect(['00:00', '00:59', '01:05', '11:59', '12:00', '12:30', '13:00', '23:59'].map(said)).toEqual([
    '12 00 AM',
    '12 59 AM',
    '1 05 AM',
    '11 59 AM',
    '12 00 PM',
    '12 30 PM',
    '1 00 PM',
    '11 59 PM',
  ])
})

test('every minute of a day comes back as it was', () => {
  for (let minute = 0; minute < 24 * 60; minute++) {
    const time = new Date(minute * 60_000).toISOString().slice(11, 16)
    expect(timeOf(clockParts(time))).toBe(time)
  }
})

test('seconds are left out, and what is no time is none', () => {
  expect(timeOf(clockParts('07:08:09'))).toBe('07:08')
  expect(clockParts('24:00')).toEqual(noTime)
  expect(clockParts('')).toEqual(noTime)
  expect(timeOf({ hour: '7', minute: '', half: 'AM' })).toBeNull()
})
