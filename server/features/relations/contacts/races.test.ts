import { expect, it } from 'vitest'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const parallel = 64
const rounds = 4

async function outcome(viewer: TestMember) {
  const membership = await world.db
    .selectFrom('memberships')
    .select(['contact_views', 'contact_views_spent'])
    .where('member_id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const pairs = await world.db
    .selectFrom('contact_views')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('viewer_id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const told = await world.db
    .selectFrom('notifications')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('from_id', '=', viewer.id)
    .where('type', '=', 'contact_viewed')
    .executeTakeFirstOrThrow()
  return {
    left: membership.contact_views - membership.contact_views_spent,
    pairs: Number(pairs.count),
    told: Number(told.count),
  }
}

it('of many views at once exactly those that are left are granted, in every round', async () => {
  const brides: TestMember[] = []
  for (let n = 0; n < parallel; n++) brides.push(await bride(world))
  for (let round = 0; round < rounds; round++) {
    const him = await groom(world)
    await subscribes(world, him.id, { views: 5 })
    const answers = await Promise.all(
      brides.map(({ id }, n) =>
        world.call(n % 8 ? 'contactDetail' : 'emailDetail', { uuid: id }, { token: him.token }),
      ),
    )
    const statuses = answers.map(answer => answer.status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(parallel - 5).fill(403)])
    expect(await outcome(him)).toEqual({ left: 0, pairs: 5, told: 5 })
  }
})

it('the same contact many times at once costs one view', async () => {
  for (let round = 0; round < 2; round++) {
    const [him, her] = [await groom(world), await bride(world)]
    await subscribes(world, him.id, { views: 5 })
    const answers = await Promise.all(
      Array.from({ length: parallel }, () => world.call('contactDetail', { uuid: her.id }, { token: him.token })),
    )
    expect(answers.every(answer => answer.status === 200)).toBe(true)
    expect(await outcome(him)).toEqual({ left: 4, pairs: 1, told: 1 })
  }
})
