import { expect, it } from 'vitest'
import { bride, groom, sendsInterest } from '#server/testing/members.ts'
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

it.each([
  ['', 'Please enter message'],
  ['x'.repeat(501), 'This field must be at most 500 characters'],
])('a report of %j is refused', async (message, sentence) => {
  const [him, her] = [await groom(world), await bride(world)]
  const refused = await world.call('reportMember', { to_user_id: him.id, message }, { token: her.token })
  expect(refused).toMatchObject({ status: 400, refusal: { fields: { message: sentence } } })
})
