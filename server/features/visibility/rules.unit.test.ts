import { describe, expect, it } from 'vitest'
import { isVisibleInLists, type PairState, profileAccess, type Subject } from './rules.ts'

const viewer = { id: 'bride', gender: 'F' as const }
const groom: Subject = { id: 'groom', gender: 'M', status: 'active', verified: true }
const nothing: PairState = { viewerBlocked: false, blockedViewer: false, interest: false }
const opens = (subject: Subject | null, between: Partial<PairState> = {}, asSelf = false) =>
  profileAccess(viewer, subject, { ...nothing, ...between }, asSelf)

describe('a list', () => {
  it('shows active, verified members of the other gender, and nobody blocked either way', () => {
    expect(isVisibleInLists(viewer, groom, nothing)).toBe(true)
    expect(isVisibleInLists(viewer, { ...groom, gender: 'F' }, nothing)).toBe(false)
    expect(isVisibleInLists(viewer, { ...groom, verified: false }, nothing)).toBe(false)
    for (const status of ['paused', 'suspended', 'deleted'] as const)
      expect(isVisibleInLists(viewer, { ...groom, status }, { ...nothing, interest: true })).toBe(false)
    expect(isVisibleInLists(viewer, groom, { ...nothing, viewerBlocked: true })).toBe(false)
    expect(isVisibleInLists(viewer, groom, { ...nothing, blockedViewer: true })).toBe(false)
  })
})

describe('profileAccess a profile', () => {
  it('of an active member of the other gender shows it', () => {
    expect(opens(groom)).toBe('shown')
  })
  it('of nobody, of one who left, was suspended or never verified finds nobody', () => {
    expect(opens(null)).toBe('unknown')
    expect(opens({ ...groom, status: 'deleted' }, { interest: true })).toBe('unknown')
    expect(opens({ ...groom, status: 'suspended' }, { interest: true })).toBe('unknown')
    expect(opens({ ...groom, verified: false })).toBe('unknown')
  })
  it('of a paused member is for those whom an interest joins', () => {
    expect(opens({ ...groom, status: 'paused' })).toBe('unknown')
    expect(opens({ ...groom, status: 'paused' }, { interest: true })).toBe('shown')
  })
  it('is open to the blocker and closed to the blocked', () => {
    expect(opens(groom, { viewerBlocked: true })).toBe('shown')
    expect(opens(groom, { blockedViewer: true })).toBe('unknown')
    expect(opens(groom, { viewerBlocked: true, blockedViewer: true })).toBe('unknown')
  })
  it('of the own gender is denied, also with SELF, and tells of nobody who could not be seen', () => {
    const other = { ...groom, id: 'another bride', gender: 'F' as const }
    expect(opens(other)).toBe('same_gender')
    expect(opens(other, {}, true)).toBe('same_gender')
    expect(opens({ ...other, status: 'deleted' })).toBe('unknown')
  })
  it('of oneself is the own profile with SELF, and the own gender without', () => {
    const self = { ...groom, ...viewer }
    expect(opens(self, {}, true)).toBe('own')
    expect(opens(self)).toBe('same_gender')
    expect(opens({ ...self, status: 'paused' }, {}, true)).toBe('own')
  })
})
