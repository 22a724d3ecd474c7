import { describe, expect, it } from 'vitest'
import { guesses } from '#server/running/doctor/checks/guesses.ts'
import { watchDisk } from '#server/running/operations/disk.ts'
import { codeFor, joins, registers } from '#server/testing/families.ts'
import { bride } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { createStaff } from '#server/testing/staff.ts'
import { type CallOptions, type TestWorld, testWorld } from '#server/testing/world.ts'

const minutes = (n: number) => n * 60_000
const hours = (n: number) => n * 3_600_000
const stranger = (n: number): CallOptions => ({ remoteAddress: `203.0.${113 + Math.floor(n / 250)}.${n % 250}` })
/** A phone and a network on which the family was never before. */
const newPhone: CallOptions = { remoteAddress: '198.51.100.9', headers: { device: 'a-new-phone-of-hers-0001' } }
/** Shorter than a login code, so it is never right by chance. */
const neverRight = '0000'

const asks = (world: TestWorld, mobile: string, from?: CallOptions) =>
  world.call('sendLoginCode', { mobile, dial_code: '+91' }, from)
const types = (world: TestWorld, mobile: string, code: string, from?: CallOptions) =>
  world.call('loginByCode', { mobile, dial_code: '+91', code }, from)
const asksRecovery = (world: TestWorld, mobile: string, from?: CallOptions) =>
  world.call('forgotPasswordMobile', { email: mobile, dial_code: '+91' }, from)
const typesRecovery = (world: TestWorld, mobile: string, otp: string, from?: CallOptions) =>
  world.call('verifyOtp', { email: mobile, otp, mobile_country_code: '+91' }, from)

describe('a stranger who looks for families abroad', () => {
  const world = testWorld()

  it('learns nothing by a number without its country, neither at the login nor in recovery', async () => {
    await bride(world, { mobile: '7911123456', dial_code: '+44', country_code: 'gb' })
    const story = async (mobile: string) => {
      const dialled = { mobile, dial_code: '+44', country_code: 'gb' }
      const recovered = { email: mobile, dial_code: '+44', country_code: 'gb' }
      const answers = [
        await world.call('sendLoginCode', { mobile }, stranger(1)),
        await world.call('sendLoginCode', dialled, stranger(1)),
        await world.call('loginByCode', { mobile, code: neverRight }, stranger(1)),
        await world.call('loginByCode', { ...dialled, code: neverRight }, stranger(1)),
        await world.call('forgotPasswordMobile', { email: mobile }, stranger(1)),
        await world.call('forgotPasswordMobile', recovered, stranger(1)),
        await world.call('verifyOtp', { email: mobile, otp: neverRight }, stranger(1)),
        await world.call('resendOtp', { email: mobile, mobile_country_code: '+44' }, stranger(1)),
      ]
      return answers.map(({ status, body, headers }) => ({ status, body, wait: headers['retry-after'] }))
    }
    const ofKnown = await story('7911123456')
    expect(await story('7911123457')).toEqual(ofKnown)
    expect(ofKnown.slice(0, 2).map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('a stranger with a stopwatch', () => {
  const constantAnswerMs = 3_000
  const world = testWorld({ config: { constantAnswerMs } })

  it('gets every answer about an account that may exist after the same time', async () => {
    const began = performance.now()
    const took = async (answer: Promise<unknown>) => {
      await answer
      return performance.now() - began
    }
    const times = await Promise.all([
      took(asks(world, '9811100001', stranger(1))),
      took(types(world, '9811100002', neverRight, stranger(2))),
      took(asksRecovery(world, '9811100003', stranger(3))),
      took(typesRecovery(world, '9811100004', neverRight, stranger(4))),
      took(world.call('forgotPassword', { email: 'nobody@family.in' }, stranger(5))),
      took(world.call('resendOtp', { email: '9811100006', mobile_country_code: '+91' }, stranger(6))),
    ])
    // Timers count whole milliseconds.
    expect(Math.min(...times)).toBeGreaterThan(constantAnswerMs - 5)
  })
})

describe('a stranger who signs up twenty times with the address of an imported family', () => {
  const world = testWorld()

  it('does not keep that family from its record', async () => {
    const nothing = { email_verified_at: null, mobile_verified_at: null, password_hash: null }
    const { id } = await bride(world, { ...nothing, origin: 'import', email: 'aai@kale.in' })
    world.clock.passes(minutes(1))
    for (let n = 0; n < 21; n++) await registers(world, { email: 'aai@kale.in' })
    await world.call('sendLoginCode', { email: 'aai@kale.in' }, newPhone)
    const code = await codeFor(world, 'aai@kale.in')
    const { body } = await world.call('loginByCode', { email: 'aai@kale.in', code }, newPhone)
    expect((await world.call('me', {}, { token: body.access_token })).body.uuid).toBe(id)
  })
})

describe('a stranger who knew the password', () => {
  const world = testWorld()

  it('is on an unknown device once there is a new one', async () => {
    const { form } = await joins(world)
    const logIn = (password: string, device: string) =>
      world.call('login', { role: 'USER', email: form.email, password }, { headers: { device } })
    const told = async () => (await world.outbox()).filter(({ subject }) => subject.includes('new device')).length
    await logIn(form.password, 'the-phone-of-a-stranger')
    const { body } = await logIn(form.password, 'the-phone-of-the-mother')
    const renewed = { old_password: form.password, password: 'navin-paule', confirm_password: 'navin-paule' }
    await world.call('changePassword', renewed, { token: body.access_token })
    await logIn('navin-paule', 'the-phone-of-the-mother')
    const before = await told()
    await logIn('navin-paule', 'the-phone-of-a-stranger')
    expect(await told()).toBe(before + 1)
  })
})

describe('strangers who type 1,200 codes for numbers that nobody has', () => {
  const world = testWorld({ env: { WRONG_RECOVERY_CODES_PER_DAY: '20' } })

  it('close neither the login nor recovery to anybody', async () => {
    const { form } = await joins(world)
    world.clock.passes(minutes(1))
    const nobodys = Array.from({ length: 10 }, (_, n) => String(9_811_100_000 + n))
    await Promise.all(
      nobodys.flatMap((mobile, n) => [asks(world, mobile, stranger(n)), asksRecovery(world, mobile, stranger(n))]),
    )
    await Promise.all(
      nobodys.flatMap((mobile, n) =>
        Array.from({ length: 5 }, () => [
          types(world, mobile, neverRight, stranger(n)),
          typesRecovery(world, mobile, neverRight, stranger(n)),
        ]).flat(),
      ),
    )
    expect((await asks(world, form.mobile, newPhone)).status).toBe(200)
    expect((await types(world, form.mobile, await codeFor(world, form.mobile), newPhone)).status).toBe(200)
  })
})

describe('strangers who guess at many accounts', () => {
  const world = testWorld({ env: { WRONG_RECOVERY_CODES_PER_DAY: '20' } })

  it('wait longer and longer, up to a minute, while an owner on a new phone gets in', async () => {
    const victims = Array.from({ length: 8 }, (_, n) => String(9_711_000_000 + n))
    for (const mobile of victims) await bride(world, { mobile })
    const { form } = await joins(world)
    world.clock.passes(minutes(1))
    for (const [n, mobile] of victims.entries()) {
      await asks(world, mobile, stranger(n))
      await Promise.all(Array.from({ length: 5 }, () => types(world, mobile, neverRight, stranger(n))))
    }
    const waits: number[] = []
    for (let n = 0; n < 4; n++) {
      const answer = await types(world, victims[0] ?? '', neverRight, stranger(100))
      if (answer.status === 429) waits.push(Number(answer.headers['retry-after']))
    }
    expect(waits).toHaveLength(3)
    expect(Math.max(...waits)).toBeLessThanOrEqual(60)
    const { db, config, clock } = world
    const disk = watchDisk('', async () => 50e9)
    const found = await guesses.run({ db, config, clock, disk, files: memoryFiles(world.files), secret: null })
    expect(found).toEqual([{ id: 'guesses_many', detail: expect.any(String) }])

    expect((await asks(world, form.mobile, newPhone)).status).toBe(200)
    const code = await codeFor(world, form.mobile)
    expect((await types(world, form.mobile, code, newPhone)).status).toBe(200)
    // A number that nobody has gets equal answers.
    expect((await asks(world, '9811100009', stranger(101))).status).toBe(200)
    const tooSoon = await asks(world, '9811100008', stranger(101))
    expect([tooSoon.status, tooSoon.refusal.code]).toEqual([429, 'slow_down'])
    world.clock.passes(1000 * Number(tooSoon.headers['retry-after']))
    expect((await asks(world, '9811100008', stranger(101))).status).toBe(200)
  })
})

describe('36 requests of strangers', () => {
  const world = testWorld()

  /** A family that can come in by a code to its mobile alone. */
  async function joinsWithoutPassword() {
    const family = await joins(world, { password: '' })
    world.clock.passes(minutes(1))
    return family
  }
  async function guesses(mobile: string, from: CallOptions) {
    for (let round = 0; round < 3; round++) {
      await Promise.all([asks(world, mobile, from), asksRecovery(world, mobile, from)])
      for (let n = 0; n < 5; n++) {
        await types(world, mobile, neverRight, from)
        await typesRecovery(world, mobile, neverRight, from)
      }
      world.clock.passes(31_000)
    }
  }

  it('do not shut out an owner who has neither password nor email', async () => {
    const { form } = await joinsWithoutPassword()
    await guesses(form.mobile, stranger(1))
    expect((await asks(world, form.mobile, newPhone)).status).toBe(200)
    const code = await codeFor(world, form.mobile)
    // Whoever guesses now neither replaces her code nor uses up its tries.
    for (let n = 0; n < 5; n++) await types(world, form.mobile, neverRight, stranger(1))
    expect((await types(world, form.mobile, code, newPhone)).status).toBe(200)
  })

  it('nor do those who use up all codes of her day: the office sends her one', async () => {
    const { id, form } = await joinsWithoutPassword()
    for (let n = 0; n < 12; n++) {
      await asks(world, form.mobile, stranger(n))
      world.clock.passes(31_000)
    }
    expect((await asks(world, form.mobile, newPhone)).status).toBe(429)
    const staff = await createStaff(world, 'STAFF')
    expect(
      (await world.call('sendCodeForMember', { uuid: id, reason: 'the family called us' }, staff.options)).status,
    ).toBe(200)
    for (let n = 0; n < 9; n++) await types(world, form.mobile, neverRight, stranger(1))
    expect((await types(world, form.mobile, await codeFor(world, form.mobile), newPhone)).status).toBe(200)
  })

  it('get no more than fifty tries a day at one account, from however many networks', async () => {
    const { form } = await joinsWithoutPassword()
    let wrong = 0
    for (let n = 0; n < 24; n++) {
      await asks(world, form.mobile, stranger(n))
      for (let tries = 0; tries < 6; tries++)
        if ((await types(world, form.mobile, neverRight, stranger(n))).refusal.code === 'bad_otp') wrong++
      world.clock.passes(31_000)
    }
    expect(wrong).toBeLessThanOrEqual(50)
    world.clock.passes(hours(25))
  })
})
