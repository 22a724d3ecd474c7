import { describe, expect, it } from 'vitest'
import { askPartner } from '#server/features/families/stories/partners.ts'
import { documentsIn } from '#server/testing/id-proof.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { carryOutDue } from './job.ts'

const world = testWorld()
const { saves } = documentsIn(world)
const reason = 'The family called us'
const day = 86_400_000
let numbers = 9_700_000_000
const freshNumber = () => String(++numbers)

/** Both contacts verified by codes, as most families have. */
const withBoth = (change = {}) => bride(world, { email_verified_at: world.clock.now(), ...change })
const begins = (staff: TestStaff, { id: uuid }: { id: string }, number: string) =>
  world.call(
    'beginContactChange',
    { uuid, reason, type: 'CHANGE_NUMBER', email: number, mobile_country_code: '+91' },
    staff.options,
  )
const proves = (staff: TestStaff, { id: uuid }: TestMember, codes: { new_code?: string; owner_code: string }) =>
  world.call('proveByCodes', { uuid, ...codes }, staff.options)
const answers = (staff: TestStaff, { id: uuid }: TestMember, given: object) =>
  world.call('proveByAnswers', { uuid, ...given }, staff.options)
const contactOf = ({ id }: TestMember) =>
  world.db.selectFrom('members').select(['mobile', 'email', 'status']).where('id', '=', id).executeTakeFirstOrThrow()
/** The code of the newest message to a contact, as its reader says it. */
const codeAt = async (to: string) =>
  (await world.outbox()).find(one => one.to.endsWith(to))?.text.match(/^\d+/)?.[0] ?? ''
/** Days pass in these stories and a session of the office does not last so long: somebody else looks. */
const somebody = async () => (await createStaff(world, 'ADMIN')).options
const actsOn = async ({ id }: TestMember) =>
  (await world.call('auditList', { member: id }, await somebody())).body.list.map(({ act }) => act)
const stateOf = async ({ id }: TestMember) => (await world.call('callerRequest', { uuid: id }, await somebody())).body
const job = () =>
  carryOutDue(
    { ...world, files: memoryFiles(world.files), channels: { SMS: true, EMAIL: true }, askPartner },
    world.clock.now(),
  )
const messagesTo = async (to: string) =>
  (await world.outbox()).filter(one => one.to.endsWith(to)).map(({ text }) => text)

describe('a family that lost its phone', () => {
  it('reads out the code of the new number and the one of its e-mail, and has the new number at once', async () => {
    const staff = await createStaff(world)
    const her = await withBoth({ mobile: '9711000001', email: 'lost.phone@plant.in' })
    const number = freshNumber()
    const { body } = await begins(staff, her, number)
    expect([body.sent_to, body.request.way]).toEqual([['SMS', 'EMAIL'], 'CODES'])
    // The owner reads which number it will be, and nobody of the staff reads a code.
    expect((await messagesTo('lost.phone@plant.in'))[0]).toContain(number.slice(-4))
    const [newCode, ownerCode] = [await codeAt(number), await codeAt('lost.phone@plant.in')]
    expect([newCode.length, ownerCode.length]).toEqual([4, 6])
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${newCode}"|${ownerCode}`))
    expect((await proves(staff, her, { new_code: newCode, owner_code: ownerCode })).status).toBe(200)
    expect(await contactOf(her)).toMatchObject({ mobile: number })
    expect((await world.call('me', {}, { token: her.token })).status).toBe(401)
    for (const to of ['9711000001', 'lost.phone@plant.in', number])
      expect((await messagesTo(to)).join()).toContain('mobile number of your Saptapadi')
    expect(await actsOn(her)).toEqual(['contact_changed', 'contact_change_begun'])
    expect((await stateOf(her)).last).toMatchObject({ kind: 'number', end: 'DONE' })
    // Neither code serves a second time.
    expect((await proves(staff, her, { new_code: newCode, owner_code: ownerCode })).status).toBe(409)
  })

  it('may give the second code later, and a wrong one changes nothing', async () => {
    const staff = await createStaff(world)
    const her = await withBoth({ email: 'later@plant.in' })
    const number = freshNumber()
    await begins(staff, her, number)
    const owner_code = await codeAt('later@plant.in')
    const wrong = await proves(staff, her, {
      new_code: await codeAt(number),
      owner_code: owner_code === '000000' ? '000001' : '000000',
    })
    expect([wrong.status, Object.keys(wrong.refusal.fields ?? {})]).toEqual([400, ['owner_code']])
    expect((await stateOf(her)).open?.is_new_proven).toBe(true)
    expect((await contactOf(her)).mobile).not.toBe(number)
    expect((await proves(staff, her, { owner_code })).status).toBe(200)
  })
})

describe('no shortcut:', () => {
  it('a thief with the new number only has no code of the owner', async () => {
    const staff = await createStaff(world)
    const her = await withBoth()
    const number = freshNumber()
    await begins(staff, her, number)
    const new_code = await codeAt(number)
    for (const owner_code of ['111111', '222222', '333333', '444444', '555555'])
      expect((await proves(staff, her, { new_code, owner_code })).status).toBe(400)
    // After five wrong tries the right one opens nothing either.
    const owner = (await contactOf(her)).email ?? ''
    expect((await proves(staff, her, { new_code, owner_code: await codeAt(owner) })).status).toBe(400)
    expect((await contactOf(her)).mobile).not.toBe(number)
  })

  it('a thief with the old phone only: it proves nothing about its own replacement', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const her = await bride(world, { mobile: '9711000002', email_verified_at: null })
    const number = freshNumber()
    expect((await begins(staff, her, number)).refusal.code).toBe('admin_only')
    expect(await messagesTo(number)).toEqual([])
    await saves(her, 'PASSPORT')
    expect((await begins(admin, her, number)).body).toMatchObject({ request: { way: 'ANSWERS' }, sent_to: ['SMS'] })
    expect(await messagesTo('9711000002')).toEqual([])
  })

  it('colluding STAFF skip no code, begin no seven days and vouch for nothing', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const her = await withBoth({ email: 'collusion@plant.in' })
    const number = freshNumber()
    expect((await proves(staff, her, { owner_code: '123456' })).status).toBe(409)
    await begins(staff, her, number)
    const owner_code = await codeAt('collusion@plant.in')
    const without = await proves(staff, her, { owner_code })
    expect([without.status, Object.keys(without.refusal.fields ?? {})]).toEqual([400, ['new_code']])
    expect((await answers(staff, her, { joined: '2026-01' })).status).toBe(403)
    expect((await answers(admin, her, { joined: '2026-01', document: '4567' })).status).toBe(409)
    const crafted = { uuid: her.id, owner_code, new_code_at: '2026-01-15T06:00:00Z' }
    expect((await world.call('proveByCodes', crafted as never, staff.options)).status).toBe(400)
    // A code that was read out for one number does not serve for another.
    world.clock.passes(60_000)
    const other = freshNumber()
    expect((await begins(staff, her, other)).status).toBe(200)
    expect((await proves(staff, her, { new_code: await codeAt(other), owner_code })).status).toBe(400)
    expect((await contactOf(her)).mobile).not.toBe(other)
    // The database refuses what no proof stands behind, whoever writes it.
    await expect(
      world.db
        .updateTable('caller_requests')
        .set({ done_at: world.clock.now() })
        .where('member_id', '=', her.id)
        .execute(),
    ).rejects.toThrow(/caller_requests_(proven|ended_once)/)
    // An address that an ADMIN vouched for is no second proof.
    const him = await groom(world, { email_verified_at: null })
    const vouch = { uuid: him.id, reason, contact: 'EMAIL' } as const
    expect((await world.call('verifyMember', vouch, admin.options)).status).toBe(200)
    expect((await begins(staff, him, freshNumber())).refusal.code).toBe('admin_only')
  })

  it('a number that nobody can read a code from is not proven by the owner’s code', async () => {
    const staff = await createStaff(world)
    const her = await withBoth()
    const number = freshNumber()
    await begins(staff, her, number)
    const new_code = await codeAt(number)
    const owner_code = await codeAt((await contactOf(her)).email ?? '')
    const wrong = new_code === '1111' ? '2222' : '1111'
    const { status, refusal } = await proves(staff, her, { new_code: wrong, owner_code })
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['new_code']])
    expect((await contactOf(her)).mobile).not.toBe(number)
    // The owner's code was not spent by it.
    expect((await proves(staff, her, { new_code, owner_code })).status).toBe(200)
  })

  it('a contact that another family verified, a suspended family or one that left is refused', async () => {
    const staff = await createStaff(world)
    const her = await withBoth()
    await groom(world, { mobile: '9711000003' })
    expect((await begins(staff, her, '9711000003')).status).toBe(409)
    expect((await begins(staff, her, (await contactOf(her)).mobile ?? '')).status).toBe(400)
    expect((await begins(staff, her, '12')).status).toBe(400)
    // Meanwhile somebody else verifies the number: the codes alone do not give it.
    const number = freshNumber()
    await begins(staff, her, number)
    await groom(world, { mobile: number })
    const codes = { new_code: await codeAt(number), owner_code: await codeAt((await contactOf(her)).email ?? '') }
    expect((await proves(staff, her, codes)).status).toBe(409)
    const suspended = await withBoth({ status: 'suspended' })
    expect((await begins(staff, suspended, freshNumber())).status).toBe(409)
    expect((await begins(staff, { id: staff.id }, freshNumber())).status).toBe(404)
    const unverified = await bride(world, { mobile_verified_at: null })
    expect((await begins(staff, unverified, freshNumber())).status).toBe(409)
  })

  it('what is withdrawn or too old is over', async () => {
    const staff = await createStaff(world)
    const her = await withBoth({ email: 'withdrawn@plant.in' })
    const number = freshNumber()
    await begins(staff, her, number)
    const codes = { new_code: await codeAt(number), owner_code: await codeAt('withdrawn@plant.in') }
    const cancel = () => world.call('cancelCallerRequest', { uuid: her.id, reason }, staff.options)
    expect((await cancel()).status).toBe(200)
    expect((await cancel()).status).toBe(409)
    expect((await proves(staff, her, codes)).status).toBe(409)
    world.clock.passes(60_000)
    await begins(staff, her, number)
    world.clock.passes(16 * 60_000)
    expect((await proves(staff, her, codes)).status).toBe(409)
  })
})

describe('a family without another verified contact', () => {
  const asked = async (change = {}) => {
    const admin = await createStaff(world, 'ADMIN')
    const her = await bride(world, { email_verified_at: null, ...change })
    await saves(her, 'PASSPORT')
    const number = freshNumber()
    await begins(admin, her, number)
    const joined = world.clock.now().toISOString().slice(0, 7)
    return { admin, her, number, right: { new_code: await codeAt(number), joined, document: '4567' } }
  }

  it('answers two questions to an ADMIN; after seven days without an objection the number is changed', async () => {
    const { admin, her, number, right } = await asked({ mobile: '9711000010' })
    expect((await stateOf(her)).questions).toEqual(['joined', 'document'])
    expect((await answers(admin, her, { ...right, document: undefined })).status).toBe(400)
    expect((await answers(admin, her, right)).status).toBe(200)
    expect((await messagesTo('9711000010'))[0]).toMatch(/log in and object/)
    expect((await messagesTo('9711000010'))[0]).not.toContain('http')
    const me = (await world.call('me', {}, { token: her.token })).body
    expect(me.waiting_request).toMatchObject({ kind: 'number' })
    world.clock.passes(7 * day - 1000)
    await job()
    expect((await contactOf(her)).mobile).toBe('9711000010')
    world.clock.passes(2000)
    await job()
    expect((await contactOf(her)).mobile).toBe(number)
    expect(await actsOn(her)).toEqual([
      'contact_changed',
      'contact_change_waits',
      'caller_answers_wrong',
      'contact_change_begun',
    ])
  })

  it('three wrong tries end it for seven days, and no answer tells what was wrong', async () => {
    const { admin, her, right } = await asked()
    const tries = []
    for (const joined of ['2020-01', '2020-02', '2020-03', right.joined])
      tries.push(await answers(admin, her, { ...right, joined }))
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 429, 409])
    expect(JSON.stringify(tries.map(({ refusal }) => refusal))).not.toMatch(/4567|joined|"document/)
    world.clock.passes(60_000)
    const number = freshNumber()
    await begins(admin, her, number)
    expect((await answers(admin, her, { ...right, new_code: await codeAt(number) })).status).toBe(429)
    expect((await contactOf(her)).mobile).not.toBe(number)
  })

  it('objects after logging in, and nothing changes', async () => {
    const { admin, her, number, right } = await asked()
    const objects = () => world.call('objectToRequest', {}, { token: her.token })
    expect((await objects()).status).toBe(409)
    await answers(admin, her, right)
    // Nothing else is begun in passing, and STAFF may only withdraw it.
    expect((await begins(admin, her, freshNumber())).status).toBe(409)
    expect((await objects()).status).toBe(200)
    expect((await objects()).status).toBe(409)
    world.clock.passes(8 * day)
    await job()
    expect((await contactOf(her)).mobile).not.toBe(number)
    expect((await stateOf(her)).last).toMatchObject({ end: 'OBJECTED' })
    // Who knew the answers once knows them still, so for a month they prove nothing.
    const later = async () => begins(await createStaff(world, 'ADMIN'), her, freshNumber())
    expect((await later()).refusal.message).toContain('objected')
    expect((await actsOn(her))[0]).toBe('caller_request_objected')
    // Only staff have heard the caller, so they call the family.
    const { list } = (await world.call('unreachedList', {}, (await createStaff(world)).options)).body
    expect(list.filter(({ member }) => member?.uuid === her.id)).toMatchObject([
      { about: ['REQUEST_OBJECTED'], count: 1 },
    ])
    world.clock.passes(23 * day)
    expect((await later()).status).toBe(200)
  })

  it('objects by the link in the e-mail, which does only that', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const now = world.clock.now()
    const her = await bride(world, { mobile_verified_at: null, email: 'old.mail@plant.in', email_verified_at: now })
    await saves(her, 'PASSPORT')
    const change = { uuid: her.id, reason, type: 'CHANGE_EMAIL', email: 'thief@plant.in' } as const
    expect((await world.call('beginContactChange', change, admin.options)).status).toBe(200)
    const right = { new_code: await codeAt('thief@plant.in'), joined: '2026-01', document: '4567' }
    const month = now.toISOString().slice(0, 7)
    expect((await answers(admin, her, { ...right, joined: month })).status).toBe(200)
    const link = (await messagesTo('old.mail@plant.in'))[0]?.match(/https?:\S+/)?.[0] ?? ''
    const url = link.replace(/^https?:\/\/[^/]+/, '')
    expect((await world.app.inject({ url })).statusCode).toBe(200)
    // A mail server that looks at the link objects to nothing.
    expect((await stateOf(her)).open).not.toBeNull()
    expect((await world.app.inject({ method: 'POST', url: url.slice(0, -3) })).statusCode).toBe(400)
    expect((await world.app.inject({ method: 'POST', url })).statusCode).toBe(200)
    expect((await world.app.inject({ method: 'POST', url })).statusCode).toBe(400)
    world.clock.passes(8 * day)
    await job()
    expect((await contactOf(her)).email).toBe('old.mail@plant.in')
  })

  it('who was suspended meanwhile keeps the old contact', async () => {
    const { admin, her, number, right } = await asked()
    await answers(admin, her, right)
    await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', her.id).execute()
    world.clock.passes(8 * day)
    await job()
    expect((await contactOf(her)).mobile).not.toBe(number)
    expect((await actsOn(her))[0]).toBe('caller_request_cancelled')
  })
})

describe('a caller', () => {
  it('gets a login code at a verified contact and logs in with it; staff read none', async () => {
    const staff = await createStaff(world)
    const her = await bride(world, { mobile: '9711000020' })
    const { body } = await world.call('sendCodeForMember', { uuid: her.id, reason }, staff.options)
    const code = await codeAt('9711000020')
    expect(JSON.stringify(body)).not.toContain(code)
    const login = { mobile: '9711000020', dial_code: '+91', code }
    expect((await world.call('loginByCode', login)).status).toBe(200)
    // The same from a place that the family has used before, which has a count of its own.
    world.clock.passes(60_000)
    await world.call('sendCodeForMember', { uuid: her.id, reason }, staff.options)
    expect((await world.call('loginByCode', { ...login, code: await codeAt('9711000020') })).status).toBe(200)
    expect(await actsOn(her)).toEqual(['login_code_sent', 'login_code_sent'])
    const unverified = await bride(world, { mobile_verified_at: null })
    expect((await world.call('sendCodeForMember', { uuid: unverified.id, reason }, staff.options)).status).toBe(409)
  })

  it('has the profile deleted by the code of a verified contact', async () => {
    const staff = await createStaff(world)
    const her = await bride(world, { mobile: '9711000021' })
    const leaves = (way: 'CODES' | 'ANSWERS', by = staff) =>
      world.call('beginLeaving', { uuid: her.id, reason, way }, by.options)
    expect((await leaves('ANSWERS')).refusal.code).toBe('admin_only')
    expect((await leaves('CODES')).status).toBe(200)
    // The code of a change would not serve: it was sent for another purpose.
    expect((await proves(staff, her, { owner_code: '000000' })).status).toBe(400)
    expect((await contactOf(her)).status).toBe('active')
    expect((await proves(staff, her, { owner_code: await codeAt('9711000021') })).status).toBe(200)
    expect((await contactOf(her)).status).toBe('deleted')
    expect(await actsOn(her)).toEqual(['left_at_request', 'leaving_begun'])
  })

  it('who lost the only phone has it deleted after answers and seven days', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const her = await bride(world, { mobile: '9711000022' })
    await saves(her, 'PASSPORT')
    await world.call('beginLeaving', { uuid: her.id, reason, way: 'ANSWERS' }, admin.options)
    const joined = world.clock.now().toISOString().slice(0, 7)
    expect((await answers(admin, her, { joined, document: '4567' })).status).toBe(200)
    expect((await messagesTo('9711000022'))[0]).toMatch(/asked to delete/)
    world.clock.passes(7 * day + 1000)
    await job()
    expect((await contactOf(her)).status).toBe('deleted')
  })
})
