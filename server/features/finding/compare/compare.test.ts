import { describe, expect, it } from 'vitest'
import { profilesPerDay } from '#server/features/relations/pair/limits.ts'
import { blocks, bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const shortlists = (her: TestMember, him: TestMember) =>
  world.call('shortlistMember', { to_user_id: him.id }, { token: her.token })
const compares = (her: TestMember, ...whom: TestMember[]) =>
  world.call('compare', { uuid: whom.map(({ id }) => id) }, { token: her.token })

/** She has shortlisted two. */
async function twoShortlisted() {
  const [her, first, second] = [await bride(world), await groom(world), await groom(world)]
  for (const him of [first, second]) await shortlists(her, him)
  return { her, first, second }
}

describe('those whom a family shortlisted, side by side', () => {
  it('stand there as their profiles do, with wishes both ways, every koota and the notes', async () => {
    const { her, first, second } = await twoShortlisted()
    await world.db
      .insertInto('expectations')
      .values({ member_id: her.id, birth_year_from: 1990, birth_year_to: 1999, height_from: 170, height_to: null })
      .execute()
    await world.db
      .insertInto('expectations')
      .values({ member_id: first.id, birth_year_from: null, birth_year_to: null, height_from: 160, height_to: 170 })
      .execute()
    await world.call('writeNote', { uuid: first.id, mark: 'LIKE', note: 'Sings' }, { token: her.token })
    const { status, body } = await compares(her, second, first)
    expect(status).toBe(200)
    expect(body.list.map(({ uuid }) => uuid)).toEqual([second.id, first.id])
    expect(body.list.map(({ ours }) => ours)).toEqual(
      Array(2).fill({ met: ['birth_year'], missed: ['height'], not_told: [] }),
    )
    expect(body.list.map(({ theirs }) => theirs)).toEqual([null, { met: ['height'], missed: [], not_told: [] }])
    expect(body.list.map(({ gun_milan }) => gun_milan.known)).toEqual([false, false])
    expect(body.list.map(({ notes }) => notes.map(({ note }) => note))).toEqual([[], ['Sings']])
    const { body: profile } = await world.call('profileDetail', { uuid: first.id }, { token: her.token })
    expect(body.list[1]).toMatchObject(profile)
  })

  it('hold no more for a viewer without a plan than their profiles do', async () => {
    const { her, first, second } = await twoShortlisted()
    expect((await compares(her, first, second)).body.list.every(one => !('native_place_goan' in one))).toBe(true)
    await subscribes(world, her.id)
    expect((await compares(her, first, second)).body.list.every(one => 'native_place_goan' in one)).toBe(true)
  })

  it('count as profiles that are opened: a visit each, once a day, up to the limit of the day', async () => {
    const { her, first, second } = await twoShortlisted()
    const hits = async () =>
      (
        await world.db
          .selectFrom('rate_limits')
          .select('hits')
          .where('key', 'like', `profiles free ${her.id}%`)
          .execute()
      ).map(row => row.hits)
    await compares(her, first, second)
    await compares(her, second, first)
    expect(await hits()).toEqual([2])
    const visitors = (await world.call('visitorList', {}, { token: first.token })).body
    expect(visitors.list.map(({ from_user_id }) => from_user_id)).toEqual([her.id])
    const third = await groom(world)
    await shortlists(her, third)
    await world.db
      .updateTable('rate_limits')
      .set({ hits: profilesPerDay.free })
      .where('key', 'like', `profiles free ${her.id}%`)
      .execute()
    expect((await compares(her, first, third)).status).toBe(429)
    expect((await compares(her, first, second)).status).toBe(200)
  })

  it('are two to four, different, shortlisted, and open', async () => {
    const { her, first, second } = await twoShortlisted()
    const others = [await groom(world), await groom(world), await groom(world)] as const
    for (const him of others) await shortlists(her, him)
    expect((await compares(her, first)).status).toBe(400)
    expect((await compares(her, first, first)).status).toBe(400)
    expect((await compares(her, first, second, ...others)).status).toBe(400)
    expect((await compares(her, first, second, others[0], others[1])).status).toBe(200)
    expect((await compares(her, first, await groom(world))).refusal.code).toBe('conflict')
    expect((await compares(her, first, await bride(world))).status).toBe(403)
    await blocks(world, second, her)
    expect((await compares(her, first, second)).status).toBe(404)
  })
})
