import { beforeEach, describe, expect, it } from 'vitest'
import { joins } from '#server/testing/families.ts'
import { joinsFamily } from '#server/testing/family-logins.ts'
import { bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ readModel: true, cachedSessions: true })
let her: TestMember
let him: TestMember
beforeEach(async () => {
  her = await bride(world)
  him = await groom(world)
})
const pauses = ({ token }: TestMember, is_paused: 'Y' | 'N') => world.call('setPaused', { is_paused }, { token })
const numberOf = async ({ id }: TestMember) =>
  (await world.db.selectFrom('members').select('registration_no').where('id', '=', id).executeTakeFirstOrThrow())
    .registration_no

describe('a paused profile', () => {
  /** Where this groom finds her: lists from the read model, the search, a search by number, suggestions, visitors. */
  async function foundBy({ id, token }: TestMember) {
    const has = (list: readonly object[]) => list.some(one => JSON.stringify(one).includes(her.id))
    await world.call('searchUser', {}, { token })
    const byId = await world.call('searchById', { registration_no: await numberOf(her) }, { token })
    const answers = [
      has((await world.call('brideList', {}, { token })).body.list),
      has((await world.call('joinedList', {}, { token })).body.list),
      has((await world.call('previousSearch', {}, { token })).body.list),
      has((await world.call('suggestionList', {}, { token })).body.list),
      has((await world.call('visitorList', {}, { token })).body.list),
      byId.status === 200,
      (await world.call('profileDetail', { uuid: her.id }, { token })).status === 200,
    ]
    return { id, answers }
  }
  const everywhere = (found: boolean) => Array.from({ length: 7 }, () => found)

  it('is in no list, search or suggestion, and comes back', async () => {
    await subscribes(world, him.id)
    const now = world.clock.now()
    const suggestion = { id: crypto.randomUUID(), member_id: him.id, suggested_id: her.id, at: now }
    await world.db.insertInto('suggestions').values(suggestion).execute()
    await world.call('profileDetail', { uuid: him.id }, { token: her.token })
    await soon(async () => (await foundBy(him)).answers, everywhere(true))
    expect((await pauses(her, 'Y')).body).toMatchObject({ is_paused: 'Y' })
    await soon(async () => (await foundBy(him)).answers, everywhere(false))
    expect((await world.call('me', {}, { token: her.token })).body.is_paused).toBe('Y')
    expect((await pauses(her, 'Y')).status).toBe(200)
    expect((await pauses(her, 'N')).body.message).toBe('Your profile is back in all lists')
    await soon(async () => (await foundBy(him)).answers, everywhere(true))
  })

  it('is still seen by those who share an interest', async () => {
    await sendsInterest(world, him, her, 'accepted')
    await pauses(her, 'Y')
    expect((await world.call('profileDetail', { uuid: her.id }, { token: him.token })).status).toBe(200)
    const { body } = await world.call('sentInterests', { status: 'ACCEPTED' }, { token: him.token })
    expect(body.count).toBe(1)
  })

  it('sends no interest and cannot undo a suspension', async () => {
    await pauses(her, 'Y')
    await soon(async () => (await world.call('sendInterest', { to_user_id: him.id }, { token: her.token })).status, 403)
    await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', her.id).execute()
    await soon(async () => (await pauses(her, 'N')).status, 401)
    const row = await world.db.selectFrom('members').select('status').where('id', '=', her.id).executeTakeFirst()
    expect(row?.status).toBe('suspended')
  })

  it.each([{}, { is_paused: 'maybe' }, { is_paused: 'Y', status: 'active' }])('refuses %j', async sent => {
    expect((await world.call('setPaused', sent as never, { token: her.token })).status).toBe(400)
  })
})

describe('the nominee', () => {
  const aaji = { nominee_name: 'Sumati Kale', nominee_relation: 'Aaji', phone: '9822011111' }
  const reads = async ({ token }: TestMember) => (await world.call('nominee', {}, { token })).body

  it('is named, changed and removed, and stands encrypted', async () => {
    expect(await reads(her)).toEqual({})
    expect((await world.call('nameNominee', aaji, { token: her.token })).status).toBe(200)
    expect(await reads(her)).toEqual(aaji)
    expect(await reads(him)).toEqual({})
    const row = await world.db.selectFrom('nominees').selectAll().where('member_id', '=', her.id).executeTakeFirst()
    expect(row?.sealed.includes('Sumati')).toBe(false)
    await world.call('nameNominee', { ...aaji, nominee_relation: 'Aji' }, { token: her.token })
    expect(await reads(her)).toMatchObject({ nominee_relation: 'Aji' })
    // A row that was moved to another member stays closed.
    await world.db
      .insertInto('nominees')
      .values({ sealed: row?.sealed ?? Buffer.alloc(0), named_at: world.clock.now(), member_id: him.id })
      .execute()
    expect(await reads(him)).toEqual({})
    await world.call('removeNominee', {}, { token: her.token })
    expect(await reads(her)).toEqual({})
  })

  it.each([
    [{ nominee_name: '' }, { nominee_name: 'Please enter name' }],
    [{ nominee_relation: ' ' }, { nominee_relation: 'Please enter relation' }],
    [{ phone: 'call me' }, { phone: 'Please enter valid contact number' }],
  ])('with %j says what is wrong', async (change, fields) => {
    const { status, refusal } = await world.call('nameNominee', { ...aaji, ...change }, { token: her.token })
    expect([status, refusal.fields]).toEqual([400, fields])
  })
})

it('one call says how the settings stand, and to others of the family nothing that is the owner’s alone', async () => {
  const mother = await joins(world, { registered_by: 'MOTHER' })
  const father = await joinsFamily(world, mother, 'FATHER')
  const states = async ({ token }: { token: string }) => (await world.call('settingStates', {}, { token })).body
  await subscribes(world, mother.id, { views: 4 })
  expect(await states(mother)).toEqual({
    channels: ['SMS'],
    passkeys: 0,
    devices: 1,
    document: null,
    contact_view: 4,
    of_owner: { candidate: 'NOT_YET', consents: 2, nominee: null },
  })
  const named = { nominee_name: 'Sumati Kale', nominee_relation: 'Aaji', phone: '9822011111' }
  await world.call('nameNominee', named, { token: mother.token })
  await world.call('chooseNotifications', { channel: 'SMS', wants: 'NOTHING' }, { token: mother.token })
  expect(await states(mother)).toMatchObject({ channels: [], of_owner: { nominee: 'Sumati Kale' } })
  expect(await states(father)).toMatchObject({ devices: 1, of_owner: null })
  expect((await world.call('nominee', {}, { token: father.token })).refusal.code).toBe('owner_alone')
})

it('the language of messages is chosen with the notifications', async () => {
  await world.call('chooseNotifications', { language: 'mr' }, { token: her.token })
  const row = await world.db
    .selectFrom('notification_choices')
    .selectAll()
    .where('member_id', '=', her.id)
    .executeTakeFirst()
  expect(row).toMatchObject({ language: 'mr' })
  expect((await world.call('chooseNotifications', { language: 'fr' } as never, { token: her.token })).status).toBe(400)
})
