import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeFor, type Family, joins } from '#server/testing/families.ts'
import { signupPassword } from '#server/testing/signup-request.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ cachedSessions: true })
let nodes: FastifyInstance[]
beforeAll(async () => {
  nodes = [world.app, await world.anotherNode()]
})

const statuses = (token: string) =>
  Promise.all(nodes.map(async app => (await world.call('ownSessions', {}, { token, app })).status))
const logsIn = (family: Family, password = signupPassword) =>
  world.call('mobileLogin', { role: 'USER', mobile: family.form.mobile, password })
const listOf = async (token: string) => (await world.call('ownSessions', {}, { token })).body.list
const changes = (
  token: string,
  change: Partial<Record<'old_password' | 'password' | 'confirm_password', string>> = {},
) =>
  world.call(
    'changePassword',
    { old_password: signupPassword, password: 'saptapadi7', confirm_password: 'saptapadi7', ...change },
    { token },
  )

describe('a change of password', () => {
  it('ends every session on every node, and the new one opens', async () => {
    const family = await joins(world)
    const other = (await logsIn(family)).body.access_token
    for (const token of [family.token, other]) expect(await statuses(token)).toEqual([200, 200])
    const { status, body } = await changes(family.token)
    expect([status, body.message]).toEqual([200, 'Your new password is set. Please log in'])
    for (const token of [family.token, other]) await soon(() => statuses(token), [401, 401])
    expect((await logsIn(family)).status).toBe(400)
    expect((await logsIn(family, 'saptapadi7')).status).toBe(200)
    const told = (await world.outbox()).filter(({ to }) => to.includes(family.form.mobile)).map(({ text }) => text)
    expect(told).toContainEqual(expect.stringMatching(/password/i))
  })

  it('with a wrong present password changes nothing, and tries are counted', async () => {
    const family = await joins(world)
    const { status, refusal } = await changes(family.token, { old_password: 'wrong123' })
    expect([status, refusal.fields]).toEqual([400, { old_password: 'This password is not right' }])
    for (let n = 0; n < 9; n++) await changes(family.token, { old_password: 'wrong123' })
    expect((await changes(family.token)).status).toBe(429)
    expect([(await logsIn(family)).status, (await statuses(family.token))[0]]).toEqual([200, 200])
  })

  it.each([
    [{ old_password: '' }, { old_password: 'Please enter current password' }],
    [{ old_password: '12345' }, { old_password: 'This field must be at least 6 characters' }],
    [{ password: 'with space' }, { password: 'Space is not allowed in password' }],
    [{ password: '12345' }, { password: 'This field must be at least 6 characters' }],
    [{ confirm_password: 'another1' }, { confirm_password: 'Passwords must match' }],
  ])('says what is wrong with %j', async (change, fields) => {
    const family = await joins(world)
    expect((await changes(family.token, change)).refusal.fields).toEqual(fields)
  })

  it('warns of a common one', async () => {
    const family = await joins(world)
    const { body } = await changes(family.token, { password: 'password', confirm_password: 'password' })
    expect(body.warning).toMatch(/easy to guess/)
  })

  it('ends the codes sent before it', async () => {
    const family = await joins(world)
    const email = `later${family.form.mobile}@home.in`
    const change = { email, type: 'CHANGE_EMAIL' as const }
    await world.call('resendOtp', { ...change, password: signupPassword }, { token: family.token })
    const otp = await codeFor(world, email)
    await changes(family.token)
    const token = (await logsIn(family, 'saptapadi7')).body.access_token
    expect((await world.call('verifyOtp', { ...change, otp }, { token })).status).toBe(400)
  })
})

describe('the list of sessions', () => {
  it('shows one’s own, and ends one for the password', async () => {
    const [family, stranger] = [await joins(world), await joins(world)]
    world.clock.passes(60_000)
    const other = (await logsIn(family)).body.access_token
    const list = await listOf(family.token)
    expect(list.map(({ is_current }) => is_current)).toEqual([0, 1])
    const uuid = list[0]?.uuid ?? ''
    const ends = (token: string, password: string) => world.call('endSession', { uuid, password }, { token })
    expect((await ends(family.token, 'wrong123')).refusal.fields).toEqual({ password: 'This password is not right' })
    expect((await ends(stranger.token, signupPassword)).status).toBe(404)
    expect(await statuses(other)).toEqual([200, 200])
    expect((await ends(family.token, signupPassword)).body.message).toBe('That device is logged out')
    await soon(() => statuses(other), [401, 401])
    expect((await ends(family.token, signupPassword)).status).toBe(404)
    expect(await listOf(family.token)).toHaveLength(1)
  })

  it('names the browser and the system of each', async () => {
    const family = await joins(world)
    const { mobile } = family.form
    const headers = {
      'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari',
    }
    const payload = { role: 'USER', mobile, password: signupPassword }
    const { statusCode } = await world.app.inject({ method: 'POST', url: '/api/mobile-login', headers, payload })
    expect(statusCode).toBe(200)
    const devices = (await listOf(family.token)).map(({ browser, system, is_current }) => [browser, system, is_current])
    expect(devices).toHaveLength(2)
    expect(devices).toContainEqual(['Chrome', 'Android', 0])
    expect(devices).toContainEqual(['', '', 1])
  })

  it('ends all of them at once', async () => {
    const family = await joins(world)
    const other = (await logsIn(family)).body.access_token
    const ends = (password: string) => world.call('endAllSessions', { password }, { token: family.token })
    expect((await ends('wrong123')).status).toBe(400)
    expect((await ends(signupPassword)).status).toBe(200)
    for (const token of [family.token, other]) await soon(() => statuses(token), [401, 401])
  })
})
