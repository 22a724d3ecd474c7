import { describe, expect, it } from 'vitest'
import { writePublished } from '#server/features/shared/site-content/queries.ts'
import { databaseLimits } from '#server/http/limits.ts'
import { codeFor, type Family, joins, joinsWithBoth, registers, wrongCode } from '#server/testing/families.ts'
import { bride } from '#server/testing/members.ts'
import { type CallOptions, type TestWorld, testWorld } from '#server/testing/world.ts'
import { countNoticeSms } from '../codes/sms-budget.ts'

const minutes = (n: number) => n * 60_000
const hours = (n: number) => n * 3_600_000
const stranger = (n: number): CallOptions => ({ remoteAddress: `203.0.${113 + Math.floor(n / 250)}.${n % 250}` })
/** Shorter than a login code, so it is never right by chance. */
const neverRight = '0000'

/** A minute later a code by which they log in is newer than the one by which they joined. */
async function joined(world: TestWorld, join = joins): Promise<Family> {
  const family = await join(world)
  world.clock.passes(minutes(1))
  return family
}
const joinedWithBoth = (world: TestWorld) => joined(world, joinsWithBoth)

const asked = 'If this account exists, a code is on its way to it'
const asks = (world: TestWorld, mobile: string, from?: CallOptions) =>
  world.call('sendLoginCode', { mobile, dial_code: '+91', country_code: 'in' }, from)
const types = (world: TestWorld, mobile: string, code: string, from?: CallOptions) =>
  world.call('loginByCode', { mobile, dial_code: '+91', country_code: 'in', code }, from)
const messagesTo = async (world: TestWorld, contact: string) =>
  (await world.outbox()).filter(({ to }) => to.includes(contact))

describe('a mother without her password', () => {
  const world = testWorld()

  it('logs in by a code of six digits to her mobile, once, with the answer of a login', async () => {
    const { form } = await joined(world)
    const answer = await asks(world, form.mobile)
    expect(answer.body).toEqual({ message: asked, sent_to: 'SMS' })
    const code = await codeFor(world, form.mobile)
    expect(code).toMatch(/^\d{6}$/)
    expect((await messagesTo(world, form.mobile))[0]?.text).not.toMatch(/https?:|@/)
    const entered = await types(world, form.mobile, code)
    const byPassword = await world.call('login', { role: 'USER', email: form.email, password: form.password })
    expect(Object.keys(entered.body)).toEqual(Object.keys(byPassword.body))
    expect((await world.call('me', {}, { token: entered.body.access_token })).status).toBe(200)
    expect((await types(world, form.mobile, code)).refusal.code).toBe('otp_ended')
  })

  it('logs in by a code to her e-mail, whatever its case, and a live session that she presents ends', async () => {
    const { form, token } = await joinedWithBoth(world)
    expect((await world.call('sendLoginCode', { email: form.email.toUpperCase() })).body.sent_to).toBe('EMAIL')
    const code = await codeFor(world, form.email)
    const { status } = await world.call('loginByCode', { email: form.email, code }, { token })
    expect(status).toBe(200)
    expect((await world.call('me', {}, { token })).status).toBe(401)
  })

  it('has ten minutes and five tries, and her code is for logging in alone', async () => {
    const { form } = await joined(world)
    world.clock.passes(minutes(1))
    await asks(world, form.mobile)
    const first = await codeFor(world, form.mobile)
    expect((await world.call('verifyOtp', { email: form.mobile, otp: first })).status).toBe(400)
    world.clock.passes(minutes(10))
    expect((await types(world, form.mobile, first)).refusal.code).toBe('otp_ended')
    await asks(world, form.mobile)
    const second = await codeFor(world, form.mobile)
    for (let n = 0; n < 5; n++)
      expect((await types(world, form.mobile, wrongCode(second))).refusal.code).toBe('bad_otp')
    expect((await types(world, form.mobile, second)).refusal.code).toBe('otp_ended')
  })

  it('finds her code again when the phone’s network has changed in between', async () => {
    const { form } = await joined(world)
    const headers = { device: 'a-new-phone-of-hers-0001' }
    await asks(world, form.mobile, { headers })
    const code = await codeFor(world, form.mobile)
    expect((await types(world, form.mobile, code, stranger(8))).refusal.code).toBe('otp_ended')
    expect((await types(world, form.mobile, code, { ...stranger(8), headers })).status).toBe(200)
  })

  it('is asked to name one contact', async () => {
    expect((await world.call('sendLoginCode', {})).refusal.fields).toEqual({ mobile: 'Please enter mobile number' })
    const both = { mobile: '9822011111', email: 'aai@family.in' }
    expect((await world.call('sendLoginCode', both)).status).toBe(400)
  })

  it('waits thirty seconds for another code, and for the sixth of an hour', async () => {
    const { form } = await joined(world)
    for (let n = 0; n < 5; n++) {
      expect((await asks(world, form.mobile)).status).toBe(200)
      const tooSoon = await asks(world, form.mobile)
      expect([tooSoon.status, tooSoon.refusal.code]).toEqual([429, 'resend_too_soon'])
      world.clock.passes(31_000)
    }
    expect(Number((await asks(world, form.mobile)).headers['retry-after'])).toBeGreaterThan(3000)
  })

  it('whose tries come 64 at once has exactly five', async () => {
    const { form } = await joined(world)
    await asks(world, form.mobile)
    const answers = await Promise.all(Array.from({ length: 64 }, () => types(world, form.mobile, neverRight)))
    expect(answers.filter(({ refusal }) => refusal.code === 'bad_otp')).toHaveLength(5)
  })
})

describe('a stranger learns nothing', () => {
  const world = testWorld()
  const statements = async (work: () => Promise<unknown>) => {
    const before = world.queries.count()
    await work()
    return world.queries.since(before).map(({ sql }) => sql)
  }

  it('about who is a member: words, codes and waits are equal for an unknown and an unverified contact', async () => {
    const verified = (await joined(world)).form.mobile
    const unverified = (await registers(world)).form.mobile
    world.clock.passes(minutes(1))
    const story = async (mobile: string) => {
      const answers = [
        await asks(world, mobile, stranger(1)),
        await asks(world, mobile, stranger(1)),
        await types(world, mobile, neverRight, stranger(1)),
      ]
      for (let n = 0; n < 5; n++) answers.push(await types(world, mobile, neverRight, stranger(2)))
      return answers.map(({ status, body, headers }) => ({ status, body, wait: headers['retry-after'] }))
    }
    const told = await story(verified)
    expect(told.map(({ status }) => status)).toEqual([200, 429, 400, 400, 400, 400, 400, 400])
    expect(await story('9811100001')).toEqual(told)
    expect(await story(unverified)).toEqual(told)
    expect(await messagesTo(world, '9811100001')).toEqual([])
    // Her e-mail is written down and not verified: no code goes for it, also not to the mobile.
    const { email, mobile } = (await joined(world)).form
    const before = await messagesTo(world, mobile)
    expect((await world.call('sendLoginCode', { email }, stranger(1))).body.message).toBe(asked)
    expect([await messagesTo(world, email), await messagesTo(world, mobile)]).toEqual([[], before])
    expect((await messagesTo(world, unverified)).map(({ text }) => text)).toEqual([
      expect.stringContaining('verify your contact'),
    ])
  })

  it('from the work behind an answer: a wrong try asks the database the same, and so does a request but for the message', async () => {
    const known = (await joined(world)).form.mobile
    const unknown = '9811100002'
    world.clock.passes(minutes(1))
    const asked = (mobile: string) => statements(() => asks(world, mobile, stranger(3)))
    const [ofKnown, ofUnknown] = [await asked(known), await asked(unknown)]
    const ofMessage = (text: string) => text.includes('outbox')
    expect(ofKnown.filter(ofMessage)).toHaveLength(1)
    expect(ofUnknown).toHaveLength(ofKnown.filter(text => !ofMessage(text)).length - 1)
    const tried = (mobile: string) => statements(() => types(world, mobile, neverRight, stranger(4)))
    expect(await tried(unknown)).toEqual(await tried(known))
  })
})

describe('a sweep over many accounts', () => {
  const world = testWorld({ env: { WRONG_RECOVERY_CODES_PER_DAY: '160' } })

  it('is made to wait once the service has had its number of wrong codes, and opens nothing', async () => {
    const victims = Array.from({ length: 20 }, (_, n) => String(9_711_000_000 + n))
    for (const mobile of victims) await bride(world, { mobile })
    const found: string[] = []
    for (let round = 0; round < 3; round++) {
      const from = (at: number) => stranger(round * 20 + at)
      await Promise.all(victims.map((mobile, at) => asks(world, mobile, from(at))))
      const guesses = victims.map(async (mobile, at) => {
        for (let n = 0; n < 6; n++) found.push((await types(world, mobile, neverRight, from(at))).refusal.code)
      })
      await Promise.all(guesses)
      world.clock.passes(31_000)
    }
    const count = (code: string) => found.filter(one => one === code).length
    expect(found).toHaveLength(360)
    expect(count('bad_otp')).toBeGreaterThanOrEqual(160)
    // Beyond the number each of the networks gets one try in each step, and those under way at that moment.
    expect(count('bad_otp')).toBeLessThanOrEqual(220)
    expect(count('slow_down')).toBeGreaterThan(50)
    expect(await world.db.selectFrom('sessions').where('revoked_at', 'is', null).select('id').execute()).toHaveLength(
      20,
    )
  })

  it('ends after fifteen wrong codes of one asker at one account in a day, also for the right one', async () => {
    world.clock.passes(hours(25))
    const { form } = await joined(world)
    for (let round = 0; round < 3; round++) {
      await asks(world, form.mobile, stranger(1))
      for (let n = 0; n < 5; n++) await types(world, form.mobile, neverRight, stranger(1))
      world.clock.passes(31_000)
    }
    await asks(world, form.mobile, stranger(1))
    const refused = await types(world, form.mobile, await codeFor(world, form.mobile), stranger(1))
    expect([refused.status, refused.refusal.code]).toEqual([429, 'otp_exhausted'])
    expect(refused.refusal.message).toMatch(/^Too many wrong codes today\. Please log in with your password/)
  })
})

describe('strangers who flood', () => {
  const world = testWorld({ env: { WRONG_RECOVERY_CODES_PER_DAY: '20' }, config: { loginSmsPerDay: 20 } })
  const network = { remoteAddress: '198.51.100.7' }

  /** Logs in by password on a phone of her own, and returns how that phone calls later. */
  async function onOwnPhone({ form }: Family): Promise<CallOptions> {
    const { body } = await world.call('login', { role: 'USER', email: form.email, password: form.password }, network)
    return { ...network, headers: { device: body.device } }
  }
  /** Everything that strangers can use up of one account: codes, tries, logins; some from the mother's own network. */
  async function flood(mobile: string, email: string) {
    for (let n = 0; n < 11; n++) {
      const from = n % 2 ? network : stranger(n)
      await Promise.all([
        asks(world, mobile, from),
        world.call('forgotPasswordMobile', { email: mobile, dial_code: '+91' }, from),
      ])
      const tries = Array.from({ length: 5 }, (_, at) => (at % 2 ? network : stranger(n)))
      await Promise.all(
        tries.flatMap(from => [
          types(world, mobile, neverRight, from),
          world.call('verifyOtp', { email: mobile, otp: neverRight }, from),
        ]),
      )
      world.clock.passes(minutes(20))
    }
    const password = 'not-this-one'
    const logIn = (from: CallOptions) => world.call('login', { role: 'USER', email, password }, from)
    await Promise.all(Array.from({ length: 112 }, (_, n) => logIn(n < 12 ? network : stranger(n))))
  }

  it('leave the owner’s own phone able to log in, by code and by password, and to recover without an e-mail', async () => {
    const mother = await joined(world)
    const { mobile, email, password } = mother.form
    const phone = await onOwnPhone(mother)
    const other = (await joined(world)).form.mobile
    await flood(mobile, email)
    // Nothing is closed to others meanwhile.
    expect((await asks(world, other, stranger(77))).status).toBe(200)

    const sms = async () => (await messagesTo(world, mobile)).length
    const before = await sms()
    expect((await asks(world, mobile, phone)).status).toBe(200)
    expect(await sms()).toBe(before + 1)
    // A stranger who asks and guesses a moment later neither replaces her code nor uses up its tries.
    await asks(world, mobile, stranger(3))
    for (let n = 0; n < 5; n++) await types(world, mobile, neverRight, stranger(3))
    expect((await types(world, mobile, await codeFor(world, mobile), phone)).status).toBe(200)

    expect((await world.call('login', { role: 'USER', email, password }, phone)).status).toBe(200)
    world.clock.passes(minutes(1))
    await world.call('forgotPasswordMobile', { email: mobile, dial_code: '+91' }, phone)
    const otp = await codeFor(world, mobile)
    const { body } = await world.call('verifyOtp', { email: mobile, otp, mobile_country_code: '+91' }, phone)
    expect(body.token).toEqual(expect.any(String))
  })

  it('on her own phone have no more tries than it has: fifteen a day', async () => {
    const mother = await joined(world)
    const phone = await onOwnPhone(mother)
    const outcomes: string[] = []
    for (let round = 0; round < 4; round++) {
      await asks(world, mother.form.mobile, phone)
      for (let n = 0; n < 5; n++)
        outcomes.push((await types(world, mother.form.mobile, neverRight, phone)).refusal.code)
      world.clock.passes(31_000)
    }
    expect(outcomes.filter(code => code === 'bad_otp')).toHaveLength(15)
  })
})

describe('the SMS of a day', () => {
  const world = testWorld({ env: { SMS_PER_DAY: '10' }, config: { loginSmsPerDay: 5 } })

  it('for logins are apart from those for sign-ups and notices, and the last fifth is for phones known here', async () => {
    const families = []
    for (let n = 0; n < 6; n++) families.push(await joined(world))
    const mobiles = families.map(({ form }) => form.mobile)
    // Four fifths of five go to whoever asks.
    for (const [n, mobile] of mobiles.slice(0, 4).entries())
      expect((await asks(world, mobile, stranger(n))).body.sent_to).toBe('SMS')
    const fifth = mobiles[4] ?? ''
    expect((await asks(world, fifth, stranger(4))).body.sent_to).toBe('EMAIL')
    const sentTo = async (mobile: string) =>
      (await messagesTo(world, mobile)).filter(({ text }) => text.includes('log in')).length
    expect(await sentTo(fifth)).toBe(0)
    // The family signed up from this network.
    expect((await asks(world, fifth)).body.sent_to).toBe('SMS')
    expect(await sentTo(fifth)).toBe(1)
    expect((await asks(world, mobiles[5] ?? '')).body.sent_to).toBe('EMAIL')
    // Logins have taken nothing of the others.
    expect(await countNoticeSms({ limits: databaseLimits(world), config: world.config })).toBe(true)
    for (let n = 0; n < 3; n++) expect((await registers(world)).id).toEqual(expect.any(String))
  })

  it('are not used up by requests that are refused', async () => {
    world.clock.passes(hours(25))
    const { form } = await joined(world)
    for (let n = 0; n < 8; n++) await asks(world, form.mobile, stranger(n))
    world.clock.passes(minutes(1))
    expect((await asks(world, form.mobile, stranger(9))).body.sent_to).toBe('SMS')
  })

  it('and ten codes a day to one contact hold against many requests at once', async () => {
    world.clock.passes(hours(25))
    const { form } = await joinedWithBoth(world)
    const ask = (n = 0) => world.call('sendLoginCode', { email: form.email }, stranger(n % 2))
    for (let n = 0; n < 10; n++) {
      expect((await ask(n)).status).toBe(200)
      world.clock.passes(minutes(20))
    }
    expect((await world.call('sendLoginCode', { email: form.email }, stranger(2))).refusal.code).toBe('slow_down')
    for (let n = 0; n < 30; n++) expect((await ask()).refusal.code).toBe('slow_down')
    world.clock.passes(minutes(61))
    expect((await ask()).refusal.code).toBe('slow_down')
  })
})

describe('a suspended member', () => {
  const world = testWorld()

  it('is told so with the right password or code, and whom to call; with wrong ones nothing differs', async () => {
    const contact = { email: 'office@saptapadi.in', telephones: ['+91 98220 00001'] }
    await writePublished(world.db, { kind: 'contact', language: 'both' }, contact, world.clock.now())
    const [suspended, active] = [await joined(world), await joined(world)]
    await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', suspended.id).execute()
    const login = ({ form }: Family, password = form.password, headers = {}) =>
      world.call('login', { role: 'USER', email: form.email, password }, { headers })
    const refused = await login(suspended)
    expect(refused.status).toBe(403)
    expect(refused.refusal).toEqual({
      code: 'suspended',
      message: 'Your profile is suspended. Please call our office: +91 98220 00001, or write to office@saptapadi.in',
    })
    expect((await login(suspended, undefined, { language: 'mr' })).refusal.message).toMatch(
      /^तुमचे स्थळ बंद केले आहे\. कृपया आमच्या कार्यालयाला फोन करा: \+91 98220 00001/,
    )
    const same = async (ask: (family: Family) => Promise<{ status: number; body: unknown }>) => {
      const [one, other] = [await ask(suspended), await ask(active)]
      expect({ status: one.status, body: one.body }).toEqual({ status: other.status, body: other.body })
    }
    await same(family => login(family, 'not-this-one'))
    await same(({ form }) => asks(world, form.mobile))
    await same(({ form }) => types(world, form.mobile, neverRight))
    const sessions = () => world.db.selectFrom('sessions').select('id').where('member_id', '=', suspended.id).execute()
    const before = await sessions()
    const byCode = await types(world, suspended.form.mobile, await codeFor(world, suspended.form.mobile))
    expect([byCode.status, byCode.refusal.code]).toEqual([403, 'suspended'])
    expect(await sessions()).toEqual(before)
  })
})
