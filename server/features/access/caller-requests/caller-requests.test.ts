import { describe, expect, it } from 'vitest'
import type { enterVisit } from '#contract/access/caller-requests.office.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { askPartner } from '#server/features/families/stories/partners.ts'
import { pauseDouble } from '#server/features/office/office-members/join-records.ts'
import { writePublished } from '#server/features/shared/site-content/queries.ts'
import { newId } from '#server/ports/ids.ts'
import { barsNumber } from '#server/testing/agent-numbers.ts'
import { joinsFamily } from '#server/testing/family-logins.ts'
import { documentsIn } from '#server/testing/id-proof.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { createStaff, retireAllBut, type TestStaff } from '#server/testing/staff.ts'
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
const begins = (staff: TestStaff, { id: uuid }: { id: string }, number: string, way: 'CODES' | 'VISIT' = 'CODES') =>
  world.call(
    'beginContactChange',
    { uuid, reason, way, type: 'CHANGE_NUMBER', email: number, mobile_country_code: '+91' },
    staff.options,
  )
const proves = (staff: TestStaff, { id: uuid }: TestMember, codes: { new_code?: string; owner_code: string }) =>
  world.call('proveByCodes', { uuid, ...codes }, staff.options)
type Visit = Omit<InputOf<typeof enterVisit>, 'uuid'>
/** What agrees with the record of a family that has shown a paper and has no photo. */
const sameFamily: Visit = { agrees: ['name', 'birth_date'], document: '4567' }
const enters = (staff: TestStaff, { id: uuid }: TestMember, visit: Partial<Visit> = {}) =>
  world.call('enterVisit', { uuid, ...sameFamily, ...visit }, staff.options)
const confirms = (staff: TestStaff, { id: uuid }: TestMember) =>
  world.call('confirmRequest', { uuid, reason }, staff.options)
const contactOf = ({ id }: TestMember) =>
  world.db.selectFrom('members').select(['mobile', 'email', 'status']).where('id', '=', id).executeTakeFirstOrThrow()
/** The code of the newest message to a contact, as its reader says it. */
const codeAt = async (to: string) =>
  (await world.outbox()).find(one => one.to.endsWith(to))?.text.match(/^\d+/)?.[0] ?? ''
/** Days pass in these stories and a session of the office does not last so long: somebody else looks. */
const somebody = async () => (await createStaff(world, 'ADMIN')).options
const actsOn = async ({ id }: TestMember) =>
  (await world.call('auditList', { member: id }, await somebody())).body.list.map(({ act }) => act)
const stateOf = async ({ id }: TestMember, staff?: TestStaff) =>
  (await world.call('callerRequest', { uuid: id }, staff?.options ?? (await somebody()))).body
const job = () =>
  carryOutDue(
    { ...world, files: memoryFiles(world.files), channels: { SMS: true, EMAIL: true }, askPartner, pauseDouble },
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
    expect(body.sent_to).toEqual(['SMS', 'EMAIL'])
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
    const staff = await createStaff(world)
    const her = await bride(world, { mobile: '9711000002', email_verified_at: null })
    const number = freshNumber()
    expect((await begins(staff, her, number)).refusal.message).toContain('photo identity')
    expect(await messagesTo(number)).toEqual([])
    expect((await begins(staff, her, number, 'VISIT')).body.sent_to).toEqual(['SMS'])
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
    expect((await enters(staff, her)).status).toBe(409)
    expect((await confirms(staff, her)).status).toBe(403)
    expect((await confirms(admin, her)).status).toBe(409)
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
    expect((await begins(staff, him, freshNumber())).refusal.message).toContain('photo identity')
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
    // The same where our office bars it as an agent's.
    const [other, barred] = [await withBoth(), freshNumber()]
    await begins(staff, other, barred)
    await barsNumber(world, staff, barred)
    const read = { new_code: await codeAt(barred), owner_code: await codeAt((await contactOf(other)).email ?? '') }
    const refused = await proves(staff, other, read)
    expect([refused.status, refused.refusal.message]).toEqual([409, expect.stringContaining('cannot be registered')])
    const suspended = await withBoth({ status: 'suspended' })
    expect((await begins(staff, suspended, freshNumber())).status).toBe(409)
    expect((await begins(staff, { id: staff.id }, freshNumber())).status).toBe(404)
    const unverified = await bride(world, { mobile_verified_at: null })
    expect((await begins(staff, unverified, freshNumber())).status).toBe(409)
  })

  it('somebody of the family who is not the owner proves nothing: no code goes to them, and their number stays theirs', async () => {
    const her = await withBoth()
    const { mobile } = await joinsFamily(world, her, 'FATHER')
    const staff = await createStaff(world)
    const before = (await messagesTo(mobile)).length
    expect((await begins(staff, her, mobile)).status).toBe(409)
    expect((await begins(staff, her, freshNumber())).status).toBe(200)
    await world.call('sendCodeForMember', { uuid: her.id, reason }, staff.options)
    expect(await messagesTo(mobile)).toHaveLength(before)
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

describe('a family without a working contact', () => {
  /** Begun at the counter; the code of the new number is read out. */
  const visits = async (change = {}) => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const her = await bride(world, { email_verified_at: null, ...change })
    await saves(her, 'PASSPORT')
    const number = freshNumber()
    expect((await begins(staff, her, number, 'VISIT')).status).toBe(200)
    return { staff, admin, her, number, new_code: await codeAt(number) }
  }
  /** Entered by one and confirmed by another, so that the days run. */
  const waits = async (change = {}) => {
    const visit = await visits(change)
    const { staff, admin, her, new_code } = visit
    expect((await enters(staff, her, { new_code })).status).toBe(200)
    expect((await confirms(admin, her)).status).toBe(200)
    return visit
  }
  const objects = ({ token }: TestMember) => world.call('objectToRequest', {}, { token })
  const notesObjection = (staff: TestStaff, { id: uuid }: TestMember) =>
    world.call('noteObjection', { uuid, reason }, staff.options)
  const settles = (staff: TestStaff, { id: uuid }: TestMember, outcome: 'GO_ON' | 'END') =>
    world.call('settleObjection', { uuid, reason, outcome, spoke_with_both: true }, staff.options)

  it('comes with a photo identity: one enters it, another ADMIN confirms, and after seven days the number is changed', async () => {
    const office = { email: 'office@plant.in', telephones: ['020 2553 0000'] }
    await writePublished(world.db, { kind: 'contact', language: 'both' }, office, world.clock.now())
    const { staff, admin, her, number, new_code } = await visits({ mobile: '9711000010' })
    expect((await stateOf(her)).visit).toEqual({ checks: ['name', 'birth_date'], has_document: true })
    expect((await enters(staff, her, { new_code })).status).toBe(200)
    // Whoever entered it does not confirm it, and STAFF confirm nothing.
    expect((await stateOf(her, staff)).open).toMatchObject({ state: 'CONFIRM', may_decide: false })
    expect((await confirms(staff, her)).status).toBe(403)
    expect(await messagesTo('9711000010')).toEqual([])
    expect((await stateOf(her, admin)).open).toMatchObject({ state: 'CONFIRM', may_decide: true })
    expect((await confirms(admin, her)).status).toBe(200)
    // The SMS says whom to call and has no link, which operators would block.
    expect((await messagesTo('9711000010'))[0]).toMatch(/log in and object, or call us on 020 2553 0000\.$/)
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
      'visit_entered',
      'contact_change_begun',
    ])
  })

  it('is not believed what others can read or guess: month of joining and fee are asked of nobody', async () => {
    const { staff, her, new_code } = await visits()
    const joined = world.clock.now().toISOString().slice(0, 7)
    const guessed = { uuid: her.id, new_code, joined, last_payment: '1000' }
    const answered = await world.app.inject({
      method: 'POST',
      url: `/api/office/members/${her.id}/caller-request/answers`,
      headers: staff.options.headers ?? {},
      payload: guessed,
    })
    expect(answered.statusCode).toBe(404)
    const smuggled = { ...guessed, agrees: sameFamily.agrees }
    expect((await world.call('enterVisit', smuggled as never, staff.options)).status).toBe(400)
    expect((await stateOf(her)).open?.state).toBe('PROVE')
  })

  it('is refused where anything that is kept does not agree, and nothing tells what the paper ends in', async () => {
    const { staff, her, new_code } = await visits()
    expect((await enters(staff, her, { new_code, agrees: ['name'] })).status).toBe(409)
    expect((await enters(staff, her, { document: undefined })).status).toBe(400)
    const tries = []
    for (const document of ['0001', '0002', '0003', '0004', '0005', '4567'])
      tries.push(await enters(staff, her, { document }))
    expect(tries.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 429])
    expect(JSON.stringify(tries.map(({ refusal }) => refusal))).not.toContain('4567')
    // A photo that others see must be the visitor's too.
    const her2 = await bride(world, { email_verified_at: null })
    await world.db
      .insertInto('photos')
      .values({
        id: newId(world.clock.now()),
        member_id: her2.id,
        position: 0,
        stored_as: newId(world.clock.now()),
        added_at: world.clock.now(),
      } as never)
      .execute()
    const leave = { uuid: her2.id, reason, way: 'VISIT' } as const
    expect((await world.call('beginLeaving', leave, staff.options)).status).toBe(200)
    expect((await stateOf(her2)).visit).toEqual({ checks: ['name', 'birth_date', 'photo'], has_document: false })
    expect((await enters(staff, her2, { document: undefined })).status).toBe(409)
    expect((await enters(staff, her2, { document: undefined, agrees: ['name', 'birth_date', 'photo'] })).status).toBe(
      200,
    )
  })

  it('has it confirmed once, whoever of two is first, and not after three days', async () => {
    const { staff, admin, her, new_code } = await visits()
    await enters(staff, her, { new_code })
    const other = await createStaff(world, 'ADMIN')
    const both = await Promise.all([confirms(admin, her), confirms(other, her)])
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    expect((await actsOn(her)).filter(act => act === 'contact_change_waits')).toHaveLength(1)
    const late = await visits()
    await enters(late.staff, late.her, { new_code: late.new_code })
    world.clock.passes(3 * day + 1000)
    expect((await confirms(await createStaff(world, 'ADMIN'), late.her)).status).toBe(409)
    // The database refuses that who entered it confirms it with seven days, whoever writes it.
    const again = await visits()
    await enters(again.staff, again.her, { new_code: again.new_code })
    const now = world.clock.now()
    await expect(
      world.db
        .updateTable('caller_requests')
        .set({ confirmed_at: now, confirmed_by: again.staff.id, takes_effect_at: new Date(now.getTime() + 7 * day) })
        .where('member_id', '=', again.her.id)
        .execute(),
    ).rejects.toThrow('caller_requests_waits')
  })

  it('objects after logging in, and nothing happens until an ADMIN has spoken with both', async () => {
    const { staff, her, number } = await waits()
    expect((await begins(staff, her, freshNumber(), 'VISIT')).status).toBe(409)
    expect((await objects(her)).status).toBe(200)
    expect((await objects(her)).status).toBe(409)
    expect((await stateOf(her, staff)).open).toMatchObject({ state: 'STOPPED', may_decide: false })
    expect((await actsOn(her))[0]).toBe('caller_request_objected')
    // Only staff have met the visitor, so they call the family.
    const { list } = (await world.call('unreachedList', {}, (await createStaff(world)).options)).body
    expect(list.filter(({ member }) => member?.uuid === her.id)).toMatchObject([
      { about: ['REQUEST_OBJECTED'], count: 1 },
    ])
    world.clock.passes(8 * day)
    await job()
    expect((await contactOf(her)).mobile).not.toBe(number)
    const later = await createStaff(world, 'ADMIN')
    // Nobody replaces it in passing, and nobody decides without having spoken with both.
    expect((await begins(later, her, freshNumber(), 'VISIT')).status).toBe(409)
    const unspoken = { uuid: her.id, reason, outcome: 'GO_ON', spoke_with_both: false }
    expect((await world.call('settleObjection', unspoken as never, later.options)).status).toBe(400)
    expect((await settles(await createStaff(world), her, 'GO_ON')).status).toBe(403)
    const both = await Promise.all([
      settles(later, her, 'END'),
      settles(await createStaff(world, 'ADMIN'), her, 'GO_ON'),
    ])
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    expect((await actsOn(her))[0]).toBe('caller_objection_settled')
  })

  it('gets the number where the thief of the old phone objects and an ADMIN lets it go on; the phone is told again', async () => {
    const { her, number } = await waits({ mobile: '9711000011' })
    expect((await notesObjection(await createStaff(world), her)).status).toBe(200)
    world.clock.passes(8 * day)
    await job()
    expect((await contactOf(her)).mobile).toBe('9711000011')
    expect((await settles(await createStaff(world, 'ADMIN'), her, 'GO_ON')).status).toBe(200)
    expect((await messagesTo('9711000011')).filter(text => text.includes('asked to change'))).toHaveLength(2)
    await job()
    expect((await contactOf(her)).mobile).toBe('9711000011')
    world.clock.passes(day + 1000)
    await job()
    expect((await contactOf(her)).mobile).toBe(number)
  })

  it('objects by the link in the e-mail, which does only that', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const now = world.clock.now()
    const her = await bride(world, { mobile_verified_at: null, email: 'old.mail@plant.in', email_verified_at: now })
    await saves(her, 'PASSPORT')
    const change = { uuid: her.id, reason, way: 'VISIT', type: 'CHANGE_EMAIL', email: 'thief@plant.in' } as const
    expect((await world.call('beginContactChange', change, staff.options)).status).toBe(200)
    expect((await enters(staff, her, { new_code: await codeAt('thief@plant.in') })).status).toBe(200)
    expect((await confirms(admin, her)).status).toBe(200)
    const link = (await messagesTo('old.mail@plant.in'))[0]?.match(/https?:\S+/)?.[0] ?? ''
    const url = link.replace(/^https?:\/\/[^/]+/, '')
    expect((await world.app.inject({ url })).statusCode).toBe(200)
    // A mail server that looks at the link objects to nothing.
    expect((await stateOf(her)).open?.state).toBe('WAITS')
    expect((await world.app.inject({ method: 'POST', url: url.slice(0, -3) })).statusCode).toBe(400)
    expect((await world.app.inject({ method: 'POST', url })).statusCode).toBe(200)
    expect((await world.app.inject({ method: 'POST', url })).statusCode).toBe(400)
    world.clock.passes(8 * day)
    await job()
    expect((await contactOf(her)).email).toBe('old.mail@plant.in')
  })

  it('who objects at the moment of carrying out is in time or too late, and never both', async () => {
    for (const kind of ['number', 'leave'] as const) {
      for (let n = 0; n < 4; n++) {
        const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
        const her = await bride(world)
        const number = freshNumber()
        if (kind === 'number') await begins(staff, her, number, 'VISIT')
        else await world.call('beginLeaving', { uuid: her.id, reason, way: 'VISIT' }, staff.options)
        const new_code = kind === 'number' ? await codeAt(number) : undefined
        expect((await enters(staff, her, { new_code, document: undefined })).status).toBe(200)
        expect((await confirms(admin, her)).status).toBe(200)
        world.clock.passes(7 * day + 1000)
        const [objected] = await Promise.all([objects(her), job()])
        const { mobile, status } = await contactOf(her)
        const isDone = status === 'deleted' || mobile === number
        // Carried out, the session has ended; otherwise the request is stopped and neither cancelled nor done.
        expect([200, 401, 404, 409]).toContain(objected.status)
        expect(isDone).toBe(objected.status !== 200)
        if (!isDone) expect((await stateOf(her)).open?.state).toBe('STOPPED')
      }
    }
  })

  it('keeps the old number where the new one turned out to be a clerk’s own meanwhile', async () => {
    const { her, number } = await waits()
    world.clock.passes(60_000)
    const clerk = (await createStaff(world)).options
    await world.call('sendOwnNumberCode', { mobile: number }, clerk)
    const own = { mobile: number, code: await codeAt(number) }
    expect((await world.call('confirmOwnNumber', own, clerk)).status).toBe(200)
    world.clock.passes(8 * day)
    await job()
    expect((await contactOf(her)).mobile).not.toBe(number)
    expect((await actsOn(her))[0]).toBe('caller_request_cancelled')
  })

  it('who was suspended meanwhile keeps the old contact', async () => {
    const { her, number } = await waits()
    await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', her.id).execute()
    world.clock.passes(8 * day)
    await job()
    expect((await contactOf(her)).mobile).not.toBe(number)
    expect((await actsOn(her))[0]).toBe('caller_request_cancelled')
  })

  it('waits for fourteen days in an office of one, where who entered it confirms it', async () => {
    const admin = await createStaff(world, 'ADMIN')
    await retireAllBut(world, admin)
    const her = await bride(world, { mobile: '9711000012' })
    await world.call('beginLeaving', { uuid: her.id, reason, way: 'VISIT' }, admin.options)
    expect((await enters(admin, her, { document: undefined })).status).toBe(200)
    expect((await stateOf(her, admin)).open?.may_decide).toBe(true)
    expect((await confirms(admin, her)).status).toBe(200)
    world.clock.passes(14 * day - 1000)
    await job()
    expect((await contactOf(her)).status).toBe('active')
    world.clock.passes(2000)
    await job()
    expect((await contactOf(her)).status).toBe('deleted')
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
    // The network is known now, and known ones have a count of their own.
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
    const leaves = { uuid: her.id, reason, way: 'CODES' } as const
    expect((await world.call('beginLeaving', leaves, staff.options)).status).toBe(200)
    // The code of a change would not serve: it was sent for another purpose.
    expect((await proves(staff, her, { owner_code: '000000' })).status).toBe(400)
    expect((await contactOf(her)).status).toBe('active')
    expect((await proves(staff, her, { owner_code: await codeAt('9711000021') })).status).toBe(200)
    expect((await contactOf(her)).status).toBe('deleted')
    expect(await actsOn(her)).toEqual(['left_at_request', 'leaving_begun'])
  })
})
