import { expect, it } from 'vitest'
import { joins } from '#server/testing/families.ts'
import { groom, sendsInterest } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ readModel: true })
const day = 86_400_000

/** Of the newest letter that has one: others were written at the same moment. */
const newestToken = async () => {
  const letters = (await world.outbox()).flatMap(({ text }) => /\/candidate\/([\w-]+)/.exec(text)?.[1] ?? [])
  return letters[0] ?? ''
}

/** Days in which these come now and then, so that neither their sessions end nor anybody is silent. */
async function passes(days: number, ...members: { token: string }[]) {
  for (let n = 0; n < days; n++) {
    world.clock.passes(day)
    if (n % 10 === 9) for (const { token } of members) await world.call('me', {}, { token })
  }
}

it('a daughter without a yes leaves the lists of every node after thirty days, and returns with it', async () => {
  const another = await world.anotherNode()
  const nodes = [world.app, another]
  const him = await groom(world)
  const party = await groom(world)
  const her = await joins(world, { registered_by: 'MOTHER' })
  const asked = { registered_by: 'MOTHER', email: 'own@post.in' } as const
  expect((await world.call('askCandidate', asked, { token: her.token })).status).toBe(200)
  const token = await newestToken()
  await sendsInterest(world, her, party)
  const listed = async () =>
    Promise.all(
      nodes.map(async app => {
        const { body } = await world.call('brideList', {}, { token: him.token, app })
        return body.list.some(({ uuid }) => uuid === her.id)
      }),
    )
  const opens = async (viewer: { token: string }) =>
    (await world.call('profileDetail', { uuid: her.id }, { token: viewer.token })).status
  await soon(listed, [true, true])
  await passes(30, him, party, her)
  expect(await listed()).toEqual([true, true])
  // Midnight passes, and nothing is written.
  world.clock.passes(day)
  expect(await listed()).toEqual([false, false])
  expect([await opens(him), await opens(party)]).toEqual([404, 200])

  expect((await world.call('answerCandidate', { token, answer: 'NO' })).status).toBe(200)
  expect((await world.call('answerCandidate', { token, answer: 'YES' })).status).toBe(200)
  await soon(listed, [true, true])
  expect(await opens(him)).toBe(200)
})

it('a no takes her out at once if she wants, and one from before is not hidden until another registrant is named', async () => {
  const him = await groom(world)
  const older = await joins(world)
  const listed = async () => {
    const { body } = await world.call('brideList', {}, { token: him.token })
    return body.list.some(({ uuid }) => uuid === older.id)
  }
  await soon(listed, true)
  await passes(31, him, older)
  expect(await listed()).toBe(true)
  const asked = { registered_by: 'FATHER', email: 'older@post.in' } as const
  await world.call('askCandidate', asked, { token: older.token })
  const token = await newestToken()
  expect(await listed()).toBe(true)
  await world.call('answerCandidate', { token, answer: 'NO', hide: 'TODAY' })
  await soon(listed, false)
})
