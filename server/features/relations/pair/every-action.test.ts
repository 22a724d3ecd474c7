import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newId } from '#server/ports/ids.ts'
import { blocks, createTestMember, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const day = 86_400_000

interface Scene {
  viewer: TestMember
  target: TestMember
}

/** Each action with what must be there before it: then it succeeds for a member with a plan. */
const actions = {
  send:
    async ({ viewer, target }: Scene) =>
    () =>
      world.call('sendInterest', { to_user_id: target.id }, { token: viewer.token }),
  cancel: async ({ viewer, target }: Scene) => {
    await sendsInterest(world, viewer, target)
    return () => world.call('cancelInterest', { userId: target.id }, { token: viewer.token })
  },
  remind: async ({ viewer, target }: Scene) => {
    await sendsInterest(world, viewer, target)
    return () => world.call('sendReminder', { to_user_id: target.id }, { token: viewer.token })
  },
  accept: async ({ viewer, target }: Scene) => {
    const uuid = await sendsInterest(world, target, viewer)
    return () => world.call('acceptInterest', { uuid }, { token: viewer.token })
  },
  reject: async ({ viewer, target }: Scene) => {
    const uuid = await sendsInterest(world, target, viewer)
    return () => world.call('rejectInterest', { uuid, message: 'Our families differ' }, { token: viewer.token })
  },
  acceptAgain: async ({ viewer, target }: Scene) => {
    const uuid = await sendsInterest(world, target, viewer, 'rejected')
    return () => world.call('acceptInterest', { uuid }, { token: viewer.token })
  },
  shortlist:
    async ({ viewer, target }: Scene) =>
    () =>
      world.call('shortlistMember', { to_user_id: target.id }, { token: viewer.token }),
  remove: async ({ viewer, target }: Scene) => {
    const at = world.clock.now()
    const row = { id: newId(at), member_id: viewer.id, shortlisted_id: target.id, at }
    await world.db.insertInto('shortlists').values(row).execute()
    return () => world.call('removeFromShortlist', { userId: target.id }, { token: viewer.token })
  },
  block:
    async ({ viewer, target }: Scene) =>
    () =>
      world.call('blockMember', { to_user_id: target.id }, { token: viewer.token }),
  unblock:
    async ({ viewer, target }: Scene) =>
    () =>
      world.call('unblockMember', { to_user_id: target.id }, { token: viewer.token }),
  report:
    async ({ viewer, target }: Scene) =>
    () =>
      world.call('reportMember', { to_user_id: target.id, message: 'Asks for money' }, { token: viewer.token }),
}
type Action = keyof typeof actions
const order = Object.keys(actions) as Action[]

const becomes = (member: TestMember, status: 'paused' | 'suspended' | 'deleted') =>
  world.db.updateTable('members').set({ status }).where('id', '=', member.id).execute()

async function endPlanOf({ id }: TestMember) {
  await world.db
    .updateTable('memberships')
    .set({ starts_on: '2025-01-01', ends_on: '2025-06-30' })
    .where('member_id', '=', id)
    .execute()
}

/** What each kind of member is, besides having a plan, being verified and looking at somebody of the other gender. */
const kinds: Record<string, (scene: Scene) => Promise<unknown>> = {
  unverified: ({ viewer }) =>
    world.db.updateTable('members').set({ mobile_verified_at: null }).where('id', '=', viewer.id).execute(),
  free: ({ viewer }) => world.db.deleteFrom('memberships').where('member_id', '=', viewer.id).execute(),
  paid: async () => {},
  'plan ended': ({ viewer }) => endPlanOf(viewer),
  paused: ({ viewer }) => becomes(viewer, 'paused'),
  'blocked by them': ({ viewer, target }) => blocks(world, target, viewer),
  'blocks them': ({ viewer, target }) => blocks(world, viewer, target),
  'they are of the same gender': ({ target }) =>
    world.db.updateTable('members').set({ gender: 'M' }).where('id', '=', target.id).execute(),
  'they deleted': ({ target }) => becomes(target, 'deleted'),
  'they are suspended': ({ target }) => becomes(target, 'suspended'),
  'they are unverified': ({ target }) =>
    world.db.updateTable('members').set({ mobile_verified_at: null }).where('id', '=', target.id).execute(),
  'they paused': ({ target }) => becomes(target, 'paused'),
  'they are a brother or sister': ({ viewer, target }) =>
    world.db
      .updateTable('members')
      .set({ person_id: sql`(select own.person_id from members own where own.id = ${viewer.id})` })
      .where('id', '=', target.id)
      .execute(),
}

// The whole table is written here, so that a wider permission shows up as a change of this test.
const table: Record<string, Record<string, number | undefined>> = Object.fromEntries(
  `                            send cancel remind accept reject acceptAgain shortlist remove block unblock report
  unverified                  | 403  403   403    403    403    403         403       403    403   403     403
  free                        | 200  200   200    403    403    403         200       200    200   200     200
  paid                        | 200  200   200    200    200    200         200       200    200   200     200
  plan ended                  | 200  200   200    403    403    403         200       200    200   200     200
  paused                      | 403  200   403    200    200    200         200       200    200   200     200
  blocked by them             | 404  404   404    404    404    404         404       200    404   404     404
  blocks them                 | 409  200   409    409    409    409         409       200    200   200     200
  they are of the same gender | 403  403   403    403    403    403         403       200    403   403     403
  they deleted                | 404  404   404    404    404    404         404       200    404   404     404
  they are suspended          | 404  404   404    404    404    404         404       200    404   404     404
  they are unverified         | 404  404   404    404    404    404         404       200    404   404     404
  they paused                 | 404  200   409    200    200    200         404       200    404   404     404
  they are a brother or sister | 404 404   404    404    404    404         404       200    404   404     404`
    .split('\n')
    .slice(1)
    .map(line => {
      const [kind = '', statuses = ''] = line.split('|')
      const numbers = statuses.trim().split(/\s+/).map(Number)
      return [kind.trim(), Object.fromEntries(order.map((action, n) => [action, numbers[n]]))]
    }),
)

const allRows = async () =>
  JSON.stringify([
    await world.db.selectFrom('interests').selectAll().orderBy('id').execute(),
    await world.db.selectFrom('shortlists').selectAll().orderBy('id').execute(),
    await world.db.selectFrom('blocks').selectAll().orderBy('blocker_id').orderBy('blocked_id').execute(),
    await world.db.selectFrom('reports').selectAll().orderBy('id').execute(),
  ])

describe('every action', () => {
  it.each(Object.entries(kinds))('by every kind of member: %s', async (kind, becomesKind) => {
    const statuses: Partial<Record<Action, number>> = {}
    for (const action of order) {
      const scene = {
        viewer: await createTestMember(world, { gender: 'M' }),
        target: await createTestMember(world, { gender: 'F' }),
      }
      await subscribes(world, scene.viewer.id)
      const act = await actions[action](scene)
      world.clock.passes(day)
      await becomesKind(scene)
      const before = await allRows()
      const { status } = await act()
      statuses[action] = status
      if (status !== 200) expect(`${action} ${await allRows()}`).toBe(`${action} ${before}`)
    }
    expect(statuses).toEqual(table[kind])
  })

  it('is refused towards oneself', async () => {
    const viewer = await createTestMember(world, { gender: 'M' })
    await subscribes(world, viewer.id)
    const { token, id } = viewer
    const answers = [
      await world.call('sendInterest', { to_user_id: id }, { token }),
      await world.call('cancelInterest', { userId: id }, { token }),
      await world.call('sendReminder', { to_user_id: id }, { token }),
      await world.call('shortlistMember', { to_user_id: id }, { token }),
      await world.call('removeFromShortlist', { userId: id }, { token }),
      await world.call('blockMember', { to_user_id: id }, { token }),
      await world.call('unblockMember', { to_user_id: id.toUpperCase() }, { token }),
      await world.call('reportMember', { to_user_id: id, message: 'x' }, { token }),
    ]
    for (const { status, refusal } of answers)
      expect([status, refusal.message]).toEqual([403, 'This is your own profile'])
  })

  it('on an interest is for its two sides: the sender cannot answer it, and a stranger does not learn of it', async () => {
    const [sender, receiver, stranger] = [
      await createTestMember(world, { gender: 'F' }),
      await createTestMember(world, { gender: 'M' }),
      await createTestMember(world, { gender: 'M' }),
    ]
    for (const { id } of [sender, receiver, stranger]) await subscribes(world, id)
    const uuid = await sendsInterest(world, sender, receiver)
    const unknown = newId(world.clock.now())
    const answersOf = async ({ token }: TestMember, interest: string) => [
      (await world.call('acceptInterest', { uuid: interest }, { token })).status,
      (await world.call('rejectInterest', { uuid: interest, message: 'No' }, { token })).status,
    ]
    expect(await answersOf(sender, uuid)).toEqual([403, 403])
    expect(await answersOf(stranger, uuid)).toEqual([404, 404])
    expect(await answersOf(receiver, unknown)).toEqual([404, 404])
    const { token } = stranger
    expect((await world.call('cancelInterest', { userId: sender.id }, { token })).status).toBe(409)
    expect((await world.call('sendReminder', { to_user_id: sender.id }, { token })).status).toBe(409)
    expect(await answersOf(receiver, uuid)).toEqual([200, 409])
  })

  it('is refused with nonsense', async () => {
    const { token } = await createTestMember(world, { gender: 'M' })
    for (const to_user_id of ['', '7', "' or 1=1", null as unknown as string])
      for (const call of ['sendInterest', 'sendReminder', 'shortlistMember', 'blockMember', 'unblockMember'] as const)
        expect((await world.call(call, { to_user_id }, { token })).status).toBe(400)
    expect((await world.call('sendInterest', { to_user_id: newId(world.clock.now()) }, { token })).status).toBe(404)
  })

  it('tells a free member in the words of the specification what answering takes', async () => {
    const [her, him] = [await createTestMember(world, { gender: 'F' }), await createTestMember(world, { gender: 'M' })]
    const uuid = await sendsInterest(world, her, him)
    const { refusal } = await world.call('acceptInterest', { uuid }, { token: him.token })
    expect(refusal).toMatchObject({
      code: 'answer_needs_plan',
      message: 'To Accept or Reject interest, you have to purchase subscription plan',
    })
    const { body } = await world.call('profileDetail', { uuid: her.id }, { token: him.token })
    expect(body.allowed).toEqual(expect.arrayContaining(['ACCEPT', 'REJECT']))
  })
})
