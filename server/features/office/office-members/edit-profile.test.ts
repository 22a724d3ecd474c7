import { beforeAll, describe, expect, it } from 'vitest'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { type WholeProfile, wholeProfile } from '#server/testing/whole-profile.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const reason = 'The family asked on the phone'
let whole: WholeProfile
beforeAll(async () => {
  whole = await wholeProfile(world.db)
})

const profileOf = async (staff: TestStaff, { id }: { id: string }) =>
  (await world.call('memberProfile', { uuid: id }, staff.options)).body
const edits = async (staff: TestStaff, member: TestMember, change: object, version?: number) => {
  const { version: read } = await profileOf(staff, member)
  const sent = { ...whole, ...change, uuid: member.id, version: version ?? read, reason }
  return world.call('editMemberProfile', sent, staff.options)
}
const me = async ({ token }: TestMember) => (await world.call('me', {}, { token })).body
const actsOn = async (staff: TestStaff, { id }: { id: string }) =>
  (await world.call('auditList', { member: id }, staff.options)).body.list
const wordsWaiting = ({ id }: TestMember) =>
  world.db
    .selectFrom('review_items')
    .select(['version', 'decided_at'])
    .where('kind', '=', 'text')
    .where('subject_id', '=', id)
    .execute()

describe('staff edit the whole biodata', () => {
  it('with every field, as the family would; before and after stand in the audit', async () => {
    const staff = await createStaff(world)
    const her = await bride(world)
    const { status, body } = await edits(staff, her, {})
    expect([status, body.version]).toEqual([200, 2])
    const { family_details, user_properties, expectation, ...own } = whole
    const stored = await me(her)
    expect(stored).toMatchObject(own)
    expect(stored.expectation).toEqual(expectation)
    expect(stored.family_details.address).toBe(family_details.address)
    expect(stored.user_properties).toMatchObject(user_properties)
    const [act] = await actsOn(staff, her)
    expect(act).toMatchObject({ act: 'member_edited', reason })
    expect(act?.changes).toEqual(
      expect.arrayContaining([
        { field: 'first_name', before: 'Rutuja', after: 'ऋतुजा' },
        // A choice by its name, and a contact without what reaches somebody.
        expect.objectContaining({ field: 'raas_id', before: '' }),
      ]),
    )
    for (const { phone } of family_details.familty_phone_numbers)
      expect(JSON.stringify(act?.changes)).not.toContain(phone)
    expect(JSON.stringify(act?.changes)).not.toContain(family_details.address)
    expect(JSON.stringify(act?.changes)).not.toContain(whole.raas_id)
  })

  it('under the family’s own rules, with a reason and a version', async () => {
    const staff = await createStaff(world)
    const her = await bride(world)
    const refused = async (change: object) => Object.keys((await edits(staff, her, change)).refusal.fields ?? {})
    expect(await refused({ dob: '2015-01-01' })).toEqual(['dob'])
    expect(await refused({ other_info: 'Call 9822001104' })).toEqual(['other_info'])
    expect(await refused({ diet_id: whole.raas_id })).toEqual(['diet_id'])
    expect(await refused({ family_details: { familty_phone_numbers: [{ type: 'FATHER', phone: '12' }] } })).toEqual([
      'family_details.familty_phone_numbers.0.phone',
    ])
    for (const version of [2 ** 31, 1.5]) expect((await edits(staff, her, {}, version)).status).toBe(400)
    const { version: _, ...unversioned } = { ...whole, uuid: her.id, reason, version: 1 }
    expect((await world.call('editMemberProfile', unversioned as never, staff.options)).status).toBe(400)
    const unreasoned = { ...whole, uuid: her.id, version: 1, reason: 'x' }
    expect((await world.call('editMemberProfile', unreasoned, staff.options)).refusal.fields).toHaveProperty('reason')
    const nobody = { ...whole, uuid: staff.id, version: 1, reason }
    expect((await world.call('editMemberProfile', nobody, staff.options)).status).toBe(404)
    expect((await world.call('memberProfile', { uuid: staff.id }, staff.options)).status).toBe(404)
    expect(await actsOn(staff, her)).toEqual([])
    expect((await edits(staff, her, {})).status).toBe(200)
    const asRead = { ...(await profileOf(staff, her)), reason }
    expect((await world.call('editMemberProfile', asRead as never, staff.options)).refusal.code).toBe('conflict')
  })

  it('one after the other: the second is told what the first changed, and changes nothing', async () => {
    const [one, two] = [await createStaff(world), await createStaff(world)]
    const her = await bride(world)
    const { version } = await profileOf(two, her)
    expect((await edits(one, her, { height: 152 })).status).toBe(200)
    const { refusal } = await edits(two, her, { height: 160 }, version)
    expect([refusal.code, Object.keys(refusal.fields ?? {})]).toEqual([
      'changed_elsewhere',
      expect.arrayContaining(['height']),
    ])
    expect((await me(her)).height).toBe(152)
    // The family's own save counts as well, and both at once leave one of them.
    const read = await profileOf(one, her)
    const both = await Promise.all([
      edits(one, her, { height: 157 }, read.version),
      edits(two, her, { height: 160 }, read.version),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('of a record without an e-mail address, which stays without one', async () => {
    const staff = await createStaff(world)
    const him = await groom(world, { email: null })
    expect((await edits(staff, him, { first_name: 'Aniket' })).status).toBe(200)
    expect((await me(him)).email).toBe('')
  })

  it('without reading a contact: these come with a reason alone, and stay where they are not sent', async () => {
    const staff = await createStaff(world)
    const her = await bride(world)
    await edits(staff, her, {})
    const read = await profileOf(staff, her)
    // An id may hold ten digits in a row.
    const words = JSON.stringify(read).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    expect(words).not.toMatch(/9\d{9}/)
    expect(words).not.toContain(whole.family_details.address)
    const { body } = await world.call('revealContact', { uuid: her.id, reason }, staff.options)
    expect(body.family.address).toBe(whole.family_details.address)
    expect(body.family.familty_phone_numbers).toMatchObject(whole.family_details.familty_phone_numbers)
    const sent = { ...read, uuid: her.id, reason, height: 165 }
    expect((await world.call('editMemberProfile', sent as never, staff.options)).status).toBe(200)
    expect((await me(her)).family_details.address).toBe(whole.family_details.address)
  })

  it('and wait for no colleague: the words enter no queue, and whoever has them open looks again', async () => {
    const staff = await createStaff(world)
    const her = await bride(world)
    await edits(staff, her, {})
    expect(await wordsWaiting(her)).toEqual([])
    const { version } = await me(her)
    await world.call('editProfile', { ...whole, version, other_info: 'Paints' }, { token: her.token })
    expect(await wordsWaiting(her)).toEqual([{ version: 1, decided_at: null }])
    await edits(staff, her, { other_info: 'Paints well' })
    expect(await wordsWaiting(her)).toEqual([{ version: 2, decided_at: null }])
  })

  it('and the family is told, by e-mail or by nobody', async () => {
    const staff = await createStaff(world)
    const [her, silent] = [
      await bride(world, { email: 'told.edit@family.in', email_verified_at: world.clock.now() }),
      await bride(world, { email: null, dial_code: '+1' }),
    ]
    await edits(staff, her, {})
    await edits(staff, silent, {})
    const told = await world.db
      .selectFrom('deliveries')
      .select(['member_id', 'kind', 'channel'])
      .where('member_id', 'in', [her.id, silent.id])
      .execute()
    expect(told).toEqual([{ member_id: her.id, kind: 'profile_edited', channel: 'EMAIL' }])
    const record = (await world.call('memberRecord', { uuid: her.id }, staff.options)).body
    expect(record.messages).toMatchObject([{ about: 'PROFILE_EDITED', channel: 'EMAIL', status: 'WAITING' }])
  })

  it('and hear before saving what another birth does to raas and nakshatra', async () => {
    const staff = await createStaff(world)
    const birth = { date: '1997-03-09', time: '05:40:00' }
    const { status, body } = await world.call('officeHoroscope', birth, staff.options)
    expect([status, body.horoscope?.raas.name]).toEqual([200, expect.any(String)])
    expect((await world.call('officeHoroscope', { ...birth, date: '1997-02-31' }, staff.options)).status).toBe(400)
  })
})
