import { describe, expect, it } from 'vitest'
import { dayInIndia } from '#domain/calendar.ts'
import { newId } from '#server/ports/ids.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { soon as soonOf } from '#server/testing/soon.ts'
import { type CallOptions, testWorld } from '#server/testing/world.ts'
import { rowsADay } from './limits.ts'
import { countRowsRead } from './rows-read.ts'

const world = testWorld()
const soon = <T>(read: () => Promise<T>, expected: T) => soonOf(read, expected, 10_000)
const failed = (error: unknown) => {
  throw error
}
const node = () => countRowsRead(world.db, world.clock, failed)
const viewer = () => newId(world.clock.now())
/** A page of twenty members: 0 are the numbers from 0 on, 1 those from 20 on. */
const page = (at: number) => Array.from({ length: 20 }, (_, n) => ({ number: at * 20 + n }))
const outcome = (reading: Promise<void>) =>
  reading.then(
    () => 'read',
    error => error.code as string,
  )
const storedOf = async (memberId: string): Promise<number[]> => {
  const row = await world.db
    .selectFrom('rows_read')
    .select('numbers')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.numbers ?? []
}
/** What a member has read today before the story begins. The numbers are nobody's. */
const hasRead = (memberId: string, count: number) =>
  world.db
    .insertInto('rows_read')
    .values({
      member_id: memberId,
      day: dayInIndia(world.clock.now()),
      numbers: Array.from({ length: count }, (_, n) => 1_000_000 + n),
    })
    .execute()

describe('rows of other families', () => {
  it('are counted once each, on every node, and new ones are refused above the limit', async () => {
    const [him, first, second] = [viewer(), node(), node()]
    for (let at = 0; at < 5; at++) await first.countOrRefuse(him, 100, page(at))
    await soon(async () => (await storedOf(him)).length, 100)
    // Those he has read stay open, also where another node answers.
    for (const any of [first, second, node()]) {
      await any.countOrRefuse(him, 100, page(3))
      await any.countOrRefuse(him, 100, page(0))
      expect(await outcome(any.countOrRefuse(him, 100, page(5)))).toBe('slow_down')
      expect(await outcome(any.countOrRefuse(him, 100, [{ number: 99 }, { number: 100 }]))).toBe('slow_down')
    }
    await first.countOrRefuse(him, 300, page(5))
    await soon(async () => (await storedOf(him)).length, 120)
  })

  it('are never more than the limit on one node, however many calls come at once', async () => {
    const [him, one] = [viewer(), node()]
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, at) => outcome(one.countOrRefuse(him, 100, page(at)))),
    )
    expect(outcomes.filter(word => word === 'read')).toHaveLength(5)
    await soon(async () => (await storedOf(him)).length, 100)
  })

  it('are at most a page more for each node that is asked at the same moment', async () => {
    const [him, nodes] = [viewer(), [node(), node(), node()]]
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        outcome((nodes[at % 3] as ReturnType<typeof node>).countOrRefuse(him, 100, page(at))),
      ),
    )
    const pages = outcomes.filter(word => word === 'read').length
    expect(pages).toBeGreaterThanOrEqual(5)
    expect(pages).toBeLessThanOrEqual(5 + nodes.length)
    await soon(async () => (await storedOf(him)).length, pages * 20)
    for (const one of nodes) expect(await outcome(one.countOrRefuse(him, 100, page(90)))).toBe('slow_down')
  })

  it('of many viewers are written together, each to their own', async () => {
    const [one, viewers] = [node(), Array.from({ length: 40 }, viewer)]
    await Promise.all(viewers.map((id, at) => one.countOrRefuse(id, 100, page(at))))
    for (const [at, id] of viewers.entries())
      await soon(
        async () => (await storedOf(id)).toSorted((a, b) => a - b),
        page(at).map(row => row.number),
      )
  })

  it('count anew on the next day in India, and the day before is not kept', async () => {
    const [him, one] = [viewer(), node()]
    await one.countOrRefuse(him, 20, page(0))
    expect(await outcome(one.countOrRefuse(him, 20, page(1)))).toBe('slow_down')
    await soon(async () => (await storedOf(him)).length, 20)
    world.clock.passes(24 * 3_600_000)
    await one.countOrRefuse(him, 20, page(1))
    await deleteExpired(world.db, world.clock.now())
    await soon(async () => (await storedOf(him)).toSorted((a, b) => a - b)[0], 20)
  })
})

describe('a member who reads the lists', () => {
  const lists = ['joinedList', 'brideList', 'previousSearch'] as const
  const reads = (name: (typeof lists)[number], him: TestMember, more: CallOptions = {}) =>
    world.call(name, {}, { token: him.token, ...more })

  it.each([
    ['free', rowsADay.free, '1,000', '१,०००'],
    ['paid', rowsADay.paid, '3,000', '३,०००'],
  ] as const)('with a %s membership is refused new rows until midnight in India', async (kind, limit, en, mr) => {
    const [him, her] = [await groom(world), await bride(world)]
    if (kind === 'paid') await subscribes(world, him.id)
    await world.call('searchUserByPost', {}, { token: him.token })
    await hasRead(him.id, limit)
    for (const name of lists) {
      const { status, refusal, headers } = await reads(name, him)
      expect([name, status, refusal.code]).toEqual([name, 429, 'slow_down'])
      expect(refusal.message).toContain(`${en} profiles`)
      // Half past eleven in the morning in India: twelve hours and a half are left.
      expect(Number(headers['retry-after'])).toBe(12.5 * 3600)
      expect((await reads(name, him, { headers: { language: 'mr' } })).refusal.message).toContain(mr)
    }
    const step = await world.call('nextPrevious', { offset: 0 }, { token: him.token })
    expect(step.status).toBe(429)
    // A profile that is opened has a limit of its own.
    expect((await world.call('profileDetail', { uuid: her.id }, { token: him.token })).status).toBe(200)
  })

  it('reads the same rows again for nothing', async () => {
    const him = await groom(world)
    await bride(world)
    const first = await reads('joinedList', him)
    const seen = first.body.list.length
    await soon(async () => (await storedOf(him.id)).length, seen)
    for (const name of ['joinedList', 'brideList'] as const)
      for (let n = 0; n < 3; n++) expect((await reads(name, him)).status).toBe(200)
    expect(await storedOf(him.id)).toHaveLength(seen)
  })

  it('may go on once the plan runs', async () => {
    const him = await groom(world)
    await bride(world)
    await hasRead(him.id, rowsADay.free)
    expect((await reads('joinedList', him)).status).toBe(429)
    await subscribes(world, him.id)
    expect((await reads('joinedList', him)).status).toBe(200)
  })
})
