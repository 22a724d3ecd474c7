import { describe, expect, it } from 'vitest'
import { type JoinedRecord, keptFirst } from './rules.ts'

const at = new Date('2026-01-01T06:00:00Z')
const older: JoinedRecord = {
  id: 'older',
  joined_at: at,
  plan_ends_on: null,
  mobile_verified_at: at,
  email_verified_at: null,
}
const younger = { ...older, id: 'younger', joined_at: new Date('2026-02-01T06:00:00Z') }
const plan = { plan_ends_on: '2027-01-01' } as const
const unverified = { mobile_verified_at: null }

describe('of two records', () => {
  it.each([
    ['the older of two verified ones is kept', older, younger, 'older'],
    ['the verified one, also where it is younger', { ...older, ...unverified }, younger, 'younger'],
    ['the older of two unverified ones', { ...older, ...unverified }, { ...younger, ...unverified }, 'older'],
    ['the one with a plan, also where it is younger', older, { ...younger, ...plan }, 'younger'],
    [
      'the older where both have a plan, verified or not',
      { ...older, ...unverified, ...plan },
      { ...younger, ...plan },
      'older',
    ],
  ])('%s', (_, one, two, kept) => {
    expect(keptFirst(one, two).map(({ id }) => id)[0]).toBe(kept)
    expect(keptFirst(two, one)[0].id).toBe(kept)
  })
})
