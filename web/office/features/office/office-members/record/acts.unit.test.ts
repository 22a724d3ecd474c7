import { expect, test } from 'vitest'
import { actsFor } from './acts.ts'

const day = '2026-11-16T06:00:00Z'
const verified = { open_sessions: 1, live_links: 1, mobile_verified_at: day, email_verified_at: day }
const record = {
  status: 'ACTIVE' as const,
  questions: [],
  engaged: null,
  account: verified,
  memberships: [{ is_running: true }],
}

test('a suspended family is restored, any other suspended, and never both are offered', () => {
  expect(actsFor(record, false)).toContain('suspend')
  expect(actsFor(record, false)).not.toContain('restore')
  expect(actsFor({ ...record, status: 'SUSPENDED' }, false)).toContain('restore')
  expect(actsFor({ ...record, status: 'SUSPENDED' }, false)).not.toContain('suspend')
})

test('only an ADMIN vouches for a contact, and only for one that its owner has not verified', () => {
  const unverified = { ...record, account: { ...verified, mobile_verified_at: null, email_verified_at: null } }
  expect(actsFor(unverified, true)).toEqual(expect.arrayContaining(['verifyMobile', 'verifyEmail']))
  expect(actsFor(unverified, false).filter(act => act.startsWith('verify'))).toEqual([])
  expect(actsFor(record, true).filter(act => act.startsWith('verify'))).toEqual([])
})

test('views are added to a membership that runs, and sessions ended where there are any', () => {
  expect(actsFor(record, true)).toEqual(expect.arrayContaining(['addViews', 'endSessions']))
  expect(actsFor({ ...record, memberships: [{ is_running: false }] }, true)).not.toContain('addViews')
  expect(actsFor(record, false)).not.toContain('addViews')
  expect(actsFor({ ...record, account: { ...verified, open_sessions: 0 } }, true)).not.toContain('endSessions')
  expect(actsFor(record, false)).toContain('endSeeLinks')
  expect(actsFor({ ...record, account: { ...verified, live_links: 0 } }, true)).not.toContain('endSeeLinks')
})

test('a number is called because families doubt it, and a hidden one may only answer again', () => {
  const doubted = (state: 'OPEN' | 'ACTED') => ({
    ...record,
    questions: [{ about: 'NUMBER' as const, state, due_at: day }],
  })
  const ofNumber = (one: Parameters<typeof actsFor>[0]) => actsFor(one, false).filter(act => act.startsWith('number'))
  expect(ofNumber(record)).toEqual([])
  expect(ofNumber(doubted('OPEN'))).toEqual(['numberAnswers', 'numberDead'])
  expect(ofNumber(doubted('ACTED'))).toEqual(['numberAnswers'])
})

test('a match is noted once', () => {
  expect(actsFor(record, false)).toContain('engaged')
  expect(actsFor({ ...record, engaged: { word: 'OWN', since: day } }, false)).not.toContain('engaged')
})
