import { describe, expect, it } from 'vitest'
import { afterRefund, grantOf, type HeldMembership, type PreviousMembership, type Purchase } from './grants.ts'

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

const held = (id: string, change: Partial<HeldMembership> = {}): HeldMembership => ({
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
const upgraded = (change: Partial<HeldMembership> = {}) =>
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
