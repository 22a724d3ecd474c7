import { describe, expect, test } from 'vitest'
import { instantsInIndia, isRealTime } from './clock.ts'

const utc = (day: string, time: string) => instantsInIndia(day, time).map(instant => instant.toISOString().slice(0, 16))

describe("India's clocks", () => {
  test.each([
    ['2010-02-22', '12:32', '2010-02-22T07:02'],
    ['1946-01-01', '00:00', '1945-12-31T18:30'],
    ['1941-09-30', '23:59', '1941-09-30T18:29'],
    ['1942-07-01', '12:00', '1942-07-01T06:30'],
    ['1945-10-15', '00:00', '1945-10-14T18:30'],
  ])('%s %s was five and a half hours ahead', (day, time, instant) => {
    expect(utc(day, time)).toEqual([instant])
  })

  test.each([
    ['1941-10-01', '01:00', '1941-09-30T18:30'],
    ['1942-05-14', '22:59', '1942-05-14T16:29'],
    ['1942-09-01', '01:00', '1942-08-31T18:30'],
    ['1943-05-05', '05:05', '1943-05-04T22:35'],
    ['1945-10-14', '22:59', '1945-10-14T16:29'],
  ])('%s %s was in the war: six and a half', (day, time, instant) => {
    expect(utc(day, time)).toEqual([instant])
  })

  test('the hour before midnight came twice when the war time ended', () => {
    expect(utc('1945-10-14', '23:30')).toEqual(['1945-10-14T17:00', '1945-10-14T18:00'])
    expect(utc('1942-05-14', '23:00')).toEqual(['1942-05-14T16:30', '1942-05-14T17:30'])
  })

  test('the hour after midnight that was skipped is read on a clock not yet put forward', () => {
    expect(utc('1942-09-01', '00:30')).toEqual(['1942-08-31T19:00'])
    expect(utc('1941-10-01', '00:00')).toEqual(['1941-09-30T18:30'])
  })

  test('before 1906 the offset has seconds', () => {
    expect(instantsInIndia('1880-01-01', '12:00').map(Number)).toEqual([Date.UTC(1880, 0, 1, 6, 38, 50)])
  })

  test('a time is one that a clock can show', () => {
    expect(['00:00', '23:59', '06:42:30'].filter(isRealTime)).toHaveLength(3)
    expect(['24:00', '12:60', '1:30', '12', '', '12:30 PM', '-1:00', '12:30:60'].filter(isRealTime)).toEqual([])
  })
})
