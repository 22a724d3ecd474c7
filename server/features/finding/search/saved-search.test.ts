import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { dayInIndia } from '#domain/calendar.ts'
import { startSession } from '#server/features/access/sessions/queries.ts'
import { sqlFinder } from '#server/features/finding/read-model/sql/finder.ts'
import { newId } from '#server/ports/ids.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { blocks, bride, groom, insertCopies, subscribes, type TestMember } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ readModel: true })

async function brides(count: number): Promise<TestMember[]> {
  const newestFirst: TestMember[] = []
  for (let n = 0; n < count; n++) {
    world.clock.passes(1000)
    newestFirst.unshift(await bride(world))
  }
  return newestFirst
}
const page = async (who: TestMember, input: object = {}) =>
  (await world.call('previousSearch', input, { token: who.token })).body
const step = async (who: TestMember, offset: number, uuid?: string) =>
  (await world.call('nextPrevious', { offset, ...(uuid && { uuid }) }, { token: who.token })).body
/** The search that was just made knows of these: the node's lists follow the database by a moment. */
async function searches(who: TestMember, expected: number, input: object = {}) {
  await soon(async () => (await world.call('searchUserByPost', input, { token: who.token })).body.count, expected)
}
/** From the database itself, which knows of all of them at once. */
const allBrides = async () =>
  (
    await sqlFinder(world.db, world.clock).find({
      gender: 'F',
      criteria: {},
      order: { by: 'joined', direction: 'desc' },
      excluded: [],
      offset: 0,
      limit: 0,
    })
  ).count
const becomes = (status: 'active' | 'paused' | 'deleted', { id }: TestMember) =>
  world.db.updateTable('members').set({ status }).where('id', '=', id).execute()
const idsOf = (body: { list: { uuid: string }[] }) => body.list.map(row => row.uuid)

describe('a saved search', () => {
  it('keeps its order while others join, leave, pause and block; who left is skipped and positions close up', async () => {
    const him = await groom(world)
    const found = await brides(45)
    const ids = found.map(one => one.id)
    await searches(him, 45)
    await brides(3)
    expect(await page(him)).toMatchObject({ count: 45, shown_count: 45, next_offset: 1 })
    expect(idsOf(await page(him, { offset: 1 }))).toEqual(ids.slice(20, 40))

    const [first, , third, , , , blocked, blocker] = found as [TestMember, ...TestMember[]] as TestMember[]
    await becomes('deleted', first as TestMember)
    await becomes('paused', third as TestMember)
    await blocks(world, him, blocked as TestMember)
    await blocks(world, blocker as TestMember, him)
    const gone = new Set([first, third, blocked, blocker].map(one => one?.id))
    const left = ids.filter(id => !gone.has(id))
    await soon(async () => (await page(him)).count, 41)
    expect(idsOf(await page(him))).toEqual(left.slice(0, 20))
    expect(await page(him, { offset: 2 })).toMatchObject({ shown_count: 41, next_offset: null })
    expect(idsOf(await page(him, { offset: 2 }))).toEqual(left.slice(40))
    expect(await page(him, { offset: 3 })).toMatchObject({ list: [], next_offset: null })

    // She comes back to where she was.
    await becomes('active', third as TestMember)
    await soon(async () => (await page(him)).count, 42)
    expect(idsOf(await page(him))[1]).toBe(third?.id)
  })

  it('leads from one to the next, with the neighbours’ photos, and never past either end', async () => {
    const him = await groom(world)
    const [last, middle, first] = (await brides(3)) as [TestMember, TestMember, TestMember]
    await world.db
      .insertInto('photos')
      .values({
        id: newId(world.clock.now()),
        member_id: middle.id,
        position: 0,
        stored_as: 'photos/x',
        rejection_reason: null,
        added_at: world.clock.now(),
      })
      .execute()
    const all = await allBrides()
    await searches(him, all)
    expect(await step(him, 0)).toMatchObject({
      offset: 0,
      count: all,
      list: [{ uuid: last.id }],
      current_image: [],
      previous_image: [],
      previous_uuid: null,
      next_uuid: middle.id,
      next_image: [{ image: expect.stringContaining('/api/photo/') }],
    })
    expect(await step(him, 1)).toMatchObject({
      list: [{ uuid: middle.id }],
      current_image: [{ image: expect.stringContaining('/api/photo/') }],
      previous_uuid: last.id,
      next_uuid: first.id,
      next_image: [],
    })
    expect(await step(him, all)).toMatchObject({ list: [], next_uuid: null, offset: all, count: all })
    expect(await step(him, all - 1)).toMatchObject({ next_uuid: null })
    expect((await world.call('nextPrevious', { offset: -1 }, { token: him.token })).status).toBe(400)

    // The one before has left since the page was drawn: the address still finds the profile it names.
    await becomes('deleted', last)
    await soon(async () => (await step(him, 1, middle.id)).offset, 0)
    expect(await step(him, 1, middle.id)).toMatchObject({ list: [{ uuid: middle.id }], previous_uuid: null })
    expect(await step(him, 1, last.id)).toMatchObject({ offset: 1, list: [{ uuid: first.id }] })
  })

  it('is made again only where the criteria or the order differ', async () => {
    const him = await groom(world)
    await brides(2)
    const count = await allBrides()
    await searches(him, count, { from_age: 1990, to_age: 1999 })
    const madeAt = async () =>
      (await world.db.selectFrom('searches').select('at').where('member_id', '=', him.id).executeTakeFirstOrThrow()).at
    const before = await madeAt()
    world.clock.passes(60_000)
    await page(him)
    await page(him, { type: 'FROM_PREVIOUS_SEARCH', order_by: 'created_at', sort_by: 'DESC' })
    await page(him, { from_age: '1999', to_age: '1990', same_devak: 'N', diet_ids: '' })
    expect(await madeAt()).toEqual(before)
    expect((await page(him, { from_age: 1998 })).count).toBe(0)
    expect(await madeAt()).toEqual(world.clock.now())
    expect((await page(him)).count).toBe(0)
    expect(await page(him, { order_by: 'kundali', from_age: 1990 })).toMatchObject({ order_by: 'kundali', count })
    // The saved order holds until another is named.
    expect((await page(him)).order_by).toBe('kundali')
    expect((await page(him, { order_by: 'created_at', sort_by: 'ASC' })).order_by).toBe('created_at')
  })

  it('of two made at the same moment is one of them, whole', async () => {
    const him = await groom(world)
    const all = await allBrides()
    await searches(him, all)
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        world.call('searchUserByPost', n % 2 ? { from_age: 1998 } : {}, { token: him.token }),
      ),
    )
    const { body } = await world.call('savedSearch', {}, { token: him.token })
    const { from_age } = JSON.parse(body.list.search_json ?? '')
    expect((await page(him)).count).toBe(from_age === 1998 ? 0 : all)
  })

  it('has two thousand positions, and says how many more there are', async () => {
    const him = await groom(world)
    const her = await bride(world)
    await insertCopies(world, her, 2050, { height_cm: 190 })
    await searches(him, 2050, { from_height: 190 })
    expect(await page(him, { offset: 99 })).toMatchObject({ count: 2050, shown_count: 2000, next_offset: null })
    expect((await page(him, { offset: 99 })).list).toHaveLength(20)
    expect((await page(him, { offset: 100 })).list).toEqual([])
    expect(await step(him, 1999)).toMatchObject({ count: 2000, next_uuid: null })
    expect((await step(him, 2000)).list).toEqual([])
  })

  it('shows the village to who has a plan and to nobody else', async () => {
    const him = await groom(world)
    await page(him, { from_height: 165, to_height: 165 })
    expect((await page(him)).list[0]).not.toHaveProperty('working_place_goan')
    await subscribes(world, him.id)
    expect((await page(him)).list[0]).toHaveProperty('working_place_goan', 'Saswad')
  })

  it('on another node is the same', async () => {
    const him = await groom(world)
    const another = await world.anotherNode()
    await page(him, { from_height: 165, to_height: 165 })
    const there = await world.call('previousSearch', {}, { token: him.token, app: another })
    expect(there.body).toEqual(await page(him))
  })

  it('drops its result after thirty idle days, and finds it again by the same criteria in the same order', async () => {
    const him = await groom(world)
    const input = { from_height: 165, to_height: 165, order_by: 'created_at' as const, sort_by: 'ASC' as const }
    const before = await page(him, input)
    const stored = async () => {
      const columns = ['numbers', 'used_on'] as const
      const row = await world.db
        .selectFrom('searches')
        .select(columns)
        .where('member_id', '=', him.id)
        .executeTakeFirst()
      return { hasResult: row?.numbers != null, usedOn: row?.used_on }
    }
    const bytes = (
      await sql<{ n: number }>`select length(numbers) as n from searches where member_id = ${him.id}`.execute(world.db)
    ).rows[0]?.n
    expect(bytes).toBe(4 * before.count)
    world.clock.passes(30 * 86_400_000)
    await deleteExpired(world.db, world.clock.now())
    const again = { ...him, token: await startSession(world.db, him.id, world.clock.now()) }
    expect((await stored()).hasResult).toBe(true)
    // Looking at it counts as use.
    await page(again)
    expect(await stored()).toEqual({ hasResult: true, usedOn: dayInIndia(world.clock.now()) })

    world.clock.passes(31 * 86_400_000)
    await deleteExpired(world.db, world.clock.now())
    expect((await stored()).hasResult).toBe(false)
    const back = { ...him, token: await startSession(world.db, him.id, world.clock.now()) }
    expect((await step(back, 0)).list).toEqual([{ uuid: before.list[0]?.uuid }])
    expect((await stored()).hasResult).toBe(true)
    expect(idsOf(await page(back))).toEqual(idsOf(before))
  })
})
