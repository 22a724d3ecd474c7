import { describe, expect, it } from 'vitest'
import { formatDay, formatLongDay } from './date.ts'

describe('a day', () => {
  it('is written day first', () => {
    expect(formatDay('1998-08-14', 'en')).toBe('14-08-1998')
    expect(formatDay('1998-08-14', 'mr')).toBe('१४-०८-१९९८')
    expect(formatDay('2000-02-29', 'en')).toBe('29-02-2000')
  })
  it.each([null, undefined, '', '0000-00-00', '2001-02-29', 'yesterday'])('that is %s is missing', value => {
    expect(formatDay(value, 'en')).toBe('-')
    expect(formatLongDay(value, 'en')).toBe('-')
  })
  it('of an instant is the day it was in India, whatever zone the reader is in', () => {
    expect(formatDay('2026-12-31T18:29:59Z', 'en')).toBe('31-12-2026')
    expect(formatDay('2026-12-31T18:30:00Z', 'en')).toBe('01-01-2027')
    expect(formatDay('2026-12-31Tnoon', 'en')).toBe('-')
  })
  it('of a membership names its month', () => {
    expect(formatLongDay('2027-03-31', 'en')).toBe('31 Mar 2027')
    expect(formatLongDay('2027-03-31', 'mr')).toBe('३१ मार्च २०२७')
    expect(formatLongDay('2026-12-31T18:30:00Z', 'en')).toBe('01 Jan 2027')
  })
})
