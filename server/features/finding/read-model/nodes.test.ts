import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { joins } from '#server/testing/families.ts'
import { blocks, bride, groom, type TestMember } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ readModel: true })
let other: FastifyInstance
beforeAll(async () => {
  other = await world.anotherNode()
})
afterAll(() => other.close())

const setStatus = (id: string, status: 'active' | 'paused' | 'deleted') =>
  world.db.updateTable('members').set({ status }).where('id', '=', id).execute()

describe('two nodes on one database', () => {
  const onTheOther = async (viewer: TestMember) => {
    const { body } = await world.call('joinedList', {}, { token: viewer.token, app: other })
    return { count: body.count, ids: body.list.map(row => row.uuid) }
  }

  it('show within a second on the one who registers, pauses or blocks on the other', async () => {
    const him = await groom(world)
    const before = await onTheOther(him)
    // Registers and verifies through the first node.
    const her = await joins(world)
    const withHer = { count: before.count + 1, ids: [her.id, ...before.ids] }
    await soon(() => onTheOther(him), withHer)

    await setStatus(her.id, 'paused')
    await soon(() => onTheOther(him), before)
    await setStatus(her.id, 'active')
    await soon(() => onTheOther(him), withHer)

    await blocks(world, her, him)
    await soon(() => onTheOther(him), before)
    await world.db.deleteFrom('blocks').where('blocker_id', '=', her.id).execute()
    await soon(() => onTheOther(him), withHer)

    await setStatus(her.id, 'deleted')
    await soon(() => onTheOther(him), before)
  })

  it('let a silent family go at midnight, without any write, and show it again within a second of a sign', async () => {
    const him = await groom(world)
    const before = await onTheOther(him)
    const today = dayInIndia(world.clock.now())
    const her = await bride(world, { last_sign_on: addDays(today, -59) })
    await soon(() => onTheOther(him), { count: before.count + 1, ids: [her.id, ...before.ids] })
    // Remembered pages do not outlive the day.
    world.clock.passes(24 * 3_600_000)
    expect(await onTheOther(him)).toEqual(before)
    // The login goes through the first node.
    expect((await world.call('me', {}, { token: her.token })).status).toBe(200)
    await soon(() => onTheOther(him), { count: before.count + 1, ids: [her.id, ...before.ids] })
  })

  it('never show a row that the database would not, however late the notice', async () => {
    const [him, her] = [await groom(world), await bride(world)]
    await soon(async () => (await onTheOther(him)).ids.includes(her.id), true)
    await setStatus(her.id, 'paused')
    // At once, not soon.
    expect((await onTheOther(him)).ids).not.toContain(her.id)
  })

  it('stand by page and count in one order', async () => {
    const him = await groom(world)
    for (let n = 0; n < 30; n++) {
      world.clock.passes(1000)
      await bride(world)
    }
    const pages = async (app: FastifyInstance) => {
      const both = [0, 1].map(
        async offset => (await world.call('brideList', { offset }, { token: him.token, app })).body,
      )
      const [first, second] = await Promise.all(both)
      return [first?.count, ...[...(first?.list ?? []), ...(second?.list ?? [])].map(row => row.uuid)]
    }
    await soon(async () => JSON.stringify(await pages(other)) === JSON.stringify(await pages(world.app)), true)
    expect((await pages(other)).length).toBeGreaterThan(30)
  })
})

describe('a node whose listening connection is cut', () => {
  const cut = async () => {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'saptapadi listening' and datname = current_database()`.execute(world.db)
    expect(rows).toHaveLength(2)
  }
  it('goes on from where it was: it hears of what changed meanwhile, and of what changes then', async () => {
    const him = await groom(world)
    const list = async () => (await world.call('joinedList', {}, { token: him.token })).body
    world.clock.passes(1000)
    const gone = await bride(world)
    await soon(async () => (await list()).list[0]?.uuid, gone.id)
    const { count } = await list()
    await cut()
    await setStatus(gone.id, 'paused')
    world.clock.passes(1000)
    const her = await bride(world)
    // At once, whatever the model holds: the database has the last word on who is shown.
    expect((await list()).list.map(row => row.uuid)).not.toContain(gone.id)
    await soon(async () => [(await list()).list[0]?.uuid, (await list()).count], [her.id, count])
    expect(world.model?.current()).toBe(true)
    await setStatus(her.id, 'paused')
    await soon(async () => (await list()).count, count - 1)
  })
})
