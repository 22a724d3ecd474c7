import { describe, expect, it } from 'vitest'
import type { ProfileAction } from '#contract/summary.ts'
import { noRelation } from '#server/testing/no-relation.ts'
import { actionsFor } from './actions.ts'
import type { Interest, Relation } from './relation.ts'

const now = new Date('2026-01-15T06:00:00Z')
const hoursAgo = (n: number) => new Date(now.getTime() - n * 3_600_000)
const interest = (status: Interest['status'], change: Partial<Interest> = {}): Interest => ({
  id: 'interest',
  status,
  sentAt: hoursAgo(48),
  statusAt: hoursAgo(48),
  seenAt: null,
  reminded: false,
  rejectionReason: status === 'rejected' ? 'Our families differ' : null,
  ...change,
})
const paid = { paid: true, paused: false }
const free = { paid: false, paused: false }
const here = { paused: false }

const actions = (relation: Partial<Relation>, viewer = paid, subject = here) =>
  actionsFor({ ...noRelation, ...relation }, { viewer, subject }, now)
const always: ProfileAction[] = ['SHORTLIST', 'BLOCK', 'REPORT', 'SHARE']

describe('what a member may do', () => {
  it('with a stranger', () => {
    for (const viewer of [paid, free]) expect(actions({}, viewer)).toEqual(['VIEW_CONTACT', 'SEND_INTEREST', ...always])
  })
  it('with an interest they sent', () => {
    expect(actions({ sent: interest('pending') })).toEqual([
      'VIEW_CONTACT',
      'CANCEL_INTEREST',
      'SEND_REMINDER',
      ...always,
    ])
    expect(actions({ sent: interest('accepted') })).toEqual(['VIEW_CONTACT', ...always, 'DOWNLOAD_PROFILE'])
    expect(actions({ sent: interest('rejected') })).toEqual(['VIEW_CONTACT', 'VIEW_REASON', ...always])
  })
  it('with an interest they received', () => {
    expect(actions({ received: interest('pending') })).toEqual(['VIEW_CONTACT', 'ACCEPT', 'REJECT', ...always])
    expect(actions({ received: interest('accepted') })).toEqual(['VIEW_CONTACT', ...always, 'DOWNLOAD_PROFILE'])
    expect(actions({ received: interest('rejected') })).toEqual([
      'VIEW_CONTACT',
      'ACCEPT_AGAIN',
      'VIEW_REASON',
      ...always,
    ])
  })
  it('without a plan: answering is offered, accepting again is not', () => {
    expect(actions({ received: interest('pending') }, free)).toEqual(expect.arrayContaining(['ACCEPT', 'REJECT']))
    expect(actions({ received: interest('rejected') }, free)).not.toContain('ACCEPT_AGAIN')
  })
  it.each([
    [23.99, false, false],
    [24, false, true],
    [200, false, true],
    [200, true, false],
  ])('%s hours after sending, reminded before: %s, may remind: %s', (hours, reminded, mayRemind) => {
    const sent = interest('pending', { sentAt: hoursAgo(hours), reminded })
    expect(actions({ sent }).includes('SEND_REMINDER')).toBe(mayRemind)
  })
  it('with somebody they shortlisted or reported', () => {
    expect(actions({ shortlisted: true })).toContain('REMOVE_SHORTLIST')
    expect(actions({ shortlisted: true })).not.toContain('SHORTLIST')
    expect(actions({ report: 'Asks for money' })).toContain('VIEW_REASON')
    expect(actions({ report: 'Asks for money' })).not.toContain('REPORT')
  })
  it('with somebody they blocked: unblock, report and share, and read a contact seen before', () => {
    const blocked = { viewerBlocked: true, sent: interest('accepted') }
    expect(actions(blocked)).toEqual(['UNBLOCK', 'REPORT', 'SHARE'])
    expect(actions({ ...blocked, contactViewed: true })).toEqual(['VIEW_CONTACT', 'UNBLOCK', 'REPORT', 'SHARE'])
  })
  it('with somebody who blocked them: nothing, but to take their own block back', () => {
    expect(actions({ blockedViewer: true, viewerBlocked: true })).toEqual(['UNBLOCK'])
    expect(actions({ blockedViewer: true, contactViewed: true, shortlisted: true })).toEqual([])
  })
  it('while they are paused: they answer and cancel, but ask nobody', () => {
    const paused = { paid: true, paused: true }
    expect(actions({}, paused)).toEqual(always)
    expect(actions({ sent: interest('pending') }, paused)).toEqual(['CANCEL_INTEREST', ...always])
    expect(actions({ received: interest('pending') }, paused)).toEqual(['ACCEPT', 'REJECT', ...always])
    expect(actions({ contactViewed: true }, paused)).toContain('VIEW_CONTACT')
  })
  it('while the other is paused: the same, and they are not asked', () => {
    const away = { paused: true }
    expect(actions({ sent: interest('pending') }, paid, away)).toEqual(['CANCEL_INTEREST', ...always])
    expect(actions({ received: interest('rejected') }, paid, away)).toEqual(['ACCEPT_AGAIN', 'VIEW_REASON', ...always])
    expect(actions({ contactViewed: true, sent: interest('accepted') }, paid, away)).toContain('VIEW_CONTACT')
  })
})
