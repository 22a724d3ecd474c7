import { describe, expect, it } from 'vitest'
import { isVisibleInLists, type PairState, profileAccess, type Subject } from './rules.ts'

const viewer = { id: 'bride', gender: 'F' as const }
const groom: Subject = { id: 'groom', gender: 'M', status: 'active', verified: true, listedUntil: null }
const today = '2026-01-15'
const noPairState: PairState = {
  ofSamePerson: false,
  viewerBlocked: false,
  blockedViewer: false,
  hasInterest: false,
  contactViewed: false,
}
const opens = (subject: Subject | null, pair: Partial<PairState> = {}) =>
  profileAccess(viewer, subject, { ...noPairState, ...pair }, today)

describe('a list', () => {
  it('shows active, verified members of the other gender, and nobody blocked either way', () => {
    expect(isVisibleInLists(viewer, groom, noPairState, today)).toBe(true)
    expect(isVisibleInLists(viewer, { ...groom, gender: 'F' }, noPairState, today)).toBe(false)
    expect(isVisibleInLists(viewer, { ...groom, verified: false }, noPairState, today)).toBe(false)
    for (const status of ['paused', 'suspended', 'deleted'] as const)
      expect(isVisibleInLists(viewer, { ...groom, status }, { ...noPairState, hasInterest: true }, today)).toBe(false)
    expect(isVisibleInLists(viewer, groom, { ...noPairState, viewerBlocked: true }, today)).toBe(false)
    expect(isVisibleInLists(viewer, groom, { ...noPairState, blockedViewer: true }, today)).toBe(false)
  })
  it('shows nobody whose last day is over', () => {
    const until = (listedUntil: string) => isVisibleInLists(viewer, { ...groom, listedUntil }, noPairState, today)
    expect(until('2026-01-14')).toBe(false)
    expect(until(today)).toBe(true)
  })
})

describe('opening a profile', () => {
  it('of an active member of the other gender shows it', () => {
    expect(opens(groom)).toBe('allowed')
  })
  it('is refused as not found for an unknown, deleted, suspended or unverified member', () => {
    expect(opens(null)).toBe('not_found')
    expect(opens({ ...groom, status: 'deleted' }, { hasInterest: true })).toBe('not_found')
    expect(opens({ ...groom, status: 'suspended' }, { hasInterest: true })).toBe('not_found')
    expect(opens({ ...groom, verified: false })).toBe('not_found')
  })
  it('of a paused member is for who shares an interest or has unlocked the contact', () => {
    expect(opens({ ...groom, status: 'paused' })).toBe('not_found')
    expect(opens({ ...groom, status: 'paused' }, { hasInterest: true })).toBe('allowed')
    expect(opens({ ...groom, status: 'paused' }, { contactViewed: true })).toBe('allowed')
    expect(opens({ ...groom, status: 'suspended' }, { contactViewed: true })).toBe('not_found')
  })
  it('of a member whom lists no longer show is for the same', () => {
    const gone = { ...groom, listedUntil: '2026-01-14' }
    expect(opens(gone)).toBe('not_found')
    expect(opens(gone, { hasInterest: true })).toBe('allowed')
    expect(opens(gone, { contactViewed: true })).toBe('allowed')
    expect(opens({ ...gone, status: 'suspended' }, { hasInterest: true })).toBe('not_found')
  })
  it('is open to the blocker and closed to the blocked', () => {
    expect(opens(groom, { viewerBlocked: true })).toBe('allowed')
    expect(opens(groom, { blockedViewer: true })).toBe('not_found')
    expect(opens(groom, { viewerBlocked: true, blockedViewer: true })).toBe('not_found')
  })
  it('of the same gender is refused, and does not reveal members who are not visible', () => {
    const other = { ...groom, id: 'another bride', gender: 'F' as const }
    expect(opens(other)).toBe('same_gender')
    expect(opens({ ...other, status: 'deleted' })).toBe('not_found')
    expect(opens({ ...other, listedUntil: '2026-01-14' })).toBe('not_found')
  })
  it('of oneself is the own profile, also while paused or no longer listed', () => {
    const self = { ...groom, ...viewer }
    expect(opens(self)).toBe('own')
    expect(opens({ ...self, status: 'paused' })).toBe('own')
    expect(opens({ ...self, listedUntil: '2026-01-14' })).toBe('own')
  })
})
