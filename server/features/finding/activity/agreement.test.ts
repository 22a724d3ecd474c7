import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MemberSummary, ProfileAction } from '#contract/finding/summary.ts'
import { randomStream } from '#server/demo/random.ts'
import { newId } from '#server/ports/ids.ts'
import { seesContact } from '#server/testing/contact-views.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ readModel: true, cachedSessions: true })
let node: FastifyInstance
beforeAll(async () => {
  node = await world.anotherNode()
})

/** The member of each row of each list, whatever the list calls it. */
async function listsOf({ token }: TestMember, app: FastifyInstance) {
  const more = { token, app }
  const [
    viewed,
    shortlisted,
    contacts,
    blocked,
    reported,
    pending,
    accepted,
    rejected,
    gotPending,
    gotAccepted,
    gotRejected,
  ] = await Promise.all([
    world.call('viewedProfiles', {}, more),
    world.call('shortlistedMembers', {}, more),
    world.call('viewedContacts', {}, more),
    world.call('blockedMembers', {}, more),
    world.call('reportedMembers', {}, more),
    world.call('sentInterests', { status: 'PENDING' }, more),
    world.call('sentInterests', { status: 'ACCEPTED' }, more),
    world.call('sentInterests', { status: 'REJECTED' }, more),
    world.call('receivedInterests', { status: 'PENDING' }, more),
    world.call('receivedInterests', { status: 'ACCEPTED' }, more),
    world.call('receivedInterests', { status: 'REJECTED' }, more),
  ])
  const rows = ({ body }: { body: { count: number; list: readonly { user: MemberSummary }[] } }) => ({
    count: body.count,
    members: body.list.map(row => row.user),
  })
  const received = ({ body }: { body: { count: number; list: readonly { to_user: MemberSummary }[] } }) => ({
    count: body.count,
    members: body.list.map(row => row.to_user),
  })
  return {
    recently_view_count: rows(viewed),
    shortlisted_count: { count: shortlisted.body.count, members: shortlisted.body.list as MemberSummary[] },
    viewed_contact_count: rows(contacts),
    block_count: rows(blocked),
    report_count: rows(reported),
    pending_sent_intrest_count: rows(pending),
    accepted_sent_intrest_count: rows(accepted),
    rejected_sent_intrest_count: rows(rejected),
    pending_recieved_intrest_count: received(gotPending),
    accepted_recieved_intrest_count: received(gotAccepted),
    rejected_recieved_intrest_count: received(gotRejected),
  }
}
type Lists = Awaited<ReturnType<typeof listsOf>>

/** Every list has as many rows as its count says, and every row says of the pair what the profile says. */
async function everythingAgrees(viewer: TestMember, others: readonly TestMember[], app: FastifyInstance) {
  const lists = await listsOf(viewer, app)
  const { body: counts } = await world.call('activityCount', {}, { token: viewer.token, app })
  for (const [name, { count, members }] of Object.entries(lists)) {
    expect(`${name} ${count} ${members.length}`).toBe(`${name} ${counts[name as keyof Lists]} ${count}`)
  }
  const { body: joined } = await world.call('joinedList', {}, { token: viewer.token, app })
  for (const other of others) {
    const profile = await world.call('profileDetail', { uuid: other.id, ahead: '1' }, { token: viewer.token, app })
    const shown = [joined.list, ...Object.values(lists).map(list => list.members)].flatMap(list =>
      list.filter(row => row.uuid === other.id),
    )
    if (profile.status !== 200) {
      expect(shown).toEqual([])
      continue
    }
    const { body } = profile
    for (const row of shown)
      for (const flag of [
        'hasSentIntrest',
        'SentIntrestStatus',
        'hasRecivedIntrest',
        'RecivedIntrestStatus',
        'is_there',
        'activity_id',
        'is_send_reminder',
        'hasShortListed',
        'hasBlocked',
        'hasReported',
        'hasViewContact',
        'allowed',
        'send_interest_from',
      ] as const)
        expect([flag, row[flag]]).toEqual([flag, body[flag]])
    const isIn = (name: keyof Lists) => lists[name].members.some(row => row.uuid === other.id)
    const isHidden = body.hasBlocked === 1
    expect(isIn('block_count')).toBe(isHidden)
    expect(joined.list.some(row => row.uuid === other.id)).toBe(!isHidden)
    expect(isIn('shortlisted_count')).toBe(body.hasShortListed === 1 && !isHidden)
    expect(isIn('report_count')).toBe(body.hasReported === 1 && !isHidden)
    expect(isIn('viewed_contact_count')).toBe(body.hasViewContact === 1 && !isHidden)
    for (const status of ['pending', 'accepted', 'rejected'] as const) {
      expect(isIn(`${status}_sent_intrest_count`)).toBe(body.SentIntrestStatus === status.toUpperCase() && !isHidden)
      expect(isIn(`${status}_recieved_intrest_count`)).toBe(
        body.RecivedIntrestStatus === status.toUpperCase() && !isHidden,
      )
    }
  }
}

const withoutCall: readonly ProfileAction[] = ['VIEW_CONTACT', 'VIEW_REASON', 'DOWNLOAD_PROFILE', 'SHARE']

interface Scene {
  viewer: TestMember
  other: TestMember
  /** The interest between the two. */
  uuid: string
  app: FastifyInstance
}

/** Calls what an action of a button stands for, or returns null for one without a call here. */
async function performs(action: ProfileAction, { viewer, other, uuid, app }: Scene) {
  const more = { token: viewer.token, app }
  const target = { to_user_id: other.id }
  switch (action) {
    case 'SEND_INTEREST':
      return world.call('sendInterest', target, more)
    case 'CANCEL_INTEREST':
      return world.call('cancelInterest', { userId: other.id }, more)
    case 'SEND_REMINDER':
      return world.call('sendReminder', target, more)
    case 'ACCEPT':
    case 'ACCEPT_AGAIN':
      return world.call('acceptInterest', { uuid }, more)
    case 'REJECT':
      return world.call('rejectInterest', { uuid, message: 'Not now' }, more)
    case 'SHORTLIST':
      return world.call('shortlistMember', target, more)
    case 'REMOVE_SHORTLIST':
      return world.call('removeFromShortlist', { userId: other.id }, more)
    case 'BLOCK':
      return world.call('blockMember', target, more)
    case 'UNBLOCK':
      return world.call('unblockMember', target, more)
    case 'REPORT':
      return world.call('reportMember', { ...target, message: 'Asks for money' }, more)
    default:
      return null
  }
}

describe('lists, counts and profiles', () => {
  it('agree on both nodes after every action, in whatever order the actions come', async () => {
    const brides = [await bride(world), await bride(world)]
    const grooms = [await groom(world), await groom(world)]
    for (const { id } of [...brides, ...grooms]) await subscribes(world, id)
    const at = world.clock.now()
    for (const him of grooms) for (const her of brides) await seesContact(world, him, her)
    const random = randomStream('agreement', 1)
    const done = new Set<string>()
    for (let step = 0; step < 28; step++) {
      const [mine, theirs] = random.happens(0.5) ? [brides, grooms] : [grooms, brides]
      const [viewer, other] = [random.pick(mine), random.pick(theirs)]
      const app = random.pick([world.app, node])
      const { token } = viewer
      const known = await world.call('profileDetail', { uuid: other.id }, { token, app })
      const uuid = known.body.activity_id ?? newId(at)
      const offered = known.status === 200 ? known.body.allowed.filter(action => !withoutCall.includes(action)) : []
      // A blocked pair does nothing else, so a block is drawn less often and is soon taken back.
      const likely = offered.filter(action => action !== 'BLOCK' || random.happens(0.3))
      const undone = likely.filter(action => !done.has(action))
      const isBlocked = offered.includes('UNBLOCK') || known.status !== 200
      const action = isBlocked ? 'UNBLOCK' : random.pick(undone.length > 0 ? undone : likely)
      const answer = await performs(action, { viewer, other, uuid, app })
      if (!answer) throw new Error(`${action} has no call`)
      if (known.status === 200) expect(`${action} ${answer.status}`).toBe(`${action} 200`)
      if (answer.status === 200) {
        done.add(action)
        const after = await world.call('profileDetail', { uuid: other.id }, { token, app: node })
        expect(after.body).toMatchObject(answer.body.relation)
      }
      const elsewhere = app === node ? world.app : node
      await everythingAgrees(viewer, theirs, elsewhere)
      await everythingAgrees(other, mine, app)
      world.clock.passes(26 * 3_600_000)
    }
    expect(done.size).toBeGreaterThan(7)
  })

  it('give pages of twenty, newest first, and an empty page past the end', async () => {
    const him = await groom(world)
    const hers: TestMember[] = []
    for (let n = 0; n < 23; n++) {
      hers.push(await bride(world))
      world.clock.passes(1000)
      await world.call('shortlistMember', { to_user_id: hers.at(-1)?.id ?? '' }, { token: him.token })
      await world.call('sendInterest', { to_user_id: hers.at(-1)?.id ?? '' }, { token: him.token })
    }
    const newest = hers.map(({ id }) => id).toReversed()
    for (const call of ['shortlistedMembers', 'sentInterests'] as const) {
      const pages = await Promise.all([0, 1, 2].map(offset => world.call(call, { offset }, { token: him.token })))
      expect(pages.map(({ body }) => [body.count, body.list.length, body.next_offset])).toEqual([
        [23, 20, 1],
        [23, 3, null],
        [23, 0, null],
      ])
      const ids = pages.flatMap(({ body }) => body.list.map(row => row.to_user_id))
      expect(ids).toEqual(newest)
    }
    const { status } = await world.call('sentInterests', { status: 'CANCELLED' as 'PENDING' }, { token: him.token })
    expect(status).toBe(400)
  })
})
