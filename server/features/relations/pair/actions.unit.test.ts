import { describe, expect, it } from 'vitest'
import { type ProfileAction, profileActions } from '#contract/finding/summary.ts'
import { type FamilyRole, familyRoles } from '#domain/access/family-logins.ts'
import { randomStream } from '#server/demo/random.ts'
import { noRelation } from '#server/testing/no-relation.ts'
import type { Subject } from '../visibility/rules.ts'
import { actionsFor, ruleOf } from './actions.ts'
import type { Interest, Relation } from './relation.ts'
import {
  mayShowByLink,
  mayTakeBiodata,
  mayTakeSheet,
  mayViewContact,
  type Situation,
  sendInterestFrom,
} from './rules.ts'

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
  waitsForCandidate: false,
  asks: [],
  doneBy: null,
  ...change,
})
const paid = {
  id: 'bride',
  gender: 'F',
  role: 'CANDIDATE',
  candidateDecides: false,
  paid: true,
  paused: false,
} as const
const free = { ...paid, paid: false }
const here: Subject = { id: 'groom', gender: 'M', status: 'active', verified: true, listedUntil: null }
const away: Subject = { ...here, status: 'paused' }

const situation = (
  relation: Partial<Relation>,
  viewer: Situation['viewer'] = paid,
  subject: Subject = here,
): Situation => {
  const hasInterest = Boolean(relation.sent ?? relation.received)
  return { viewer, subject, relation: { ...noRelation, hasInterest, ...relation }, now }
}
const actions = (...given: Parameters<typeof situation>) => actionsFor(situation(...given))
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
  it.each([
    [0, false],
    [7 * 24 - 0.001, false],
    [7 * 24, true],
  ])('%s hours after taking an interest back, may send it again: %s', (hours, maySend) => {
    const takenBackAt = hoursAgo(hours)
    const from = new Date(takenBackAt.getTime() + 7 * 86_400_000)
    expect(actions({ takenBackAt }).includes('SEND_INTEREST')).toBe(maySend)
    expect(sendInterestFrom(situation({ takenBackAt }))).toEqual(maySend ? null : from)
    // Where something else speaks against it too, no day is promised.
    expect(sendInterestFrom(situation({ takenBackAt, viewerBlocked: true }))).toBeNull()
    expect(sendInterestFrom(situation({ takenBackAt }, { ...paid, paused: true }))).toBeNull()
    expect(sendInterestFrom(situation({ takenBackAt, received: interest('pending') }))).toBeNull()
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
  it('with somebody whose profile is closed to them: nothing, but to take back what they did themselves', () => {
    expect(actions({ blockedViewer: true, viewerBlocked: true })).toEqual(['UNBLOCK'])
    expect(actions({ blockedViewer: true, contactViewed: true })).toEqual([])
    expect(actions({ blockedViewer: true, shortlisted: true })).toEqual(['REMOVE_SHORTLIST'])
    expect(actions({ viewerBlocked: true }, paid, away)).toEqual(['UNBLOCK'])
    for (const subject of [away, { ...here, verified: false }, { ...here, gender: 'F' as const }])
      expect(actions({}, paid, subject)).toEqual([])
  })
  it('while they are paused: they answer and cancel, but ask nobody', () => {
    const paused = { ...paid, paused: true }
    expect(actions({}, paused)).toEqual(always)
    expect(actions({ sent: interest('pending') }, paused)).toEqual(['CANCEL_INTEREST', ...always])
    expect(actions({ received: interest('pending') }, paused)).toEqual(['ACCEPT', 'REJECT', ...always])
    expect(actions({ contactViewed: true }, paused)).toContain('VIEW_CONTACT')
  })
  it('while the other is paused: the same, and they are not asked', () => {
    expect(actions({ sent: interest('pending') }, paid, away)).toEqual(['CANCEL_INTEREST', ...always])
    expect(actions({ received: interest('rejected') }, paid, away)).toEqual(['ACCEPT_AGAIN', 'VIEW_REASON', ...always])
    expect(actions({ contactViewed: true, sent: interest('accepted') }, paid, away)).toContain('VIEW_CONTACT')
    expect(actions({ contactViewed: true }, paid, away)).not.toContain('SEND_INTEREST')
  })
})

describe('who of a family it is', () => {
  const waits = (status: Interest['status']) => interest(status, { waitsForCandidate: true })
  const pending = { received: interest('pending') }
  const accepted = { sent: waits('accepted') }
  const table: [FamilyRole, boolean, Partial<Relation>, ProfileAction[]][] = [
    ['CANDIDATE', true, pending, ['ACCEPT', 'REJECT']],
    ['CANDIDATE', true, { sent: waits('pending') }, ['CONFIRM']],
    ['CANDIDATE', true, accepted, ['CONFIRM']],
    ...(['MOTHER', 'FATHER', 'OTHER'] as const).flatMap((role): typeof table => [
      [role, false, pending, ['ACCEPT', 'REJECT']],
      [role, true, pending, ['REJECT', 'ASK_CANDIDATE']],
      [role, true, { received: interest('rejected') }, ['ASK_CANDIDATE']],
      [role, true, { sent: waits('pending') }, ['ASK_CANDIDATE']],
      [role, true, accepted, ['ASK_CANDIDATE']],
      // Who gave the last word back leaves it to whoever presses.
      [role, false, accepted, ['CONFIRM']],
    ]),
    // Nobody asks about what was decided, or about somebody whom the family blocked.
    ['FATHER', true, { received: interest('accepted') }, []],
    ['FATHER', true, { sent: interest('pending') }, []],
    ['CANDIDATE', true, { sent: waits('rejected') }, []],
    ['FATHER', true, { ...pending, viewerBlocked: true }, []],
    // The other side reads that it waits, and is offered nothing that it opens.
    ['CANDIDATE', false, { received: waits('accepted') }, []],
  ]
  const answers: readonly ProfileAction[] = ['ACCEPT', 'REJECT', 'ACCEPT_AGAIN', 'CONFIRM', 'ASK_CANDIDATE']
  it.each(table)('%s, the last word kept: %s, %j: %j', (role, candidateDecides, relation, offered) => {
    const viewer = { ...paid, role, candidateDecides }
    expect(actions(relation, viewer).filter(action => answers.includes(action))).toEqual(offered)
  })

  it('a father without a plan is offered the ask, and no answer that would name a plan to him', () => {
    const father = { ...free, role: 'FATHER', candidateDecides: true } as const
    expect(actions(pending, father)).toEqual(expect.arrayContaining(['REJECT', 'ASK_CANDIDATE']))
    expect(actions(pending, father)).not.toContain('ACCEPT')
  })

  it.each([
    [[], true],
    [[23], false],
    [[24], true],
    [[48, 24], false],
  ])('asked %j hours ago, may ask: %s', (hours, mayAsk) => {
    const father = { ...paid, role: 'FATHER', candidateDecides: true } as const
    const received = interest('pending', { asks: hours.map(hoursAgo) })
    expect(actions({ received }, father).includes('ASK_CANDIDATE')).toBe(mayAsk)
  })

  it('while the candidate’s word is waited for, no contact, biodata, sheet or page by link opens on either side', () => {
    for (const side of ['sent', 'received'] as const) {
      const at = situation({ [side]: waits('accepted') })
      const rules = [mayViewContact, mayTakeBiodata, mayTakeSheet, mayShowByLink].map(rule => rule(at))
      expect(rules).toEqual(['waits_for_candidate', 'biodata_not_given', 'sheet_not_given', 'biodata_not_given'])
      expect(mayViewContact(situation({ [side]: waits('accepted'), contactViewed: true }))).toBe('allowed')
      expect(mayViewContact(situation({ [side]: waits('pending') }))).toBe('allowed')
    }
  })
})

describe('in whatever state the two are,', () => {
  const random = randomStream('buttons and rules', 1)
  const someTime = () => hoursAgo(random.pick([0, 1, 23, 24, 25, 100, 167, 168, 169, 900]))
  const anInterest = () =>
    interest(random.pick(['pending', 'accepted', 'rejected']), {
      sentAt: someTime(),
      reminded: random.happens(0.5),
      waitsForCandidate: random.happens(0.3),
      asks: random.pick([[], [], [someTime()], [someTime(), someTime()]]),
    })
  const situations = Array.from({ length: 3000 }, () => {
    const side = random.pick(['sent', 'received', null])
    return situation(
      {
        ...(side && { [side]: anInterest() }),
        takenBackAt: random.happens(0.3) ? someTime() : null,
        viewerBlocked: random.happens(0.2),
        blockedViewer: random.happens(0.1),
        shortlisted: random.happens(0.5),
        contactViewed: random.happens(0.3),
        report: random.happens(0.3) ? 'Asks for money' : null,
      },
      {
        ...paid,
        role: random.pick(familyRoles),
        candidateDecides: random.happens(0.4),
        paid: random.happens(0.5),
        paused: random.happens(0.2),
      },
      { ...here, status: random.pick(['active', 'active', 'active', 'paused', 'suspended']) },
    )
  })

  it('what is offered is accepted, but for the plan that an answer takes, and what is not offered changes nothing', () => {
    const wrong = situations.flatMap(one => {
      const offered = actionsFor(one)
      return profileActions.flatMap(action => {
        const verdict = ruleOf[action](one)
        const showsPlan = verdict === 'answer_needs_plan' && !one.viewer.paid && /^(ACCEPT|REJECT)$/.test(action)
        const isRight = offered.includes(action) === (verdict === 'allowed' || showsPlan)
        return isRight ? [] : [[action, verdict, one]]
      })
    })
    expect(wrong).toEqual([])
  })

  it('a day that is named for sending an interest is the first moment at which it is offered', () => {
    const waiting = situations.flatMap(one => {
      const from = sendInterestFrom(one)
      return from ? [{ one, from }] : []
    })
    expect(waiting.length).toBeGreaterThan(20)
    for (const { one, from } of waiting) {
      const at = (time: number) => actionsFor({ ...one, now: new Date(time) }).includes('SEND_INTEREST')
      expect([actionsFor(one).includes('SEND_INTEREST'), at(from.getTime() - 1), at(from.getTime())]).toEqual([
        false,
        false,
        true,
      ])
    }
  })
})
