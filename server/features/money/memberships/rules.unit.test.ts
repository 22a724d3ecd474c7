import { describe, expect, it } from 'vitest'
import {
  afterRefund,
  grantOf,
  type Membership,
  onlinePurchaseKind,
  type Plan,
  type PurchasedMembership,
  runningMembership,
} from './rules.ts'

const plan = (change: Partial<Membership> = {}): Membership => ({
  id: 'the one that runs',
  planId: 'gold',
  feePaise: 500_000,
  startsOn: '2026-01-01',
  endsOn: '2026-03-31',
  contactViews: 50,
  contactViewsSpent: 0,
  heldViews: 0,
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
    expect(onlinePurchaseKind(sold(), null, '2026-01-15')).toBe('new')
    for (const change of [{ status: 'retired' }, { isOffline: true }, { feePaise: 0 }] as const)
      expect(onlinePurchaseKind(sold(change), null, '2026-01-15')).toBeNull()
  })
  it('lets a member with a plan buy a dearer one alone, as an upgrade', () => {
    expect(onlinePurchaseKind(sold(), current, '2026-01-15')).toBe('upgrade')
    expect(onlinePurchaseKind(sold({ feePaise: 300_000 }), current, '2026-01-15')).toBeNull()
    expect(onlinePurchaseKind(sold({ feePaise: 100_000 }), current, '2026-01-15')).toBeNull()
  })
  it('never makes an upgrade of the plan that runs, whatever it costs now', () => {
    expect(onlinePurchaseKind(sold({ id: 'silver', feePaise: 900_000 }), current, '2026-01-15')).toBeNull()
  })
  it('renews the plan that runs in its last thirty days', () => {
    const same = sold({ id: 'silver', feePaise: 300_000 })
    const kindOn = (today: string) => onlinePurchaseKind(same, current, today)
    expect([kindOn('2026-03-01'), kindOn('2026-03-02'), kindOn('2026-03-31')]).toEqual([null, 'renewal', 'renewal'])
    expect(onlinePurchaseKind(sold({ id: 'silver', status: 'retired' }), current, '2026-03-31')).toBeNull()
  })
})

type Purchase = Parameters<typeof grantOf>[0]
type PreviousMembership = NonNullable<Parameters<typeof grantOf>[1]>
const purchase = (change: Partial<Purchase> = {}): Purchase => ({
  day: '2026-04-01',
  feePaise: 300_000,
  validityDays: 180,
  contactViews: 60,
  ...change,
})
const planBefore = (change: Partial<PreviousMembership> = {}): PreviousMembership => ({
  feePaise: 150_000,
  endsOn: '2026-05-31',
  contactViews: 20,
  contactViewsSpent: 5,
  ...change,
})

describe('what a purchase gives', () => {
  it('is its own days and views, the day of payment among them', () => {
    const own = { startsOn: '2026-04-01', endsOn: '2026-09-27', carriedViews: 0, contactViews: 60 }
    expect(grantOf(purchase(), null)).toEqual(own)
    expect(grantOf(purchase(), planBefore({ endsOn: '2026-03-31' }))).toEqual(own)
  })
  it('starts an upgrade at once and carries over the views that are left', () => {
    expect(grantOf(purchase(), planBefore())).toMatchObject({
      endsOn: '2026-09-27',
      carriedViews: 15,
      contactViews: 75,
    })
  })
  it('lets an upgrade end no sooner than the plan before it', () => {
    expect(grantOf(purchase({ validityDays: 30 }), planBefore()).endsOn).toBe('2026-05-31')
  })
  it('adds the days of a renewal to the end', () => {
    expect(grantOf(purchase({ feePaise: 150_000, validityDays: 90 }), planBefore())).toMatchObject({
      startsOn: '2026-04-01',
      endsOn: '2026-08-29',
      contactViews: 75,
    })
  })
  it('loses nothing of a second payment for the same or a cheaper plan', () => {
    const first = { feePaise: 300_000, endsOn: '2026-09-27', contactViews: 60, contactViewsSpent: 0 }
    expect(grantOf(purchase(), first)).toMatchObject({ endsOn: '2027-03-26', contactViews: 120 })
    expect(grantOf(purchase({ feePaise: 1, validityDays: 1 }), first).endsOn).toBe('2026-09-28')
  })
})

const held = (id: string, change: Partial<PurchasedMembership> = {}): PurchasedMembership => ({
  id,
  startsOn: '2026-03-01',
  endsOn: '2026-05-29',
  feePaise: 150_000,
  validityDays: 90,
  contactViews: 20,
  contactViewsSpent: 5,
  carriedViews: 0,
  ...change,
})
const upgraded = (change: Partial<PurchasedMembership> = {}) =>
  held('upgrade', {
    startsOn: '2026-04-01',
    endsOn: '2026-09-27',
    feePaise: 300_000,
    validityDays: 180,
    contactViews: 75,
    contactViewsSpent: 0,
    carriedViews: 15,
    ...change,
  })

describe('a refund', () => {
  it('leaves nothing behind where nothing was before', () => {
    expect(afterRefund(null, held('only'), [])).toEqual([])
  })
  it('gives the plan before back as it was', () => {
    expect(afterRefund(held('first'), upgraded(), [])).toMatchObject([
      { id: 'first', endsOn: '2026-05-29', contactViews: 20, contactViewsSpent: 5 },
    ])
  })
  it('counts carried views as spent first, and never below none left', () => {
    expect(afterRefund(held('first'), upgraded({ contactViewsSpent: 10 }), [])[0]?.contactViewsSpent).toBe(15)
    expect(afterRefund(held('first'), upgraded({ contactViewsSpent: 70 }), [])[0]?.contactViewsSpent).toBe(20)
  })
  it('of the first plan takes its days and views out of the upgrade', () => {
    expect(afterRefund(null, held('first'), [upgraded()])).toMatchObject([
      { id: 'upgrade', endsOn: '2026-09-27', carriedViews: 0, contactViews: 60 },
    ])
    const renewed = upgraded({ feePaise: 150_000, validityDays: 90, endsOn: '2026-08-27', contactViews: 35 })
    expect(afterRefund(null, held('first'), [renewed])).toMatchObject([{ endsOn: '2026-06-29', contactViews: 20 }])
  })
  it('cannot take back what was spent already', () => {
    expect(afterRefund(null, held('first'), [upgraded({ contactViewsSpent: 70 })])).toMatchObject([
      { contactViews: 70, contactViewsSpent: 70, carriedViews: 10 },
    ])
  })
  it('in the middle joins the plan before to the one after', () => {
    const last = held('last', {
      startsOn: '2026-04-10',
      endsOn: '2027-04-09',
      feePaise: 500_000,
      validityDays: 365,
      contactViews: 225,
      carriedViews: 75,
      contactViewsSpent: 0,
    })
    expect(afterRefund(held('first'), upgraded(), [last])).toMatchObject([
      { id: 'first', contactViewsSpent: 5 },
      { id: 'last', carriedViews: 15, contactViews: 165, endsOn: '2027-04-09' },
    ])
  })
})
