import { describe, expect, it } from 'vitest'
import { blocks, bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const visits = async (visitor: TestMember, her: TestMember) => {
  const { status } = await world.call('profileDetail', { uuid: her.id }, { token: visitor.token })
  expect(status).toBe(200)
  world.clock.passes(60_000)
}
const visitorsOf = async (her: TestMember, input: { offset?: number; sort_by?: 'ASC'; limit?: number } = {}) =>
  (await world.call('visitorList', input, { token: her.token })).body
const setStatus = (member: TestMember, status: 'active' | 'paused' | 'suspended' | 'deleted') =>
  world.db.updateTable('members').set({ status }).where('id', '=', member.id).execute()

describe('profile visitors', () => {
  it('stand once each, by their latest visit, with where they work', async () => {
    const her = await bride(world)
    const [first, second] = [await groom(world), await groom(world)]
    await visits(first, her)
    await visits(second, her)
    world.clock.passes(86_400_000)
    await visits(first, her)
    const { count, list, next_offset } = await visitorsOf(her)
    expect({ count, ids: list.map(row => row.from_user_id), next_offset }).toEqual({
      count: 2,
      ids: [first.id, second.id],
      next_offset: null,
    })
    expect(list[0]).toMatchObject({ uuid: first.id, work_place_name: 'Purandar' })
    expect(list[0]).not.toHaveProperty('working_place_goan')
    expect((await visitorsOf(her, { sort_by: 'ASC' })).list.map(row => row.uuid)).toEqual([second.id, first.id])
    await subscribes(world, her.id)
    expect((await visitorsOf(her)).list[0]).toMatchObject({ working_place_goan: 'Saswad' })
  })

  it('are not there while blocked either way, paused, gone or unverified, in list and count', async () => {
    const her = await bride(world)
    const [stays, blocked, blocker, paused, suspended, deleted, unverified] = await Promise.all(
      Array.from({ length: 7 }, () => groom(world)),
    )
    if (!stays || !blocked || !blocker || !paused || !suspended || !deleted || !unverified) throw new Error('seven')
    for (const him of [stays, blocked, blocker, paused, suspended, deleted, unverified]) await visits(him, her)
    expect((await visitorsOf(her)).count).toBe(7)
    await blocks(world, her, blocked)
    await blocks(world, blocker, her)
    await setStatus(paused, 'paused')
    await setStatus(suspended, 'suspended')
    await setStatus(deleted, 'deleted')
    await world.db.updateTable('members').set({ mobile_verified_at: null }).where('id', '=', unverified.id).execute()
    const { count, list } = await visitorsOf(her)
    expect({ count, ids: list.map(row => row.uuid) }).toEqual({ count: 1, ids: [stays.id] })

    await world.db.deleteFrom('blocks').where('blocker_id', 'in', [her.id, blocker.id]).execute()
    await setStatus(paused, 'active')
    expect((await visitorsOf(her)).count).toBe(4)
  })

  it('find the profile that they opened marked in their own lists, and nobody else does', async () => {
    const her = await bride(world)
    const [him, other] = [await groom(world), await groom(world)]
    const herRowFor = async ({ token }: TestMember) =>
      (await world.call('joinedList', {}, { token })).body.list.find(row => row.uuid === her.id)?.hasOpened
    expect(await herRowFor(him)).toBe(0)
    await visits(him, her)
    expect([await herRowFor(him), await herRowFor(other)]).toEqual([1, 0])
    expect((await visitorsOf(her)).list[0]?.hasOpened).toBe(0)
  })

  it('come twenty a page', async () => {
    const her = await bride(world)
    for (const him of await Promise.all(Array.from({ length: 23 }, () => groom(world)))) await visits(him, her)
    const [first, second] = [await visitorsOf(her), await visitorsOf(her, { offset: 1 })]
    expect([first.list.length, first.next_offset, second.list.length, second.next_offset]).toEqual([20, 1, 3, null])
    expect(new Set([...first.list, ...second.list].map(row => row.uuid)).size).toBe(23)
  })

  it('come as few as the dashboard draws, with the count of all', async () => {
    const her = await bride(world)
    for (const him of await Promise.all(Array.from({ length: 6 }, () => groom(world)))) await visits(him, her)
    const all = await visitorsOf(her)
    const few = await visitorsOf(her, { limit: 4 })
    expect(few).toEqual({ ...all, count: 6, list: all.list.slice(0, 4) })
    for (const limit of [0, 21, 1.5])
      expect((await world.call('visitorList', { limit }, { token: her.token })).status).toBe(400)
  })

  it('are ordered by their visit alone', async () => {
    const her = await bride(world)
    const { status } = await world.call('visitorList', { order_by: 'kundali' as never }, { token: her.token })
    expect(status).toBe(400)
  })
})
