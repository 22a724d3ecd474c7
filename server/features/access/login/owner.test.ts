import { describe, expect, it } from 'vitest'
import { argonPasswords } from '#server/ports/passwords.ts'
import { codeFor, type Family, joins, joinsWithBoth, registers, registrationForm } from '#server/testing/families.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const days = (n: number) => n * 86_400_000
const hours = (n: number) => n * 3_600_000
const newPassword = { password: 'navin-paule', confirm_password: 'navin-paule' }

const messagesTo = async (contact: string) => (await world.outbox()).filter(({ to }) => to.includes(contact))
const tokenIn = (text: string | undefined, name: string) => new RegExp(`#${name}=([\\w-]+)`).exec(text ?? '')?.[1] ?? ''
const login = ({ form }: Family, headers: Record<string, string> = {}) =>
  world.call('login', { role: 'USER', email: form.email, password: form.password }, { headers })

async function resetByMobile({ form }: Family): Promise<string> {
  world.clock.passes(60_000)
  await world.call('forgotPasswordMobile', { email: form.mobile, dial_code: '+91' })
  const { body } = await world.call('verifyOtp', { email: form.mobile, otp: await codeFor(world, form.mobile) })
  return body.token ?? ''
}

describe('a new password', () => {
  it('is told on every verified channel; the link of the e-mail ends all sessions and the password', async () => {
    const bride = await joinsWithBoth(world)
    await world.call('setPassword', { token: await resetByMobile(bride), ...newPassword })
    const thief = await world.call('login', { role: 'USER', email: bride.form.email, password: 'navin-paule' })
    const mail = (await messagesTo(bride.form.email)).find(({ text }) => text.includes('#freeze='))
    const sms = (await messagesTo(bride.form.mobile)).find(({ text }) => text.includes('has been changed'))
    expect(mail?.subject).toBe('Your Saptapadi password has been changed')
    expect(sms?.text).not.toMatch(/https?:/)

    world.clock.passes(hours(71))
    const token = tokenIn(mail?.text, 'freeze')
    expect((await world.call('setPassword', { token, ...newPassword })).refusal.code).toBe('bad_token')
    expect((await world.call('freezeAccount', { token })).status).toBe(200)
    expect((await world.call('freezeAccount', { token })).refusal.code).toBe('bad_token')
    expect((await world.call('me', {}, { token: thief.body.access_token })).status).toBe(401)
    const again = await world.call('login', { role: 'USER', email: bride.form.email, password: 'navin-paule' })
    expect(again.refusal.code).toBe('bad_credentials')
    await world.call('setPassword', { token: await resetByMobile(bride), ...newPassword })
    expect((await world.call('login', { role: 'USER', email: bride.form.email, password: 'navin-paule' })).status).toBe(
      200,
    )
  })

  it('ends its freezing link after three days, and a second change does not', async () => {
    const bride = await joinsWithBoth(world)
    await world.call('setPassword', { token: await resetByMobile(bride), ...newPassword })
    const first = tokenIn((await messagesTo(bride.form.email))[0]?.text, 'freeze')
    await world.call('setPassword', { token: await resetByMobile(bride), ...newPassword })
    const second = tokenIn((await messagesTo(bride.form.email))[0]?.text, 'freeze')
    expect(second).not.toBe(first)
    expect((await world.call('freezeAccount', { token: first })).status).toBe(200)
    world.clock.passes(hours(73))
    expect((await world.call('freezeAccount', { token: second })).refusal.code).toBe('bad_token')
  })

  it('ends every open code and link of the member', async () => {
    const bride = await joinsWithBoth(world)
    world.clock.passes(60_000)
    await world.call('forgotPassword', { email: bride.form.email })
    const mail = (await messagesTo(bride.form.email))[0]
    const otp = await codeFor(world, bride.form.email)
    const waiting = tokenIn(mail?.text, 'token')
    await world.call('setPassword', { token: await resetByMobile(bride), ...newPassword })
    expect((await world.call('verifyOtp', { email: bride.form.email, otp })).refusal.code).toBe('otp_ended')
    expect((await world.call('checkToken', { token: waiting })).refusal.code).toBe('bad_token')
  })

  it('that holds the member’s own name, number or address is warned about', async () => {
    const warned = async (password: string) =>
      (await world.call('signup', await registrationForm(world.db, { password, email: 'aai.kale@family.in' }))).body
        .warning !== undefined
    expect(await warned('kale-x-kale')).toBe(true)
    await world.db.deleteFrom('members').where('email', '=', 'aai.kale@family.in').execute()
    expect(await warned('MyRutuja9')).toBe(true)
    await world.db.deleteFrom('members').where('email', '=', 'aai.kale@family.in').execute()
    expect(await warned('aai.kale!')).toBe(true)
    await world.db.deleteFrom('members').where('email', '=', 'aai.kale@family.in').execute()
    expect(await warned('tulsi-vrindavan-7')).toBe(false)
  })
})

describe('recovery', () => {
  it('never goes to a contact that was mistyped, once another is verified', async () => {
    const bride = await joins(world)
    world.clock.passes(60_000)
    await world.call('forgotPassword', { email: bride.form.email })
    expect(await messagesTo(bride.form.email)).toEqual([])
    // The owner, who typed that address, reads the code on the verified mobile.
    const otp = await codeFor(world, bride.form.mobile)
    const { body } = await world.call('verifyOtp', { email: bride.form.email, otp })
    await world.call('setPassword', { token: body.token ?? '', ...newPassword })
    const { body: session } = await world.call('login', {
      role: 'USER',
      email: bride.form.email,
      password: 'navin-paule',
    })
    expect((await world.call('me', {}, { token: session.access_token })).body).toMatchObject({
      is_verified_mobile: 'Y',
      is_verified_email: 'N',
    })
  })

  it('knows a foreign number by one key, however it is typed', async () => {
    const form = await registrationForm(world.db, {
      mobile: '07911123456',
      mobile_country_code: '+44',
      country_code: 'gb',
    })
    const { body } = await world.call('signup', form)
    const verification = { email: '7911123456', otp: await codeFor(world, '7911123456') }
    expect((await world.call('verifyOtp', verification, { token: body.access_token })).status).toBe(200)
    const twice = { ...form, mobile: '7911123456', email: 'twice@family.in' }
    expect((await world.call('signup', twice)).refusal.fields).toHaveProperty('mobile')
    const spellings = [
      { email: '+447911123456' },
      { email: '07911123456', dial_code: '+44' },
      { email: '7911 123-456', dial_code: '+44' },
    ]
    for (const spelling of spellings) {
      world.clock.passes(days(1))
      await world.call('forgotPasswordMobile', spelling)
      const otp = await codeFor(world, '7911123456')
      const typed = { email: '+44 7911123456', otp }
      expect((await world.call('verifyOtp', typed)).status).toBe(200)
    }
  })
})

describe('a session', () => {
  it('ends when its owner logs in again with it', async () => {
    const bride = await joins(world)
    const wrong = { role: 'USER', email: bride.form.email, password: 'not-this-one' } as const
    await world.call('login', wrong, { token: bride.token })
    expect((await world.call('me', {}, { token: bride.token })).status).toBe(200)
    await world.call('login', { ...wrong, password: bride.form.password }, { token: bride.token })
    expect((await world.call('me', {}, { token: bride.token })).status).toBe(401)
  })

  it('in daily use ends after 180 days', async () => {
    const { token } = await joins(world)
    for (let day = 0; day < 179; day += 20) {
      expect((await world.call('me', {}, { token })).status).toBe(200)
      world.clock.passes(days(20))
    }
    expect((await world.call('me', {}, { token })).status).toBe(401)
  })
})

describe('a login', () => {
  it('after a new password is told from each device but the one that set it', async () => {
    const bride = await joinsWithBoth(world)
    const own = { device: 'the-phone-of-the-family-000' }
    const told = async () =>
      (await messagesTo(bride.form.email)).filter(({ subject }) => /new device/.test(subject)).length
    const { body } = await login(bride, own)
    const change = { old_password: bride.form.password, ...newPassword }
    const before = await told()
    expect((await world.call('changePassword', change, { token: body.access_token, headers: own })).status).toBe(200)
    const renewed = { ...bride, form: { ...bride.form, password: newPassword.password } }
    expect((await login(renewed, own)).status).toBe(200)
    expect(await told()).toBe(before)
    await world.call('setPassword', { token: await resetByMobile(bride), ...newPassword })
    expect((await login(renewed, { device: 'the-phone-of-a-stranger-000' })).status).toBe(200)
    expect(await told()).toBe(before + 1)
    const mail = (await messagesTo(bride.form.email)).find(({ text }) => text.includes('#freeze='))
    await world.call('freezeAccount', { token: tokenIn(mail?.text, 'freeze') })
    await world.call('setPassword', { token: await resetByMobile(bride), ...newPassword })
    expect((await login(renewed, { device: 'the-phone-of-a-stranger-000' })).status).toBe(200)
    expect(await told()).toBe(before + 2)
  })

  it('from a new device is told to the owner, and from a known one is not', async () => {
    const bride = await joins(world)
    const told = async () =>
      (await messagesTo(bride.form.mobile)).filter(({ subject }) => subject.includes('new device')).length
    const first = await login(bride)
    expect(await told()).toBe(1)
    await login(bride, { device: first.body.device })
    expect(await told()).toBe(1)
    await login(bride, { device: 'nonsense that no server gave out' })
    expect(await told()).toBe(2)
  })

  it('brings an old hash to the present cost', async () => {
    const bride = await registers(world)
    const dear = argonPasswords({ cost: { memoryCost: 64, timeCost: 2, parallelism: 1 } })
    const old = await dear.hash(bride.form.password)
    const { person_id } = await world.db
      .selectFrom('members')
      .select('person_id')
      .where('id', '=', bride.id)
      .executeTakeFirstOrThrow()
    const stored = () =>
      world.db.selectFrom('persons').select('password_hash').where('id', '=', person_id).executeTakeFirstOrThrow()
    await world.db.updateTable('persons').set({ password_hash: old }).where('id', '=', person_id).execute()
    expect((await login(bride)).status).toBe(200)
    const { password_hash: renewed } = await stored()
    expect(renewed).toContain('m=8,t=1')
    expect((await login(bride)).status).toBe(200)
    expect((await stored()).password_hash).toBe(renewed)
  })
})
