import { beforeAll, describe, expect, it } from 'vitest'
import type { SentProfile } from '#contract/families/edited-profile.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { type WholeProfile, wholeProfile } from '#server/testing/whole-profile.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
let whole: WholeProfile
beforeAll(async () => {
  whole = await wholeProfile(world.db)
})
const me = async ({ token }: TestMember) => (await world.call('me', {}, { token })).body
const saves = (member: TestMember, sent: SentProfile) => world.call('editProfile', sent, { token: member.token })

describe('a saved profile', () => {
  it('comes back as it was sent, with its lists at both places, complete but for a photo', async () => {
    const her = await bride(world)
    const { status, body } = await saves(her, { ...whole, version: (await me(her)).version })
    expect([status, body]).toEqual([200, { message: 'Your profile is saved', version: 2 }])
    const stored = await me(her)
    const { family_details, user_properties, expectation, ...own } = whole
    expect(stored).toMatchObject(own)
    expect(stored.expectation).toEqual(expectation)
    const { familty_phone_numbers, ...family } = family_details
    expect(stored.family_details).toMatchObject(family)
    expect(stored.family_details.familty_phone_numbers).toMatchObject(familty_phone_numbers)
    expect(stored.user_properties).toMatchObject(user_properties)
    expect([stored.relatives, stored.family_members, stored.properties, stored.devak]).toEqual([
      stored.family_details.relatives,
      stored.family_details.family_members,
      stored.user_properties,
      whole.devak_id,
    ])
    expect([stored.missing_fields, stored.profile_percentage]).toEqual([['images'], 95])
  })

  it('is sent back as it was read without a change, and without a new version', async () => {
    const her = await bride(world)
    await saves(her, whole)
    const read = await me(her)
    expect((await saves(her, read as SentProfile)).body.version).toBe(read.version)
    expect(await me(her)).toEqual(read)
  })

  it('leaves what is not sent, and empties what is sent empty', async () => {
    const her = await bride(world)
    await saves(her, whole)
    const { other_info: _, family_details: __, expectation: ___, user_properties: ____, ...rest } = whole
    await saves(her, { ...rest, diet_id: '', occupation_details: null, working_place_taluka_id: null, devak_id: null })
    const stored = await me(her)
    expect(stored).toMatchObject({
      other_info: whole.other_info,
      diet_id: null,
      occupation_details: '',
      working_place_taluka_id: null,
      devak_id: null,
      family_details: { address: whole.family_details.address },
      expectation: { patrika_match: 'ALL' },
    })
    expect(stored.user_properties).toHaveLength(1)
    expect(stored.missing_fields).toEqual([
      'images',
      'diet_id',
      'occupation_details',
      'working_place_taluka_id',
      'devak_id',
    ])
  })

  it('takes the devak from either of its names', async () => {
    const her = await bride(world)
    const { devak_id, ...rest } = whole
    await saves(her, { ...rest, devak: devak_id })
    expect((await me(her)).devak_id).toBe(devak_id)
  })

  it('counts the letters of Marathi as a reader does', async () => {
    const her = await bride(world)
    const fits = 'कि'.repeat(45)
    expect((await saves(her, { ...whole, other_info: fits })).status).toBe(200)
    expect((await me(her)).other_info).toBe(fits)
    const refused = await saves(her, { ...whole, other_info: `${fits}कि` })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.refusal.fields ?? {})).toEqual(['other_info'])
  })

  it('changes nothing where one part is refused', async () => {
    const her = await bride(world)
    const before = await me(her)
    const wrong = { ...whole, expectation: { ...whole.expectation, native_district: [whole.diet_id] } }
    expect((await saves(her, wrong)).refusal.fields).toEqual({
      'expectation.native_district': 'Please check this value',
    })
    expect(await me(her)).toEqual(before)
  })
})

describe('what a save must not change', () => {
  const planted = {
    uuid: '0190a0a0-0000-7000-8000-000000000001',
    id: '0190a0a0-0000-7000-8000-000000000001',
    member_id: '0190a0a0-0000-7000-8000-000000000001',
    gender: 'M',
    email: 'thief@home.in',
    mobile: '9000000000',
    dial_code: '+1',
    mobile_country_code: '+1',
    country_code: 'us',
    registration_no: 'B1',
    number: 1,
    is_membership_subscribed: 'Y',
    membership_end_date: '2099-01-01',
    membership_plan: { plan_id: '0190a0a0-0000-7000-8000-000000000001', subscription_plan: { fee: 0 } },
    contact_views: 999,
    contact_views_spent: 0,
    status: 'suspended',
    joined_at: '2001-01-01T00:00:00Z',
    opening_date: '2001-01-01',
    updated_at: '2001-01-01T00:00:00Z',
    password: 'secret1',
    password_hash: 'x',
    is_verified_email: 'Y',
    email_verified_at: '2020-01-01',
    mobile_verified_at: null,
    is_demo: true,
    is_hidden: 'N',
    profile_percentage: 100,
    missing_fields: [],
    position: 7,
    handPicked: 1,
    photo_privacy: 'ACCEPTED',
    role: 'ADMIN',
    constructor: 1,
  }
  // The family has an e-mail of its own, and a brother a gender.
  const { email: _email, gender: _gender, ...plantedInFamily } = planted
  const { uuid: _uuid, ...plantedInRows } = plantedInFamily

  it('holds in every nesting', async () => {
    const her = await bride(world)
    await saves(her, whole)
    const before = await me(her)
    const table = () => world.db.selectFrom('members').selectAll().where('id', '=', her.id).executeTakeFirstOrThrow()
    const phones = () =>
      world.db.selectFrom('family_phones').selectAll().where('member_id', '=', her.id).orderBy('position').execute()
    const [phone] = await phones()
    await world.db
      .updateTable('family_phones')
      .set({ is_hidden: true })
      .where('id', '=', phone?.id ?? '')
      .execute()
    const numbers = await phones()
    const row = await table()
    const { family_details: family, expectation } = whole
    const { status } = await saves(her, {
      ...whole,
      ...planted,
      family_details: {
        ...family,
        ...plantedInFamily,
        familty_phone_numbers: family.familty_phone_numbers.map(one => ({ ...one, ...plantedInRows })),
        family_members: family.family_members.map(one => ({ ...one, ...plantedInRows })),
        relatives: family.relatives.map(one => ({ ...one, ...planted })),
      },
      user_properties: before.user_properties.map(one => ({ ...one, ...plantedInRows })),
      expectation: { ...expectation, ...planted },
    } as unknown as SentProfile)
    expect(status).toBe(200)
    expect(await me(her)).toEqual({
      ...before,
      family_details: {
        ...before.family_details,
        familty_phone_numbers: before.family_details.familty_phone_numbers.map((one, at) => ({
          ...one,
          is_hidden: at === 0 ? 'Y' : 'N',
        })),
      },
    })
    expect(await table()).toEqual(row)
    expect(await phones()).toEqual(numbers)
  })

  it('holds for what belongs to another family', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    await saves(him, { ...whole, dob: '1990-01-01' })
    const [his] = (await me(him)).user_properties
    const [hisPhone] = (await me(him)).family_details.familty_phone_numbers
    if (!his || !hisPhone) throw new Error('he has a property and a phone')
    await saves(her, {
      ...whole,
      user_properties: [{ uuid: his.uuid, details: 'Ours now', place: '' }],
      family_details: {
        familty_phone_numbers: [{ uuid: hisPhone.uuid, type: 'FATHER', phone: '9111111111' }],
      },
    })
    const taken = await me(him)
    expect([taken.user_properties, taken.family_details.familty_phone_numbers[0]]).toEqual([[his], hisPhone])
    const hers = await me(her)
    expect(hers.user_properties).toMatchObject([{ details: 'Ours now' }])
    expect(hers.user_properties[0]?.uuid).not.toBe(his.uuid)
    const { status, refusal } = await world.call('removeProperty', { uuid: his.uuid }, { token: her.token })
    expect([status, refusal.code]).toEqual([404, 'not_found'])
    expect((await me(him)).user_properties).toEqual([his])
  })
})

describe('numbers and properties', () => {
  it('keep their rows, so that a hidden number stays hidden, with or without its id', async () => {
    const her = await bride(world)
    await saves(her, whole)
    const [father, guruji] = (await me(her)).family_details.familty_phone_numbers
    if (!father || !guruji) throw new Error('two numbers were saved')
    await world.db.updateTable('family_phones').set({ is_hidden: true }).where('member_id', '=', her.id).execute()
    await saves(her, {
      ...whole,
      family_details: {
        familty_phone_numbers: [
          { type: 'KAKA', phone: '9800000000' },
          { type: 'FRIEND', phone: '02115222333' },
          { uuid: father.uuid, type: 'COUSINE_SISTER', phone: '9811111111' },
        ],
      },
    })
    const { familty_phone_numbers } = (await me(her)).family_details
    expect(familty_phone_numbers.map(({ uuid, type, is_hidden }) => [uuid, type, is_hidden])).toEqual([
      [expect.any(String), 'KAKA', 'N'],
      [guruji.uuid, 'FRIEND', 'Y'],
      [father.uuid, 'COUSINE_SISTER', 'Y'],
    ])
  })

  it('a saved property is removed at once and makes a new version', async () => {
    const her = await bride(world)
    const { version } = (await saves(her, whole)).body
    const [property] = (await me(her)).user_properties
    const removed = await world.call('removeProperty', { uuid: property?.uuid ?? '' }, { token: her.token })
    expect([removed.status, removed.body.version]).toEqual([200, version + 1])
    expect((await me(her)).user_properties).toEqual([])
  })
})
