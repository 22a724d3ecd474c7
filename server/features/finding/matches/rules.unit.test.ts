import { describe, expect, it } from 'vitest'
import { hideSmallCount, relaxationOf } from './rules.ts'

const open = { low: null, high: null }

describe('the change of a wish that brings the most', () => {
  it('moves the end of a range by two inches, or by two years', () => {
    const missedBy = [
      { value: 160, count: 9 },
      { value: 164, count: 15 },
      { value: 182, count: 12 },
      { value: 150, count: 90 },
    ]
    expect(relaxationOf({ wish: 'height', without: 126, missedBy }, { low: 165, high: 180 })).toEqual({
      end: 'from',
      value: 160,
      more: 24,
    })
    expect(relaxationOf({ wish: 'height', without: 12, missedBy }, { low: null, high: 180 })).toEqual({
      end: 'to',
      value: 185,
      more: 12,
    })
    const years = [
      { value: 1993, count: 10 },
      { value: 1990, count: 50 },
    ]
    expect(relaxationOf({ wish: 'birth_year', without: 60, missedBy: years }, { low: 1995, high: null })).toEqual({
      end: 'from',
      value: 1993,
      more: 10,
    })
  })
  it('adds the entry of a list that most have', () => {
    const missedBy = [
      { value: 'satara', count: 11 },
      { value: 'kolhapur', count: 30 },
    ]
    expect(relaxationOf({ wish: 'native_district', without: 41, missedBy }, open)).toEqual({
      end: 'entry',
      value: 'kolhapur',
      more: 30,
    })
  })
  it('is not told below ten, as no count is', () => {
    const missedBy = [{ value: 'satara', count: 9 }]
    expect(relaxationOf({ wish: 'working_city', without: 9, missedBy }, open)).toBeNull()
    expect(relaxationOf({ wish: 'patrika', without: 80, missedBy: [] }, open)).toBeNull()
    expect([hideSmallCount(9), hideSmallCount(10), hideSmallCount(-2)]).toEqual([null, 10, null])
  })
})
