import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { codeFor, joins, joinsWithBoth, registers, wrongCode } from '#server/testing/families.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const minutes = (n: number) => n * 60_000

async function recoveryToken(email: string): Promise<string> {
  await world.call('forgotPassword', { email })
  const { body } = await world.call('verifyOtp', { email, otp: await codeFor(world, email), currentTab: 'email' })
  if (!body.token) throw new Error('no token')
  return body.token
}

describe('a member who forgot the password', () => {
  it('sets a new one with the code; every old session is dead', async () => {
    const bride = await joinsWithBoth(world)
    const token = await recoveryToken(bride.form.email)
    expect((await world.call('checkToken', { token })).status).toBe(200)
    const answer = await world.call('setPassword', { token, password: 'navin-paule', confirm_password: 'navin-paule' })
    expect(answer.status).toBe(200)
    expect((await world.call('me', {}, { token: bride.token })).status).toBe(401)
    const login = (password: string) => world.call('login', { role: 'USER', email: bride.form.email, password })
    expect((await login('saatpaule')).refusal).toMatchObject({
      code: 'bad_credentials',
      message: 'Invalid Username or Password',
    })
    expect((await login('navin-paule')).status).toBe(200)
  })

  it('recovers by mobile too, with a code of six digits', async () => {
    const groom = await joins(world, { gender: 'M', dob: '1995-02-03' })
    world.clock.passes(minutes(1))
    await world.call('forgotPasswordMobile', { email: groom.form.mobile })
    const otp = await codeFor(world, groom.form.mobile)
    expect(otp).toMatch(/^\d{6}$/)
    const { body } = await world.call('verifyOtp', { email: groom.form.mobile, otp, currentTab: 'mobile' })
    await world.call('setPassword', {
      token: body.token ?? '',
      password: 'navin-paule',
      confirm_password: 'navin-paule',
    })
    const login = await world.call('mobileLogin', {
      role: 'USER',
      mobile: groom.form.mobile,
      password: 'navin-paule',
      dial_code: '+91',
      country_code: 'in',
    })
    expect(login.status).toBe(200)
  })

  it('may use the link in the e-mail instead, once, and it ends the code’s token with it', async () => {
    const bride = await joinsWithBoth(world)
    const token = await recoveryToken(bride.form.email)
    const message = (await world.outbox()).find(one => one.to === bride.form.email)
    const link = /#token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''
    const set = (using: string) =>
      world.call('setPassword', { token: using, password: 'navin-paule', confirm_password: 'navin-paule' })
    expect((await set(link)).status).toBe(200)
    expect((await set(link)).refusal.code).toBe('bad_token')
    expect((await set(token)).refusal.code).toBe('bad_token')
    expect((await world.call('checkToken', { token: link })).status).toBe(400)
  })

  it('finds the token stale after its time, and a mistyped confirmation uses nothing up', async () => {
    const bride = await joinsWithBoth(world)
    const token = await recoveryToken(bride.form.email)
    const mistyped = await world.call('setPassword', { token, password: 'navin-paule', confirm_password: 'navin-paul' })
    expect(mistyped.refusal.fields).toEqual({ confirm_password: 'Passwords must match' })
    world.clock.passes(minutes(14))
    expect((await world.call('checkToken', { token })).status).toBe(200)
    world.clock.passes(minutes(2))
    expect((await world.call('checkToken', { token })).status).toBe(400)
  })

  it('changes the password once when fifty requests carry the same token', async () => {
    const bride = await joinsWithBoth(world)
    const token = await recoveryToken(bride.form.email)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        world.call('setPassword', { token, password: `paule-${n}`, confirm_password: `paule-${n}` }),
      ),
    )
    const winners = answers.flatMap((answer, n) => (answer.status === 200 ? [n] : []))
    expect(winners).toHaveLength(1)
    expect(answers.filter(answer => answer.status === 400)).toHaveLength(49)
    const login = await world.call('login', { role: 'USER', email: bride.form.email, password: `paule-${winners[0]}` })
    expect(login.status).toBe(200)
  })
})

describe('a stranger learns nothing', () => {
  it('from forgetting, resending or guessing for an account that does not exist', async () => {
    const bride = await joinsWithBoth(world)
    const known = bride.form.email
    const unknown = 'nobody@family.in'
    for (const ask of [
      (email: string) => world.call('forgotPassword', { email }),
      (email: string) => world.call('resendOtp', { email }),
      (email: string) => world.call('verifyOtp', { email, otp: '000000' }),
    ]) {
      const [one, other] = [await ask(known), await ask(unknown)]
      expect({ status: other.status, body: other.body }).toEqual({ status: one.status, body: one.body })
    }
    expect((await world.outbox()).some(message => message.to === unknown)).toBe(false)
  })
})

describe('a code', () => {
  it('is ended after five wrong tries, also for the right digits: the counter survives the refusal', async () => {
    const bride = await registers(world)
    const right = await codeFor(world, bride.form.mobile)
    const type = (otp: string) => world.call('verifyOtp', { email: bride.form.mobile, otp }, { token: bride.token })
    for (let n = 0; n < 5; n++) expect((await type(wrongCode(right))).refusal.code).toBe('bad_otp')
    expect((await type(right)).refusal.code).toBe('otp_ended')
  })

  it('gives five tries, not more, to guesses that come at once', async () => {
    const bride = await registers(world)
    const right = await codeFor(world, bride.form.mobile)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.call('verifyOtp', { email: bride.form.mobile, otp: wrongCode(right) }, { token: bride.token }),
      ),
    )
    expect(answers.filter(answer => answer.refusal.code === 'bad_otp')).toHaveLength(5)
  })

  it('is good for ten minutes', async () => {
    const bride = await registers(world)
    const otp = await codeFor(world, bride.form.mobile)
    world.clock.passes(minutes(10))
    expect(
      (await world.call('verifyOtp', { email: bride.form.mobile, otp }, { token: bride.token })).refusal.code,
    ).toBe('otp_ended')
  })

  it('serves no other purpose: a verification code recovers nothing, a recovery code verifies nothing', async () => {
    const bride = await joins(world)
    const { email, mobile } = bride.form
    world.clock.passes(minutes(1))
    await world.call('resendOtp', { email }, { token: bride.token })
    const verification = await codeFor(world, email)
    await world.call('forgotPasswordMobile', { email: mobile })
    const recovery = await codeFor(world, mobile)
    const recovering = await world.call('verifyOtp', { email: mobile, otp: verification })
    expect(recovering.refusal.code).toBe('bad_otp')
    const verifying = await world.call('verifyOtp', { email, otp: recovery }, { token: bride.token })
    expect(verifying.refusal.code).toBe('bad_otp')
  })

  it('is ended by the next one', async () => {
    const bride = await registers(world)
    const first = await codeFor(world, bride.form.mobile)
    world.clock.passes(minutes(1))
    await world.call('resendOtp', { email: bride.form.mobile }, { token: bride.token })
    const second = await codeFor(world, bride.form.mobile)
    if (first === second) return
    const type = (otp: string) => world.call('verifyOtp', { email: bride.form.mobile, otp }, { token: bride.token })
    expect((await type(first)).status).toBe(400)
    expect((await type(second)).status).toBe(200)
  })

  it('is sent again once in thirty seconds and five times an hour', async () => {
    const bride = await registers(world)
    const again = () => world.call('resendOtp', { email: bride.form.mobile }, { token: bride.token })
    const tooSoon = await again()
    expect(tooSoon.status).toBe(429)
    expect(Number(tooSoon.headers['retry-after'])).toBe(30)
    for (let n = 0; n < 4; n++) {
      world.clock.passes(31_000)
      expect((await again()).status).toBe(200)
    }
    world.clock.passes(31_000)
    const enough = await again()
    expect(enough.status).toBe(429)
    expect(Number(enough.headers['retry-after'])).toBeGreaterThan(3000)
    world.clock.passes(minutes(60))
    expect((await again()).status).toBe(200)
  })

  it('is sent once when the button is pressed ten times at the same moment', async () => {
    const bride = await registers(world)
    world.clock.passes(minutes(1))
    const press = () => world.call('resendOtp', { email: bride.form.mobile }, { token: bride.token })
    // Ten connections are opened first, or the first request would end before the second has one.
    await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.05)`.execute(world.db)))
    const answers = await Promise.all(Array.from({ length: 10 }, press))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  })

  it('stops for the day after fifteen wrong tries over all codes; the e-mailed link still works', async () => {
    const bride = await joinsWithBoth(world)
    const email = bride.form.email
    let link = ''
    for (let code = 0; code < 3; code++) {
      expect((await world.call('forgotPassword', { email })).status).toBe(200)
      const message = (await world.outbox()).find(one => one.to === email)
      link ||= /#token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''
      const right = await codeFor(world, email)
      for (let n = 0; n < 5; n++) await world.call('verifyOtp', { email, otp: wrongCode(right) })
      world.clock.passes(31_000)
    }
    await world.call('forgotPassword', { email })
    const right = await codeFor(world, email)
    expect((await world.call('verifyOtp', { email, otp: right })).refusal.code).toBe('otp_exhausted')
    // The stranger's many requests have used up none of the owner's tries.
    expect(
      (await world.call('setPassword', { token: link, password: 'navin-paule', confirm_password: 'navin-paule' }))
        .status,
    ).toBe(200)
  })

  it('for another’s contact is refused', async () => {
    const [bride, other] = [await registers(world), await registers(world)]
    const ask = await world.call('resendOtp', { email: other.form.mobile }, { token: bride.token })
    expect(ask.status).toBe(400)
  })
})

describe('strangers who ask again and again', () => {
  const linkIn = (text: string | undefined) => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  const mailsTo = async (email: string) => (await world.outbox()).filter(({ to }) => to === email)
  const sets = (token: string) =>
    world.call('setPassword', { token, password: 'navin-paule', confirm_password: 'navin-paule' })

  it('neither end the link of this hour nor hide it: a further request says when the first was asked for', async () => {
    const { form } = await joinsWithBoth(world)
    const unknown = `nobody-${form.email}`
    const ask = async () => {
      const [known, nobody] = [
        await world.call('forgotPassword', { email: form.email }),
        await world.call('forgotPassword', { email: unknown }),
      ]
      expect({ status: nobody.status, body: nobody.body }).toEqual({ status: known.status, body: known.body })
      return known
    }
    // It is 11:30 in India.
    world.clock.passes(new Date('2026-03-02T06:00:00Z').getTime() - world.clock.now().getTime())
    expect((await ask()).body.message).toBe('If this account exists, a code is on its way to it')
    const [first] = await mailsTo(form.email)
    for (let n = 0; n < 4; n++) {
      world.clock.passes(minutes(2))
      expect((await ask()).body.message).toMatch(/a code is on its way to it\. The first of this hour.* at 11:30 AM/)
    }
    world.clock.passes(minutes(2))
    const refused = await ask()
    expect([refused.status, refused.refusal.code]).toEqual([429, 'resend_too_soon'])
    expect(refused.refusal.message).toMatch(/^A code was asked for at 11:30 AM/)
    world.clock.passes(minutes(49))
    expect((await sets(linkIn(first?.text))).status).toBe(200)
  })

  it('use up the codes of a day, and the owner still gets a link each hour', async () => {
    const { form } = await joinsWithBoth(world)
    const ask = (email = form.email) => world.call('forgotPassword', { email })
    for (let n = 0; n < 10; n++) {
      world.clock.passes(minutes(13))
      expect((await ask()).status).toBe(200)
    }
    world.clock.passes(minutes(61))
    expect((await ask()).body.message).toMatch(/^The codes of today are used up/)
    const [mail] = await mailsTo(form.email)
    expect(mail?.text).toMatch(/^Open this link/)
    expect(mail?.text).not.toMatch(/\b\d{6}\b/)
    // One an hour, whoever asks.
    world.clock.passes(minutes(20))
    expect((await ask()).status).toBe(429)
    expect((await mailsTo(form.email))[0]?.text).toBe(mail?.text)
    expect((await sets(linkIn(mail?.text))).status).toBe(200)
  })

  it('use up the codes to a number, and the link goes to the verified address', async () => {
    const { form } = await joinsWithBoth(world)
    for (let n = 0; n < 12; n++) {
      world.clock.passes(minutes(13))
      await world.call('forgotPasswordMobile', { email: form.mobile, dial_code: '+91' })
    }
    world.clock.passes(minutes(61))
    await world.call('forgotPasswordMobile', { email: form.mobile, dial_code: '+91' })
    expect((await sets(linkIn((await mailsTo(form.email))[0]?.text))).status).toBe(200)
  })
})
