import { describe, expect, it } from 'vitest'
import { topFor, withPosition } from './use-list-scroll.ts'

const at = (entry: string, top: number) => ({ entry, top, view: 'FACES' as const, width: 360, family: null })

const now = { view: 'FACES', width: 360 } as const

describe('the scroll position of a list', () => {
  it('is found a little above where it was left, and never above the top', () => {
    expect(topFor('all_bride', at('a', 1000), now)).toBe(820)
    expect(topFor('all_groom', at('a', 1000), now)).toBe(820)
    expect(topFor('new_joined_member', at('a', 1000), now)).toBe(810)
    expect(topFor('previous_search', at('a', 1000), now)).toBe(810)
    expect(topFor('profile_visitors', at('a', 100), now)).toBe(0)
  })
  it('is none where the list is drawn otherwise than it was left: as facts, or on a screen that was turned', () => {
    expect(topFor('all_bride', at('a', 1000), { ...now, view: 'FACTS' })).toBeNull()
    expect(topFor('all_bride', at('a', 1000), { ...now, width: 640 })).toBeNull()
  })
  it('is one for each entry of the history, the newest first', () => {
    const positions = withPosition(withPosition(withPosition([], at('a', 1)), at('b', 2)), at('a', 3))
    expect(positions).toEqual([at('a', 3), at('b', 2)])
  })
  it('does not grow without end', () => {
    let positions = withPosition([], at('0', 0))
    for (let n = 1; n < 50; n++) positions = withPosition(positions, at(String(n), n))
    expect(positions).toHaveLength(20)
    expect(positions[0]?.entry).toBe('49')
  })
})
