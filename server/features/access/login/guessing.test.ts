import { describe, expect, it } from 'vitest'
import { writePublished } from '#server/features/shared/site-content/queries.ts'
import { codeFor, joins, joinsWithBoth, registers, registrationForm, wrongCode } from '#server/testing/families.ts'
import { type TestWorld, testWorld } from '#server/testing/world.ts'

const minutes = (n: number) => n * 60_000
const days = (n: number) => n * 86_400_000
const stranger = (n: number) => `203.0.113.${n}`
const elsewhere = { remoteAddress: stranger(200) }

async function guess(world: TestWorld, email: string, remoteAddress: string) {
  return (await world.call('verifyOtp', { email, otp: wrongCode(await codeFor(world, email)) }, { remoteAddress }))
    .refusal
}

describe('guessing recovery codes', () => {
  const world = testWorld()
  it('over many accounts ends after fifty wrong ones from one address, also for the right code', async () => {
    const victims = await Promise.all(Array.from({ length: 11 }, () => joinsWithBoth(world)))
    for (const { form } of victims)
      await world.call('forgotPassword', { email: form.email }, { remoteAddress: stranger(1) })
    // Every answer takes the same long time, so the guesses at one account wait only for each other.
    await Promise.all(
      victims.slice(0, 10).map(async ({ form }) => {
        for (let n = 0; n < 5; n++) expect((await guess(world, form.email, stranger(1))).code).toBe('bad_otp')
      }),
    )
    const email = victims[10]?.form.email ?? ''
    expect((await guess(world, email, stranger(1))).code).toBe('slow_down')
    const right = { email, otp: await codeFor(world, email) }
    expect((await world.call('verifyOtp', right, { remoteAddress: stranger(1) })).status).toBe(429)
    // A code that was asked for elsewhere is none of theirs, and the owner's is none of those who guess.
    expect((await world.call('verifyOtp', right, { remoteAddress: stranger(2) })).refusal.code).toBe('otp_ended')
    world.clock.passes(minutes(1))
    await world.call('forgotPassword', { email }, elsewhere)
    const own = { email, otp: await codeFor(world, email) }
    expect((await world.call('verifyOtp', own, elsewhere)).status).toBe(200)
  })

  it('counts a member’s own tries at verifying apart from those of strangers', async () => {
    const bride = await registers(world)
    const otp = await codeFor(world, bride.form.mobile)
    const wrong = { email: bride.form.mobile, otp: wrongCode(otp) }
    await Promise.all(Array.from({ length: 20 }, () => world.call('verifyOtp', wrong, { remoteAddress: stranger(3) })))
    expect((await world.call('verifyOtp', { email: bride.form.mobile, otp }, { token: bride.token })).status).toBe(200)
  })
})

describe('guessing over the whole service', () => {
  const world = testWorld({ env: { WRONG_RECOVERY_CODES_PER_DAY: '12' } })
  it('closes nothing, and staff are told once', async () => {
    await writePublished(
      world.db,
      { kind: 'contact', language: 'both' },
      { email: 'provider@saptapadi.in' },
      world.clock.now(),
    )
    const victims = await Promise.all(Array.from({ length: 4 }, () => joinsWithBoth(world)))
    for (const [n, { form }] of victims.entries())
      await world.call('forgotPassword', { email: form.email }, { remoteAddress: stranger(n) })
    let wrong = 0
    await Promise.all(
      victims.slice(0, 3).map(async ({ form }, n) => {
        for (let guesses = 0; guesses < 4; guesses++)
          if ((await guess(world, form.email, stranger(n))).code === 'bad_otp') wrong++
      }),
    )
    expect(wrong).toBe(12)
    const email = victims[3]?.form.email ?? ''
    const guessed = { remoteAddress: stranger(3) }
    expect((await guess(world, email, stranger(3))).code).toBe('bad_otp')
    expect((await guess(world, email, stranger(3))).code).toBe('slow_down')
    world.clock.passes(minutes(1))
    expect((await world.call('verifyOtp', { email, otp: await codeFor(world, email) }, guessed)).status).toBe(200)
    const messages = await world.outbox()
    expect(messages.filter(message => message.to === 'provider@saptapadi.in')).toHaveLength(1)
    const link = /#token=([\w-]+)/.exec(messages.find(message => message.to === email)?.text ?? '')?.[1] ?? ''
    expect(
      (await world.call('setPassword', { token: link, password: 'navin-paule', confirm_password: 'navin-paule' }))
        .status,
    ).toBe(200)
  })
})

describe('wrong logins', () => {
  const world = testWorld()
  const login = (email: string, password: string, remoteAddress: string) =>
    world.call('login', { role: 'USER', email, password }, { remoteAddress })

  it('from elsewhere do not keep the owner out', async () => {
    const { form } = await joins(world)
    for (let n = 0; n < 10; n++)
      expect((await login(form.email, 'not-this-one', stranger(1))).refusal.code).toBe('bad_credentials')
    expect((await login(form.email, form.password, stranger(1))).status).toBe(429)
    expect((await login(form.email, form.password, stranger(2))).status).toBe(200)
  })

  it('end for the day after a hundred over all addresses, except where the owner has logged in before', async () => {
    const { form } = await joins(world)
    const home = '198.51.100.7'
    expect((await login(form.email, form.password, home)).status).toBe(200)
    for (let n = 0; n < 100; n++)
      expect((await login(form.email, 'not-this-one', stranger(10 + n))).refusal.code).toBe('bad_credentials')
    const refused = await login(form.email, form.password, stranger(250))
    expect(refused.status).toBe(429)
    expect(refused.refusal.message).toMatch(/Forgot Password: a code to your verified mobile or email lets you in/)
    expect((await login(form.email, form.password, home)).status).toBe(200)
  })

  it('of a hundred strangers do not shut the owner out at a new address: a code to a verified contact opens', async () => {
    const { form } = await joins(world)
    for (let n = 0; n < 100; n++) await login(form.email, 'not-this-one', stranger(10 + (n % 12)))
    const hotel = stranger(250)
    expect((await login(form.email, form.password, hotel)).status).toBe(429)
    world.clock.passes(minutes(1))
    await world.call('forgotPasswordMobile', { email: form.mobile }, { remoteAddress: hotel })
    const code = { email: form.mobile, otp: await codeFor(world, form.mobile) }
    const { body } = await world.call('verifyOtp', code, { remoteAddress: hotel })
    const password = 'navin-paule'
    await world.call('setPassword', { token: body.token ?? '', password, confirm_password: password })
    expect((await login(form.email, password, hotel)).status).toBe(200)
  })

  it('are forgotten with a new password, at every address and on every node', async () => {
    const { form } = await joinsWithBoth(world)
    const other = await world.anotherNode()
    for (let n = 0; n < 110; n++) await login(form.email, 'not-this-one', stranger(10 + (n % 12)))
    const elsewhere = { remoteAddress: stranger(11), app: other }
    const credentials = { role: 'USER', email: form.email, password: form.password } as const
    expect((await world.call('login', credentials, elsewhere)).status).toBe(429)
    await world.call('forgotPassword', { email: form.email })
    const message = (await world.outbox()).find(one => one.text.includes('#token='))
    const token = /#token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''
    await world.call('setPassword', { token, password: 'navin-paule', confirm_password: 'navin-paule' })
    expect((await login(form.email, 'navin-paule', stranger(11))).status).toBe(200)
    world.clock.passes(1000)
    expect((await world.call('login', { ...credentials, password: 'navin-paule' }, elsewhere)).status).toBe(200)
  })
})

describe('codes', () => {
  const world = testWorld()
  it('go to one contact ten times a day, whatever they are for', async () => {
    const bride = await joins(world)
    // One network has half of them, so two ask in turn.
    const ask = (n = 1) =>
      world.call(
        'forgotPasswordMobile',
        { email: bride.form.mobile, dial_code: '+91' },
        { remoteAddress: stranger(200 + (n % 2)) },
      )
    for (let n = 0; n < 9; n++) {
      world.clock.passes(minutes(20))
      expect((await ask(n)).status).toBe(200)
    }
    world.clock.passes(minutes(61))
    const codes = async () => (await world.outbox()).filter(({ to }) => to.includes(bride.form.mobile)).length
    expect(await codes()).toBe(10)
    expect((await ask()).body.message).toMatch(/^The codes of today are used up/)
    expect(await codes()).toBe(10)
    world.clock.passes(days(1))
    await ask()
    expect(await codes()).toBe(11)
  })
})

describe('a day’s SMS', () => {
  const world = testWorld({ env: { SMS_PER_DAY: '5' } })
  it('are told to staff at four fifths, and then codes go by e-mail', async () => {
    await writePublished(
      world.db,
      { kind: 'contact', language: 'both' },
      { email: 'provider@saptapadi.in' },
      world.clock.now(),
    )
    const staffWereTold = async () => (await world.outbox()).some(({ to }) => to === 'provider@saptapadi.in')
    for (let n = 0; n < 3; n++) await registers(world)
    expect(await staffWereTold()).toBe(false)
    await registers(world)
    expect(await staffWereTold()).toBe(true)
    await registers(world)
    const form = await registrationForm(world.db)
    const { body } = await world.call('signup', form)
    expect(body.sent_to).toBe('EMAIL')
    const ask = { email: form.mobile, otp: await codeFor(world, form.email) }
    expect((await world.call('verifyOtp', ask, { token: body.access_token })).status).toBe(200)
    const me = await world.call('me', {}, { token: body.access_token })
    expect(me.body).toMatchObject({ is_verified_mobile: 'N', is_verified_email: 'Y' })
  })
})

describe('sign-ups', () => {
  const world = testWorld({ env: { SIGNUPS_PER_HOUR: '20' } })
  it('are twenty an hour from one address', async () => {
    const signUp = async (remoteAddress: string) =>
      (await world.call('signup', await registrationForm(world.db), { remoteAddress })).status
    for (let n = 0; n < 20; n++) expect(await signUp(stranger(1))).toBe(200)
    expect(await signUp(stranger(1))).toBe(429)
    expect(await signUp(stranger(2))).toBe(200)
    world.clock.passes(minutes(60))
    expect(await signUp(stranger(1))).toBe(200)
  })
})
