import { describe, expect, it } from 'vitest'
import type { ProfileAction } from '#contract/finding/summary.ts'
import { roleOfRegistrant } from '#domain/access/family-logins.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { type RandomStream, randomStream } from '#server/demo/random.ts'
import { newId } from '#server/ports/ids.ts'
import { seesContact } from '#server/testing/contact-views.ts'
import { blocks, bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { actionsFor, ruleOf } from './actions.ts'
import { readPair } from './queries.ts'
import type { Situation } from './rules.ts'

const world = testWorld()
const hour = 3_600_000

interface Scene {
  viewer: TestMember & { paid: boolean; paused: boolean }
  other: TestMember
  /** The interest between the two, or one that never was. */
  uuid: string
}

/** The calls behind the buttons. Accepting after all is the same call as accepting. */
const calls: [ProfileAction[], (scene: Scene) => Promise<{ status: number; refusal: { code: string } }>][] = [
  [['SEND_INTEREST'], scene => world.call('sendInterest', target(scene), scene.viewer)],
  [['CANCEL_INTEREST'], scene => world.call('cancelInterest', { userId: scene.other.id }, scene.viewer)],
  [['SEND_REMINDER'], scene => world.call('sendReminder', target(scene), scene.viewer)],
  [['ACCEPT', 'ACCEPT_AGAIN'], ({ viewer, uuid }) => world.call('acceptInterest', { uuid }, viewer)],
  [['REJECT'], ({ viewer, uuid }) => world.call('rejectInterest', { uuid, message: 'Not now' }, viewer)],
  [['CONFIRM'], scene => world.call('confirmInterest', target(scene), scene.viewer)],
  [['ASK_CANDIDATE'], scene => world.call('askCandidateToDecide', target(scene), scene.viewer)],
  [['SHORTLIST'], scene => world.call('shortlistMember', target(scene), scene.viewer)],
  [['REMOVE_SHORTLIST'], scene => world.call('removeFromShortlist', { userId: scene.other.id }, scene.viewer)],
  [['BLOCK'], scene => world.call('blockMember', target(scene), scene.viewer)],
  [['UNBLOCK'], scene => world.call('unblockMember', target(scene), scene.viewer)],
  [['REPORT'], scene => world.call('reportMember', { ...target(scene), message: 'Asks for money' }, scene.viewer)],
  [['VIEW_CONTACT'], ({ viewer, other }) => world.call('remainingContact', { uuid: other.id }, viewer)],
  [['DOWNLOAD_PROFILE'], ({ viewer, other }) => world.call('biodataTicket', { uuid: other.id }, viewer)],
]
const target = ({ other }: Scene) => ({ to_user_id: other.id })

const hoursAgo = (random: RandomStream) =>
  new Date(world.clock.now().getTime() - random.pick([1, 23, 25, 100, 170]) * hour)

/** Anything may have happened between two members. All is drawn before anything is planted, so that a run is like the next. */
const someState = (random: RandomStream) => {
  // Most families are active, and neither has blocked the other.
  const rarely = random.happens(0.6) ? 0 : 0.4
  return {
    paid: random.happens(0.6),
    paused: random.happens(rarely),
    otherStatus: random.happens(rarely) ? random.pick(['paused', 'suspended'] as const) : ('active' as const),
    interest: random.pick(['sent', 'received', null, null]),
    status: random.pick(['pending', 'accepted', 'rejected'] as const),
    sentAt: hoursAgo(random),
    isReminded: random.happens(0.3),
    takenBack: random.happens(0.5)
      ? { at: hoursAgo(random), by: random.pick(['sender', 'sender', 'block'] as const) }
      : null,
    isContactSeen: random.happens(0.4),
    viewerBlocked: random.happens(rarely),
    blockedViewer: random.happens(rarely / 2),
    isShortlisted: random.happens(0.5),
    isReported: random.happens(0.25),
    // Who registered, and so who presses here.
    registered_by: random.pick(['CANDIDATE', 'MOTHER', 'FATHER', 'BROTHER'] as const),
    lastWord: random.happens(0.5),
    candidateYes: random.pick([false, false, null]),
    asks: random.pick([0, 0, 0, 1, 2]),
    askedAt: hoursAgo(random),
  }
}

async function plant(state: ReturnType<typeof someState>): Promise<Scene> {
  const { paid, paused, registered_by } = state
  const [him, her] = [await groom(world, { status: paused ? 'paused' : 'active' }), await bride(world)]
  const now = world.clock.now()
  const uuid = newId(now)
  const sent = { sender_id: him.id, receiver_id: her.id }
  const received = { sender_id: her.id, receiver_id: him.id }
  const { db } = world
  await db.updateTable('members').set({ candidate_decides: state.lastWord }).where('id', '=', him.id).execute()
  await db
    .insertInto('candidate_requests')
    .values({
      member_id: him.id,
      registered_by,
      state: 'yes',
      answered_at: now,
      due_on: dayInIndia(now),
      language: 'en',
    })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet({ registered_by }))
    .execute()
  if (paid) await subscribes(world, him.id)
  if (state.interest) {
    const times = {
      sent_at: state.sentAt,
      status_at: state.sentAt,
      reminded_at: state.isReminded ? state.sentAt : null,
    }
    const ends = state.interest === 'sent' ? sent : received
    const rejection_reason = state.status === 'rejected' ? 'Our families differ' : null
    const asks = Array.from({ length: state.asks }, () => state.askedAt)
    const family = { candidate_yes: state.candidateYes, sender_asks: asks, receiver_asks: asks }
    const row = { id: uuid, ...ends, ...times, ...family, status: state.status, rejection_reason }
    await db.insertInto('interests').values(row).execute()
  }
  if (state.takenBack) {
    const { at, by } = state.takenBack
    const row = { id: newId(now), ...sent, sent_at: at, status_at: at, status: 'cancelled', cancelled_by: by } as const
    await db.insertInto('interests').values(row).execute()
  }
  if (state.isContactSeen) await seesContact(world, him, her)
  if (state.viewerBlocked) await blocks(world, him, her)
  if (state.blockedViewer) await blocks(world, her, him)
  const row = { id: newId(now), at: now }
  const shortlisted = { ...row, member_id: him.id, shortlisted_id: her.id }
  if (state.isShortlisted) await db.insertInto('shortlists').values(shortlisted).execute()
  const reported = { ...row, reporter_id: him.id, reported_id: her.id, message: 'Rude on the phone' }
  if (state.isReported) await db.insertInto('reports').values(reported).execute()
  await db.updateTable('members').set({ status: state.otherStatus }).where('id', '=', her.id).execute()
  return { viewer: { ...him, paid, paused }, other: her, uuid }
}

const stateOf = ({ viewer, other }: Scene) => readPair(world.db, viewer.id, other.id)

describe('whatever is offered is done; whatever is not is refused, or is a repeat that changes nothing:', () => {
  it.each(calls)('%s', async (actions, call) => {
    // A stream in which nearly every verdict of every rule comes up.
    const random = randomStream(actions.join(), 244)
    const seen = await Promise.all(
      Array.from({ length: 48 }, () => someState(random)).map(async state => {
        const scene = await plant(state)
        const { viewer, other } = scene
        const before = await stateOf(scene)
        if (!before) throw new Error('she is not there')
        const situation: Situation = {
          viewer: {
            ...viewer,
            gender: 'M',
            role: roleOfRegistrant(state.registered_by),
            candidateDecides: state.lastWord,
          },
          ...before,
          now: world.clock.now(),
        }
        const allowed = actionsFor(situation)
        const profile = await world.call('profileDetail', { uuid: other.id, ahead: '1' }, viewer)
        if (profile.status === 200) expect(profile.body.allowed).toEqual(allowed)
        const isOffered = actions.some(action => allowed.includes(action))
        const isRepeat = actions.some(action => ruleOf[action](situation) === 'done_before')
        // Who has no plan is offered to answer, and told that it takes one.
        const needsPlan = isOffered && !viewer.paid && actions.some(action => /^(ACCEPT|REJECT)$/.test(action))

        const { status, refusal } = await call(scene)
        const told = JSON.stringify(state)
        if (needsPlan) expect([status, refusal.code], told).toEqual([403, 'answer_needs_plan'])
        else expect(status === 200, told).toBe(isOffered || isRepeat)
        if (!isOffered) expect(await stateOf(scene), told).toEqual(before)
        return isOffered
      }),
    )
    expect(new Set(seen).size).toBe(2)
  })
})
