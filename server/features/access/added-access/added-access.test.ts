import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts'
import { telling } from '#server/testing/deliveries.ts'
import { codeFor, type Family, joins, joinsWithBoth, logsInByCode } from '#server/testing/families.ts'
import {
  daughterJoins,
  freeMobile,
  invitationCode,
  joinsFamily,
  ownCode,
  tendsAddedAccess,
  waitsADay,
} from '#server/testing/family-logins.ts'
import { groom } from '#server/testing/members.ts'
import { signupPassword as password } from '#server/testing/signup-request.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const tends = () => tendsAddedAccess(world)
const sentTo = async (contact: string) => (await world.outbox()).filter(({ to }) => to.includes(contact))
const countTo = async (contact: string, words: RegExp) =>
  (await sentTo(contact)).filter(({ subject, text }) => words.test(`${subject} ${text}`)).length
const me = (token: string) => world.call('me', {}, { token })
const familyOf = async ({ token }: { token: string }) => (await world.call('familyLogins', {}, { token })).body.list
const mother = (change = {}) => joinsWithBoth(world, { registered_by: 'MOTHER', ...change })
const freezeToken = async (email: string) =>
  /#freeze=(\S+)/.exec((await sentTo(email)).find(({ text }) => text.includes('#freeze='))?.text ?? '')?.[1] ?? ''
const accepts = (mobile: string, code: string) => world.call('acceptInvitation', { mobile, code })

async function hears(her: Family, email: string) {
  world.clock.passes(minuteMs)
  await world.call('inviteListener', { email, password }, { token: her.token })
  const otp = await codeFor(world, email)
  expect((await world.call('confirmListener', { email, otp }, { token: her.token })).status).toBe(200)
}

describe('a thief with an open phone for a minute', () => {
  it('invites nobody, neither to log in nor to hear: both ask for the password', async () => {
    const her = await mother()
    const as = { token: her.token }
    const mobile = freeMobile()
    for (const typed of [{}, { password: 'not-hers-1' }]) {
      expect(
        (await world.call('inviteToFamily', { role: 'OTHER', mobile, ...typed }, as)).refusal.fields,
      ).toHaveProperty('password')
      expect((await world.call('inviteListener', { mobile, ...typed }, as)).refusal.fields).toHaveProperty('password')
    }
    expect(await sentTo(mobile)).toEqual([])
  })

  it('who reads the code of an owner without a password waits a day, in which everybody is told twice', async () => {
    const her = await mother({ password: '' })
    const father = await joinsFamilyByCode(her)
    const as = { token: her.token }
    const [planted, heard] = [freeMobile(), 'chor@example.in']
    const code = await ownCode(world, { token: her.token, mobile: her.form.mobile })
    const invited = await world.call('inviteToFamily', { role: 'OTHER', mobile: planted, password: code }, as)
    expect(invited.body.message).toMatch(/goes out on/)
    await world.call('inviteListener', { email: heard, password: code }, as)
    const otp = await codeFor(world, heard)
    expect((await world.call('confirmListener', { email: heard, otp }, as)).body.message).toMatch(/They hear .* from/)
    for (const contact of [her.form.mobile, her.form.email, father.mobile])
      expect([contact, await countTo(contact, /was added|was invited to log in/)]).toEqual([contact, 2])
    expect(await countTo(her.form.mobile, /added.*https?:/)).toBe(0)

    world.clock.passes(dayMs - 2 * hourMs)
    const him = await groom(world)
    await world.call('sendInterest', { to_user_id: her.id }, { token: him.token })
    await tends()
    expect(await sentTo(planted)).toEqual([])
    world.clock.passes(hourMs + minuteMs)
    await tends()
    await tends()
    for (const contact of [her.form.mobile, her.form.email, father.mobile])
      expect([contact, await countTo(contact, /in an hour/)]).toEqual([contact, 2])
    await telling(world).gathers()
    expect(await countTo(heard, /sent you an interest/)).toBe(0)

    world.clock.passes(hourMs)
    await tends()
    expect((await accepts(planted, await invitationCode(world, planted))).status).toBe(200)
    const another = await groom(world)
    await world.call('sendInterest', { to_user_id: her.id }, { token: another.token })
    world.clock.passes(6 * minuteMs)
    await telling(world).gathers()
    expect(await countTo(heard, /sent you an interest/)).toBe(1)
  })

  it('who sets a new password by a code with that phone waits as long', async () => {
    const her = await mother()
    const chosen = { password: 'chorache-gupit', confirm_password: 'chorache-gupit' }
    world.clock.passes(minuteMs)
    await world.call('forgotPasswordMobile', { email: her.form.mobile, dial_code: '+91' })
    const typed = { email: her.form.mobile, otp: await codeFor(world, her.form.mobile) }
    const { token = '' } = (await world.call('verifyOtp', typed)).body
    await world.call('setPassword', { token, ...chosen })
    const login = { role: 'USER', mobile: her.form.mobile, password: chosen.password } as const
    const as = { token: (await world.call('mobileLogin', login)).body.access_token }
    const invite = () =>
      world.call('inviteToFamily', { role: 'OTHER', mobile: freeMobile(), password: chosen.password }, as)
    expect((await invite()).body.message).toMatch(/goes out on/)
    world.clock.passes(dayMs)
    expect((await invite()).body.message).toMatch(/on its way/)
  })
})

/** The father of a mother without a password: she invites with a code, and he is let in a day later. */
async function joinsFamilyByCode(her: Family) {
  const mobile = freeMobile()
  const code = await ownCode(world, { token: her.token, mobile: her.form.mobile })
  await world.call('inviteToFamily', { role: 'FATHER', mobile, password: code }, { token: her.token })
  await waitsADay(world)
  const { body } = await accepts(mobile, await invitationCode(world, mobile))
  world.clock.passes(4 * dayMs)
  await world.db.deleteFrom('outbox').execute()
  return { mobile, token: body.access_token }
}

describe('those who only hear', () => {
  it('are told of what is added, and who was away for the hour before still has that hour', async () => {
    const her = await mother()
    await hears(her, 'panaji@kale.in')
    const mobile = freeMobile()
    await world.db
      .updateTable('persons')
      .set({ password_hash: null })
      .where('email', '=', her.form.email.toLowerCase())
      .execute()
    const code = await ownCode(world, { token: her.token, mobile: her.form.mobile })
    await world.call('inviteToFamily', { role: 'OTHER', mobile, password: code }, { token: her.token })
    expect(await countTo('panaji@kale.in', /was invited to log in/)).toBe(1)
    expect(
      (await sentTo(her.form.mobile)).some(({ text }) => /added to your.*log in or call our office/.test(text)),
    ).toBe(true)
    // Nothing ran for a day and a half.
    world.clock.passes(1.5 * dayMs)
    await tends()
    expect([await countTo('panaji@kale.in', /in an hour/), (await sentTo(mobile)).length]).toEqual([1, 0])
    world.clock.passes(hourMs)
    await tends()
    expect((await accepts(mobile, await invitationCode(world, mobile))).status).toBe(200)
  })
})

describe('“this was not me”', () => {
  it('in the mother’s letter stops all but the candidate, until she confirms each', async () => {
    const her = await mother()
    const daughter = await daughterJoins(world, her)
    const father = await joinsFamily(world, her, 'FATHER')
    await hears(her, 'aaji@kale.in')
    world.clock.passes(minuteMs)
    const open = freeMobile()
    await world.call('inviteToFamily', { role: 'OTHER', mobile: open, password }, { token: her.token })
    expect((await sentTo(father.mobile)).some(({ text }) => text.includes('freeze'))).toBe(false)
    const frozen = await world.call('freezeAccount', { token: await freezeToken(her.form.email) })
    expect(frozen.status).toBe(200)
    expect((await accepts(open, await invitationCode(world, open))).status).toBe(400)
    expect([(await me(her.token)).status, (await me(father.token)).status, (await me(daughter.token)).status]).toEqual([
      401, 401, 200,
    ])
    world.clock.passes(2 * minuteMs)
    await world.call('sendLoginCode', { mobile: father.mobile, dial_code: '+91', country_code: 'in' })
    expect(await countTo(father.mobile, /code to log in/)).toBe(0)
    const him = await groom(world)
    await world.call('sendInterest', { to_user_id: her.id }, { token: him.token })
    world.clock.passes(6 * minuteMs)
    await telling(world).gathers()
    expect(await countTo('aaji@kale.in', /sent you an interest/)).toBe(0)

    const token = (await logsInByCode(world, her.form.mobile)).body.access_token
    const states = async () => (await familyOf({ token })).map(({ role, state }) => [role, state])
    expect(await states()).toEqual([
      ['MOTHER', 'OWNER'],
      ['CANDIDATE', 'JOINED'],
      ['FATHER', 'SUSPENDED'],
    ])
    const listeners = async () => (await world.call('familyListeners', {}, { token })).body.list
    expect((await listeners()).filter(({ logs_in }) => logs_in === 'N')).toMatchObject([{ state: 'SUSPENDED' }])
    const uuids = [
      (await familyOf({ token })).find(({ role }) => role === 'FATHER')?.uuid ?? '',
      (await listeners()).find(({ logs_in }) => logs_in === 'N')?.uuid ?? '',
    ]
    const [first = ''] = uuids
    expect((await world.call('confirmFamily', { uuid: first }, { token })).status).toBe(400)
    const stranger = await joins(world)
    const foreign = { uuid: first, password }
    expect((await world.call('confirmFamily', foreign, { token: stranger.token })).status).toBe(404)
    for (const uuid of uuids) {
      const code = await ownCode(world, { token, mobile: her.form.mobile })
      expect((await world.call('confirmFamily', { uuid, password: code }, { token })).status).toBe(200)
    }
    expect((await me(father.token)).status).toBe(401)
    await waitsADay(world)
    expect((await me(father.token)).status).toBe(200)
    expect((await listeners()).map(({ state }) => state)).toEqual(['HEARS', 'HEARS', 'HEARS'])
  })

  it('stands above the pages for three days after a login by a code, and keeps that phone logged in', async () => {
    const her = await joins(world, { registered_by: 'MOTHER' })
    const father = await joinsFamily(world, her, 'FATHER')
    world.clock.passes(2 * minuteMs)
    const byCode = (await logsInByCode(world, her.form.mobile)).body.access_token
    const shown = async (token: string) => (await me(token)).body.access_added_at !== null
    expect([await shown(byCode), await shown(her.token), await shown(father.token)]).toEqual([true, false, false])
    expect((await world.call('freezeOwn', {}, { token: her.token })).status).toBe(409)
    expect((await world.call('freezeOwn', {}, { token: father.token })).status).toBe(403)
    expect((await world.call('freezeOwn', {}, { token: byCode })).status).toBe(200)
    expect([(await me(byCode)).status, (await me(her.token)).status, (await me(father.token)).status]).toEqual([
      200, 401, 401,
    ])
    expect([await shown(byCode), (await world.call('freezeOwn', {}, { token: byCode })).status]).toEqual([false, 409])

    const other = await joins(world)
    await joinsFamily(world, other, 'FATHER')
    world.clock.passes(3 * dayMs + minuteMs)
    expect(await shown((await logsInByCode(world, other.form.mobile)).body.access_token)).toBe(false)
  })
})

describe('a family that calls the office', () => {
  it('stops all others by a code that it reads out, with two people at hand or one', async () => {
    const staff = await createStaff(world)
    const her = await joins(world, { registered_by: 'MOTHER' })
    const father = await joinsFamily(world, her, 'FATHER')
    world.clock.passes(2 * minuteMs)
    const caller = { uuid: her.id, reason: 'Does not know the login that was added' }
    expect((await world.call('sendFreezeCode', caller, staff.options)).status).toBe(200)
    const owner_code = await codeFor(world, her.form.mobile)
    const wrong = { ...caller, owner_code: owner_code === '000000' ? '111111' : '000000' }
    expect((await world.call('freezeForCaller', wrong, staff.options)).status).toBe(400)
    const other = await joins(world)
    expect((await world.call('freezeForCaller', { ...caller, uuid: other.id, owner_code }, staff.options)).status).toBe(
      400,
    )
    expect((await me(father.token)).status).toBe(200)
    expect((await world.call('freezeForCaller', { ...caller, owner_code }, staff.options)).status).toBe(200)
    expect([(await me(her.token)).status, (await me(father.token)).status]).toEqual([401, 401])
    expect((await world.call('freezeForCaller', { ...caller, owner_code }, staff.options)).status).toBe(400)
  })
})

describe('the letter of a new password', () => {
  it('names everybody else but the candidate, with a press that ends each', async () => {
    const her = await mother()
    await daughterJoins(world, her)
    const father = await joinsFamily(world, her, 'FATHER')
    await hears(her, 'ajoba@kale.in')
    const change = { old_password: password, password: 'navin-paule', confirm_password: 'navin-paule' }
    expect((await world.call('changePassword', change, { token: her.token })).status).toBe(200)
    const mail = (await sentTo(her.form.email)).find(({ subject }) => subject.includes('password has been changed'))
    const links = [...(mail?.text ?? '').matchAll(/^- (.+): http:\/\/localhost:3000(\S+)$/gm)]
    expect(links.map(([, who]) => who)).toEqual(['Father (logs in)', 'a•••@kale.in (hears)'])
    for (const [, , url = ''] of links) {
      expect((await world.app.inject({ url })).body).toContain('End this?')
      expect((await me(father.token)).status).toBe(url === links[0]?.[2] ? 200 : 401)
      expect((await world.app.inject({ method: 'POST', url: `${url}x` })).statusCode).toBe(400)
      expect((await world.app.inject({ method: 'POST', url })).statusCode).toBe(200)
    }
    const login = { role: 'USER', mobile: her.form.mobile, password: 'navin-paule' } as const
    const { access_token: token } = (await world.call('mobileLogin', login)).body
    expect((await familyOf({ token })).map(({ role }) => role)).toEqual(['MOTHER', 'CANDIDATE'])
  })
})
