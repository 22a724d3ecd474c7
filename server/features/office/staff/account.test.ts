import { describe, expect, it } from 'vitest'
import { codeAt } from '#server/testing/app-code.ts'
import { createStaff, officeOrigin, type TestStaff, testStaffPassword } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const minute = 60_000
const door = { headers: { ...officeOrigin, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36' } }
const wrong = { fields: { old_password: expect.any(String) } }

/** A session that was begun by hand, as the office's page does it. */
async function logsIn(staff: TestStaff, code: string, password = testStaffPassword) {
  const { body } = await world.call('officeLogin', { email: staff.email, password }, door)
  const { status, headers, refusal } = await world.call('officeCode', { ticket: body.ticket ?? '', code }, door)
  const cookie = typeof headers['set-cookie'] === 'string' ? (headers['set-cookie'].split(';')[0] ?? '') : ''
  return { status, refusal, options: { headers: { cookie, ...officeOrigin } } }
}
const logsInByApp = (staff: TestStaff, password?: string) => {
  world.clock.passes(minute)
  return logsIn(staff, codeAt(staff.appKey, world.clock.now()), password)
}
const newCodesOf = async ({ options }: Pick<TestStaff, 'options'>) =>
  (await world.call('newRecoveryCodes', { old_password: testStaffPassword }, options)).body.recovery_codes
const acts = async (staffId: string) =>
  (await world.db.selectFrom('audit').select('act').where('staff_id', '=', staffId).execute()).map(({ act }) => act)

describe('a session of the office', () => {
  it('ends after half an hour without a call, and lasts while it is used', async () => {
    const { options } = await logsInByApp(await createStaff(world))
    for (let n = 0; n < 3; n++) {
      world.clock.passes(29 * minute)
      expect((await world.call('officeMe', {}, options)).status).toBe(200)
    }
    world.clock.passes(30 * minute)
    expect((await world.call('officeMe', {}, options)).status).toBe(401)
  })

  it('is seen and ended by its owner from elsewhere, and by nobody else', async () => {
    const staff = await createStaff(world)
    const office = await logsInByApp(staff)
    const home = await logsInByApp(staff)
    const { body } = await world.call('officeAccount', {}, home.options)
    const here = body.sessions.find(one => one.is_this)
    expect(here).toMatchObject({ browser: 'Chrome', system: 'Windows' })
    const { sessions } = (await world.call('officeAccount', {}, office.options)).body
    const atOffice = sessions.find(one => one.is_this)?.uuid ?? ''
    const colleague = await createStaff(world, 'ADMIN')
    expect((await world.call('endOwnSession', { uuid: atOffice }, colleague.options)).status).toBe(404)
    expect((await world.call('endOwnSession', { uuid: atOffice }, home.options)).status).toBe(200)
    expect((await world.call('officeMe', {}, office.options)).status).toBe(401)
    expect((await world.call('officeMe', {}, home.options)).status).toBe(200)
    expect((await world.call('endOwnSession', { uuid: atOffice }, home.options)).status).toBe(404)
  })
})

describe('a recovery code', () => {
  it('opens one login without the phone, however it is typed, and of many at the same moment one', async () => {
    const staff = await createStaff(world)
    const [first = '', second = '', ...rest] = await newCodesOf(staff)
    expect([first, rest.length]).toEqual([expect.stringMatching(/^[a-z2-9]{5}-[a-z2-9]{5}$/), 8])
    expect((await logsIn(staff, ` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
    expect((await logsIn(staff, first)).refusal.code).toBe('bad_otp')
    const answers = await Promise.all(Array.from({ length: 4 }, () => logsIn(staff, second)))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400, 400])
    expect((await world.call('officeAccount', {}, staff.options)).body.recovery_codes_left).toBe(8)
    expect((await acts(staff.id)).filter(act => act === 'recovery_code_used')).toHaveLength(2)
  })

  it('is no colleague’s, and works no more when new ones were made', async () => {
    const staff = await createStaff(world)
    const [code = ''] = await newCodesOf(staff)
    expect((await logsIn(await createStaff(world), code)).refusal.code).toBe('bad_otp')
    await newCodesOf(staff)
    expect((await logsIn(staff, code)).refusal.code).toBe('bad_otp')
  })

  it('is guessed no more often than a code of the app', async () => {
    const staff = await createStaff(world)
    await newCodesOf(staff)
    for (let n = 0; n < 20; n++) await logsIn(staff, `abcde-fgh${n + 10}`.replace(/[01]/g, 'x'))
    expect((await logsIn(staff, codeAt(staff.appKey, world.clock.now()))).status).toBe(429)
  })
})

describe('one’s own password', () => {
  it('is changed with the present one, ends the other sessions, and is recorded', async () => {
    const staff = await createStaff(world)
    const { options } = await logsInByApp(staff)
    const password = 'seven steps round the fire'
    const change = { old_password: 'not this one', password, confirm_password: password }
    expect((await world.call('changeOwnPassword', change, options)).refusal).toMatchObject(wrong)
    const sent = { ...change, old_password: testStaffPassword }
    expect((await world.call('changeOwnPassword', sent, options)).status).toBe(200)
    expect((await world.call('officeMe', {}, options)).status).toBe(200)
    expect((await world.call('officeMe', {}, staff.options)).status).toBe(401)
    expect((await logsInByApp(staff, password)).status).toBe(200)
    expect(await acts(staff.id)).toContain('own_password_changed')
  })

  it('may hold the name of the house, but must be more than the address before the @', async () => {
    const staff = await createStaff(world)
    const name = staff.email.split('@')[0] ?? ''
    const changesTo = async (password: string) =>
      (
        await world.call(
          'changeOwnPassword',
          { old_password: testStaffPassword, password, confirm_password: password },
          staff.options,
        )
      ).status
    expect(await changesTo(`${name}${name}12345`)).toBe(400)
    expect(await changesTo(`the saptapadi office of ${name}`)).toBe(200)
  })

  it('is tried ten times in a quarter of an hour, and asked for whatever opens the login', async () => {
    const { options } = await createStaff(world)
    const sends = { old_password: 'not this one' }
    expect((await world.call('renewOwnLogin', sends, options)).refusal).toMatchObject(wrong)
    for (let n = 1; n < 10; n++) await world.call('newRecoveryCodes', sends, options)
    expect((await world.call('newRecoveryCodes', { old_password: testStaffPassword }, options)).status).toBe(429)
  })
})

describe('a new phone', () => {
  it('is set up by a link of one’s own, with new recovery codes', async () => {
    const staff = await createStaff(world)
    const { body } = await world.call('renewOwnLogin', { old_password: testStaffPassword }, staff.options)
    const token = body.link.split('#token=')[1] ?? ''
    const { app_key, is_reset } = (await world.call('officeInvitation', { token }, door)).body
    expect(is_reset).toBe(true)
    const password = 'another long password'
    const code = codeAt(app_key, world.clock.now())
    const joined = await world.call(
      'officeJoin',
      { token, name: 'Sunita', password, confirm_password: password, code },
      door,
    )
    expect([joined.status, joined.body.recovery_codes.length]).toEqual([200, 10])
    expect((await logsInByApp(staff, password)).refusal.code).toBe('bad_otp')
    expect((await logsIn(staff, joined.body.recovery_codes[0] ?? '', password)).status).toBe(200)
  })
})
