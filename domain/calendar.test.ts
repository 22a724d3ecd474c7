import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays, ageOn, dayInIndia, isRealDay } from './calendar.ts'

describe('a day', () => {
  it('turns at midnight in India', () => {
    expect(dayInIndia(new Date('2026-01-14T18:29:59Z'))).toBe('2026-01-14')
    expect(dayInIndia(new Date('2026-01-14T18:30:00Z'))).toBe('2026-01-15')
  })
  it.each(['2024-02-29', '1998-08-14'])('%s is real', day => expect(isRealDay(day)).toBe(true))
  it.each(['2023-02-29', '1998-02-31', '1998-13-01', '98-01-01', '1998-1-1', '', '0000-00-00', '1998-08-14T00:00:00Z'])(
    '%s is not',
    day => expect(isRealDay(day)).toBe(false),
  )
  it('moves and comes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), days => {
        expect(addDays(addDays('2026-01-15', days), -days)).toBe('2026-01-15')
      }),
    )
  })
})

describe('an age', () => {
  it('grows on the birthday', () => {
    expect(ageOn('2026-08-13', '1998-08-14')).toBe(27)
    expect(ageOn('2026-08-14', '1998-08-14')).toBe(28)
    expect(ageOn('2026-02-28', '2004-02-29')).toBe(21)
    expect(ageOn('2026-03-01', '2004-02-29')).toBe(22)
  })
})

describe('in an engine that writes dates of a locale in another shape', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  it('a day and a year are still read', async () => {
    // WebKit formats en-CA as 11/15/2026.
    class SlashedDates {
      format = () => '11/15/2026'
    }
    vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: SlashedDates })
    vi.resetModules()
    const calendar = await import('./calendar.ts')
    const instant = new Date('2026-11-14T18:30:00Z')
    expect(calendar.dayInIndia(instant)).toBe('2026-11-15')
    expect(calendar.yearInIndia(instant)).toBe(2026)
    expect(calendar.ageOn(calendar.dayInIndia(instant), '1998-11-15')).toBe(28)
  })
})
