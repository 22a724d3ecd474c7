import { expect, it } from 'vitest'
import { bride, groom, sendsInterest, subscribes } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

it('a report may name a number and a link, and reaches nobody but its author', async () => {
  const [him, her] = [await groom(world), await bride(world)]
  await sendsInterest(world, him, her)
  const message = 'He called from 98220 12345 and sent https://pay.example.com'
  const { status } = await world.call('reportMember', { to_user_id: him.id, message }, { token: her.token })
  expect(status).toBe(200)
  const own = await world.call('reportedMembers', {}, { token: her.token })
  expect(own.body.list[0]?.message).toBe(message)
  for (const answer of [
    await world.call('profileDetail', { uuid: her.id }, { token: him.token }),
    await world.call('sentInterests', {}, { token: him.token }),
    await world.call('reportedMembers', {}, { token: him.token }),
    await world.call('joinedList', {}, { token: him.token }),
  ])
    expect(JSON.stringify(answer.body)).not.toContain('98220')
})

it('the reason of a rejection, which the other family reads, may not', async () => {
  const refused = await world.call(
    'rejectInterest',
    { uuid: '0190a0a0-0000-7000-8000-000000000000', message: 'Call 98220 12345' },
    { token: (await subscribed()).token },
  )
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.refusal.fields ?? {})).toEqual(['message'])
})

async function subscribed() {
  const him = await groom(world)
  await subscribes(world, him.id)
  return him
}
