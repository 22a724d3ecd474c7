import { describe, expect, it } from 'vitest'
import { onLoadDialog } from './on-load.ts'

const arrival = { type: undefined, marked: false, subscribed: true, percentage: 100 }

describe('opening the dashboard', () => {
  it('asks a member without a plan to buy one, complete or not', () => {
    expect(onLoadDialog({ ...arrival, subscribed: false })).toBe('buyPlan')
    expect(onLoadDialog({ ...arrival, subscribed: false, percentage: 40 })).toBe('buyPlan')
  })
  it('asks a member with a plan to complete the profile', () => {
    expect(onLoadDialog({ ...arrival, percentage: 99 })).toBe('completeProfile')
    expect(onLoadDialog({ ...arrival, percentage: 0 })).toBe('completeProfile')
  })
  it('asks nothing of a complete one', () => {
    expect(onLoadDialog(arrival)).toBeNull()
  })
  it.each([
    { subscribed: false, percentage: 100 },
    { subscribed: true, percentage: 40 },
  ])('asks nothing with a type in the address, or once marked: %o', member => {
    expect(onLoadDialog({ ...arrival, ...member, type: 'IN' })).toBeNull()
    expect(onLoadDialog({ ...arrival, ...member, marked: true })).toBeNull()
  })
})
