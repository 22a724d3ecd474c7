import { describe, expect, it } from 'vitest'
import type { InterestStatus } from '#contract/finding/summary.ts'
import { belongs, datesOf, doneBy, profileAddress, readStatus } from './activity-row.ts'
import { type ActivityTabName, activityTabNames } from './activity-tabs.ts'
import type { ActivityRow } from './wire.ts'

const her = '0198c0de-0000-7000-8000-000000000001'
const theirs = '0198c0de-0000-7000-8000-000000000002'
const user = {
  uuid: her,
  hasShortListed: 0,
  hasBlocked: 0,
  SentIntrestStatus: null,
  RecivedIntrestStatus: null,
} as unknown as ActivityRow['user']
const row: ActivityRow = { user, at: '2026-11-12T20:00:00.000Z', reason: null, interest: null }
const answered = (status: InterestStatus, viewedAt: string | null = null): ActivityRow => ({
  ...row,
  interest: { uuid: theirs, status, answeredAt: '2026-11-14T05:00:00.000Z', viewedAt, doneBy: null },
})

describe('the dates of a card', () => {
  // Eight in the evening in London is the next day in India.
  it.each<[ActivityTabName, ActivityRow, string[]]>([
    ['recentlyViewed', row, ['Viewed on 13-11-2026']],
    ['shortlisted', row, ['Shortlisted on 13-11-2026']],
    ['contactsViewed', row, ['Contact viewed on 13-11-2026']],
    ['blockedUsers', row, ['Blocked on 13-11-2026']],
    ['reportedUsers', row, ['Reported On 13-11-2026']],
    ['interestSent', answered('PENDING'), ['Sent on 13-11-2026', 'Not seen yet']],
    ['interestSent', answered('PENDING', '2026-11-15T05:00:00Z'), ['Sent on 13-11-2026', 'Viewed on 15-11-2026']],
    ['interestSent', answered('ACCEPTED'), ['Sent on 13-11-2026', 'Accepted on 14-11-2026']],
    ['interestSent', answered('REJECTED'), ['Sent on 13-11-2026', 'Rejected on 14-11-2026']],
    ['interestReceived', answered('PENDING'), ['Received on 13-11-2026']],
    ['interestReceived', answered('ACCEPTED'), ['Received on 13-11-2026', 'Accepted on 14-11-2026']],
    ['interestReceived', answered('REJECTED'), ['Received on 13-11-2026', 'Rejected on 14-11-2026']],
  ])('of %s', (tab, of, dates) => {
    expect(datesOf(tab, of, 'en')).toEqual(dates)
  })
})

describe('who of the family did it', () => {
  const by = (tab: ActivityTabName, language: 'en' | 'mr') =>
    doneBy(tab, { ...row, interest: { ...answered('ACCEPTED').interest, doneBy: 'FATHER' } as never }, language)
  it('is said where it was somebody else', () => {
    expect(by('interestSent', 'en')).toBe('Sent by: Father')
    expect(by('interestReceived', 'mr')).toBe('वडिलांनी उत्तर दिले')
    expect(doneBy('interestSent', answered('PENDING'), 'en')).toBeNull()
  })
})

describe('a row', () => {
  const with_ = (changes: Partial<ActivityRow['user']>): ActivityRow => ({ ...row, user: { ...user, ...changes } })
  it('leaves its tab when what it stands for is over', () => {
    expect(belongs('shortlisted', 'PENDING', with_({ hasShortListed: 1 }))).toBe(true)
    expect(belongs('shortlisted', 'PENDING', row)).toBe(false)
    expect(belongs('blockedUsers', 'PENDING', with_({ hasBlocked: 1 }))).toBe(true)
    expect(belongs('blockedUsers', 'PENDING', row)).toBe(false)
    expect(belongs('interestSent', 'PENDING', with_({ SentIntrestStatus: 'PENDING' }))).toBe(true)
    expect(belongs('interestSent', 'PENDING', row)).toBe(false)
    expect(belongs('interestReceived', 'PENDING', with_({ RecivedIntrestStatus: 'ACCEPTED' }))).toBe(false)
    expect(belongs('interestReceived', 'ACCEPTED', with_({ RecivedIntrestStatus: 'ACCEPTED' }))).toBe(true)
  })
  it.each(activityTabNames.filter(tab => tab !== 'blockedUsers'))('of %s leaves with a block', tab => {
    const all = { hasShortListed: 1, SentIntrestStatus: 'PENDING', RecivedIntrestStatus: 'PENDING' } as const
    expect(belongs(tab, 'PENDING', with_(all))).toBe(true)
    expect(belongs(tab, 'PENDING', with_({ ...all, hasBlocked: 1 }))).toBe(false)
  })
  it('leads to the profile, and one of an interest to the profile with its interest', () => {
    expect(profileAddress(row)).toBe(`/profile-view/${her}`)
    expect(profileAddress(answered('REJECTED'))).toBe(`/activity-profile-view/${her}/REJECTED/${theirs}`)
  })
})

it('an address without a status, or with a wrong one, means the pending interests', () => {
  expect([readStatus(''), readStatus('ACCEPTED'), readStatus('accepted'), readStatus('x')]).toEqual([
    'PENDING',
    'ACCEPTED',
    'PENDING',
    'PENDING',
  ])
})
