import { describe, expect, it } from 'vitest'
import { newId } from '#server/ports/ids.ts'
import { blocks, bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const lists = (who: TestMember) => world.call('suggestionList', {}, { token: who.token })

async function suggests(to: TestMember, one: TestMember) {
  world.clock.passes(1000)
  const now = world.clock.now()
  await world.db
    .insertInto('suggestions')
    .values({ id: newId(now), member_id: to.id, suggested_id: one.id, at: now })
    .execute()
}

describe('handpicked suggestions', () => {
  it('come to a groom with a plan, the newest first, each with its photo', async () => {
    const him = await groom(world)
    await subscribes(world, him.id)
    expect((await lists(him)).body).toEqual({ count: 0, list: [], next_offset: null })
    const [one, two] = [await bride(world), await bride(world)]
    await suggests(him, one)
    await suggests(him, two)
    const photo = { id: newId(world.clock.now()), member_id: one.id, stored_as: 'photos/x', rejection_reason: null }
    await world.db
      .insertInto('photos')
      .values({ ...photo, position: 0, added_at: world.clock.now() })
      .execute()
    expect((await lists(him)).body).toEqual({
      count: 2,
      next_offset: null,
      list: [
        { uuid: two.id, image: null, photo_withheld: null, note: '' },
        { uuid: one.id, image: expect.stringContaining(`/api/photo/${photo.id}/card`), photo_withheld: null, note: '' },
      ],
    })
  })

  it('are hidden from a member without a plan', async () => {
    const [him, her] = [await groom(world), await bride(world)]
    await suggests(him, her)
    const refused = await lists(him)
    expect([refused.status, refused.refusal.code]).toEqual([403, 'plan_needed'])
    const opened = await world.call('profileDetail', { uuid: her.id }, { token: him.token })
    expect(opened.body).toMatchObject({ handPicked: 0, handPicked_date: null })
  })

  it('leave out who is blocked, paused, gone or unverified, and what was chosen for another', async () => {
    const him = await groom(world)
    await subscribes(world, him.id)
    const [seen, blocked, blocker] = [await bride(world), await bride(world), await bride(world)]
    await blocks(world, him, blocked)
    await blocks(world, blocker, him)
    const chosen = [
      seen,
      blocked,
      blocker,
      await bride(world, { status: 'paused' }),
      await bride(world, { status: 'deleted' }),
      await bride(world, { mobile_verified_at: null }),
      await groom(world),
    ]
    for (const one of chosen) await suggests(him, one)
    await suggests(await groom(world), await bride(world))
    expect((await lists(him)).body.list.map(row => row.uuid)).toEqual([seen.id])
  })
})
