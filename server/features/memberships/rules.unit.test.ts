import { describe, expect, it } from 'vitest'
import { type Membership, runningMembership } from './rules.ts'

const plan = (change: Partial<Membership> = {}): Membership => ({
  planId: 'gold',
  feePaise: 500_000,
  startsOn: '2026-01-01',
  endsOn: '2026-03-31',
  contactViews: 50,
  contactViewsSpent: 0,
  endedEarlyAt: null,
  ...change,
})

describe('a membership', () => {
  it('is good through the last second of its end date in India', () => {
    expect(runningMembership([plan()], new Date('2026-03-31T18:29:59Z'))).not.toBeNull()
    expect(runningMembership([plan()], new Date('2026-03-31T18:30:00Z'))).toBeNull()
  })
  it('begins with its first day in India', () => {
    expect(runningMembership([plan()], new Date('2025-12-31T18:29:59Z'))).toBeNull()
    expect(runningMembership([plan()], new Date('2025-12-31T18:30:00Z'))).not.toBeNull()
  })
  it('ends at once when refunded', () => {
    expect(runningMembership([plan({ endedEarlyAt: new Date() })], new Date('2026-02-01T00:00:00Z'))).toBeNull()
  })
  it('is the one that runs longest where two run', () => {
    const longer = plan({ planId: 'renewed', endsOn: '2026-06-30' })
    expect(runningMembership([plan(), longer], new Date('2026-02-01T00:00:00Z'))?.planId).toBe('renewed')
  })
})
