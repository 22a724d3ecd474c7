import { describe, expect, it } from 'vitest'
import { codeFor, type Family, joins, registers, registrationForm } from '#server/testing/families.ts'
import type { SignupRequest } from '#server/testing/signup-request.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const corrects = (family: Family, change: Partial<SignupRequest>) =>
  world.call('correctSignup', { ...family.form, mobile_number: '', ...change }, { token: family.token })
const verifies = (family: Family, mobile: string, otp: string) =>
  world.call('verifyOtp', { email: mobile, otp }, { token: family.token })
const me = async (family: Family) => (await world.call('me', {}, { token: family.token })).body

describe('a family that mistyped its number', () => {
  it('corrects it in the same session, and verifies with the code that went to the new one', async () => {
    const family = await registers(world)
    const before = await me(family)
    const { status, body } = await corrects(family, { mobile: '9811111111', goan: 'Jejuri' })
    expect([status, body]).toEqual([200, { id: family.id, message: expect.any(String), sent_to: 'SMS' }])
    expect((await verifies(family, '9811111111', await codeFor(world, '9811111111'))).status).toBe(200)
    expect(await me(family)).toMatchObject({
      registration_no: before.registration_no,
      mobile: '9811111111',
      is_verified_mobile: 'Y',
    })
  })

  it('leaves nothing that the code at the wrong number would open', async () => {
    const family = await registers(world)
    const wrong = family.form.mobile
    const sent = await codeFor(world, wrong)
    await corrects(family, { mobile: '9811111112' })
    expect((await verifies(family, '9811111112', sent)).status).toBe(400)
    expect(await me(family)).toMatchObject({ is_verified_mobile: 'N' })
    world.clock.passes(30_000)
    expect((await registers(world, { mobile: wrong })).id).not.toBe(family.id)
  })

  it('does not verify the new number by an old code that is tried at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const family = await registers(world)
      const otp = await codeFor(world, family.form.mobile)
      await Promise.all([
        verifies(family, family.form.mobile, otp),
        corrects(family, { mobile: `98122${String(round).padStart(5, '0')}` }),
      ])
      const { mobile, is_verified_mobile } = await me(family)
      expect(is_verified_mobile).toBe(mobile === family.form.mobile ? 'Y' : 'N')
    }
  })

  it('keeps the code on its way where the number stays', async () => {
    const family = await registers(world)
    const otp = await codeFor(world, family.form.mobile)
    expect((await corrects(family, { email: 'corrected@family.in' })).status).toBe(200)
    expect((await verifies(family, family.form.mobile, otp)).status).toBe(200)
    expect(await me(family)).toMatchObject({ email: 'corrected@family.in' })
  })

  it('gets a number of the other side with a corrected gender', async () => {
    const family = await registers(world)
    await corrects(family, { gender: 'M', dob: '1995-02-03' })
    expect((await me(family)).registration_no).toMatch(/^G\d+$/)
  })

  it('corrects nothing once a contact is verified, nor takes a number of another family', async () => {
    const [verified, family, other] = [await joins(world), await registers(world), await joins(world)]
    expect((await corrects(verified, { mobile: '9811111113' })).refusal.code).toBe('conflict')
    expect((await me(verified)).mobile).toBe(verified.form.mobile)
    expect((await corrects(family, { mobile: other.form.mobile })).refusal).toMatchObject({
      code: 'taken',
      fields: { mobile: 'This mobile number is already registered' },
    })
  })

  it('is slowed down after five corrections a day', async () => {
    const family = await registers(world)
    for (let n = 0; n < 5; n++) expect((await corrects(family, { goan: `Saswad ${n}` })).status).toBe(200)
    expect((await corrects(family, { goan: 'Jejuri' })).status).toBe(429)
  })
})

describe('the number of a sign-up', () => {
  it('may stand in mobile_number alone, and photos are ignored', async () => {
    const form = await registrationForm(world.db)
    const sent = { ...form, mobile: '', mobile_number: form.mobile, images: [{ image: 'x' }, 'y'] }
    const { status, body } = await world.call('signup', sent)
    expect(status).toBe(200)
    expect((await world.call('me', {}, { token: body.access_token })).body).toMatchObject({
      mobile: form.mobile,
      image: null,
    })
  })
  it('is asked for where neither holds one', async () => {
    const form = await registrationForm(world.db)
    const { refusal } = await world.call('signup', { ...form, mobile: '', mobile_number: '' })
    expect(refusal.fields).toEqual({ mobile: 'Please enter mobile number' })
    const letters = await world.call('signup', { ...form, mobile: '', mobile_number: '98220 1234x' })
    expect(letters.refusal.fields).toEqual({ mobile: 'Please enter valid contact number' })
  })
})
