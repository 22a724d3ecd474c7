import { beforeAll, describe, expect, it } from 'vitest'
import type { SentProfile } from '#contract/families/edited-profile.ts'
import { registers } from '#server/testing/families.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { reviewsIn } from '#server/testing/reviews.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { type WholeProfile, wholeProfile } from '#server/testing/whole-profile.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const { acts, aMinutePasses, asks, claims, decides, itemOf, looksAt, undoes } = reviewsIn(world)
let whole: WholeProfile
beforeAll(async () => {
  whole = { ...(await wholeProfile(world.db)), first_name: 'Mrunal', middle_name: 'Sanjay', last_name: 'Jagtap' }
})
const me = async ({ token }: TestMember) => (await world.call('me', {}, { token })).body
const saves = (member: TestMember, sent: object) =>
  world.call('editProfile', { ...whole, ...sent } as SentProfile, { token: member.token })
const asked = async ({ token }: TestMember) => (await world.call('secondScript', {}, { token })).body
const waitingOf = ({ id }: TestMember) =>
  world.db.selectFrom('second_name_reviews').selectAll().where('member_id', '=', id).orderBy('path').execute()
async function itemAbout(her: TestMember): Promise<string> {
  const [row] = await waitingOf(her)
  return itemOf('second_name', row?.id ?? '')
}
const inMarathi = (staff: TestStaff) => ({ ...staff.options, headers: { ...staff.options.headers, language: 'mr' } })
const opens = async (viewer: TestMember, member: TestMember) =>
  (await world.call('profileDetail', { uuid: member.id }, { token: viewer.token })).body

describe('a form that is not the same name by our rules', () => {
  it('waits for our office, and is shown to nobody but its family', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    const { body } = await saves(her, { second_script: { first_name: 'आर्चना', last_name: 'जगताप' } })
    expect(body.message).toContain('Our office looks at the name')
    expect((await me(her)).second_script).toEqual({ mr: { last_name: 'जगताप' } })
    expect((await opens(him, her)).second_script).toEqual({ mr: { last_name: 'जगताप' } })
    const { waiting, list } = await asked(her)
    expect(waiting).toEqual([{ path: 'first_name', typed: 'Mrunal', second: 'आर्चना' }])
    expect(list.map(({ path }) => path)).not.toContain('first_name')
  })

  it('is written once staff approve it, and taken back when they undo that', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    const family_members = [{ name: 'Amit', gender: 'M', second_script: { name: 'सुमित' } }]
    await saves(her, { family_details: { ...whole.family_details, family_members } })
    const item = await itemAbout(her)
    expect(await looksAt(staff, item)).toMatchObject({
      kind: 'second_name',
      path: 'family_details.family_members.name',
      typed: 'Amit',
      second: 'सुमित',
      suggestion: 'अमित',
    })
    const { body } = await decides(staff, item, 'approve')
    const forms = async () => (await me(her)).family_members.map(({ second_script }) => second_script)
    expect(await forms()).toEqual([{ mr: { name: 'सुमित' } }])
    expect((await undoes(staff, body.uuid)).status).toBe(200)
    expect(await forms()).toEqual([undefined])
    expect(await acts(her.id)).toEqual(['second_name_approve', 'decision_undone'])
  })

  it('is turned down with a reason, which its family reads', async () => {
    const email_verified_at = world.clock.now()
    const [staff, her] = [await createStaff(world), await bride(world, { email_verified_at })]
    await saves(her, { second_script: { first_name: 'आर्चना' } })
    const decided = await decides(staff, await itemAbout(her), 'reject', { told: 'This is another name' })
    expect(decided.status).toBe(200)
    await aMinutePasses()
    const letters = JSON.stringify(await world.outbox())
    expect(letters).toContain('This is another name')
    expect(letters).toContain('आर्चना')
    expect((await me(her)).second_script).toBeUndefined()
    expect((await asked(her)).waiting).toEqual([])
    // The same form again is looked at again.
    await saves(her, { second_script: { first_name: 'आर्चना' } })
    expect((await asked(her)).waiting).toHaveLength(1)
  })

  it('is void once the name is another one, and then there is nothing to decide', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    await saves(her, { second_script: { first_name: 'आर्चना' } })
    const item = await itemAbout(her)
    await claims(staff, item)
    await saves(her, { first_name: 'Archana' })
    expect(await waitingOf(her)).toEqual([])
    expect((await asks(staff, 'decideReview', { uuid: item, version: 1, decision: 'approve' })).status).toBe(404)
  })

  it('of a registration waits until the family has verified its contact', async () => {
    const family = await registers(world, {
      first_name: 'Mrunal',
      last_name: 'Jagtap',
      second_script: { first_name: 'आर्चना', last_name: 'जगताप', goan: 'सासवड' },
      goan: 'Saswad',
    })
    const queued = () => world.db.selectFrom('review_items').select('kind').where('member_id', '=', family.id).execute()
    expect(await queued()).toEqual([])
    expect((await me(family)).second_script).toEqual({ mr: { last_name: 'जगताप' } })
    expect((await me(family)).family_details.second_script).toEqual({ mr: { goan: 'सासवड' } })
    await world.db
      .updateTable('members')
      .set({ mobile_verified_at: world.clock.now() })
      .where('id', '=', family.id)
      .execute()
    expect((await queued()).map(({ kind }) => kind).toSorted()).toEqual(['second_name', 'text'])
  })

  it('that staff type themselves needs nobody’s look', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    await saves(her, {})
    const { version } = await me(her)
    const change = { uuid: her.id, version, reason: 'As on the passport', second_script: { first_name: 'आर्चना' } }
    expect((await asks(staff, 'editMemberProfile', { ...whole, ...change } as never)).status).toBe(200)
    expect((await me(her)).second_script).toEqual({ mr: { first_name: 'आर्चना' } })
    expect(await waitingOf(her)).toEqual([])
    const { list } = (await asks(await createStaff(world, 'ADMIN'), 'auditList', { member: her.id })).body
    expect(JSON.stringify(list)).toContain('आर्चना')
  })
})

describe('staff', () => {
  it('find a family by either form, also where the two sound different', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    await world.db
      .updateTable('members')
      .set({ first_name: 'Xerxesa', last_name: 'Quibbleton', second_script: { last_name: 'झांबोरे' } })
      .where('id', '=', her.id)
      .execute()
    for (const query of ['Quibbleton', 'झांबोरे', 'Xerxesa झांबोरे', 'Zambore']) {
      const { list } = (await asks(staff, 'searchMembers', { query, offset: 0 })).body
      expect(`${query} ${list.map(({ uuid }) => uuid === her.id).join()}`).toBe(`${query} true`)
    }
  })

  it('read a name in the language of their page, with the other form beside it in the record', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    await saves(her, {
      second_script: { first_name: 'मृणाल', middle_name: 'संजय', last_name: 'जगताप' },
      family_details: { contact_full_name: 'Sanjay Jagtap', second_script: { contact_full_name: 'संजय जगताप' } },
    })
    const typed = { first: 'Mrunal', middle: 'Sanjay', last: 'Jagtap' }
    const second = { first: 'मृणाल', middle: 'संजय', last: 'जगताप' }
    const record = async (options: TestStaff['options']) =>
      (await world.call('memberRecord', { uuid: her.id }, options)).body
    expect(await record(staff.options)).toMatchObject({ name: typed, name_in_other_script: second })
    expect(await record(inMarathi(staff))).toMatchObject({ name: second, name_in_other_script: typed })
    // The contact person is read by revealing contacts alone, in either script.
    const { body } = await asks(staff, 'memberProfile', { uuid: her.id })
    expect(body.second_script?.mr).toMatchObject({ last_name: 'जगताप' })
    expect(JSON.stringify(body)).not.toContain('संजय जगताप')
    const contact = await asks(staff, 'revealContact', { uuid: her.id, reason: 'The family called' })
    expect(contact.body.family.second_script).toEqual({ mr: { contact_full_name: 'संजय जगताप' } })
  })

  it('look at a text in the other script, and take both forms out', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    await saves(her, {})
    await world.db.deleteFrom('review_items').where('member_id', '=', her.id).execute()
    await saves(her, { second_script: { other_info: 'देवळात गाते' } })
    const item = await itemOf('text', her.id)
    const { body } = await claims(staff, item)
    expect(body.kind === 'text' && body.texts.find(({ field }) => field === 'other_info')).toMatchObject({
      second: 'देवळात गाते',
    })
    const decided = await decides(staff, item, 'reject', { told: 'Please leave this out', removed: ['other_info'] })
    expect(await me(her)).toMatchObject({ other_info: '' })
    expect((await me(her)).second_script).toBeUndefined()
    await undoes(staff, decided.body.uuid)
    expect((await me(her)).second_script).toEqual({ mr: { other_info: 'देवळात गाते' } })
  })

  it('look at what a family hopes for in the other script, and take both forms out', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    const hopes = { occupation_other_expectations: 'Kind' }
    await saves(her, { expectation: hopes, second_script: { other_info: 'देवळात गाते' } })
    await world.db.deleteFrom('review_items').where('member_id', '=', her.id).execute()
    const second_script = { occupation_other_expectations: 'समजूतदार' }
    await saves(her, { expectation: { ...hopes, second_script } })
    const item = await itemOf('text', her.id)
    const { body } = await claims(staff, item)
    expect(body.kind === 'text' && body.texts.find(({ field }) => field === 'other_expectations')).toMatchObject({
      text: 'Kind',
      second: 'समजूतदार',
    })
    const removed = ['other_expectations' as const]
    const decided = await decides(staff, item, 'reject', { told: 'Please leave this out', removed })
    const without = await me(her)
    expect(without.expectation).toMatchObject({ occupation_other_expectations: '' })
    expect([without.expectation.second_script, without.second_script]).toEqual([
      undefined,
      { mr: { other_info: 'देवळात गाते' } },
    ])
    await undoes(staff, decided.body.uuid)
    const back = await me(her)
    expect(back.expectation).toMatchObject({ ...hopes, second_script: { mr: second_script } })
    expect(back.second_script).toEqual({ mr: { other_info: 'देवळात गाते' } })
  })
})

describe('the mark “ID checked”', () => {
  const checks = async ({ id }: TestMember) => {
    await world.db
      .insertInto('documents')
      .values({
        member_id: id,
        id,
        type: 'PANCARD',
        number_end: '234F',
        status: 'approved',
        submitted_at: world.clock.now(),
        decided_at: world.clock.now(),
        rejection_reason: null,
        withdrawn_at: null,
        checked_photo_id: null,
      })
      .execute()
  }
  const isChecked = async ({ id }: TestMember) =>
    (await world.db.selectFrom('documents').select('status').where('member_id', '=', id).executeTakeFirstOrThrow())
      .status === 'approved'

  it('stays when a form of the same name is added, and goes when one is changed or taken away', async () => {
    const her = await bride(world)
    await saves(her, {})
    await checks(her)
    await saves(her, { second_script: { first_name: 'मृणाल', native_place_goan: 'जेजुरी' } })
    expect(await isChecked(her)).toBe(true)
    await saves(her, { second_script: { native_place_goan: '' } })
    expect(await isChecked(her)).toBe(true)
    await saves(her, { second_script: { first_name: 'म्रुणाल' } })
    expect(await isChecked(her)).toBe(false)
  })
})

describe('a family that leaves', () => {
  it('leaves no second form behind, nor one that waits', async () => {
    const her = await bride(world)
    await saves(her, { second_script: { first_name: 'आर्चना', last_name: 'जगताप' } })
    await world.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', her.id).execute()
    const { second_script } = await world.db
      .selectFrom('members')
      .select('second_script')
      .where('id', '=', her.id)
      .executeTakeFirstOrThrow()
    expect([second_script, await waitingOf(her)]).toEqual([{}, []])
  })
})
