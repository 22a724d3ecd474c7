import { expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import { tryNumbersAgain } from '#server/features/telling/deliveries/try-again.ts'
import { newId } from '#server/ports/ids.ts'
import { type Messenger, Refused } from '#server/ports/messenger.ts'
import { telling } from '#server/testing/deliveries.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ env: { QUIET_HOURS: 'none' } })
const tells = telling(world)
const dead: Messenger = { deliver: () => Promise.reject(new Refused('not_on_network', true)) }
const good: Messenger = { deliver: async () => {} }

const triesAgain = () =>
  tryNumbersAgain(
    { db: world.db, secrets: world.secrets, channels: { SMS: true, EMAIL: true }, config: world.config },
    world.clock.now(),
  )
/** A bride whose number refused its first message. */
async function brideOffTheNetwork() {
  const her = await bride(world)
  await tells.sends(await groom(world), her)
  await tells.aWhileLater()
  await tells.delivers({ SMS: dead })
  return her
}
const paidGroom = async () => {
  const him = await groom(world)
  await subscribes(world, him.id, { views: 5 })
  return him
}
const asks = (him: TestMember, her: TestMember) =>
  world.call('remainingContact', { uuid: her.id }, { token: him.token })
const views = (him: TestMember, her: TestMember) => world.call('contactDetail', { uuid: her.id }, { token: him.token })
const viewsLeft = async (him: TestMember) => (await asks(him, await bride(world))).body.contact_view

it('a number that refuses twice, three days apart, is not sold, and its family is asked to verify it', async () => {
  const [her, him] = [await brideOffTheNetwork(), await paidGroom()]
  world.clock.passes(2 * dayMs)
  await triesAgain()
  expect(await tells.messagesTo(her)).toEqual([])
  expect((await asks(him, her)).body.is_dead).toBe(0)
  world.clock.passes(dayMs)
  await triesAgain()
  expect((await tells.messagesTo(her)).map(({ text }) => text)).toEqual([
    expect.stringContaining('verify your mobile number again'),
  ])
  await tells.delivers({ SMS: dead })

  expect((await asks(him, her)).body).toMatchObject({ has_number: 1, is_dead: 1, contact_view: 5 })
  const refused = await views(him, her)
  expect([refused.status, refused.refusal.message]).toEqual([
    409,
    expect.stringContaining('did not answer our messages'),
  ])
  expect((await world.call('emailDetail', { uuid: her.id }, { token: him.token })).status).toBe(409)
  expect(await viewsLeft(him)).toBe(5)

  const bell = (await world.call('notificationList', {}, { token: her.token })).body.list
  expect(bell.filter(({ type }) => type === 'CONTACT_UNREACHABLE')).toHaveLength(2)
  // Her visit today is a sign of the family, and so is a new verification.
  expect((await asks(him, her)).body.is_dead).toBe(0)
  expect((await views(him, her)).status).toBe(200)
})

it('a second number of the family is sold, the same one in another spelling is not', async () => {
  const [her, him] = [await brideOffTheNetwork(), await paidGroom()]
  world.clock.passes(3 * dayMs)
  await triesAgain()
  await tells.delivers({ SMS: dead })
  const { mobile } = await world.db
    .selectFrom('members')
    .select('mobile')
    .where('id', '=', her.id)
    .executeTakeFirstOrThrow()
  const phone = { id: newId(world.clock.now()), member_id: her.id, position: 0, owner: 'FATHER' } as const
  await world.db
    .insertInto('family_phones')
    .values({ ...phone, phone: `+91 ${mobile}` })
    .execute()
  expect((await views(him, her)).status).toBe(409)
  await world.db.updateTable('family_phones').set({ phone: '9822098220' }).where('member_id', '=', her.id).execute()
  expect((await views(him, her)).status).toBe(200)
})

it('a message that arrives at the second try, or a number that is verified again, is sold', async () => {
  const [her, another, him] = [await brideOffTheNetwork(), await brideOffTheNetwork(), await paidGroom()]
  world.clock.passes(3 * dayMs)
  await triesAgain()
  const [first] = await tells.messagesTo(another)
  await tells.delivers({ SMS: { deliver: to => (to.to === first?.to ? dead : good).deliver(to) } })
  expect((await asks(him, her)).body.is_dead).toBe(0)
  expect((await asks(him, another)).body.is_dead).toBe(1)
  await world.db
    .updateTable('members')
    .set({ mobile_verified_at: world.clock.now() })
    .where('id', '=', another.id)
    .execute()
  expect((await asks(him, another)).body.is_dead).toBe(0)
})
