import { beforeEach, describe, expect, it } from 'vitest'
import { timeInIndia } from '#domain/calendar.ts'
import { formatPhone } from '#domain/format/phone.ts'
import { formatBirthTime } from '#domain/format/time.ts'
import { newId } from '#server/ports/ids.ts'
import { seesContact } from '#server/testing/contact-views.ts'
import { blocks, bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

let numbers = 0
/** A bride whose father takes calls and whose mother's number is hidden. */
async function brideWithPhones() {
  const [shown, hidden] = [`9822${String(++numbers).padStart(6, '0')}`, `9833${String(numbers).padStart(6, '0')}`]
  const her = await bride(world)
  const row = { member_id: her.id, is_whatsapp: true }
  await world.db
    .insertInto('family_details')
    .values({
      member_id: her.id,
      contact_full_name: 'Dilip Kale\nBcc: all',
      address: 'Near the temple',
      village: 'Saswad',
      email: 'kale.family@family.in',
      taluka_id: null,
      district_id: null,
      state_id: null,
    })
    .execute()
  await world.db
    .insertInto('family_phones')
    .values([
      { ...row, id: newId(world.clock.now()), position: 0, owner: 'FATHER', phone: shown },
      { ...row, id: newId(world.clock.now()), position: 1, owner: 'MOTHER', phone: hidden, is_hidden: true },
    ])
    .execute()
  return { ...her, shown, hidden }
}
const paidGroom = async (views = 5) => {
  const him = await groom(world, { email_verified_at: world.clock.now() })
  await subscribes(world, him.id, { views })
  return him
}
const asks = (viewer: TestMember, her: { id: string }) =>
  world.call('remainingContact', { uuid: her.id }, { token: viewer.token })
const views = (viewer: TestMember, her: { id: string }) =>
  world.call('contactDetail', { uuid: her.id }, { token: viewer.token })
const sends = (viewer: TestMember, her: { id: string }) =>
  world.call('emailDetail', { uuid: her.id }, { token: viewer.token })
async function spentBy(viewer: TestMember): Promise<number> {
  const rows = await world.db
    .selectFrom('memberships')
    .select('contact_views_spent')
    .where('member_id', '=', viewer.id)
    .execute()
  const pairs = await world.db.selectFrom('contact_views').select('at').where('viewer_id', '=', viewer.id).execute()
  const spent = rows.reduce((sum, row) => sum + row.contact_views_spent, 0)
  expect(pairs.length).toBe(spent)
  return spent
}

let her: Awaited<ReturnType<typeof brideWithPhones>>
beforeEach(async () => {
  her = await brideWithPhones()
})

describe('a contact view', () => {
  it('is asked for first, spent by a yes, and free for ever after', async () => {
    const him = await paidGroom()
    const asked = await asks(him, her)
    expect(asked.body).toEqual({
      contact_view: 5,
      already_viewed: 0,
      has_plan: 1,
      has_number: 1,
      waits_for_bank: 0,
      is_dead: 0,
    })
    expect(await spentBy(him)).toBe(0)

    const viewed = await views(him, her)
    expect(viewed.headers['cache-control']).toBe('no-store')
    expect(viewed.body).toMatchObject({
      contact_view: 4,
      family_details_contact: { address: 'Near the temple' },
      family_details: { goan: 'Saswad', email: 'kale.family@family.in' },
      profile_view: { created_at: world.clock.now().toISOString() },
      relation: { hasViewContact: 1 },
    })
    expect(viewed.body.familty_phone_numbers_contact).toEqual([
      expect.objectContaining({ type: 'CANDIDATE', is_phone: 'Y', is_whatsapp: 'N', is_hidden: 'N' }),
      expect.objectContaining({ type: 'FATHER', phone: her.shown, is_phone: 'Y', is_whatsapp: 'Y' }),
    ])
    expect((await views(him, her)).status).toBe(200)
    expect(await spentBy(him)).toBe(1)
    expect((await asks(him, her)).body).toMatchObject({
      already_viewed: 1,
      contact_view: 4,
      registration_no: expect.stringMatching(/^B/),
    })

    await world.db.updateTable('memberships').set({ ends_on: '2026-01-14', starts_on: '2026-01-01' }).execute()
    expect((await views(him, her)).status).toBe(200)
    const another = await brideWithPhones()
    expect(await asks(him, another)).toMatchObject({ status: 200, body: { contact_view: 0, has_plan: 0 } })
    expect((await views(him, another)).refusal.code).toBe('plan_needed')
  })

  it('needs a plan with views left, and says which of the two is missing', async () => {
    const free = await groom(world)
    expect((await asks(free, her)).body).toMatchObject({ contact_view: 0, already_viewed: 0, has_plan: 0 })
    expect(await views(free, her)).toMatchObject({ status: 403, refusal: { code: 'plan_needed' } })
    const poor = await paidGroom(0)
    expect((await asks(poor, her)).body).toMatchObject({ contact_view: 0, has_plan: 1 })
    expect(await views(poor, her)).toMatchObject({ status: 403, refusal: { code: 'views_used_up' } })
  })

  it('is not spent for a card without a number', async () => {
    const him = await paidGroom()
    await world.db.updateTable('family_phones').set({ is_hidden: true }).where('member_id', '=', her.id).execute()
    // The number that is left was never verified, so it may be a stranger's.
    const verified = { mobile_verified_at: null, email_verified_at: world.clock.now() }
    await world.db.updateTable('members').set(verified).where('id', '=', her.id).execute()
    expect((await asks(him, her)).body.has_number).toBe(0)
    expect((await views(him, her)).status).toBe(409)
    expect((await sends(him, her)).status).toBe(409)
    expect(await spentBy(him)).toBe(0)
  })

  it('is for active members neither of whom blocked the other', async () => {
    const him = await paidGroom()
    const change = (id: string, status: 'active' | 'paused') =>
      world.db.updateTable('members').set({ status }).where('id', '=', id).execute()
    for (const status of ['paused', 'suspended', 'deleted'] as const)
      expect((await views(him, await bride(world, { status }))).status).toBe(404)
    await sendsInterest(world, him, her)
    await change(her.id, 'paused')
    expect((await views(him, her)).status).toBe(409)
    await change(her.id, 'active')
    await change(him.id, 'paused')
    expect((await views(him, her)).refusal.code).toBe('paused')
    await change(him.id, 'active')
    await blocks(world, him, her)
    expect((await views(him, her)).status).toBe(409)
    expect((await views(him, await groom(world))).status).toBe(403)
    expect((await views(him, him)).status).toBe(403)
    expect(await spentBy(him)).toBe(0)
  })

  it('stays readable while that family is paused, and not once they block or leave', async () => {
    const him = await groom(world)
    await seesContact(world, him, her)
    await world.db.updateTable('members').set({ status: 'paused' }).where('id', '=', her.id).execute()
    expect((await views(him, her)).status).toBe(200)
    expect((await world.call('viewedContacts', {}, { token: him.token })).body.count).toBe(1)
    await blocks(world, her, him)
    expect((await views(him, her)).status).toBe(404)
    expect((await asks(him, her)).status).toBe(404)
  })

  it('is spent by nothing but the call with the bearer header', async () => {
    const him = await paidGroom()
    const url = `/api/contact-detail/${her.id}`
    const authorization = `Bearer ${him.token}`
    expect((await world.app.inject({ method: 'HEAD', url, headers: { authorization } })).statusCode).toBe(405)
    // A link, a prefetch and an image of another site carry cookies and no bearer header.
    for (const headers of [
      {},
      { cookie: `access_token=${him.token}` },
      { 'sec-purpose': 'prefetch', cookie: `access_token=${him.token}` },
      { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site', cookie: `access_token=${him.token}` },
    ])
      expect((await world.app.inject({ method: 'GET', url, headers })).statusCode).toBe(401)
    expect((await world.app.inject({ method: 'GET', url: `${url}?access_token=${him.token}` })).statusCode).toBe(401)
    expect(await spentBy(him)).toBe(0)
  })

  it('is limited by the hour', async () => {
    const him = await groom(world)
    await world.db
      .insertInto('rate_limits')
      .values({ key: `contacts ${him.id}`, hits: 240, resets_at: new Date(world.clock.now().getTime() + 60_000) })
      .execute()
    const { status, headers } = await views(him, her)
    expect([status, headers['retry-after']]).toEqual([429, '60'])
  })
})

describe('the details by e-mail and SMS', () => {
  it('go to the viewer’s own verified contacts, once a day, and the SMS holds neither number nor link', async () => {
    const him = await paidGroom()
    const before = (await world.outbox()).length
    expect((await sends(him, her)).body.message).toBe(
      'User details are successfully sent to your registered email and mobile number',
    )
    const firstAt = world.clock.now()
    world.clock.passes(600_000)
    expect((await sends(him, her)).body.message).toBe(
      `Already sent today at ${formatBirthTime(timeInIndia(firstAt), 'en')}`,
    )
    const sent = (await world.outbox()).slice(0, -before || undefined)
    const mail = sent.find(one => one.channel === 'EMAIL')
    const sms = sent.find(one => one.channel === 'SMS')
    expect(sent.length).toBe(2)
    const written = mail?.text.replaceAll(' ', '')
    expect(mail?.text).toContain(formatPhone(her.shown))
    expect(mail?.text).toContain('Dilip Kale Bcc: all')
    expect(written).not.toContain(her.hidden)
    expect(sms?.text).not.toMatch(/\d{7}|https?:|\//)
    expect(await spentBy(him)).toBe(1)
  })

  it('are said to be where they were sent, and nowhere else', async () => {
    const [byEmail, bySms] = [await paidGroom(), await paidGroom()]
    const now = world.clock.now()
    const verify = (him: TestMember, email_verified_at: Date | null, mobile_verified_at: Date | null) =>
      world.db.updateTable('members').set({ email_verified_at, mobile_verified_at }).where('id', '=', him.id).execute()
    await verify(byEmail, now, null)
    await verify(bySms, null, now)
    expect((await sends(byEmail, her)).body.message).toBe('User details are successfully sent to your registered email')
    expect((await sends(bySms, her)).body.message).toBe(
      'We have sent you an SMS: the user details are in My Activity, under Viewed Contacts',
    )
  })

  it('are refused, and nothing is spent, while nobody is reached', async () => {
    const him = await paidGroom()
    await world.db
      .updateTable('members')
      .set({ email_verified_at: null, mobile_verified_at: world.clock.now() })
      .where('id', '=', him.id)
      .execute()
    expect((await sends(him, her)).status).toBe(200)
    expect(await spentBy(him)).toBe(1)
    const other = await brideWithPhones()
    await world.db
      .insertInto('rate_limits')
      .values({ key: 'sms a day', hits: 1600, resets_at: new Date(world.clock.now().getTime() + 86_400_000) })
      .onConflict(conflict => conflict.column('key').doUpdateSet({ hits: 1600 }))
      .execute()
    expect((await sends(him, other)).status).toBe(409)
    expect(await spentBy(him)).toBe(1)
  })
})
