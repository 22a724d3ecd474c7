import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  expectationForms,
  type FormTable,
  familyForms,
  memberForms,
  propertyForms,
  relativeForms,
  siblingForms,
} from '#contract/families/second-script.ts'
import { dayMs } from '#domain/durations.ts'
import { seesContact } from '#server/testing/contact-views.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

// The columns that a free member may read. Every other text column gets a canary, so a column that is added later
// counts as hidden until it is listed here.
const free: Record<string, readonly string[]> = {
  members: [
    'registration_no',
    'first_name',
    'middle_name',
    'last_name',
    'education',
    'occupation',
    'other_info',
    'kuldaivat',
    'gotra',
  ],
  family_details: ['father_occupation', 'mother_occupation', 'maternal_uncle_surname'],
  family_phones: [],
  siblings: [],
  relatives: ['surname'],
  properties: ['details'],
  expectations: ['other_expectations'],
  photos: [],
  // What the person who acts for the profile logs in with.
  persons: [],
}
// The constraints of these columns allow no canary.
const narrow = new Set([
  'dial_code',
  'blood_group',
  'origin',
  'birth_time_accuracy',
  'mangal',
  'ready_to_move_abroad',
  'status',
  'owner',
  'mobile_owner',
  'mobile_best_time',
  'best_time',
  'patrika_match',
  'photo_privacy',
])

const canary = (n: number) => `zqx${n}x`
async function plantCanaries(her: TestMember): Promise<string[]> {
  const columns = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and table_name = any(${Object.keys(free)}::text[])
    order by table_name, column_name`.execute(world.db)
  const planted: string[] = []
  for (const { table_name: table, column_name: column } of columns.rows) {
    if (free[table]?.includes(column) || narrow.has(column)) continue
    const value = column === 'mobile' ? '7003300330' : canary(planted.length)
    const isHers =
      table === 'persons'
        ? sql`id = (select person_id from members where id = ${her.id})`
        : sql`${sql.ref(table === 'members' ? 'id' : 'member_id')} = ${her.id}`
    const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
      where ${isHers}`.execute(world.db)
    expect(`${table}.${column} ${numAffectedRows}`).toBe(`${table}.${column} 1`)
    planted.push(value)
  }
  return planted
}

/** The second forms of what a free member is not to read, by table. */
const hiddenForms = Object.entries({
  members: memberForms,
  family_details: familyForms,
  siblings: siblingForms,
  relatives: relativeForms,
  properties: propertyForms,
  expectations: expectationForms,
}).map(([table, forms]: [string, FormTable]) => ({
  table,
  columns: Object.values(forms).flatMap(({ column, readBy }) => (readBy === 'free' ? [] : [column])),
}))

async function plantSecondForms(her: TestMember): Promise<string[]> {
  const planted: string[] = []
  for (const { table, columns } of hiddenForms) {
    const forms = columns.map(column => [column, `zqy${table}${column}y`] as const)
    await sql`update ${sql.table(table)} set second_script = ${JSON.stringify(Object.fromEntries(forms))}::jsonb
      where ${sql.ref(table === 'members' ? 'id' : 'member_id')} = ${her.id}`.execute(world.db)
    planted.push(...forms.map(([, form]) => form))
  }
  return planted
}

async function brideWithEverything(): Promise<TestMember> {
  // The owner has a name of its own where it is none of the list.
  // A match is whoever joined before midnight.
  const joined_at = new Date(world.clock.now().getTime() - dayMs)
  const her = await bride(world, { mobile_owner: 'OTHER', joined_at })
  const row = { member_id: her.id, id: her.id, position: 0 }
  await world.db
    .insertInto('family_details')
    .values({ member_id: her.id, taluka_id: null, district_id: null, state_id: null })
    .execute()
  await world.db
    .insertInto('family_phones')
    .values({ ...row, owner: 'FATHER', phone: '1' })
    .execute()
  await world.db
    .insertInto('siblings')
    .values({ ...row, name: 'x', gender: 'M', birth_year: 1991, height_cm: 170 })
    .execute()
  await world.db
    .insertInto('relatives')
    .values({ ...row, surname: 'Pawar' })
    .execute()
  await world.db
    .insertInto('properties')
    .values({ ...row, details: 'Two acres' })
    .execute()
  await world.db
    .insertInto('expectations')
    .values({
      member_id: her.id,
      birth_year_from: null,
      birth_year_to: null,
      height_from: null,
      height_to: null,
      patrika_match: 'Y',
    })
    .execute()
  await world.db
    .insertInto('photos')
    .values({ ...row, stored_as: 'photos/x', rejection_reason: null, added_at: world.clock.now() })
    .execute()
  return her
}

describe('what a free member is not to see', () => {
  it('is in no answer about her, whichever way she is found', async () => {
    const her = await brideWithEverything()
    const canaries = [...(await plantCanaries(her)), ...(await plantSecondForms(her))]
    expect(canaries.length).toBeGreaterThan(20)
    const him = await groom(world)
    // She is among his matches, whatever her height is.
    await world.db
      .insertInto('expectations')
      .values({
        member_id: him.id,
        birth_year_from: null,
        birth_year_to: null,
        height_from: 100,
        height_to: null,
        patrika_match: null,
      })
      .execute()
    await world.call('profileDetail', { uuid: him.id }, { token: her.token })
    await seesContact(world, him, her)
    const target = { to_user_id: her.id }
    await world.call('reportMember', { ...target, message: 'Asks for money' }, { token: him.token })

    const answers = async () => [
      await world.call('profileDetail', { uuid: her.id }, { token: him.token }),
      await world.call('joinedList', {}, { token: him.token }),
      await world.call('joinedList', { order_by: 'kundali' }, { token: him.token }),
      await world.call('brideList', {}, { token: him.token }),
      await world.call('matchList', {}, { token: him.token }),
      await world.call('visitorList', {}, { token: him.token }),
      await world.call('previousSearch', { same_devak: 'Y' }, { token: him.token }),
      await world.call('nextPrevious', {}, { token: him.token }),
      await world.call('savedSearch', {}, { token: him.token }),
      await world.call('activityCount', {}, { token: him.token }),
      await world.call('sendInterest', target, { token: him.token }),
      await world.call('shortlistMember', target, { token: him.token }),
      await world.call('sentInterests', {}, { token: him.token }),
      await world.call('shortlistedMembers', {}, { token: him.token }),
      await world.call('viewedProfiles', {}, { token: him.token }),
      await world.call('viewedContacts', {}, { token: him.token }),
      await world.call('reportedMembers', {}, { token: him.token }),
      await world.call('expectationFit', { uuid: her.id }, { token: him.token }),
      await world.call('blockMember', target, { token: him.token }),
      await world.call('blockedMembers', {}, { token: him.token }),
      await world.call('unblockMember', target, { token: him.token }),
    ]
    for (const { status, body } of await answers()) {
      expect(status).toBe(200)
      const text = JSON.stringify(body)
      expect(canaries.filter(value => text.includes(value))).toEqual([])
    }
    const profile = (await answers())[0]?.body
    expect(profile).not.toHaveProperty('family_members')
    expect(profile).toMatchObject({ relatives: [{ surname: 'Pawar' }], properties: [{ details: 'Two acres' }] })

    // A paid viewer does receive them, which proves that the canaries were there.
    await subscribes(world, him.id)
    const [paid, list] = (await answers()).map(({ body }) => JSON.stringify(body))
    expect(canaries.filter(value => paid?.includes(value))).toHaveLength(24)
    expect(canaries.filter(value => list?.includes(value))).toHaveLength(2)
    // Nobody receives what only a contact view opens, or what is private.
    const secrets = await world.db
      .selectFrom('members')
      .innerJoin('family_details', 'family_details.member_id', 'members.id')
      .innerJoin('family_phones', 'family_phones.member_id', 'members.id')
      .innerJoin('persons', 'persons.id', 'members.person_id')
      .where('members.id', '=', her.id)
      .select(['members.mobile', 'members.email', 'password_hash', 'contact_full_name', 'address', 'village', 'phone'])
      .executeTakeFirstOrThrow()
    for (const [column, value] of Object.entries(secrets)) {
      expect(`${column} ${canaries.includes(String(value))}`).toBe(`${column} true`)
      expect(`${column} ${paid?.includes(String(value))}`).toBe(`${column} false`)
    }
  })
})
