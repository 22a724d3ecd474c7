import { describe, expect, it } from 'vitest'
import { printedBiodata } from '#contract/families/printed-biodata.ts'
import { joins } from '#server/testing/families.ts'
import { daughterJoins, joinsFamily } from '#server/testing/family-logins.ts'
import { tablesWith } from '#server/testing/find-planted.ts'
import { bride, groom, sendsInterest, subscribes } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { unzip } from '#server/testing/unzip.ts'
import { testWorld } from '#server/testing/world.ts'
import { notesADay } from './limits.ts'

const world = testWorld()
type Person = { token: string }

/** A daughter, her mother who registered her, and a groom whom the two talk about. */
async function household() {
  const mother = await joins(world, { registered_by: 'MOTHER' })
  const daughter = await daughterJoins(world, mother)
  const him = await groom(world)
  await world.call('shortlistMember', { to_user_id: him.id }, { token: mother.token })
  return { mother, daughter, him }
}
const notes = (
  by: Person,
  uuid: string,
  said: { mark?: 'LIKE' | 'ASK' | 'NO'; note?: string; for_family?: 'Y' | 'N' | 'CANDIDATE' },
) => world.call('writeNote', { uuid, ...said }, { token: by.token })
const readOn = async (by: Person, uuid: string) =>
  (await world.call('profileDetail', { uuid }, { token: by.token })).body.notes

describe('a note about a profile', () => {
  it('is the writer’s alone, and for the family once she says so', async () => {
    const { mother, daughter, him } = await household()
    const own = await notes(daughter, him.id, { mark: 'ASK', note: 'How far is Satara? 98220 12345' })
    const said = { by: 'CANDIDATE', mark: 'ASK', note: 'How far is Satara? 98220 12345' }
    expect(own.body.relation.notes).toEqual([{ ...said, is_you: 'Y', for_family: 'N' }])
    expect([await readOn(daughter, him.id), await readOn(mother, him.id)]).toEqual([own.body.relation.notes, []])
    await notes(daughter, him.id, { mark: 'LIKE', note: 'He sings', for_family: 'Y' })
    await notes(mother, him.id, { mark: 'NO' })
    const hers = { by: 'CANDIDATE', is_you: 'N', mark: 'LIKE', note: 'He sings', for_family: 'Y' }
    const mothers = { by: 'MOTHER', is_you: 'Y', mark: 'NO', note: '', for_family: 'N' }
    expect(await readOn(mother, him.id)).toEqual([hers, mothers])
    expect(await readOn(daughter, him.id)).toEqual([{ ...hers, is_you: 'Y' }])
  })

  it('stands in the lists as in the profile, and goes when it is emptied', async () => {
    const { mother, him } = await household()
    await notes(mother, him.id, { note: 'Call after Diwali' })
    const listed = async () => {
      const { list } = (await world.call('shortlistedMembers', {}, { token: mother.token })).body
      return list.map(row => row.notes.map(({ note }) => note))
    }
    expect(await listed()).toEqual([['Call after Diwali']])
    const { body } = await notes(mother, him.id, { note: '  ' })
    expect([body.relation.notes, await listed()]).toEqual([[], [[]]])
  })

  it('is written about nobody who cannot be opened, and not without end', async () => {
    const { mother, him } = await household()
    const her = await bride(world)
    expect((await notes(mother, her.id, { mark: 'LIKE' })).status).toBe(403)
    expect((await notes(mother, mother.id, { mark: 'LIKE' })).status).toBe(403)
    expect((await notes(mother, him.id, { note: 'क्षि'.repeat(501) })).status).toBe(400)
    expect((await notes(mother, him.id, { note: 'क्षि'.repeat(500) })).status).toBe(200)
    await world.db.updateTable('rate_limits').set({ hits: notesADay.hits }).where('key', 'like', 'notes %').execute()
    expect((await notes(mother, him.id, { mark: 'LIKE' })).status).toBe(429)
  })
})

describe('who never reads a note', () => {
  it('the other side, a stranger, staff and a print', async () => {
    const { mother, him } = await household()
    await subscribes(world, mother.id)
    await subscribes(world, him.id)
    await sendsInterest(world, { ...mother }, him, 'accepted')
    await notes(mother, him.id, { mark: 'NO', note: 'zqxprivate', for_family: 'N' })
    const shared = await joinsFamily(world, mother, 'FATHER')
    await notes(shared, him.id, { mark: 'NO', note: 'zqxshared', for_family: 'Y' })
    const stranger = await bride(world)
    const staff = await createStaff(world, 'ADMIN')
    const ofHim = { token: him.token }
    const answers = [
      await world.call('profileDetail', { uuid: mother.id }, ofHim),
      await world.call('receivedInterests', { status: 'ACCEPTED' }, ofHim),
      await world.call('visitorList', {}, ofHim),
      await world.call('notificationList', {}, ofHim),
      await world.call('profileDetail', { uuid: him.id }, { token: stranger.token }),
      await world.call('memberRecord', { uuid: mother.id }, staff.options),
      await world.call('memberRecord', { uuid: him.id }, staff.options),
      await world.call('memberNotes', { uuid: mother.id }, staff.options),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/zqx/)
    const { body: read } = await world.call('profileDetail', { uuid: him.id }, { token: mother.token })
    expect(JSON.stringify(read.notes)).toMatch(/zqxprivate.*zqxshared/)
    expect(JSON.stringify(printedBiodata(read, 'en', null))).not.toMatch(/zqx/)
    expect(await tablesWith(world.db, ['zqxprivate'])).toEqual(['family_notes'])
  })

  it('of a parent’s opinion for her alone: her mother, an uncle, the other side and our office', async () => {
    const { mother, daughter, him } = await household()
    await subscribes(world, mother.id)
    const [father, uncle] = [await joinsFamily(world, mother, 'FATHER'), await joinsFamily(world, mother, 'OTHER')]
    await sendsInterest(world, { ...mother }, him, 'accepted')
    const said = { mark: 'ASK', note: 'zqxfathers', for_family: 'CANDIDATE' } as const
    expect((await notes(father, him.id, said)).body.message).toBe('Noted. Only the candidate sees it')
    expect(await readOn(daughter, him.id)).toEqual([{ by: 'FATHER', is_you: 'N', ...said }])
    expect(await readOn(father, him.id)).toEqual([{ by: 'FATHER', is_you: 'Y', ...said }])
    const staff = await createStaff(world, 'ADMIN')
    const others = [mother, uncle].map(({ token }) => ({ token }))
    const answers = await Promise.all([
      ...others.flatMap(other => [
        world.call('profileDetail', { uuid: him.id }, other),
        world.call('shortlistedMembers', {}, other),
        world.call('sentInterests', {}, other),
        world.call('today', {}, other),
        world.call('notificationList', {}, other),
      ]),
      world.call('profileDetail', { uuid: mother.id }, { token: him.token }),
      world.call('receivedInterests', {}, { token: him.token }),
      world.call('notificationList', {}, { token: him.token }),
      world.call('memberRecord', { uuid: mother.id }, staff.options),
      world.call('memberRecord', { uuid: him.id }, staff.options),
      world.call('memberNotes', { uuid: mother.id }, staff.options),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/zqx/)
  })

  it('the registered owner takes no private note of the daughter along', async () => {
    const { mother, daughter, him } = await household()
    await notes(mother, him.id, { note: 'zqxmothers' })
    await notes(daughter, him.id, { note: 'zqxdaughters' })
    const father = await joinsFamily(world, mother, 'FATHER')
    await notes(father, him.id, { note: 'zqxfathers', for_family: 'Y' })
    const uncle = await joinsFamily(world, mother, 'OTHER')
    await notes(uncle, him.id, { note: 'zqxsecret', for_family: 'CANDIDATE' })
    const { body } = await world.call('dataTicket', { password: mother.form.password }, { token: mother.token })
    const headers = { authorization: `Bearer ${mother.token}` }
    const zip = unzip((await world.app.inject({ url: body.address, headers })).rawPayload)
    const copy = [...zip.values()].join('\n')
    expect(['zqxmothers', 'zqxdaughters', 'zqxfathers', 'zqxsecret'].filter(text => copy.includes(text))).toEqual([
      'zqxmothers',
      'zqxfathers',
    ])
  })
})

describe('a note goes', () => {
  it('with the person who is no longer of the family, though they act for a profile of their own', async () => {
    const { mother, him } = await household()
    const uncle = await joins(world, { gender: 'M', dob: '1990-01-01' })
    const there = await joinsFamily(world, mother, 'OTHER', uncle.form.mobile)
    await notes(there, him.id, { note: 'zqxuncles', for_family: 'Y' })
    const input = { role: 'OTHER', password: mother.form.password } as const
    expect((await world.call('removeFromFamily', input, { token: mother.token })).status).toBe(200)
    expect(await readOn(mother, him.id)).toEqual([])
    expect(await tablesWith(world.db, ['zqxuncles'])).toEqual([])
  })

  it('with the family that leaves, and with the family that it is about', async () => {
    const [one, other] = [await household(), await household()]
    await notes(one.mother, one.him.id, { note: 'zqxleaving' })
    await notes(other.mother, other.him.id, { note: 'zqxabout' })
    const { mother } = one
    const left = await world.call('deleteMe', { password: mother.form.password }, { token: mother.token })
    expect(left.status).toBe(200)
    expect(await tablesWith(world.db, ['zqxleaving'])).toEqual([])
    await world.db.deleteFrom('members').where('id', '=', other.him.id).execute()
    expect(await tablesWith(world.db, ['zqxabout'])).toEqual([])
  })
})
