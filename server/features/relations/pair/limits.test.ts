import { describe, expect, it } from 'vitest'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { profilesPerDay } from './limits.ts'

const world = testWorld()
const opens = (viewer: TestMember, uuid: string) => world.call('profileDetail', { uuid }, { token: viewer.token })
const hours = (n: number) => n * 3_600_000

describe('a profile fetched ahead', () => {
  it('is no visit until it is opened, and has a limit of its own', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    const visits = () => world.db.selectFrom('visits').selectAll().where('visitor_id', '=', him.id).execute()
    const ahead = (uuid: string) => world.call('profileDetail', { uuid, ahead: '1' }, { token: him.token })
    expect((await ahead(her.id)).body).toMatchObject({ uuid: her.id })
    expect(await visits()).toEqual([])
    const others = await Promise.all(Array.from({ length: 2 * profilesPerDay.free }, () => bride(world)))
    // A few at a time: a burst of them all would wait for connections longer than a node lets a call wait.
    const statuses: number[] = []
    for (let from = 0; from < others.length; from += 20) {
      const some = await Promise.all(others.slice(from, from + 20).map(one => ahead(one.id)))
      statuses.push(...some.map(({ status }) => status))
    }
    expect(statuses.filter(status => status === 429)).toHaveLength(1)
    expect(statuses.filter(status => status === 200)).toHaveLength(statuses.length - 1)
    expect(await visits()).toEqual([])
    // Prefetching does not count towards the profiles of the day.
    expect((await opens(him, her.id)).status).toBe(200)
    expect(await visits()).toHaveLength(1)
    const { status } = await world.call('profileDetail', { uuid: her.id, ahead: '7' as '1' }, { token: him.token })
    expect(status).toBe(400)
  })
})

describe('a visit', () => {
  const visitsOf = (her: TestMember) =>
    world.db.selectFrom('visits').select(['visitor_id', 'last_day']).where('visited_id', '=', her.id).execute()

  it('is noted once a day a pair, by India’s day, also when ten tabs open at once', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    world.clock.set(new Date('2026-02-01T17:00:00Z'))
    const answers = await Promise.all(Array.from({ length: 10 }, () => opens(him, her.id)))
    expect(answers.map(answer => answer.status)).toEqual(Array(10).fill(200))
    world.clock.passes(hours(1))
    await opens(him, her.id)
    expect(await visitsOf(her)).toEqual([{ visitor_id: him.id, last_day: '2026-02-01' }])
    world.clock.passes(hours(1))
    await opens(him, her.id)
    expect(await visitsOf(her)).toEqual([{ visitor_id: him.id, last_day: '2026-02-02' }])
  })

  it('is not made by a HEAD, nor by a refusal', async () => {
    const [her, him, paused] = [await bride(world), await groom(world), await bride(world, { status: 'paused' })]
    const head = await world.app.inject({
      method: 'HEAD',
      url: `/api/profile-detail/${her.id}`,
      headers: { authorization: `Bearer ${him.token}` },
    })
    expect(head.statusCode).toBe(405)
    await opens(him, paused.id)
    expect([...(await visitsOf(her)), ...(await visitsOf(paused))]).toEqual([])
  })
})

describe('the limit of profiles', () => {
  it('is sixty a day, two hundred when paid; opening the same profile again does not count', async () => {
    world.clock.set(new Date('2026-03-01T04:00:00Z'))
    const him = await groom(world)
    const brides = await Promise.all(Array.from({ length: 62 }, () => bride(world)))
    for (const her of brides.slice(0, 60)) expect((await opens(him, her.id)).status).toBe(200)
    const [first, last, beyond] = [brides[0], brides[60], brides[61]] as [TestMember, TestMember, TestMember]
    const { status, refusal, headers } = await opens(him, last.id)
    expect(status).toBe(429)
    expect(refusal.message).toBe('You have looked at many profiles today. Please come back tomorrow')
    // Until the day ends in India.
    expect(Number(headers['retry-after'])).toBe(14.5 * 3600)
    expect((await opens(him, first.id)).status).toBe(200)
    expect(await world.db.selectFrom('visits').select('last_day').where('visited_id', '=', last.id).execute()).toEqual(
      [],
    )

    await subscribes(world, him.id)
    expect((await opens(him, last.id)).status).toBe(200)
    await world.db
      .updateTable('rate_limits')
      .set({ hits: 200 })
      .where('key', 'like', `profiles paid ${him.id}%`)
      .execute()
    expect((await opens(him, beyond.id)).status).toBe(429)
    world.clock.passes(hours(14.5))
    expect((await opens(him, beyond.id)).status).toBe(200)
  })
})
