import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import { joins } from '#server/testing/families.ts'
import { daughterJoins, joinsFamily } from '#server/testing/family-logins.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const stepOf = async ({ token }: TestMember) => {
  const { body } = await world.call('today', {}, { token })
  return { step: body.step, count: body.count, families: body.families.map(({ uuid }) => uuid) }
}
const nothing = { step: null, count: 0, families: [] }
const sends = async (from: { token: string }, to: { id: string }) =>
  expect((await world.call('sendInterest', { to_user_id: to.id }, { token: from.token })).status).toBe(200)
const interestOf = async (her: TestMember) =>
  (await world.call('receivedInterests', {}, { token: her.token })).body.list[0]?.uuid ?? ''
const accepts = async (her: TestMember) => {
  const uuid = await interestOf(her)
  expect((await world.call('acceptInterest', { uuid }, { token: her.token })).status).toBe(200)
}

describe('what is next', () => {
  it('is the families that wait for an answer, of whom the last three are named', async () => {
    const her = await bride(world)
    expect(await stepOf(her)).toEqual(nothing)
    for (let n = 0; n < 4; n++) await sends(await groom(world), her)
    const { step, count, families } = await stepOf(her)
    expect([step, count, families.length]).toEqual(['ANSWER', 4, 3])
  })

  it('is the number of a family that said yes, then whether it was reached, until that is said or two weeks are over', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    await sends(him, her)
    await subscribes(world, her.id, { views: 5 })
    await accepts(her)
    expect(await stepOf(him)).toEqual(nothing)
    await subscribes(world, him.id, { views: 5 })
    expect(await stepOf(him)).toEqual({ step: 'OPEN', count: 1, families: [her.id] })
    expect((await world.call('today', {}, { token: him.token })).body.contact_view).toBe(5)

    await world.call('contactDetail', { uuid: her.id }, { token: him.token })
    expect(await stepOf(him)).toEqual({ step: 'REACHED', count: 1, families: [her.id] })
    const then = world.clock.now()
    world.clock.set(new Date(then.getTime() + 15 * dayMs))
    expect(await stepOf(him)).toEqual(nothing)
    world.clock.set(then)
    await world.call('contactOutcome', { uuid: her.id, outcome: 'SPOKE' }, { token: him.token })
    expect(await stepOf(him)).toEqual(nothing)
  })

  it('is, for whoever paid, the family that said yes first, and without one the family that was looked at last', async () => {
    const him = await groom(world)
    await subscribes(world, him.id, { views: 5 })
    expect(await stepOf(him)).toEqual(nothing)
    const [looked, first, second] = [await bride(world), await bride(world), await bride(world)]
    await world.call('profileDetail', { uuid: looked.id }, { token: him.token })
    expect(await stepOf(him)).toEqual({ step: 'OPEN', count: 1, families: [looked.id] })
    await sends(him, second)
    await sends(first, him)
    const interest = await interestOf(him)
    await world.call('acceptInterest', { uuid: interest }, { token: him.token })
    await subscribes(world, second.id)
    world.clock.passes(1000)
    await accepts(second)
    expect(await stepOf(him)).toEqual({ step: 'OPEN', count: 1, families: [first.id] })
  })
})

describe('under a candidate’s last word', () => {
  it('a parent is led to ask her, reads what came of it, and nothing that is the owner’s alone', async () => {
    const mother = await joins(world, { registered_by: 'MOTHER' })
    const [daughter, father] = [await daughterJoins(world, mother), await joinsFamily(world, mother, 'FATHER')]
    const read = async ({ token }: { token: string }) => (await world.call('today', {}, { token })).body
    expect([(await read(mother)).candidate?.state, (await read(father)).candidate]).toEqual(['AGREED', null])
    await subscribes(world, mother.id)
    await world.call('setLastWord', { last_word: 'Y' }, { token: daughter.token })
    const [one, other] = [await groom(world), await groom(world)]
    for (const him of [one, other]) await sends(him, mother)
    expect(await read(father)).toMatchObject({ step: 'ANSWER', count: 2, asked: [] })
    for (const him of [one, other]) {
      world.clock.passes(60_000)
      await world.call('askCandidateToDecide', { to_user_id: him.id }, { token: father.token })
    }
    const asked = await read(father)
    expect([asked.step, asked.asked.map(({ uuid }) => uuid)]).toEqual([null, [other.id, one.id]])
    expect(asked.asked.every(family => family.asked_candidate_at !== null)).toBe(true)
    // Of her an answer is awaited as before.
    expect(await read(daughter)).toMatchObject({ step: 'ANSWER', count: 2, asked: [] })
    const uuid = (await world.call('receivedInterests', {}, { token: daughter.token })).body.list.find(
      row => row.to_user.uuid === one.id,
    )?.uuid
    expect((await world.call('acceptInterest', { uuid: uuid ?? '' }, { token: daughter.token })).status).toBe(200)
    expect((await read(father)).asked.map(family => family.RecivedIntrestStatus)).toEqual(['PENDING', 'ACCEPTED'])
  })
})
