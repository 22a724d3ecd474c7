import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { bride, groom, sendsInterest, type TestMember } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ readModel: true, cachedSessions: true })
const today = () => dayInIndia(world.clock.now())
const daysAgo = (days: number) => addDays(today(), -days)
const hides = (who: TestMember, is_hidden: 'Y' | 'N') => world.call('hideLastUse', { is_hidden }, { token: who.token })

let him: TestMember
let brides: Record<'today' | 'week' | 'month' | 'long' | 'secret', TestMember>
beforeEach(async () => {
  await world.db.updateTable('members').set({ status: 'paused' }).where('status', '=', 'active').execute()
  him = await groom(world)
  const here = async (days: number, last_use_is_hidden = false) => {
    world.clock.passes(1000)
    return bride(world, { last_used_on: daysAgo(days), last_use_is_hidden })
  }
  // Who was here longest ago joined last, so that the two orders differ.
  brides = {
    secret: await here(0, true),
    today: await here(0),
    week: await here(6),
    month: await here(29),
    long: await here(30),
  }
})
const nameOf = (id: string) => Object.entries(brides).find(([, member]) => member.id === id)?.[0]
const listed = async (order_by?: 'recently_active') => {
  const { body } = await world.call('joinedList', { ...(order_by && { order_by }) }, { token: him.token })
  return body.list
}
const names = async (order_by?: 'recently_active') => (await listed(order_by)).map(({ uuid }) => nameOf(uuid))
const found = async () => {
  await world.call('searchUser', { recently_active: 'Y' }, { token: him.token })
  const { body } = await world.call('previousSearch', {}, { token: him.token })
  return body.list.map(({ uuid }) => `${nameOf(uuid)}`).sort()
}
const all = ['long', 'month', 'week', 'today', 'secret']

describe('the last use', () => {
  it('is told as today, this week, this month, and of who hides it not at all', async () => {
    await soon(names, all)
    const told = (await listed()).map(({ uuid, last_used }) => [nameOf(uuid), last_used])
    expect(told).toEqual([
      ['long', null],
      ['month', 'THIS_MONTH'],
      ['week', 'THIS_WEEK'],
      ['today', 'TODAY'],
      ['secret', null],
    ])
    const { body } = await world.call('profileDetail', { uuid: brides.week.id }, { token: him.token })
    expect([body.last_used, body.not_seen_since]).toEqual(['THIS_WEEK', null])
  })

  it('orders lists and narrows searches, and tells there no more than its word', async () => {
    await soon(() => names('recently_active'), ['today', 'week', 'month', 'long', 'secret'])
    await soon(found, ['month', 'today', 'week'])
    world.clock.passes(24 * 3_600_000)
    await soon(found, ['today', 'week'])
  })

  it('of nobody reaches one who hides the own: no key, no order, no criterion; and it comes back', async () => {
    await soon(names, all)
    await soon(found, ['month', 'today', 'week'])
    expect((await hides(him, 'Y')).body.is_hidden).toBe('Y')
    await soon(async () => (await listed()).some(row => 'last_used' in row), false)
    expect(await names('recently_active')).toEqual(all)
    expect(await found()).toEqual([...all].sort())
    const { body } = await world.call('profileDetail', { uuid: brides.week.id }, { token: him.token })
    expect(JSON.stringify(body)).not.toMatch(/last_use|not_seen|THIS_WEEK/)
    expect((await world.call('me', {}, { token: him.token })).body.last_use_hidden).toBe('Y')
    await hides(him, 'N')
    await soon(async () => (await listed()).every(row => 'last_used' in row), true)
  })

  it('is written once a day by whatever a family does', async () => {
    const usedOn = async () =>
      (await world.db.selectFrom('members').select('last_used_on').where('id', '=', him.id).executeTakeFirst())
        ?.last_used_on
    world.clock.passes(24 * 3_600_000)
    await world.call('joinedList', {}, { token: him.token })
    expect(await usedOn()).toBe(today())
    const before = world.queries.count()
    await world.call('joinedList', {}, { token: him.token })
    expect(world.queries.since(before).some(({ sql }) => sql.includes('update members'))).toBe(false)
  })

  it('of a family that no list shows is told to the other side of an interest, as a day', async () => {
    const her = await bride(world, { last_used_on: daysAgo(70) })
    const secret = await bride(world, { last_used_on: daysAgo(70), last_use_is_hidden: true })
    for (const one of [her, secret]) await sendsInterest(world, him, one, 'accepted')
    const since = async ({ id }: TestMember) =>
      (await world.call('profileDetail', { uuid: id }, { token: him.token })).body.not_seen_since
    expect([await since(her), await since(secret)]).toEqual([daysAgo(70), null])
  })
})
