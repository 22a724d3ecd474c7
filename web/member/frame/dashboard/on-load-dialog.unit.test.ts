import { describe, expect, it } from 'vitest'
import { onLoadDialog } from './on-load-dialog.ts'

const day = 86_400_000
const arrival = {
  type: undefined,
  isMarked: false,
  isSubscribed: true,
  percentage: 100,
  isWelcomed: false,
  wasAskedToday: false,
  memberFor: 30 * day,
  savedAgo: Number.POSITIVE_INFINITY,
}

describe('opening the dashboard', () => {
  it('asks a member without a plan to buy one, complete or not', () => {
    expect(onLoadDialog({ ...arrival, isSubscribed: false })).toBe('buyPlan')
    expect(onLoadDialog({ ...arrival, isSubscribed: false, percentage: 40 })).toBe('buyPlan')
  })
  it('asks a member with a plan to complete the profile', () => {
    expect(onLoadDialog({ ...arrival, percentage: 99 })).toBe('completeProfile')
    expect(onLoadDialog({ ...arrival, percentage: 0 })).toBe('completeProfile')
  })
  it('asks nothing of a family that is being welcomed', () => {
    expect(onLoadDialog({ ...arrival, isSubscribed: false, percentage: 40, isWelcomed: true })).toBeNull()
  })
  it.each([
    ['a second time on one day', { wasAskedToday: true }],
    ['in the first hour of a new member', { memberFor: 59 * 60_000 }],
    ['right after a save', { savedAgo: 5000 }],
  ])('asks nothing %s', (_when, part) => {
    expect(onLoadDialog({ ...arrival, isSubscribed: false, ...part })).toBeNull()
    expect(onLoadDialog({ ...arrival, percentage: 40, ...part })).toBeNull()
  })
  it('asks again a day and an hour later', () => {
    const later = { memberFor: 61 * 60_000, savedAgo: day }
    expect(onLoadDialog({ ...arrival, isSubscribed: false, ...later })).toBe('buyPlan')
  })
  it('asks nothing of a complete one', () => {
    expect(onLoadDialog(arrival)).toBeNull()
  })
  it.each([
    { isSubscribed: false, percentage: 100 },
    { isSubscribed: true, percentage: 40 },
  ])('asks nothing with a type in the address, or once isMarked: %o', member => {
    expect(onLoadDialog({ ...arrival, ...member, type: 'IN' })).toBeNull()
    expect(onLoadDialog({ ...arrival, ...member, isMarked: true })).toBeNull()
  })
})
