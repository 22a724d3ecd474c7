import { describe, expect, it } from 'vitest'
import { type Membership, type Plan, purchaseOf, runningMembership } from './rules.ts'

const plan = (change: Partial<Membership> = {}): Membership => ({
  id: 'the one that runs',
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

describe('who may buy what', () => {
  const current = { planId: 'silver', feePaise: 300_000, endsOn: '2026-03-31' }
  const sold = (change: Partial<Plan> = {}): Plan => ({
    id: 'gold',
    feePaise: 500_000,
    status: 'active',
    isOffline: false,
    ...change,
  })
  it('lets a member without a plan buy every active plan that is sold online and costs something', () => {
    expect(purchaseOf(sold(), null, '2026-01-15')).toBe('new')
    for (const change of [{ status: 'retired' }, { isOffline: true }, { feePaise: 0 }] as const)
      expect(purchaseOf(sold(change), null, '2026-01-15')).toBeNull()
  })
  it('lets a member with a plan buy a dearer one alone, as an upgrade', () => {
    expect(purchaseOf(sold(), current, '2026-01-15')).toBe('upgrade')
    expect(purchaseOf(sold({ feePaise: 300_000 }), current, '2026-01-15')).toBeNull()
    expect(purchaseOf(sold({ feePaise: 100_000 }), current, '2026-01-15')).toBeNull()
  })
  it('never makes an upgrade of the plan that runs, whatever it costs now', () => {
    expect(purchaseOf(sold({ id: 'silver', feePaise: 900_000 }), current, '2026-01-15')).toBeNull()
  })
  it('renews the plan that runs in its last thirty days', () => {
    const same = sold({ id: 'silver', feePaise: 300_000 })
    const kindOn = (today: string) => purchaseOf(same, current, today)
    expect([kindOn('2026-03-01'), kindOn('2026-03-02'), kindOn('2026-03-31')]).toEqual([null, 'renewal', 'renewal'])
    expect(purchaseOf(sold({ id: 'silver', status: 'retired' }), current, '2026-03-31')).toBeNull()
  })
})
