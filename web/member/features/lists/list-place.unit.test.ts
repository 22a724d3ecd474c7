import { describe, expect, it } from 'vitest'
import { topFor, withPlace } from './list-place.ts'

describe('the place of a list', () => {
  it('is found a little above where it was left, and never above the top', () => {
    expect(topFor('all_bride', { entry: 'a', top: 1000 })).toBe(820)
    expect(topFor('all_groom', { entry: 'a', top: 1000 })).toBe(820)
    expect(topFor('new_joined_member', { entry: 'a', top: 1000 })).toBe(810)
    expect(topFor('previous_search', { entry: 'a', top: 1000 })).toBe(810)
    expect(topFor('profile_visitors', { entry: 'a', top: 100 })).toBe(0)
  })
  it('is one for each entry of the history, the newest first', () => {
    const places = withPlace(withPlace(withPlace([], { entry: 'a', top: 1 }), { entry: 'b', top: 2 }), {
      entry: 'a',
      top: 3,
    })
    expect(places).toEqual([
      { entry: 'a', top: 3 },
      { entry: 'b', top: 2 },
    ])
  })
  it('does not grow without end', () => {
    let places = withPlace([], { entry: '0', top: 0 })
    for (let n = 1; n < 50; n++) places = withPlace(places, { entry: String(n), top: n })
    expect(places).toHaveLength(20)
    expect(places[0]?.entry).toBe('49')
  })
})
