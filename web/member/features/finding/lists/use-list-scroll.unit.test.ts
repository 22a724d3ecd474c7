import { describe, expect, it } from 'vitest'
import { topFor, withPosition } from './use-list-scroll.ts'

describe('the scroll position of a list', () => {
  it('is found a little above where it was left, and never above the top', () => {
    expect(topFor('all_bride', { entry: 'a', top: 1000 })).toBe(820)
    expect(topFor('all_groom', { entry: 'a', top: 1000 })).toBe(820)
    expect(topFor('new_joined_member', { entry: 'a', top: 1000 })).toBe(810)
    expect(topFor('previous_search', { entry: 'a', top: 1000 })).toBe(810)
    expect(topFor('profile_visitors', { entry: 'a', top: 100 })).toBe(0)
  })
  it('is one for each entry of the history, the newest first', () => {
    const positions = withPosition(withPosition(withPosition([], { entry: 'a', top: 1 }), { entry: 'b', top: 2 }), {
      entry: 'a',
      top: 3,
    })
    expect(positions).toEqual([
      { entry: 'a', top: 3 },
      { entry: 'b', top: 2 },
    ])
  })
  it('does not grow without end', () => {
    let positions = withPosition([], { entry: '0', top: 0 })
    for (let n = 1; n < 50; n++) positions = withPosition(positions, { entry: String(n), top: n })
    expect(positions).toHaveLength(20)
    expect(positions[0]?.entry).toBe('49')
  })
})
