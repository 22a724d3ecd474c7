import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { codeFor, type Family, joins, registers, registrationForm } from '#server/testing/families.ts'
import { signupPassword } from '#server/testing/signup-request.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const aMinute = 60_000
const me = async ({ token }: Pick<Family, 'token'>) => (await world.call('me', {}, { token })).body
const verifies = async (family: Family, contact: string, otp: string) =>
  world.call('verifyOtp', { email: contact, otp }, { token: family.token })
const byMobile = (mobile: string, password: string) =>
  world.call('mobileLogin', { role: 'USER', mobile, password, dial_code: '+91', country_code: 'in' })
const byEmail = (email: string, password: string) => world.call('login', { role: 'USER', email, password })

/** Signs up with anybody's number and verifies only the own e-mail. */
async function squats(mobile: string, password = 'parka-paule'): Promise<Family> {
  const stranger = await registers(world, { mobile, password })
  await world.call('resendOtp', { email: stranger.form.email }, { token: stranger.token })
  const { status } = await verifies(stranger, stranger.form.email, await codeFor(world, stranger.form.email))
  expect(status).toBe(200)
  world.clock.passes(aMinute)
  return stranger
}
const ownersOf = async (mobile: string) =>
  (
    await world.db
      .selectFrom('members')
      .select(['id', eb => eb('mobile_verified_at', 'is not', null).as('is_verified')])
      .where('mobile', '=', mobile)
      .execute()
  ).map(({ id, is_verified }) => ({ id, is_verified }))

describe('a number that a stranger signed up with', () => {
  it('goes to its owner, who verifies it; the stranger is asked for another and changes it', async () => {
    const form = await registrationForm(world.db)
    const stranger = await squats(form.mobile)
    const owner = await registers(world, form)
    expect((await verifies(owner, form.mobile, await codeFor(world, form.mobile))).status).toBe(200)
    expect(await me(owner)).toMatchObject({ mobile: form.mobile, is_verified_mobile: 'Y' })
    expect(await me(stranger)).toMatchObject({ mobile: '', is_verified_mobile: 'N', is_verified_email: 'Y' })
    expect(await ownersOf(form.mobile)).toEqual([{ id: owner.id, is_verified: true }])

    // The stranger is in by e-mail, and no longer by that number.
    expect((await byMobile(form.mobile, 'parka-paule')).refusal.code).toBe('bad_credentials')
    const { body } = await byEmail(stranger.form.email, 'parka-paule')
    const another = { email: '9833344455', type: 'CHANGE_NUMBER', password: 'parka-paule' } as const
    expect((await world.call('resendOtp', another, { token: body.access_token })).status).toBe(200)
    const otp = await codeFor(world, '9833344455')
    await world.call('verifyOtp', { email: '9833344455', type: 'CHANGE_NUMBER', otp }, { token: body.access_token })
    expect(await me({ token: body.access_token })).toMatchObject({ mobile: '9833344455', is_verified_mobile: 'Y' })
  })

  it('is refused to nobody until it is verified, and then by name', async () => {
    const form = await registrationForm(world.db)
    const stranger = await squats(form.mobile)
    const owner = await registers(world, form)
    await verifies(owner, form.mobile, await codeFor(world, form.mobile))
    world.clock.passes(aMinute)
    const { status, refusal } = await world.call('signup', await registrationForm(world.db, { mobile: form.mobile }))
    expect([status, refusal.fields]).toEqual([409, { mobile: 'This mobile number is already registered' }])
    const again = await registrationForm(world.db, { email: stranger.form.email.toUpperCase() })
    expect((await world.call('signup', again)).refusal.fields).toEqual({ email: 'This email is already registered' })
    // An address that its member never verified keeps nobody out.
    expect((await world.call('signup', await registrationForm(world.db, { email: form.email }))).status).toBe(200)
  })

  it('is not kept busy by the codes that the stranger asks for', async () => {
    const form = await registrationForm(world.db)
    const stranger = await registers(world, { mobile: form.mobile })
    for (let n = 0; n < 4; n++) {
      world.clock.passes(31_000)
      const again = await world.call('resendOtp', { email: form.mobile }, { token: stranger.token })
      expect(again.status).toBe(200)
    }
    world.clock.passes(31_000)
    const refused = await world.call('resendOtp', { email: form.mobile }, { token: stranger.token })
    expect(refused.status).toBe(429)
    const owner = await registers(world, form)
    expect((await verifies(owner, form.mobile, await codeFor(world, form.mobile))).status).toBe(200)
  })

  it('is taken by a change of number too, and a code that came too late changes nothing', async () => {
    const form = await registrationForm(world.db)
    const late = await registers(world, form)
    const lateCode = await codeFor(world, form.mobile)
    world.clock.passes(aMinute)
    const owner = await joins(world)
    await world.call(
      'resendOtp',
      { email: form.mobile, type: 'CHANGE_NUMBER', password: signupPassword },
      { token: owner.token },
    )
    const otp = await codeFor(world, form.mobile)
    await world.call('verifyOtp', { email: form.mobile, type: 'CHANGE_NUMBER', otp }, { token: owner.token })
    expect((await me(owner)).mobile).toBe(form.mobile)
    const tooLate = await verifies(late, form.mobile, lateCode)
    expect([tooLate.status, tooLate.refusal.code]).toEqual([409, 'conflict'])
    expect(await ownersOf(form.mobile)).toEqual([{ id: owner.id, is_verified: true }])
    // The registration can still be corrected to another number.
    const corrected = { ...late.form, mobile: '9833344466', mobile_number: '' }
    expect((await world.call('correctSignup', corrected, { token: late.token })).status).toBe(200)
    expect((await verifies(late, '9833344466', await codeFor(world, '9833344466'))).status).toBe(200)
  })

  it('has one owner when two verify it at the same moment, in every round', async () => {
    for (let round = 0; round < 5; round++) {
      const form = await registrationForm(world.db)
      const families: Family[] = []
      const codes: string[] = []
      for (let n = 0; n < 2; n++) {
        families.push(await registers(world, { mobile: form.mobile }))
        codes.push(await codeFor(world, form.mobile))
        world.clock.passes(31_000)
      }
      // Connections are opened first, or the first request would end before the second has one.
      await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.02)`.execute(world.db)))
      const answers = await Promise.all(families.map((one, at) => verifies(one, form.mobile, codes[at] ?? '')))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const winner = families[answers.findIndex(({ status }) => status === 200)]
      expect(await ownersOf(form.mobile)).toEqual([{ id: winner?.id, is_verified: true }])
    }
  })

  it('and an address are taken from each other at the same moment without waiting in a circle', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await registrationForm(world.db), await registrationForm(world.db)]
      const first = await registers(world, { mobile: one.mobile, email: other.email })
      const second = await registers(world, { mobile: other.mobile, email: other.email })
      world.clock.passes(31_000)
      await world.db.updateTable('members').set({ mobile: one.mobile }).where('id', '=', second.id).execute()
      await world.call('resendOtp', { email: one.mobile }, { token: first.token })
      await world.call('resendOtp', { email: other.email }, { token: second.token })
      const codes = [await codeFor(world, one.mobile), await codeFor(world, other.email)]
      const answers = await Promise.all([
        verifies(first, one.mobile, codes[0] ?? ''),
        verifies(second, other.email, codes[1] ?? ''),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await me(first)).toMatchObject({ mobile: one.mobile, email: '' })
      expect(await me(second)).toMatchObject({ mobile: '', email: other.email })
    }
  })

  it('cannot be verified twice, whoever writes it', async () => {
    const [owner, other] = [await joins(world), await registers(world)]
    const now = world.clock.now()
    const write = world.db
      .updateTable('members')
      .set({ mobile: owner.form.mobile, mobile_verified_at: now })
      .where('id', '=', other.id)
      .execute()
    await expect(write).rejects.toMatchObject({ constraint: 'persons_verified_mobile' })
    const nothing = world.db
      .updateTable('members')
      .set({ mobile: null, mobile_verified_at: now })
      .where('id', '=', other.id)
      .execute()
    await expect(nothing).rejects.toMatchObject({ constraint: 'members_verified_mobile_is_there' })
  })
})

describe('a login by a number that several hold unverified', () => {
  it('leads each to the own record, because the password decides', async () => {
    const { mobile } = await registrationForm(world.db)
    const first = await registers(world, { mobile, password: 'pahile-paule' })
    world.clock.passes(aMinute)
    const second = await registers(world, { mobile, password: 'dusre-paule' })
    for (const [family, password] of [[first, 'pahile-paule'] as const, [second, 'dusre-paule'] as const]) {
      const { body } = await byMobile(mobile, password)
      expect(await me({ token: body.access_token })).toMatchObject({ uuid: family.id, is_verified_mobile: 'N' })
      // It leads to the OTP of the number.
      world.clock.passes(aMinute)
      expect((await world.call('resendOtp', { email: mobile }, { token: body.access_token })).status).toBe(200)
    }
    expect((await byMobile(mobile, 'not-this-one')).refusal.code).toBe('bad_credentials')
  })

  it('leads to its owner alone once it is verified', async () => {
    const owner = await joins(world)
    const stranger = await registers(world, { password: 'parka-paule' })
    // As after a sign-up that overtook the verification.
    await world.db.updateTable('members').set({ mobile: owner.form.mobile }).where('id', '=', stranger.id).execute()
    expect((await byMobile(owner.form.mobile, 'parka-paule')).refusal.code).toBe('bad_credentials')
    const { body } = await byMobile(owner.form.mobile, signupPassword)
    expect((await me({ token: body.access_token })).uuid).toBe(owner.id)
  })
})

describe('recovery', () => {
  const messagesTo = async (contact: string) => (await world.outbox()).filter(({ to }) => to.includes(contact))

  it('never goes to a contact that nobody verified', async () => {
    const family = await registers(world)
    const before = (await messagesTo(family.form.mobile)).length
    world.clock.passes(aMinute)
    await world.call('forgotPasswordMobile', { email: family.form.mobile, dial_code: '+91' })
    await world.call('forgotPassword', { email: family.form.email })
    expect(await messagesTo(family.form.mobile)).toHaveLength(before)
    expect(await messagesTo(family.form.email)).toEqual([])
  })

  it('by an address that several wrote down reaches none of them', async () => {
    const family = await joins(world)
    const stranger = await joins(world, { email: family.form.email })
    world.clock.passes(aMinute)
    const count = async () => (await world.outbox()).length
    const before = await count()
    await world.call('forgotPassword', { email: family.form.email })
    expect(await count()).toBe(before)
    // By the number that each has verified it works.
    for (const { form } of [family, stranger]) {
      await world.call('forgotPasswordMobile', { email: form.mobile, dial_code: '+91' })
      expect((await messagesTo(form.mobile))[0]?.subject).toBe('Set a new Saptapadi password')
    }
  })
})

describe('a record that lost its number', () => {
  it('has no number in its settings, and leaves without a trace of it', async () => {
    const form = await registrationForm(world.db)
    const stranger = await squats(form.mobile)
    const owner = await registers(world, form)
    await verifies(owner, form.mobile, await codeFor(world, form.mobile))
    const { body: numbers } = await world.call('contactNumbers', {}, { token: stranger.token })
    expect(numbers.list).toEqual([])
    expect((await world.call('deleteMe', { password: 'parka-paule' }, { token: stranger.token })).status).toBe(200)
    const departure = await world.db
      .selectFrom('departures')
      .select(['mobile_hash', eb => eb('email_hash', 'is not', null).as('knows_address')])
      .where('member_id', '=', stranger.id)
      .executeTakeFirst()
    expect(departure).toEqual({ mobile_hash: null, knows_address: true })
  })
})
