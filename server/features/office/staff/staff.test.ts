import { describe, expect, it } from 'vitest'
import { knownPassword, knownStaff } from '#server/demo/known-logins.ts'
import { writeStaff } from '#server/demo/staff.ts'
import { codeAt } from '#server/testing/app-code.ts'
import { cheapPasswords } from '#server/testing/cheap-passwords.ts'
import { createStaff, officeOrigin, type TestStaff, testStaffPassword } from '#server/testing/staff.ts'
import { type TestWorld, testWorld } from '#server/testing/world.ts'
import { retire } from './queries.ts'

const world = testWorld()
const halfMinute = 30_000
const hour = 3_600_000
const cookieIn = ({ 'set-cookie': cookie }: Record<string, unknown>) => (typeof cookie === 'string' ? cookie : '')
const tokenIn = (link: string) => link.split('#token=')[1] ?? ''
const door = { headers: officeOrigin }

async function ticketOf({ email }: TestStaff, { call }: TestWorld = world): Promise<string> {
  const { status, body } = await call('officeLogin', { email, password: testStaffPassword }, door)
  expect([status, body.next]).toEqual([200, 'CODE'])
  return body.ticket ?? ''
}
const sends = (ticket: string, code: string) => world.call('officeCode', { ticket, code }, door)

describe('a login of the office', () => {
  it('needs the password and then the code of the app, and sets a cookie that scripts cannot read', async () => {
    const staff = await createStaff(world)
    const { status, headers } = await sends(await ticketOf(staff), codeAt(staff.appKey, world.clock.now()))
    expect(status).toBe(200)
    const cookie = cookieIn(headers)
    expect(cookie).toMatch(/^office=[\w-]{40,}; Path=\/api\/office; HttpOnly; SameSite=Strict; Max-Age=43200$/)
    const session = { headers: { cookie: cookie.split(';')[0] ?? '', ...officeOrigin } }
    expect((await world.call('officeMe', {}, session)).body.email).toBe(staff.email)
    expect(cookieIn((await world.call('officeLogout', {}, session)).headers)).toContain('Max-Age=0')
    expect((await world.call('officeMe', {}, session)).status).toBe(401)
  })

  it('ends after twelve hours, whatever is done meanwhile', async () => {
    const { options } = await createStaff(world)
    world.clock.passes(11 * hour)
    expect((await world.call('officeMe', {}, options)).status).toBe(200)
    world.clock.passes(hour)
    expect((await world.call('officeMe', {}, options)).status).toBe(401)
  })

  it('takes each code once, and of many at the same moment one', async () => {
    const staff = await createStaff(world)
    const code = codeAt(staff.appKey, world.clock.now())
    const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketOf(staff)))
    const answers = await Promise.all(tickets.map(ticket => sends(ticket, code)))
    expect(answers.map(one => one.status).sort((a, b) => a - b)).toEqual([200, 400, 400, 400])
    // The code before is still within its time, but an earlier step than the one that was taken.
    const before = codeAt(staff.appKey, new Date(world.clock.now().getTime() - halfMinute))
    expect((await sends(await ticketOf(staff), before)).refusal.code).toBe('bad_otp')
    world.clock.passes(halfMinute)
    expect((await sends(await ticketOf(staff), codeAt(staff.appKey, world.clock.now()))).status).toBe(200)
  })

  it('ends a ticket at five wrong codes and a day at twenty, sent at once too', async () => {
    const staff = await createStaff(world)
    const ticket = await ticketOf(staff)
    const wrong = String((Number(codeAt(staff.appKey, world.clock.now())) + 1) % 1_000_000).padStart(6, '0')
    const answers = await Promise.all(Array.from({ length: 8 }, () => sends(ticket, wrong)))
    expect(answers.filter(one => one.refusal.code === 'bad_otp')).toHaveLength(5)
    expect((await sends(ticket, codeAt(staff.appKey, world.clock.now()))).refusal.code).toBe('otp_ended')
    // Of the eight, five are counted at least: a ticket that has ended counts nothing.
    for (let tries = 0; tries < 15; tries++) await sends(await ticketOf(staff), wrong)
    expect((await sends(await ticketOf(staff), codeAt(staff.appKey, world.clock.now()))).status).toBe(429)
  })

  it('looks alike for an unknown address and a wrong password, ten times in a quarter of an hour', async () => {
    const { email } = await createStaff(world)
    const tries = async (address: string) =>
      (await world.call('officeLogin', { email: address, password: 'not this one' }, door)).refusal
    expect(await tries(email)).toEqual(await tries('nobody@office.in'))
    for (let n = 1; n < 10; n++) await tries(email)
    const { status } = await world.call('officeLogin', { email, password: testStaffPassword }, door)
    expect(status).toBe(429)
    // Another address of the network is not kept out by it.
    const elsewhere = { ...door, remoteAddress: '203.0.113.7' }
    expect((await world.call('officeLogin', { email, password: testStaffPassword }, elsewhere)).status).toBe(200)
  })

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['that is missing', {}],
  ])('and every act is refused under an origin %s', async (_, headers) => {
    const { email, options } = await createStaff(world, 'ADMIN')
    const cookie = options.headers?.cookie ?? ''
    const login = await world.call('officeLogin', { email, password: testStaffPassword }, { headers })
    expect(login.refusal.code).toBe('wrong_origin')
    const act = await world.call(
      'inviteStaff',
      { email: 'x@office.in', role: 'STAFF' },
      { headers: { ...headers, cookie } },
    )
    expect(act.refusal.code).toBe('wrong_origin')
  })
})

describe('the demo’s logins', () => {
  const published = testWorld({ env: { DEMO: 'on', DEMO_PUBLIC: 'yes', PUBLIC_URL: 'https://saptapadi.example' } })
  const login = { email: knownStaff[1]?.email ?? '', password: knownPassword }

  it('open the office on this machine without a code, and nowhere else', async () => {
    for (const { db, clock } of [world, published])
      await writeStaff(db, await cheapPasswords().hash(knownPassword), clock.now())
    const local = { headers: { ...officeOrigin, host: 'localhost:3000' }, remoteAddress: '127.0.0.1' }
    const { status, body, headers } = await world.call('officeLogin', login, local)
    expect([status, body.next]).toEqual([200, 'DONE'])
    const cookie = cookieIn(headers).split(';')[0] ?? ''
    const me = (more: Record<string, string>) =>
      world.call('officeMe', {}, { ...local, headers: { ...local.headers, cookie, ...more } })
    expect((await me({})).status).toBe(200)
    expect((await me({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(401)
    const outside = { headers: { origin: 'https://saptapadi.example', host: 'saptapadi.example' } }
    expect((await published.call('officeLogin', login, outside)).refusal.code).toBe('bad_credentials')
  })
})

describe('an office with a host of its own', () => {
  const apart = testWorld({
    env: { PUBLIC_URL: 'https://saptapadi.example', OFFICE_URL: 'https://office.saptapadi.example' },
  })
  it('answers there alone, under a cookie that no neighbour can set', async () => {
    const staff = await createStaff(apart)
    const code = async (host: string) => {
      const headers = { origin: 'https://office.saptapadi.example', host }
      return apart.call('officeLogin', { email: staff.email, password: testStaffPassword }, { headers })
    }
    expect((await code('saptapadi.example')).status).toBe(404)
    const { body } = await code('office.saptapadi.example')
    const { headers } = await apart.call(
      'officeCode',
      { ticket: body.ticket ?? '', code: codeAt(staff.appKey, apart.clock.now()) },
      { headers: { origin: 'https://office.saptapadi.example', host: 'office.saptapadi.example' } },
    )
    expect(cookieIn(headers)).toMatch(
      /^__Host-office=[\w-]+; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    )
  })
})

describe('an invitation', () => {
  const join = async (token: string, change: Record<string, string> = {}) => {
    const { body } = await world.call('officeInvitation', { token }, door)
    const code = body.app_key ? codeAt(body.app_key, world.clock.now()) : '000000'
    const form = { token, name: 'Asha Joshi', password: 'mango tree lane', confirm_password: 'mango tree lane', code }
    return world.call('officeJoin', { ...form, ...change }, door)
  }
  const invites = async (email: string) => {
    const admin = await createStaff(world, 'ADMIN')
    const { status, body } = await world.call('inviteStaff', { email, role: 'STAFF' }, admin.options)
    expect(status).toBe(200)
    return { admin, token: tokenIn(body.link) }
  }

  it('makes a login once, with a password that is not common and the code of its app', async () => {
    const { admin, token } = await invites('asha@office.in')
    const fieldsOf = async (change: Record<string, string>) =>
      Object.keys((await join(token, change)).refusal.fields ?? {})
    expect(await fieldsOf({ password: 'short' })).toEqual(['password'])
    const common = { password: 'qwertyuiop', confirm_password: 'qwertyuiop' }
    expect(await fieldsOf(common)).toEqual(['password'])
    expect(await fieldsOf({ password: 'asha-asha-12', confirm_password: 'asha-asha-12' })).toEqual(['password'])
    expect(await fieldsOf({ confirm_password: 'another one' })).toEqual(['confirm_password'])
    expect(await fieldsOf({ code: '000000' })).toEqual(['code'])
    const joined = await Promise.all([join(token), join(token)])
    expect(joined.map(one => one.status).sort((a, b) => a - b)).toEqual([200, 400])
    expect((await join(token)).refusal.code).toBe('bad_token')
    const { body } = await world.call('staffList', {}, admin.options)
    expect(body.list.filter(one => one.email === 'asha@office.in')).toHaveLength(1)
  })

  it('goes by mail to the address that it is for, with the link that the ADMIN sees too', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const { body } = await world.call('inviteStaff', { email: 'post@office.in', role: 'STAFF' }, admin.options)
    const mails = (await world.outbox()).filter(({ to }) => to === 'post@office.in')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(body.link)
  })

  it('ends after three days, when it is withdrawn, and when the next one is made', async () => {
    const { admin, token } = await invites('late@office.in')
    const second = await world.call('inviteStaff', { email: 'late@office.in', role: 'STAFF' }, admin.options)
    expect((await join(token)).refusal.code).toBe('bad_token')
    const { body } = await world.call('staffList', {}, admin.options)
    const open = body.invitations.find(one => one.email === 'late@office.in')
    expect((await world.call('withdrawInvitation', { uuid: open?.uuid ?? '' }, admin.options)).status).toBe(200)
    expect((await join(tokenIn(second.body.link))).refusal.code).toBe('bad_token')
    const { token: third } = await invites('slow@office.in')
    world.clock.passes(72 * hour)
    expect((await join(third)).refusal.code).toBe('bad_token')
  })

  it('for a lost phone replaces password and app, and the login works as before until then', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const staff = await createStaff(world)
    const reset = await world.call('resetStaffLogin', { uuid: staff.id, reason: 'Lost the phone' }, admin.options)
    expect((await world.call('officeMe', {}, staff.options)).status).toBe(200)
    expect((await join(tokenIn(reset.body.link))).status).toBe(200)
    expect((await world.call('officeMe', {}, staff.options)).status).toBe(401)
    const old = await world.call('officeLogin', { email: staff.email, password: testStaffPassword }, door)
    expect(old.refusal.code).toBe('bad_credentials')
  })
})

describe('taking a login away', () => {
  const retires = (by: TestStaff, whom: TestStaff) =>
    world.call('retireStaff', { uuid: whom.id, reason: 'Left the office' }, by.options)

  it('ends the sessions with the next call, and only an ADMIN does it', async () => {
    const [admin, staff] = [await createStaff(world, 'ADMIN'), await createStaff(world)]
    expect((await retires(staff, admin)).refusal.code).toBe('admin_only')
    expect((await retires(admin, staff)).status).toBe(200)
    expect((await world.call('officeMe', {}, staff.options)).status).toBe(401)
    expect((await retires(admin, staff)).status).toBe(404)
  })

  it('never leaves the office without an ADMIN, also when two retire each other at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await createStaff(world, 'ADMIN'), await createStaff(world, 'ADMIN')]
      await world.db
        .updateTable('staff')
        .set({ retired_at: world.clock.now() })
        .where('role', '=', 'ADMIN')
        .where('is_demo', '=', false)
        .where('retired_at', 'is', null)
        .where('id', 'not in', [one.id, two.id])
        .execute()
      // Straight at the database: a call that comes second would find its session ended already.
      const tries = [one, two].map(({ id }) =>
        world.db.transaction().execute(trx => retire(trx, id, world.clock.now())),
      )
      const answers = await Promise.allSettled(tries)
      const left = await world.db
        .selectFrom('staff')
        .select('id')
        .where('role', '=', 'ADMIN')
        .where('retired_at', 'is', null)
        .where('is_demo', '=', false)
        .execute()
      expect(left).toHaveLength(1)
      expect(answers.filter(answer => answer.status === 'rejected')).toHaveLength(1)
      const last = left[0]?.id === one.id ? one : two
      expect((await retires(last, last)).refusal.code).toBe('last_admin')
    }
  })
})
