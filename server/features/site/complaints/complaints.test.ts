import { describe, expect, it } from 'vitest'
import type { SentTo } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { registers } from '#server/testing/families.ts'
import { groom } from '#server/testing/members.ts'
import { reviewsIn } from '#server/testing/reviews.ts'
import { createStaff } from '#server/testing/staff.ts'
import { type CallOptions, testWorld } from '#server/testing/world.ts'

const world = testWorld()
const { aMinutePasses, asks, claims, decides, itemOf, lettersTo, queue, undoes } = reviewsIn(world)

const complains = (more: Partial<SentTo<Calls['makeComplaint']>> = {}, options: CallOptions = {}) =>
  world.call(
    'makeComplaint',
    {
      kind: 'other',
      name: 'Sunita Kale',
      email: 'sunita@family.in',
      message: 'Nobody answers the telephone',
      ...more,
    },
    options,
  )
const itemOfComplaint = async (number: string) => {
  const { id } = await world.db
    .selectFrom('complaints')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return itemOf('complaint', id)
}

describe('a complaint', () => {
  it('has a number and a clock, is acknowledged and then settled, and each answer waits its minute', async () => {
    const staff = await createStaff(world)
    const { number, message } = (await complains()).body
    expect(message).toContain(number)
    const item = await itemOfComplaint(number)
    const { body } = await claims(staff, item)
    expect(body).toMatchObject({
      number,
      message: 'Nobody answers the telephone',
      decisions: ['acknowledge', 'settle'],
    })
    const hoursLeft = (due: string) => (Date.parse(due) - world.clock.now().getTime()) / 3_600_000
    expect(hoursLeft(body.due_at)).toBe(24)
    await asks(staff, 'decideReview', { uuid: item, version: body.version, decision: 'acknowledge' })
    expect(await lettersTo('sunita@family.in')).toEqual([])
    const waiting = (await claims(staff, item)).body
    expect([hoursLeft(waiting.due_at), waiting.decisions]).toEqual([7 * 24, ['settle']])
    await aMinutePasses()
    expect(await lettersTo('sunita@family.in')).toEqual([`Your complaint ${number}`])
    await decides(staff, item, 'settle', { answer: 'We have a second line now' })
    await aMinutePasses()
    expect(await lettersTo('sunita@family.in')).toEqual([
      `Your complaint ${number} has been settled`,
      `Your complaint ${number}`,
    ])
    expect((await claims(staff, item)).status).toBe(409)
  })

  it('about an intimate picture is due in two hours, and closing the profile is undone like the rest', async () => {
    const [staff, him] = [await createStaff(world), await groom(world)]
    const { registration_no } = await world.db
      .selectFrom('members')
      .select('registration_no')
      .where('id', '=', him.id)
      .executeTakeFirstOrThrow()
    const about_registration_no = registration_no.toLowerCase()
    const { number } = (await complains({ kind: 'intimate_image', about_registration_no, email: 'priya@family.in' }))
      .body
    const item = await itemOfComplaint(number)
    const found = (await queue(staff)).list.find(one => one.uuid === item)
    expect(Date.parse(found?.due_at ?? '') - world.clock.now().getTime()).toBe(2 * 3_600_000)
    expect(found?.title).toBe(number)
    const told = 'The details of this profile are not true'
    const reason = 'Her brother rang about it'
    const words = { answer: 'We have closed the profile', told, reason }
    for (const missing of ['answer', 'told'] as const)
      expect((await decides(staff, item, 'suspend', { ...words, [missing]: '' })).refusal.fields).toHaveProperty(
        missing,
      )
    const closed = await decides(staff, item, 'suspend', words)
    const status = async () =>
      (await world.db.selectFrom('members').select('status').where('id', '=', him.id).executeTakeFirstOrThrow()).status
    expect(await status()).toBe('suspended')
    await undoes(staff, closed.body.uuid)
    expect(await status()).toBe('active')
    expect((await claims(staff, item)).body.decisions).toEqual(['acknowledge', 'settle', 'suspend'])
    const toldHim = () =>
      world.db.selectFrom('deliveries').select(['kind', 'channel']).where('member_id', '=', him.id).execute()
    await aMinutePasses()
    expect(await toldHim()).toEqual([])
    await decides(staff, item, 'suspend', words)
    await aMinutePasses()
    expect(await toldHim()).toEqual([{ kind: 'suspended', channel: 'SMS' }])
    expect((await world.outbox()).find(({ to }) => to === 'priya@family.in')?.text).not.toContain(told)
    // He reads why when he logs in, and nothing that was written to the complainant.
    const why = await world.db.selectFrom('suspensions').select('told').where('member_id', '=', him.id).execute()
    expect(why).toEqual([{ told }])
    expect((await world.call('decidedReviews', { kind: 'complaint' }, staff.options)).body.list[0]?.reason).toBe(reason)
  })

  it('of somebody without e-mail is answered by phone, and whom to call is read as an act', async () => {
    const staff = await createStaff(world)
    const { number } = (await complains({ email: '', mobile: '9822012345' })).body
    const item = await itemOfComplaint(number)
    expect((await claims(staff, item)).body.told_by).toBe('CALL')
    await decides(staff, item, 'settle', { answer: 'We have called the bank' })
    await aMinutePasses()
    const { list } = (await asks(staff, 'unreachedList', {})).body
    expect(list).toMatchObject([{ member: null, complaint: number, about: ['COMPLAINT_ANSWER'], count: 1 }])
    const uuid = list[0]?.uuid ?? ''
    const contact = await asks(staff, 'unreachedContact', { uuid })
    expect(contact.body).toMatchObject({ name: 'Sunita Kale', answer: 'We have called the bank' })
    expect(contact.body.mobile).toContain('9822012345')
    const reads = () =>
      world.db.selectFrom('audit').select('act').where('staff_id', '=', staff.id).orderBy('seq', 'desc').execute()
    expect((await reads())[0]?.act).toBe('complaint_read')
    await asks(staff, 'unreachedDone', { uuid })
    expect((await reads())[0]?.act).toBe('family_called')
    expect((await asks(staff, 'unreachedContact', { uuid })).status).toBe(404)
  })

  it('lies encrypted, and reading one is an act', async () => {
    const staff = await createStaff(world)
    const { number } = (await complains({ message: 'A very particular sentence' })).body
    const row = await world.db.selectFrom('complaints').selectAll().where('number', '=', number).executeTakeFirst()
    expect(row?.sealed.includes('particular')).toBe(false)
    const before = await world.db.selectFrom('audit').select('seq').where('act', '=', 'complaint_read').execute()
    await claims(staff, await itemOfComplaint(number))
    const after = await world.db.selectFrom('audit').select('seq').where('act', '=', 'complaint_read').execute()
    expect(after.length - before.length).toBe(1)
  })

  it('is refused with what is missing', async () => {
    const fields = async (more: Record<string, unknown>) => (await complains(more)).refusal.fields ?? {}
    expect((await fields({ kind: '' })).kind).toBe('Please select what it is about')
    expect((await fields({ email: '', mobile: '' })).email).toMatch(/email address or a mobile/)
    expect((await fields({ message: ' ' })).message).toBe('Please enter message')
    expect((await fields({ email: 'nonsense' })).email).toBe('Please enter valid email')
    expect((await complains({ email: '', mobile: '+91 98220 12345' })).status).toBe(200)
  })

  it('is always accepted, also the sixth of an hour, and its clock runs', async () => {
    const statuses = []
    for (let n = 0; n < 12; n++) statuses.push((await complains({ email: 'often@family.in' })).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

describe('a complaint whose contact', () => {
  const asksForCode = (reach: SentTo<Calls['sendComplaintCode']>, more: CallOptions = {}) =>
    world.call('sendComplaintCode', reach, more)
  const codeTo = async (to: string) =>
    /^\d{4}/.exec((await world.outbox()).find(one => one.to === to)?.text ?? '')?.[0] ?? ''
  const confirmed = async (
    email: string,
    more: Partial<SentTo<Calls['makeComplaint']>> = {},
    options?: CallOptions,
  ) => {
    expect((await asksForCode({ email }, options)).status).toBe(200)
    return complains({ ...more, email, otp: await codeTo(email) }, options)
  }
  const another = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
  const order = async (numbers: string[]) => {
    const { list } = await queue(await createStaff(world), { kind: 'complaint' })
    return list.filter(row => numbers.includes(row.title ?? '')).map(row => row.title)
  }
  const stateOf = async (number: string) => {
    const { list } = await queue(await createStaff(world), { kind: 'complaint' })
    return list.find(row => row.title === number)?.is_unconfirmed
  }
  let addresses = 0
  const elsewhere = (): CallOptions => ({ remoteAddress: `198.51.100.${++addresses}` })

  it('was confirmed by a code stands above the others, the late ones first', async () => {
    await world.db.updateTable('review_items').set({ decided_at: world.clock.now() }).execute()
    const unconfirmed = (await complains({ kind: 'intimate_image', email: 'a@family.in' }, elsewhere())).body.number
    const slow = (await confirmed('b@family.in', {}, elsewhere())).body.number
    const urgent = (await confirmed('c@family.in', { kind: 'intimate_image' }, elsewhere())).body.number
    expect(await order([unconfirmed, slow, urgent])).toEqual([urgent, slow, unconfirmed])
    world.clock.passes(3 * 3_600_000)
    // Late as it is, what nobody confirmed stays below.
    expect(await order([unconfirmed, slow, urgent])).toEqual([urgent, slow, unconfirmed])
    expect(await Promise.all([unconfirmed, slow, urgent].map(stateOf))).toEqual([true, false, false])
    const staff = await createStaff(world)
    expect((await claims(staff, await itemOfComplaint(urgent))).body).toMatchObject({ is_confirmed: true })
    expect((await claims(staff, await itemOfComplaint(unconfirmed))).body).toMatchObject({ is_confirmed: false })
    expect((await queue(staff, { kind: 'complaint' })).overdue).toBe(2)
  })

  it('sends more than five an hour is accepted and stands below, also when it is confirmed', async () => {
    const states = []
    for (let n = 0; n < 6; n++) {
      const { number } = (await confirmed('d@family.in', {}, elsewhere())).body
      states.push(await stateOf(number))
      // A code may be asked for again after half a minute, five times an hour.
      world.clock.passes(13 * 60_000)
    }
    expect(states).toEqual([false, false, false, false, false, false])
    const atOnce = elsewhere()
    for (let n = 0; n < 5; n++) await complains({ email: `e${n}@family.in` }, atOnce)
    const sixth = (await confirmed('f@family.in', {}, atOnce)).body.number
    expect(await stateOf(sixth)).toBe(true)
    for (let n = 0; n < 5; n++) await complains({ email: 'g@family.in' }, elsewhere())
    expect(await stateOf((await confirmed('g@family.in', {}, elsewhere())).body.number)).toBe(true)
  })

  it('has another code is refused, and without one accepted', async () => {
    await asksForCode({ email: 'h@family.in' }, elsewhere())
    const code = await codeTo('h@family.in')
    const wrong = await complains({ email: 'h@family.in', otp: another(code) }, elsewhere())
    expect([wrong.status, wrong.refusal.code]).toEqual([400, 'bad_otp'])
    // Another contact's code is none of theirs, and a code is good once.
    expect((await complains({ email: 'i@family.in', otp: code }, elsewhere())).status).toBe(400)
    expect((await complains({ email: 'h@family.in', otp: code }, elsewhere())).status).toBe(200)
    expect((await complains({ email: 'h@family.in', otp: code }, elsewhere())).refusal.code).toBe('otp_ended')
    expect((await complains({ email: 'h@family.in' }, elsewhere())).status).toBe(200)
    expect((await complains({ email: 'h@family.in', otp: '12' }, elsewhere())).refusal.fields?.otp).toMatch(/code/)
  })

  it('is a number gets its code by SMS, in any spelling', async () => {
    const { body } = await asksForCode({ mobile: '98220 55555' }, elsewhere())
    expect(body.sent_to).toBe('SMS')
    const otp = await codeTo('+919822055555')
    const made = await complains({ email: '', mobile: '+91 9822055555', otp }, elsewhere())
    expect(made.status).toBe(200)
    expect(await stateOf(made.body.number)).toBe(false)
    expect((await asksForCode({}, elsewhere())).refusal.fields?.email).toMatch(/email address or a mobile/)
    expect((await asksForCode({ mobile: '000000' }, elsewhere())).status).toBe(400)
  })

  it('is guessed at has the limits of every code', async () => {
    const one = elsewhere()
    expect((await asksForCode({ email: 'j@family.in' }, one)).status).toBe(200)
    const again = await asksForCode({ email: 'j@family.in' }, one)
    expect([again.status, again.refusal.code]).toEqual([429, 'resend_too_soon'])
    const otp = another(await codeTo('j@family.in'))
    const outcomes = []
    for (let n = 0; n < 6; n++)
      outcomes.push((await complains({ email: 'j@family.in', otp }, elsewhere())).refusal.code)
    expect(outcomes).toEqual([...Array(5).fill('bad_otp'), 'otp_ended'])
    // Many contacts from one address.
    const codes = []
    for (let n = 0; n < 25; n++) codes.push((await asksForCode({ email: `k${n}@family.in` }, one)).status)
    expect(codes.filter(status => status === 429)).not.toHaveLength(0)
  })

  it('is a member’s own neither verifies the member nor uses up the member’s codes', async () => {
    const { form, token } = await registers(world)
    const { email } = form
    await asksForCode({ email }, elsewhere())
    const otp = await codeTo(email)
    expect((await world.call('verifyOtp', { email, otp }, { token })).status).toBe(400)
    expect((await world.call('me', {}, { token })).body.is_verified_email).toBe('N')
    expect((await world.call('resendOtp', { email }, { token })).status).toBe(200)
  })
})
