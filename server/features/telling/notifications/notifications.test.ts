import { describe, expect, it } from 'vitest'
import { blocks, bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'
import { writeNotification } from './record.ts'

const world = testWorld({ cachedSessions: true, cachedUnread: true })

const count = async (member: TestMember, app = world.app) =>
  (await world.call('notificationCount', {}, { token: member.token, app })).body.count
const list = async (member: TestMember, more: { offset?: number; limit?: number; sort_by?: 'ASC' } = {}) =>
  (await world.call('notificationList', more, { token: member.token })).body
const types = async (member: TestMember) => (await list(member, { limit: 50 })).list.map(one => one.type)
const sends = (from: TestMember, to: TestMember) =>
  world.call('sendInterest', { to_user_id: to.id }, { token: from.token })

async function couple() {
  const [him, her] = [await groom(world, { last_name: 'Patil' }), await bride(world, { last_name: 'Kale' })]
  for (const { id } of [him, her]) await subscribes(world, id)
  return { him, her }
}

describe('each event', () => {
  it('tells the other family, and leads where it should', async () => {
    const { him, her } = await couple()
    const { body } = await sends(him, her)
    expect((await list(her)).list[0]).toMatchObject({
      type: 'INTEREST_SENT',
      description: expect.stringMatching(/^Patil \(G\d+\) has sent you an interest$/),
      is_read: 0,
      reference_id: him.id,
      from_user: { uuid: him.id, last_name: 'Patil' },
      link: '/intrest-recieved',
    })
    world.clock.passes(25 * 3_600_000)
    await world.call('sendReminder', { to_user_id: her.id }, { token: him.token })
    world.clock.passes(1000)
    await world.call('rejectInterest', { uuid: body.activity_id, message: 'A secret reason' }, { token: her.token })
    world.clock.passes(1000)
    await world.call('acceptInterest', { uuid: body.activity_id }, { token: her.token })
    await world.call('contactDetail', { uuid: her.id }, { token: him.token })
    expect(await types(her)).toEqual(['CONTACT_VIEWED', 'INTEREST_REMINDER', 'INTEREST_SENT'])
    // The interest waits no more, so her notices of it lead to the list in which it stands now.
    expect((await list(her)).list.slice(1).map(one => one.link)).toEqual(
      Array(2).fill('/intrest-recieved?status=ACCEPTED'),
    )
    expect(await types(him)).toEqual(['INTEREST_ACCEPTED', 'INTEREST_REJECTED'])
    const told = await list(him)
    expect(told.list[0]?.link).toBe(`/profile-view/${her.id}`)
    expect(JSON.stringify(told)).not.toContain('secret')
    const marathi = await world.call('notificationList', {}, { token: him.token, headers: { language: 'mr' } })
    expect(marathi.body.list[0]?.description).toContain('पसंती स्वीकारली')
  })

  it('of an interest that was taken back, by its sender or a block, is withdrawn', async () => {
    const { him, her } = await couple()
    await sends(him, her)
    expect(await count(her)).toBe(1)
    await world.call('cancelInterest', { userId: her.id }, { token: him.token })
    await soon(() => count(her), 0)
    expect((await list(her)).count).toBe(0)
    world.clock.passes(8 * 86_400_000)
    await sends(him, her)
    await world.call('blockMember', { to_user_id: him.id }, { token: her.token })
    await world.call('unblockMember', { to_user_id: him.id }, { token: her.token })
    expect((await list(her)).count).toBe(0)
  })

  it('that is recorded twice is one notification', async () => {
    const { him, her } = await couple()
    const at = world.clock.now()
    const one = { memberId: her.id, type: 'contact_viewed', fromId: him.id, sourceId: him.id, at } as const
    await Promise.all(Array.from({ length: 8 }, () => writeNotification(world.db, one)))
    expect(await count(her)).toBe(1)
  })
})

describe('what is unread', () => {
  it('is counted in memory, and a new one shows in the next poll, on another node too', async () => {
    const { him, her } = await couple()
    const node = await world.anotherNode()
    const queriesOfPolls = async (polls: number) => {
      const before = world.queries.count()
      for (let n = 0; n < polls; n++) expect(await count(her, n % 2 ? world.app : node)).toBe(0)
      return world.queries.count() - before
    }
    // The notices of the plan that she bought may still be on their way.
    await soon(() => queriesOfPolls(2), 0)
    expect(await queriesOfPolls(40)).toBe(0)
    await sends(him, her)
    for (const app of [world.app, node]) await soon(() => count(her, app), 1)
    const { body } = await world.call('readNotifications', {}, { token: her.token })
    expect(body.count).toBe(0)
    for (const app of [world.app, node]) await soon(() => count(her, app), 0)
    expect((await list(her)).list[0]?.is_read).toBe(1)
  })

  it('stays unread where it came after what the page has shown', async () => {
    const { him, her } = await couple()
    const other = await groom(world)
    await sends(him, her)
    const shown = (await list(her)).list[0]?.uuid ?? ''
    world.clock.passes(1000)
    await sends(other, her)
    const { body } = await world.call('readNotifications', { until: shown }, { token: her.token })
    expect(body.count).toBe(1)
    await soon(() => count(her), 1)
  })

  it('goes by the day, whatever the ids are', async () => {
    const her = await bride(world)
    const dayAgo = (days: number) => new Date(world.clock.now().getTime() - days * 86_400_000)
    const told = (id: string, days: number) =>
      ({ id, type: 'photo_rejected', member_id: her.id, source_id: id, created_at: dayAgo(days) }) as const
    const [old, today] = ['ffffffff-ffff-4fff-bfff-ffffffffffff', '00000000-0000-4000-8000-000000000001'] as const
    await world.db
      .insertInto('notifications')
      .values([told(old, 20), told(today, 0)])
      .execute()
    expect((await list(her)).list.map(one => one.uuid)).toEqual([today, old])
    expect((await list(her, { sort_by: 'ASC' })).list.map(one => one.uuid)).toEqual([old, today])
    const readUntil = (until: string) => world.call('readNotifications', { until }, { token: her.token })
    expect((await readUntil(old)).body.count).toBe(1)
    expect((await readUntil(today)).body.count).toBe(0)
  })

  it('is another thing than what was opened: a row keeps its dot until it was followed, and the bell counts no dots', async () => {
    const { him, her } = await couple()
    await sends(him, her)
    await world.call('readNotifications', {}, { token: her.token })
    const rowOf = async () => (await list(her)).list.find(one => one.type === 'INTEREST_SENT')
    const row = await rowOf()
    expect([row?.is_read, row?.is_opened]).toEqual([1, 0])
    await soon(() => count(her), 0)
    const uuid = row?.uuid ?? ''
    expect((await world.call('openNotification', { uuid }, { token: him.token })).status).toBe(404)
    expect((await rowOf())?.is_opened).toBe(0)
    expect((await world.call('openNotification', { uuid }, { token: her.token })).status).toBe(200)
    expect((await rowOf())?.is_opened).toBe(1)
    const openedAt = () => world.db.selectFrom('notifications').select('opened_at').where('id', '=', uuid).execute()
    const first = await openedAt()
    world.clock.passes(1000)
    await world.call('openNotification', { uuid }, { token: her.token })
    expect(await openedAt()).toEqual(first)
  })

  it.each(['suspended', 'deleted'] as const)('leaves out a sender who is %s, and a blocked one', async status => {
    const { him, her } = await couple()
    const blocked = await groom(world)
    await sends(him, her)
    await sends(blocked, her)
    await soon(() => count(her), 2)
    await world.db.updateTable('members').set({ status }).where('id', '=', him.id).execute()
    await soon(() => count(her), 1)
    await blocks(world, blocked, her)
    await soon(() => count(her), 0)
    expect(await list(her)).toMatchObject({ count: 0, list: [] })
    await world.db.deleteFrom('blocks').where('blocker_id', '=', blocked.id).execute()
    await soon(() => count(her), 1)
  })
})

describe('the list', () => {
  it('comes in pages of the asked size, in either order, and names only own paths', async () => {
    const { her } = await couple()
    const at = world.clock.now()
    for (let n = 0; n < 9; n++) await sendsInterest(world, await groom(world), her)
    const senders = await world.db
      .selectFrom('interests')
      .select(['id', 'sender_id'])
      .where('receiver_id', '=', her.id)
      .execute()
    for (const { id, sender_id } of senders)
      await writeNotification(world.db, {
        memberId: her.id,
        type: 'interest_sent',
        fromId: sender_id,
        sourceId: id,
        at,
      })
    const own = { memberId: her.id, fromId: null, sourceId: her.id, at } as const
    await writeNotification(world.db, { ...own, type: 'membership_started' })
    const first = await list(her)
    expect([first.list.length, first.count, first.next_offset]).toEqual([4, 10, 1])
    const last = await list(her, { offset: 2 })
    expect([last.list.length, last.next_offset]).toEqual([2, null])
    const all = (await list(her, { limit: 50 })).list
    expect((await list(her, { limit: 50, sort_by: 'ASC' })).list).toEqual(all.toReversed())
    for (const { link } of all) expect(link).toMatch(/^\/[a-z-]+(\/[0-9a-f-]{36})?$/)
    const membership = all.find(one => one.type === 'MEMBERSHIP_STARTED')
    expect(membership).toMatchObject({ reference_id: null, from_user: null })
    expect((await world.call('notificationList', { limit: 51 }, { token: her.token })).status).toBe(400)
  })

  it('keeps a name on one line and in its direction', async () => {
    const her = await bride(world)
    const him = await groom(world, { last_name: '\u202EKale\nBcc' })
    await sends(him, her)
    expect((await list(her)).list[0]?.description).toMatch(/^Kale Bcc \(G/)
  })
})
