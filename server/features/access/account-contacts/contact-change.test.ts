import { describe, expect, it } from 'vitest'
import { codeFor, type Family, joins, joinsWithBoth, registers } from '#server/testing/families.ts'
import { signupPassword } from '#server/testing/signup-request.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
let numbers = 0
const newNumber = () => `97${String(++numbers).padStart(8, '0')}`

const asks = (family: Family, contact: string, change: Record<string, string> = {}) =>
  world.call(
    'resendOtp',
    {
      email: contact,
      type: contact.includes('@') ? 'CHANGE_EMAIL' : 'CHANGE_NUMBER',
      password: signupPassword,
      ...(!contact.includes('@') && { mobile_country_code: '+91', country_code: 'in' }),
      ...change,
    },
    { token: family.token },
  )
const types = (
  family: Family,
  contact: string,
  otp: string,
  type = contact.includes('@') ? 'CHANGE_EMAIL' : 'CHANGE_NUMBER',
) => world.call('verifyOtp', { email: contact, otp, type: type as 'CHANGE_EMAIL' }, { token: family.token })
const me = async (family: Family) => (await world.call('me', {}, { token: family.token })).body
const noticeTo = async (contact: string) =>
  (await world.outbox()).find(({ to, text }) => to === contact && text.includes('has been changed'))

describe('a change of number', () => {
  it('takes effect with the code that went to the new one, and the old one is told', async () => {
    const family = await joins(world)
    const mobile = newNumber()
    const sent = await asks(family, mobile)
    expect([sent.status, sent.body]).toEqual([200, { message: 'A code has been sent', success: true, sent_to: 'SMS' }])
    expect((await me(family)).mobile).toBe(family.form.mobile)
    const { status, body } = await types(family, mobile, await codeFor(world, mobile))
    expect([status, body.message]).toEqual([200, 'Your mobile number is changed'])
    expect(await me(family)).toMatchObject({ mobile, mobile_country_code: '+91', is_verified_mobile: 'Y' })
    const notice = await noticeTo(`+91${family.form.mobile}`)
    expect(notice?.text).toMatch(/mobile number .* has been changed/)
    expect(notice?.text).not.toContain(mobile)
    const login = { role: 'USER' as const, password: signupPassword }
    expect((await world.call('mobileLogin', { ...login, mobile })).status).toBe(200)
    expect((await world.call('mobileLogin', { ...login, mobile: family.form.mobile })).status).toBe(400)
  })

  it('of another country follows that country', async () => {
    const family = await joins(world)
    const abroad = { mobile_country_code: '+971', country_code: 'ae' }
    expect((await asks(family, '0501234567', abroad)).status).toBe(200)
    const otp = await codeFor(world, '+971501234567')
    const typed = { email: '0501234567', otp, type: 'CHANGE_NUMBER' as const, ...abroad }
    expect((await world.call('verifyOtp', typed, { token: family.token })).status).toBe(200)
    expect(await me(family)).toMatchObject({ mobile: '501234567', mobile_country_code: '+971', country_code: 'ae' })
  })

  it('ends every other open code and recovery link of the member', async () => {
    const family = await joinsWithBoth(world)
    await world.call('forgotPasswordMobile', { email: family.form.mobile })
    const reset = await codeFor(world, family.form.mobile)
    const mobile = newNumber()
    await asks(family, mobile)
    await types(family, mobile, await codeFor(world, mobile))
    const old = await world.call('verifyOtp', { email: family.form.mobile, otp: reset })
    expect(old.status).toBe(400)
  })
})

describe('a change of e-mail', () => {
  it('verifies the new address and tells the old one', async () => {
    const family = await joinsWithBoth(world)
    const address = `new${family.form.email}`.slice(-32)
    expect((await asks(family, address)).body.sent_to).toBe('EMAIL')
    expect((await types(family, address, await codeFor(world, address))).body.message).toBe('Your email is changed')
    expect(await me(family)).toMatchObject({ email: address, is_verified_email: 'Y' })
    expect((await noticeTo(family.form.email))?.text).toMatch(/email .* has been changed/)
  })

  it('tells the verified number where the old address was never verified', async () => {
    const family = await joins(world)
    const address = `other${numbers++}@home.in`
    await asks(family, address)
    await types(family, address, await codeFor(world, address))
    expect((await noticeTo(`+91${family.form.mobile}`))?.text).toMatch(/email .* has been changed/)
  })
})

describe('a change is refused', () => {
  it('without the password, or with a wrong one, and after many of those', async () => {
    const family = await joins(world)
    const mobile = newNumber()
    const none = await world.call('resendOtp', { email: mobile, type: 'CHANGE_NUMBER' }, { token: family.token })
    expect(none.refusal.fields).toEqual({ password: 'Please enter password' })
    for (let n = 0; n < 10; n++) {
      const { status, refusal } = await asks(family, mobile, { password: 'wrong123' })
      expect([status, refusal.fields]).toEqual([400, { password: 'This password is not right' }])
    }
    expect((await asks(family, mobile)).status).toBe(429)
    expect((await world.outbox()).some(({ to }) => to.includes(mobile))).toBe(false)
  })

  it('without a session, and before anything is verified', async () => {
    const mobile = newNumber()
    const sent = { email: mobile, type: 'CHANGE_NUMBER' as const, password: signupPassword }
    expect((await world.call('resendOtp', sent)).status).toBe(401)
    expect((await world.call('verifyOtp', { email: mobile, type: 'CHANGE_NUMBER', otp: '1234' })).status).toBe(401)
    const family = await registers(world)
    expect((await world.call('resendOtp', sent, { token: family.token })).refusal.code).toBe('unverified')
  })

  it('to a contact that is malformed, one’s own or another family’s', async () => {
    const [family, other] = [await joins(world), await joinsWithBoth(world)]
    const fieldsOf = async (contact: string) => {
      const { status, refusal } = await asks(family, contact)
      return [status, refusal.fields]
    }
    expect(await fieldsOf('12345')).toEqual([400, { email: 'Please enter valid contact number' }])
    expect(await fieldsOf('kale@home')).toEqual([400, { email: 'Please enter valid email' }])
    expect(await fieldsOf(family.form.mobile)).toEqual([400, { email: 'This is already your contact' }])
    expect(await fieldsOf(other.form.mobile)).toEqual([409, { email: 'This mobile number is already registered' }])
    expect(await fieldsOf(other.form.email.toUpperCase())).toEqual([409, { email: 'This email is already registered' }])
  })

  it('by a code that was sent to another value, for another purpose or to another member', async () => {
    const [family, other] = [await joins(world), await joins(world)]
    const [first, second, address] = [newNumber(), newNumber(), `new${numbers++}@home.in`]
    await asks(family, first)
    const ofFirst = await codeFor(world, first)
    expect((await types(family, second, ofFirst)).status).toBe(400)
    expect((await types(other, first, ofFirst)).status).toBe(400)
    await asks(family, address)
    const ofAddress = await codeFor(world, address)
    expect((await types(family, first, ofAddress)).status).toBe(ofAddress === ofFirst ? 200 : 400)
    expect((await world.call('verifyOtp', { email: first, otp: ofFirst })).status).toBe(400)
    await asks(family, second)
    // Only the newest wish can still be verified.
    expect((await types(family, first, ofFirst)).refusal.code).toBe('otp_ended')
    expect((await me(family)).mobile).toBe(family.form.mobile)
  })

  it('by a wrong code five times, and after ten minutes', async () => {
    const family = await joins(world)
    const mobile = newNumber()
    await asks(family, mobile)
    const right = await codeFor(world, mobile)
    const wrong = right === '0000' ? '1111' : '0000'
    for (let n = 0; n < 5; n++) expect((await types(family, mobile, wrong)).refusal.code).toBe('bad_otp')
    expect((await types(family, mobile, right)).refusal.code).toBe('otp_ended')
    const another = newNumber()
    await asks(family, another)
    world.clock.passes(10 * 60_000)
    expect((await types(family, another, await codeFor(world, another))).refusal.code).toBe('otp_ended')
  })

  it('where two families race for one number, for the slower one', async () => {
    const families = [await joins(world), await joins(world)]
    const mobile = newNumber()
    const codes: string[] = []
    for (const family of families) {
      expect((await asks(family, mobile)).status).toBe(200)
      codes.push(await codeFor(world, mobile))
      world.clock.passes(31_000)
    }
    const answers = await Promise.all(families.map((family, at) => types(family, mobile, codes[at] ?? '')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('when asked for again within half a minute, or more than ten times a day', async () => {
    const family = await joins(world)
    const mobile = newNumber()
    await asks(family, mobile)
    expect((await asks(family, mobile, { otp_type: 'RESEND' })).status).toBe(429)
    for (let n = 0; n < 8; n++) await asks(family, newNumber())
    expect((await asks(family, newNumber())).status).toBe(429)
  })
})

describe('where no SMS can be sent', () => {
  const byEmailAlone = testWorld({ channels: { SMS: false, EMAIL: true } })
  it('a number is not changed by a code that went elsewhere', async () => {
    const family = await registers(byEmailAlone)
    const now = byEmailAlone.clock.now()
    await byEmailAlone.db.updateTable('members').set({ email_verified_at: now }).where('id', '=', family.id).execute()
    const { status, refusal } = await byEmailAlone.call(
      'resendOtp',
      { email: newNumber(), type: 'CHANGE_NUMBER', password: signupPassword },
      { token: family.token },
    )
    expect([status, refusal.code]).toEqual([503, 'channel_closed'])
  })
})
