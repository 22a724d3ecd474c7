import { describe, expect, it } from 'vitest'
import { codeFor, joins, registers, registrationForm, wrongCode } from '#server/testing/families.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const days = (n: number) => n * 86_400_000
const mobile = '9822044321'

/** A stranger signs up with somebody's number and types wrong codes for it. */
async function guesses(number: string, tries: number) {
  const { token } = await registers(world, { mobile: number })
  const otp = wrongCode(await codeFor(world, number))
  for (let n = 0; n < tries; n++) await world.call('verifyOtp', { email: number, otp }, { token })
  world.clock.passes(31_000)
  return token
}
const signsUp = async (number: string) => {
  const form = await registrationForm(world.db, { mobile: number })
  const { body } = await world.call('signup', form)
  return { token: body.access_token, length: body.code_length, code: await codeFor(world, number) }
}

describe('a contact at which strangers guess', () => {
  it('gets four digits until new sessions have typed six wrong codes, then six digits for a day, and nobody is refused', async () => {
    const token = await guesses(mobile, 5)
    const usual = await signsUp(mobile)
    expect([usual.length, usual.code]).toEqual([undefined, expect.stringMatching(/^\d{4}$/)])
    await world.call('verifyOtp', { email: mobile, otp: wrongCode(usual.code) }, { token: usual.token })
    world.clock.passes(31_000)

    const longer = await signsUp(mobile)
    expect([longer.length, longer.code]).toEqual([6, expect.stringMatching(/^\d{6}$/)])
    world.clock.passes(31_000)
    // The family may also ask for another one, and is told that it is longer.
    const again = await world.call('resendOtp', { email: mobile }, { token: longer.token })
    expect(again.body.code_length).toBe(6)
    const otp = await codeFor(world, mobile)
    expect((await world.call('verifyOtp', { email: mobile, otp }, { token: longer.token })).status).toBe(200)
    expect((await world.call('verifyOtp', { email: mobile, otp }, { token })).status).not.toBe(200)
  })

  it('is not made longer by a family that has been here for a day', async () => {
    const { token, form } = await joins(world)
    world.clock.passes(days(2))
    await world.call('resendOtp', { email: form.email }, { token })
    const otp = wrongCode(await codeFor(world, form.email))
    for (let n = 0; n < 5; n++) await world.call('verifyOtp', { email: form.email, otp }, { token })
    world.clock.passes(31_000)
    await world.call('resendOtp', { email: form.email }, { token })
    for (let n = 0; n < 5; n++) await world.call('verifyOtp', { email: form.email, otp }, { token })
    world.clock.passes(31_000)
    expect((await world.call('resendOtp', { email: form.email }, { token })).body).not.toHaveProperty('code_length')
  })

  it('has four digits again the next day', async () => {
    await guesses('9822044322', 5)
    await guesses('9822044322', 2)
    expect((await signsUp('9822044322')).length).toBe(6)
    world.clock.passes(days(1))
    expect((await signsUp('9822044322')).code).toMatch(/^\d{4}$/)
  })

  it('has longer codes for a change of number too', async () => {
    const number = '9822044323'
    await guesses(number, 5)
    await guesses(number, 1)
    const { token, form } = await joins(world)
    const change = { email: number, type: 'CHANGE_NUMBER', mobile_country_code: '+91', country_code: 'in' } as const
    const sent = await world.call('resendOtp', { ...change, password: form.password }, { token })
    expect(sent.body.code_length).toBe(6)
    const answer = await world.call('verifyOtp', { ...change, otp: await codeFor(world, number) }, { token })
    expect(answer.status).toBe(200)
  })
})
