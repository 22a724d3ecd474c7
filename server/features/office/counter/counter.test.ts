import { describe, expect, it } from 'vitest'
import type { SentTo } from '#contract/endpoint.ts'
import type { registerAtCounter } from '#contract/office/counter.ts'
import { consentTexts } from '#domain/families/consents.ts'
import { daysOfCounterDraft } from '#domain/office/counter.ts'
import { newId } from '#server/ports/ids.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { codeFor, joins, registers, registrationForm, wrongCode } from '#server/testing/families.ts'
import { picture } from '#server/testing/photos.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
type Registration = SentTo<typeof registerAtCounter>
const days = (n: number) => n * 86_400_000

const keeps = async (staff: TestStaff, form: Record<string, string> = { first_name: 'Rutuja' }) =>
  (await world.call('saveCounterDraft', { form }, staff.options)).body.uuid

/** What staff type of a family whose mother came to the office, without an e-mail. */
async function walksIn(staff: TestStaff, change: Partial<Registration> = {}): Promise<Registration> {
  const {
    password: _,
    images: _images,
    dob_validate: _again,
    mobile_number: _number,
    ...form
  } = await registrationForm(world.db)
  return {
    ...form,
    email: '',
    draft: await keeps(staff),
    registered_by: 'MOTHER',
    mobile_type: 'MOTHER',
    language: 'mr',
    ...change,
  }
}
const registersAt = async (staff: TestStaff, change: Partial<Registration> = {}) => {
  const sent = await walksIn(staff, change)
  return { sent, ...(await world.call('registerAtCounter', sent, staff.options)) }
}
const memberOf = (id: string) =>
  world.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const actsOn = async (staff: TestStaff, member: string) =>
  (await world.call('auditList', { member }, staff.options)).body.list.map(({ act }) => act)
const slipOf = (staff: TestStaff, uuid: string) => world.call('counterSlip', { uuid }, staff.options)

describe('a family at the counter', () => {
  it('is registered without an e-mail and a password, with its consents and the candidate’s signature', async () => {
    const staff = await createStaff(world)
    const { status, body } = await registersAt(staff, { candidate_agrees: 'Y' })
    expect([status, body.message]).toEqual([200, `Registered as ${body.registration_no}`])
    const member = await memberOf(body.uuid)
    expect([member.origin, member.email, member.mobile_owner]).toEqual(['counter', null, 'MOTHER'])
    const person = world.db.selectFrom('persons').select('password_hash').where('id', '=', member.person_id)
    expect(await person.executeTakeFirst()).toEqual({ password_hash: null })
    const consents = await world.db
      .selectFrom('consents')
      .select(['text', 'channel', 'language'])
      .where('member_id', '=', body.uuid)
      .orderBy('text')
      .execute()
    expect(consents).toEqual(
      ['candidate', 'marriage', 'notice'].map(text => ({ text, channel: 'counter', language: 'mr' })),
    )
    expect(await actsOn(staff, body.uuid)).toEqual(['registered_at_counter'])
  })

  it('agrees there to what belongs to the registration alone: whose number or story it is says the rest', async () => {
    const staff = await createStaff(world)
    const { consents = [] } = await walksIn(staff)
    for (const text of ['whatsapp', 'share_link', 'story'] as const) {
      const more = [...consents, { text, version: consentTexts[text].version }]
      const { status, refusal } = await registersAt(staff, { consents: more })
      expect([text, status, Object.keys(refusal.fields ?? {})]).toEqual([text, 400, ['consents']])
    }
  })

  it('waits for the candidate where nobody signed, and needs both consents of the family', async () => {
    const staff = await createStaff(world)
    const { body } = await registersAt(staff)
    expect((await slipOf(staff, body.uuid)).body.has_candidate_agreed).toBe(false)
    const { refusal } = await registersAt(staff, {
      consents: [{ text: 'notice', version: consentTexts.notice.version }],
    })
    expect(refusal.fields).toEqual({ marriage: 'Without this consent there is no registration' })
  })

  it('meets the rules of the site, in the same words', async () => {
    const staff = await createStaff(world)
    const wrong = { dob: '2015-01-01', mobile: '12345' }
    const atCounter = await registersAt(staff, wrong)
    const onSite = await world.call('signup', await registrationForm(world.db, wrong))
    expect(atCounter.refusal.fields).toEqual(onSite.refusal.fields)
    expect((await registersAt(staff, { first_name: '', email: 'no address' })).refusal.fields).toEqual({
      first_name: 'Please enter first name',
      email: 'Please enter valid email',
    })
  })

  it('pays in the same go: with a receipt that was used before, nobody is registered', async () => {
    const staff = await createStaff(world)
    const payment = {
      plan_id: await sellsPlan(world),
      receipt_number: 'C-1',
      method: 'cheque',
      reference: '004512',
    } as const
    const { body } = await registersAt(staff, {
      payment: { ...payment, discount: 100, discount_reason: 'Known family' },
    })
    expect((await slipOf(staff, body.uuid)).body.plan?.name).toBe('Silver')
    expect(await actsOn(staff, body.uuid)).toEqual(['payment_entered', 'registered_at_counter'])
    const second = await registersAt(staff, { payment: { ...payment, receipt_number: 'c-1' } })
    expect(second.status).toBe(409)
    const held = await world.db.selectFrom('members').select('id').where('mobile', '=', second.sent.mobile).execute()
    expect(held).toEqual([])
    const without = await registersAt(staff, { payment: { ...payment, receipt_number: 'C-2', discount: 50 } })
    expect(without.refusal.fields).toEqual({
      discount_reason: 'Please choose a ready reason, or write at least 10 letters',
    })
  })

  it('is one member however often the form is sent', async () => {
    const staff = await createStaff(world)
    const sent = await walksIn(staff)
    const answers = await Promise.all([1, 2, 3].map(() => world.call('registerAtCounter', sent, staff.options)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(1)
    expect((await world.call('registerAtCounter', sent, staff.options)).body.uuid).toBe(answers[0]?.body.uuid)
    // Another family typed into a form that was sent before is no second click.
    const other = await world.call('registerAtCounter', { ...sent, mobile: '9876500001' }, staff.options)
    expect(other.refusal.message).toContain('finished or dropped in another window')
    const colleague = await createStaff(world)
    expect((await world.call('registerAtCounter', sent, colleague.options)).status).toBe(409)
  })

  it('is told where a record with its number exists', async () => {
    const staff = await createStaff(world)
    const { form } = await joins(world)
    const taken = await registersAt(staff, { mobile: form.mobile })
    expect([taken.refusal.code, taken.refusal.fields]).toEqual([
      'taken',
      { mobile: 'This mobile number is already registered' },
    ])
    const unverified = await registers(world)
    const held = await registersAt(staff, { mobile: unverified.form.mobile })
    expect([held.refusal.code, held.refusal.fields]).toEqual([
      'conflict',
      { mobile: 'Another record has this number, but it is not verified yet' },
    ])
    expect((await registersAt(staff, { mobile: unverified.form.mobile, is_other_family: 'Y' })).status).toBe(200)
  })

  it('registers a second child of a person who has one, once the code to the number is read out', async () => {
    const staff = await createStaff(world)
    const mother = await joins(world)
    const child = { mobile: mother.form.mobile, first_name: 'Sayali', is_same_person: 'Y' } as const
    const { status, body } = await registersAt(staff, child)
    expect(status).toBe(200)
    const ofPerson = async () => {
      const { person_id } = await memberOf(mother.id)
      return world.db
        .selectFrom('members')
        .select('id')
        .where('person_id', '=', person_id)
        .orderBy('joined_at')
        .execute()
    }
    // Nobody has proven anything yet: it is no profile of hers.
    expect(await ofPerson()).toEqual([{ id: mother.id }])
    expect((await memberOf(body.uuid)).mobile_verified_at).toBeNull()
    world.clock.passes(60_000)
    expect((await world.call('sendCounterCode', { uuid: body.uuid }, staff.options)).status).toBe(200)
    const code = await codeFor(world, mother.form.mobile)
    const wrong = await world.call('proveCounterCode', { uuid: body.uuid, code: wrongCode(code) }, staff.options)
    expect(wrong.status).toBe(400)
    expect(await ofPerson()).toHaveLength(1)
    expect((await world.call('proveCounterCode', { uuid: body.uuid, code }, staff.options)).status).toBe(200)
    expect(await ofPerson()).toEqual([{ id: mother.id }, { id: body.uuid }])
    expect((await world.call('switchProfile', { uuid: body.uuid }, { token: mother.token })).status).toBe(200)
    const record = (await world.call('memberRecord', { uuid: mother.id }, staff.options)).body
    expect(record.household.map(({ uuid }) => uuid)).toEqual([body.uuid])
  })

  it('counts for nobody’s address, and only so many a day for one of staff', async () => {
    const staff = await createStaff(world)
    const key = `counter ${staff.id}`
    const ofAddresses = () =>
      world.db
        .selectFrom('rate_limits')
        .select(['key', 'hits'])
        .where('key', 'like', 'signups%')
        .orderBy('key')
        .execute()
    const before = await ofAddresses()
    expect((await registersAt(staff)).status).toBe(200)
    expect(await ofAddresses()).toEqual(before)
    await world.db.updateTable('rate_limits').set({ hits: 200 }).where('key', '=', key).execute()
    const { refusal } = await registersAt(staff)
    expect([refusal.code, refusal.message]).toEqual([
      'slow_down',
      'You have registered 200 families today. Please let a colleague go on',
    ])
    expect((await registersAt(await createStaff(world))).status).toBe(200)
  })
})

describe('the number', () => {
  it('is confirmed by a code that the family reads out, and then logs in by code', async () => {
    const staff = await createStaff(world)
    const { body, sent } = await registersAt(staff)
    const uuid = body.uuid
    expect((await slipOf(staff, uuid)).body.reached_by).toEqual({ channel: 'SMS', contact: sent.mobile.slice(-4) })
    const { body: sending } = await world.call('sendCounterCode', { uuid }, staff.options)
    expect([sending.sent_to, sending.message]).toEqual(['SMS', expect.stringContaining('by SMS')])
    // The clerk asks for it, so it does not say that nobody may be told.
    expect((await world.outbox()).some(({ text }) => text.includes('हा कोड आमच्या कार्यालयाला सांगण्यासाठी आहे'))).toBe(true)
    const code = await codeFor(world, sent.mobile)
    const wrong = await world.call('proveCounterCode', { uuid, code: code === '1111' ? '2222' : '1111' }, staff.options)
    expect(wrong.refusal.fields).toEqual({ code: 'This code is not right. Please try again' })
    expect((await world.call('proveCounterCode', { uuid, code }, staff.options)).status).toBe(200)
    expect((await memberOf(uuid)).mobile_verified_at).not.toBeNull()
    expect(await actsOn(staff, uuid)).toEqual(['number_confirmed', 'registered_at_counter'])
    expect((await world.call('sendCounterCode', { uuid }, staff.options)).status).toBe(409)
    world.clock.passes(60_000)
    await world.call('sendLoginCode', { mobile: sent.mobile })
    const login = await world.call('loginByCode', { mobile: sent.mobile, code: await codeFor(world, sent.mobile) })
    expect(login.status).toBe(200)
  })

  it('of a family that came by the site is not confirmed here', async () => {
    const staff = await createStaff(world)
    const { id: uuid } = await registers(world)
    for (const answer of [
      await world.call('sendCounterCode', { uuid }, staff.options),
      await world.call('proveCounterCode', { uuid, code: '1234' }, staff.options),
      await slipOf(staff, uuid),
    ])
      expect(answer.status).toBe(404)
  })
})

describe('a photo', () => {
  const adds = async (staff: TestStaff, uuid: string) => {
    const form = new FormData()
    form.append('uuid', uuid)
    form.append('image', new Blob([new Uint8Array(await picture())]), 'photo.jpg')
    const request = new Request('http://localhost', { method: 'POST', body: form })
    return world.app.inject({
      method: 'POST',
      url: '/api/office/counter/photo',
      headers: { ...staff.options.headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  it('is added at the counter, two at the most, and only in the days after the registration', async () => {
    const staff = await createStaff(world)
    const { body } = await registersAt(staff)
    expect((await adds(staff, body.uuid)).statusCode).toBe(200)
    expect((await slipOf(staff, body.uuid)).body).toMatchObject({ photos: 1, may_add_photo: true })
    expect(await actsOn(staff, body.uuid)).toEqual(['counter_photo_added', 'registered_at_counter'])
    expect((await adds(staff, body.uuid)).statusCode).toBe(200)
    expect((await adds(staff, body.uuid)).statusCode).toBe(409)
    const later = await registersAt(staff)
    await deleteExpired(world.db, new Date(world.clock.now().getTime() + days(daysOfCounterDraft + 1)))
    expect((await adds(staff, later.body.uuid)).statusCode).toBe(404)
    expect((await adds(staff, (await joins(world)).id)).statusCode).toBe(404)
  })
})

describe('a half-done form', () => {
  it('is kept encrypted for whoever typed it, and for nobody else', async () => {
    const staff = await createStaff(world)
    const form = { first_name: 'Rutuja', mobile: '9822012345' }
    const uuid = await keeps(staff, form)
    expect(await keeps(staff, { ...form, last_name: 'Kale' })).toBe(uuid)
    const read = async (who: TestStaff) => (await world.call('counterDraft', {}, who.options)).body.draft
    expect(await read(staff)).toMatchObject({ uuid, form: { ...form, last_name: 'Kale' } })
    expect(await read(await createStaff(world, 'ADMIN'))).toBeNull()
    const row = await world.db
      .selectFrom('counter_drafts')
      .select('sealed')
      .where('id', '=', uuid)
      .executeTakeFirstOrThrow()
    expect(row.sealed?.includes('9822012345')).toBe(false)
    expect(row.sealed?.includes('Kale')).toBe(false)
  })

  it('is one a person, also where two windows begin at the same moment', async () => {
    const staff = await createStaff(world)
    const ids = await Promise.all([1, 2, 3, 4].map(() => keeps(staff)))
    expect(new Set(ids).size).toBe(1)
  })

  it('is dropped at a word, and erased after some days', async () => {
    const staff = await createStaff(world)
    await keeps(staff)
    expect((await world.call('discardCounterDraft', {}, staff.options)).status).toBe(200)
    expect((await world.call('counterDraft', {}, staff.options)).body.draft).toBeNull()
    const uuid = await keeps(staff)
    const left = async () =>
      (await world.db.selectFrom('counter_drafts').select('id').where('id', '=', uuid).execute()).length
    await deleteExpired(world.db, new Date(world.clock.now().getTime() + days(daysOfCounterDraft - 1)))
    expect(await left()).toBe(1)
    await deleteExpired(world.db, new Date(world.clock.now().getTime() + days(daysOfCounterDraft + 1)))
    expect(await left()).toBe(0)
  })

  it('names nobody once the family is registered, and a new one begins', async () => {
    const staff = await createStaff(world)
    const { sent } = await registersAt(staff)
    const row = await world.db
      .selectFrom('counter_drafts')
      .select(['sealed', 'member_id'])
      .where('id', '=', sent.draft)
      .executeTakeFirstOrThrow()
    expect([row.sealed, row.member_id === null]).toEqual([null, false])
    expect(await keeps(staff)).not.toBe(sent.draft)
    // The database itself refuses a draft that is both open and done, or neither.
    const twice = world.db
      .insertInto('counter_drafts')
      .values({
        id: newId(world.clock.now()),
        staff_id: staff.id,
        sealed: Buffer.from('x'),
        member_id: row.member_id,
        saved_at: world.clock.now(),
      })
      .execute()
    await expect(twice).rejects.toThrow(/counter_drafts_open_or_done/)
  })

  it('is refused where it is no form', async () => {
    const staff = await createStaff(world)
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`field${n}`, 'x']))
    for (const form of [many, { note: 'x'.repeat(2001) }])
      expect((await world.call('saveCounterDraft', { form }, staff.options)).status).toBe(400)
  })
})

describe('at a site that sends no SMS', () => {
  const mailing = testWorld({ channels: { SMS: false, EMAIL: true } })
  const registersBy = async (staff: TestStaff, email: string) => {
    const form = await registrationForm(mailing.db)
    const { password: _, images: _images, dob_validate: _again, mobile_number: _number, ...sent } = form
    const draft = (await mailing.call('saveCounterDraft', { form: { first_name: 'Rutuja' } }, staff.options)).body.uuid
    const mother = { registered_by: 'MOTHER', mobile_type: 'MOTHER', language: 'en' } as const
    const { body } = await mailing.call('registerAtCounter', { ...sent, ...mother, email, draft }, staff.options)
    return body.uuid
  }
  const slip = async (staff: TestStaff, uuid: string) =>
    (await mailing.call('counterSlip', { uuid }, staff.options)).body

  it('the code goes by e-mail, says so, and confirms the address and not the number', async () => {
    const staff = await createStaff(mailing)
    expect((await mailing.call('counterDraft', {}, staff.options)).body.sends_sms).toBe(false)
    const uuid = await registersBy(staff, 'mother@family.in')
    expect(await slip(staff, uuid)).toMatchObject({ reached_by: { channel: 'EMAIL', contact: 'm•••@family.in' } })
    const { body: sending } = await mailing.call('sendCounterCode', { uuid }, staff.options)
    expect([sending.sent_to, sending.message]).toEqual(['EMAIL', expect.stringContaining('by email')])
    expect((await mailing.outbox()).some(({ text }) => text.includes('is the code to read out to our office'))).toBe(
      true,
    )
    const code = await codeFor(mailing, 'mother@family.in')
    const { body: proven } = await mailing.call('proveCounterCode', { uuid, code }, staff.options)
    expect(proven.message).toBe('The email is confirmed. The family can log in by a code to it')
    const { mobile_verified_at, email_verified_at } = await mailing.db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', uuid)
      .executeTakeFirstOrThrow()
    expect([mobile_verified_at, email_verified_at]).toEqual([null, expect.any(Date)])
    const { body: audit } = await mailing.call('auditList', { member: uuid }, staff.options)
    expect(audit.list[0]).toMatchObject({ act: 'number_confirmed', changes: [{ field: 'verified', after: 'email' }] })
  })

  it('a number without an e-mail stays unconfirmed, and the slip offers no code', async () => {
    const staff = await createStaff(mailing)
    const uuid = await registersBy(staff, '')
    expect(await slip(staff, uuid)).toMatchObject({ reached_by: null, is_verified: false })
    expect((await mailing.call('sendCounterCode', { uuid }, staff.options)).refusal.code).toBe('channel_closed')
  })
})
