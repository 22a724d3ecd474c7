import { describe, expect, it, vi } from 'vitest'
import { codeAt } from '#server/testing/app-code.ts'
import { type Authenticator, authenticator } from '#server/testing/authenticator.ts'
import { createStaff, officeOrigin, type TestStaff, testStaffPassword } from '#server/testing/staff.ts'
import { type TestWorld, testWorld } from '#server/testing/world.ts'
import { command } from './invite-command.ts'

const offered = testWorld()
const required = testWorld({ env: { STAFF_PASSKEYS: 'required' } })
const apart = testWorld({
  env: { PUBLIC_URL: 'https://saptapadi.example', OFFICE_URL: 'https://office.saptapadi.example' },
})
const minute = 60_000
const doorOf = ({ config: { officeUrl } }: TestWorld) => ({
  headers: officeUrl ? { origin: officeUrl, host: new URL(officeUrl).host } : officeOrigin,
})
const again = { old_password: testStaffPassword }

async function addsPasskey(world: TestWorld, { options }: TestStaff) {
  const phone = authenticator()
  const { body } = await world.call('beginOwnPasskey', again, options)
  const { status } = await world.call('addOwnPasskey', phone.makes(body), options)
  expect(status).toBe(200)
  return phone
}
const passwordOf = async (world: TestWorld, { email }: TestStaff) =>
  (await world.call('officeLogin', { email, password: testStaffPassword }, doorOf(world))).body
type Asked = Awaited<ReturnType<typeof passwordOf>>
const signs = (world: TestWorld, { ticket, passkey }: Asked, phone: Authenticator) =>
  world.call(
    'officePasskey',
    { ticket: ticket ?? '', ...phone.signs(passkey ?? { challenge: '', host: '' }) },
    doorOf(world),
  )
const types = (world: TestWorld, { ticket }: Asked, code: string) =>
  world.call('officeCode', { ticket: ticket ?? '', code }, doorOf(world))
const appCode = (world: TestWorld, { appKey }: Pick<TestStaff, 'appKey'>) => {
  world.clock.passes(minute)
  return codeAt(appKey, world.clock.now())
}
const listOf = async (world: TestWorld, { options }: TestStaff) =>
  (await world.call('officeAccount', {}, options)).body.passkeys

/** Makes a login by the link of an invitation, with a new app. */
async function joinsBy(world: TestWorld, link: string) {
  const token = /#token=(\S+)/.exec(link)?.[1] ?? ''
  const { body } = await world.call('officeInvitation', { token }, doorOf(world))
  const code = codeAt(body.app_key, world.clock.now())
  const login = { name: 'Asha', password: testStaffPassword, confirm_password: testStaffPassword, code }
  const { status, headers } = await world.call('officeJoin', { token, ...login }, doorOf(world))
  return { status, headers, appKey: body.app_key }
}

describe('a passkey of staff', () => {
  const world = offered

  it('stands in for the code of the app, after the password, and the app goes on', async () => {
    const staff = await createStaff(world)
    expect(await passwordOf(world, staff)).toMatchObject({ passkey: null, takes_app_code: true })
    const phone = await addsPasskey(world, staff)
    const asked = await passwordOf(world, staff)
    expect(asked.passkey?.allow).toHaveLength(1)
    const { status, headers } = await signs(world, asked, phone)
    expect([status, headers['set-cookie']]).toEqual([200, expect.stringContaining('office=')])
    // The ticket is good once, whichever way it was used.
    const code = appCode(world, staff)
    expect((await types(world, asked, code)).refusal.code).toBe('otp_ended')
    expect((await types(world, await passwordOf(world, staff), code)).status).toBe(200)
  })

  it('asks for the password, is told by mail and in the audit, and is removed by its owner alone', async () => {
    const [staff, colleague] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const wrong = await world.call('beginOwnPasskey', { old_password: 'wrong password' }, staff.options)
    expect(wrong.refusal.fields).toEqual({ old_password: expect.any(String) })
    const phone = await addsPasskey(world, staff)
    const letters = (await world.outbox()).filter(({ to }) => to === staff.email)
    expect(letters.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^A passkey was added to your office login/),
    ])
    const uuid = (await listOf(world, staff))[0]?.uuid ?? ''
    expect((await world.call('removeOwnPasskey', { uuid, ...again }, colleague.options)).status).toBe(404)
    expect((await world.call('removeOwnPasskey', { uuid, ...again }, staff.options)).status).toBe(200)
    expect((await passwordOf(world, staff)).passkey).toBeNull()
    const acts = await world.db
      .selectFrom('audit')
      .select('act')
      .where('staff_id', '=', staff.id)
      .orderBy('seq')
      .execute()
    expect(acts.map(({ act }) => act)).toEqual(['passkey_added', 'passkey_removed'])
    expect((await signs(world, await passwordOf(world, staff), phone)).status).toBe(400)
  })

  it.each<[string, (staff: TestStaff, phone: Authenticator) => Promise<{ refusal: { code: string } }>, string]>([
    [
      'another’s',
      async staff => {
        const theirs = await addsPasskey(world, await createStaff(world))
        return signs(world, await passwordOf(world, staff), theirs)
      },
      'bad_passkey',
    ],
    [
      'the answer to the question of another ticket',
      async (staff, phone) => {
        const [first, second] = [await passwordOf(world, staff), await passwordOf(world, staff)]
        return signs(world, { ...first, passkey: second.passkey }, phone)
      },
      'passkey_ended',
    ],
    [
      'a question of the login of families',
      async (staff, phone) => {
        const { body } = await world.call('askForPasskey', {})
        return signs(world, { ...(await passwordOf(world, staff)), passkey: { ...body, allow: [] } }, phone)
      },
      'passkey_ended',
    ],
    [
      'an answer given before',
      async (staff, phone) => {
        const asked = await passwordOf(world, staff)
        await signs(world, asked, phone)
        return signs(world, asked, phone)
      },
      'otp_ended',
    ],
  ])('is refused: %s', async (_, tries, code) => {
    const staff = await createStaff(world)
    const phone = await addsPasskey(world, staff)
    expect((await tries(staff, phone)).refusal.code).toBe(code)
  })

  it('ends with a new login, and with a retirement', async () => {
    const [admin, lost, retired] = [
      await createStaff(world, 'ADMIN'),
      await createStaff(world),
      await createStaff(world),
    ]
    for (const one of [lost, retired]) await addsPasskey(world, one)
    const reset = await world.call('resetStaffLogin', { uuid: lost.id, reason: 'The phone is lost' }, admin.options)
    expect((await joinsBy(world, reset.body.link)).status).toBe(200)
    expect((await passwordOf(world, lost)).passkey).toBeNull()
    const ends = await world.call('retireStaff', { uuid: retired.id, reason: 'Has left our office' }, admin.options)
    expect(ends.status).toBe(200)
    const left = await world.db
      .selectFrom('passkeys')
      .select('id')
      .where('staff_id', 'in', [lost.id, retired.id])
      .execute()
    expect(left).toEqual([])
  })
})

describe('where passkeys are required', () => {
  const world = required

  it('the app’s code opens for whoever has none, and no longer for whoever has one', async () => {
    const staff = await createStaff(world)
    expect((await types(world, await passwordOf(world, staff), appCode(world, staff))).status).toBe(200)
    const phone = await addsPasskey(world, staff)
    const asked = await passwordOf(world, staff)
    expect(asked.takes_app_code).toBe(false)
    const refused = await types(world, asked, appCode(world, staff))
    expect([refused.status, refused.refusal.message]).toEqual([400, expect.stringContaining('a recovery code')])
    expect((await signs(world, asked, phone)).status).toBe(200)
  })

  it('a recovery code always opens, and so does the app where the office has moved to another host', async () => {
    const staff = await createStaff(world)
    const { body } = await world.call('newRecoveryCodes', again, staff.options)
    await addsPasskey(world, staff)
    const [code = ''] = body.recovery_codes
    expect((await types(world, await passwordOf(world, staff), code)).status).toBe(200)
    await world.db.updateTable('passkeys').set({ host: 'old.example.in' }).where('staff_id', '=', staff.id).execute()
    const asked = await passwordOf(world, staff)
    expect(asked).toMatchObject({ passkey: null, takes_app_code: true })
    expect((await types(world, asked, appCode(world, staff))).status).toBe(200)
    expect((await listOf(world, staff)).map(({ other_host }) => other_host)).toEqual(['old.example.in'])
  })

  it('the invitation of the machine lets in whoever has lost the passkey, then and by the new app', async () => {
    const staff = await createStaff(world)
    await addsPasskey(world, staff)
    const print = vi.spyOn(console, 'log').mockImplementation(() => {})
    const appSecret = 'a secret for tests, long enough to be one'
    await command({ ...world.config, databaseUrl: world.url, appSecret }, [staff.email])
    const printed = print.mock.calls.flat().join('\n')
    print.mockRestore()
    const { status, headers, appKey } = await joinsBy(world, printed)
    expect([status, headers['set-cookie']]).toEqual([200, expect.stringContaining('office=')])
    const asked = await passwordOf(world, staff)
    expect(asked).toMatchObject({ passkey: null, takes_app_code: true })
    expect((await types(world, asked, appCode(world, { appKey }))).status).toBe(200)
  })
})

describe('an office with a host of its own', () => {
  const world = apart

  it('has passkeys of that host, and the site has others', async () => {
    const made = await createStaff(world)
    const cookie = `__Host-${made.options.headers?.cookie}`
    const staff = { ...made, options: { headers: { ...doorOf(world).headers, cookie } } }
    const asksForNew = async () => (await world.call('beginOwnPasskey', again, staff.options)).body
    const question = await asksForNew()
    expect(question.host).toBe('office.saptapadi.example')
    for (const wrong of [{ host: 'saptapadi.example' }, { origin: 'https://saptapadi.example' }]) {
      const { status } = await world.call(
        'addOwnPasskey',
        authenticator().makes(await asksForNew(), wrong),
        staff.options,
      )
      expect([wrong, status]).toEqual([wrong, 400])
    }
    const phone = await addsPasskey(world, staff)
    const asked = await passwordOf(world, staff)
    expect(asked.passkey?.host).toBe('office.saptapadi.example')
    expect((await signs(world, asked, phone)).status).toBe(200)
    expect((await world.call('askForPasskey', {})).body.host).toBe('saptapadi.example')
  })
})
