import { describe, expect, it } from 'vitest'
import { dayInIndia } from '#domain/calendar.ts'
import { startSession } from '#server/features/access/sessions/queries.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const day = 86_400_000
/** As a registration leaves it. */
const here = () => ({ last_used_on: dayInIndia(world.clock.now()) })

const marksFor = async ({ token }: Pick<TestMember, 'token'>, ...of: TestMember[]) => {
  const { body } = await world.call('joinedList', {}, { token })
  return of.map(({ id }) => body.list.find(({ uuid }) => uuid === id)?.is_new)
}

describe('new since the last visit', () => {
  it('marks who joined since the day before this one on which the family was here, whatever is reloaded', async () => {
    const him = await groom(world, here())
    const first = await bride(world)
    expect(await marksFor(him, first)).toEqual([0])

    world.clock.passes(3 * day)
    const second = await bride(world)
    expect(await marksFor(him, first, second)).toEqual([1, 1])
    // A reload and a second look on the same day change nothing.
    world.clock.passes(3_600_000)
    expect(await marksFor(him, first, second)).toEqual([1, 1])
    // Nor does a pause that is taken back.
    for (const status of ['paused', 'active'] as const)
      await world.db.updateTable('members').set({ status }).where('id', '=', him.id).execute()
    expect(await marksFor(him, first, second)).toEqual([1, 1])
    // Nor does another phone of the same family, or a login.
    const other = await startSession(world.db, him.id, world.clock.now())
    expect(await marksFor({ token: other }, first, second)).toEqual([1, 1])

    world.clock.passes(2 * day)
    const third = await bride(world)
    expect(await marksFor({ token: other }, first, second, third)).toEqual([0, 1, 1])
    expect(await marksFor(him, first, second, third)).toEqual([0, 1, 1])
    world.clock.passes(day)
    expect(await marksFor(him, first, second, third)).toEqual([0, 0, 1])
  })

  it('is nobody’s business at a first visit, and the same for who hides their last use', async () => {
    const him = await groom(world, { ...here(), last_use_is_hidden: true })
    const before = await bride(world)
    expect(await marksFor(him, before)).toEqual([0])
    world.clock.passes(2 * day)
    const after = await bride(world)
    expect(await marksFor(him, before, after)).toEqual([1, 1])
  })

  it('marks cards of a search and of a profile’s visitors too', async () => {
    const him = await groom(world, here())
    await marksFor(him)
    world.clock.passes(day)
    const her = await bride(world)
    await world.call('profileDetail', { uuid: him.id }, { token: her.token })
    const visitors = await world.call('visitorList', {}, { token: him.token })
    expect(visitors.body.list.map(({ is_new }) => is_new)).toEqual([1])
    const sides = await world.call('brideList', {}, { token: him.token })
    expect(sides.body.list.find(({ uuid }) => uuid === her.id)?.is_new).toBe(1)
  })
})
