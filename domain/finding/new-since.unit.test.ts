import { describe, expect, it } from 'vitest'
import { isNewSince, newOnFirstPage } from './new-since.ts'

describe('new since the last visit', () => {
  it('is who joined on the day of that visit or later, and nobody at the first visit', () => {
    expect(isNewSince('2026-03-09', '2026-03-10')).toBe(false)
    expect(isNewSince('2026-03-10', '2026-03-10')).toBe(true)
    expect(isNewSince('2026-03-11', '2026-03-10')).toBe(true)
    expect(isNewSince('2026-03-11', null)).toBe(false)
  })

  it('counts what the first page shows, and says where there may be more', () => {
    const [fresh, old] = [{ is_new: 1 }, { is_new: 0 }] as const
    expect(newOnFirstPage([fresh, fresh, old], true)).toEqual({ count: 2, isMore: false })
    expect(newOnFirstPage([fresh, fresh], true)).toEqual({ count: 2, isMore: true })
    expect(newOnFirstPage([fresh, fresh], false)).toEqual({ count: 2, isMore: false })
    expect(newOnFirstPage([], true)).toEqual({ count: 0, isMore: false })
  })
})
