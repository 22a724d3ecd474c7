import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { joins } from '#server/testing/families.ts'
import { daughterJoins, joinsFamily } from '#server/testing/family-logins.ts'
import { blocks, bride, groom } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { unzip } from '#server/testing/unzip.ts'
import { testWorld } from '#server/testing/world.ts'
import { asksADay } from './limits.ts'
import { daysOfAsk } from './rules.ts'

const world = testWorld()
type Person = { token: string }
const asks = (by: Person, ...uuid: string[]) => world.call('askFamily', { uuid }, { token: by.token })
const reads = async ({ token }: Person) => (await world.call('familyAsks', {}, { token })).body.list
const answers = (by: Person, ask: string, uuid: string, answer: 'YES' | 'NO' | 'TALK') =>
  world.call('answerFamily', { ask, uuid, answer }, { token: by.token })
const shortlists = ({ token }: Person, to_user_id: string) => world.call('shortlistMember', { to_user_id }, { token })

/** A mother who registered her daughter, the daughter, and two grooms on their shortlist. */
async function household() {
  const mother = await joins(world, { registered_by: 'MOTHER' })
  const daughter = await daughterJoins(world, mother)
  const grooms = [await groom(world), await groom(world)] as const
  for (const { id } of grooms) await shortlists(mother, id)
  return { mother, daughter, grooms }
}
const askCount = async () =>
  (await world.db.selectFrom('family_asks').select('id').execute()).length +
  (await world.db.selectFrom('family_answers').select('ask_id').execute()).length

describe('profiles that are put to the family', () => {
  it('are told to it, and each one’s answer stands beside the others’', async () => {
    const { mother, daughter, grooms } = await household()
    const father = await joinsFamily(world, mother, 'FATHER')
    const [one, other] = grooms
    const { body } = await asks(mother, other.id, one.id)
    const bell = (await world.call('notificationList', {}, { token: daughter.token })).body.list[0]
    expect(bell).toMatchObject({ type: 'FAMILY_ASKED', link: '/family-asks', from_user: null })
    await answers(daughter, body.uuid, one.id, 'NO')
    await answers(daughter, body.uuid, one.id, 'YES')
    await answers(father, body.uuid, one.id, 'TALK')
    const [ask] = await reads(mother)
    expect(ask).toMatchObject({ uuid: body.uuid, by: 'MOTHER', is_you: 'Y' })
    expect(ask?.profiles.map(({ uuid }) => uuid)).toEqual([other.id, one.id])
    expect(ask?.profiles.map(profile => profile.answers)).toEqual([
      [],
      [
        { by: 'CANDIDATE', is_you: 'N', answer: 'YES' },
        { by: 'FATHER', is_you: 'N', answer: 'TALK' },
      ],
    ])
    expect((await reads(daughter))[0]).toMatchObject({ is_you: 'N', by: 'MOTHER' })
  })

  it('are shortlisted, five at most, and asked of somebody: not of oneself, nor without end', async () => {
    const { mother, grooms } = await household()
    const alone = await bride(world)
    await shortlists(alone, grooms[0].id)
    expect((await asks(alone, grooms[0].id)).refusal.code).toBe('conflict')
    const stranger = await groom(world)
    expect((await asks(mother, grooms[0].id, stranger.id)).refusal.code).toBe('conflict')
    expect((await asks(mother)).status).toBe(400)
    const six = [...grooms, stranger, ...(await Promise.all([groom(world), groom(world), groom(world)]))]
    for (const { id } of six) await shortlists(mother, id)
    expect((await asks(mother, ...six.map(({ id }) => id))).status).toBe(400)
    expect((await asks(mother, ...six.slice(1).map(({ id }) => id))).status).toBe(200)
    await world.db
      .updateTable('rate_limits')
      .set({ hits: asksADay.hits })
      .where('key', 'like', `family asked ${mother.id}%`)
      .execute()
    expect((await asks(mother, grooms[0].id)).status).toBe(429)
  })

  it('are left out once they cannot be seen', async () => {
    const { mother, grooms } = await household()
    await asks(mother, grooms[0].id, grooms[1].id)
    await blocks(world, grooms[0], { id: mother.id, token: '' })
    expect((await reads(mother))[0]?.profiles.map(({ uuid }) => uuid)).toEqual([grooms[1].id])
    await world.db.updateTable('members').set({ status: 'paused' }).where('id', '=', grooms[1].id).execute()
    expect(await reads(mother)).toEqual([])
  })
})

describe('who has no part in it', () => {
  it('the other side, another family and staff neither read nor answer', async () => {
    const { mother, daughter, grooms } = await household()
    const [him] = grooms
    const { body } = await asks(mother, him.id)
    await answers(daughter, body.uuid, him.id, 'NO')
    const neighbours = await household()
    for (const outsider of [him, neighbours.mother]) {
      expect(await reads(outsider)).toEqual([])
      expect((await answers(outsider, body.uuid, him.id, 'YES')).status).toBe(404)
    }
    const staff = await createStaff(world, 'ADMIN')
    const told = [
      await world.call('profileDetail', { uuid: mother.id }, { token: him.token }),
      await world.call('notificationList', {}, { token: him.token }),
      await world.call('memberRecord', { uuid: mother.id }, staff.options),
      await world.call('memberRecord', { uuid: him.id }, staff.options),
    ]
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(JSON.stringify(told.map(answer => answer.body))).not.toContain(body.uuid)
  })
})

describe('what was asked and answered goes', () => {
  it('with the person, with the family, with the profile, and after its time', async () => {
    const none = await askCount()
    const { mother, daughter, grooms } = await household()
    const uncle = await joins(world, { gender: 'M', dob: '1990-01-01' })
    const there = await joinsFamily(world, mother, 'OTHER', uncle.form.mobile)
    const { body } = await asks(mother, grooms[0].id, grooms[1].id)
    await asks(there, grooms[0].id)
    await answers(there, body.uuid, grooms[0].id, 'YES')
    await answers(daughter, body.uuid, grooms[1].id, 'YES')
    expect(await askCount()).toBe(none + 4)
    await world.call('removeFromFamily', { role: 'OTHER', password: mother.form.password }, { token: mother.token })
    expect(await askCount()).toBe(none + 2)
    await world.db.deleteFrom('members').where('id', '=', grooms[1].id).execute()
    expect(await askCount()).toBe(none + 1)
    await deleteExpired(world.db, new Date(world.clock.now().getTime() + (daysOfAsk - 1) * dayMs))
    expect(await askCount()).toBe(none + 1)
    await deleteExpired(world.db, new Date(world.clock.now().getTime() + (daysOfAsk + 1) * dayMs))
    expect(await askCount()).toBe(0)
  })

  it('and the family takes a copy along', async () => {
    const { mother, daughter, grooms } = await household()
    const { body } = await asks(mother, grooms[0].id)
    await answers(daughter, body.uuid, grooms[0].id, 'TALK')
    const ticket = await world.call('dataTicket', { password: mother.form.password }, { token: mother.token })
    const headers = { authorization: `Bearer ${mother.token}` }
    const zip = unzip((await world.app.inject({ url: ticket.body.address, headers })).rawPayload)
    expect([...zip.values()].join('\n')).toMatch(/"family_asks": \[\s*\{[^\]]*"answer": "TALK"/)
  })
})
