import { describe, expect, it } from 'vitest'
import { dayMs, minuteMs } from '#domain/durations.ts'
import { codeFor, type Family, joinsWithBoth, registrationForm } from '#server/testing/families.ts'
import { freeMobile, invitationCode, joinsFamily, ownCode, tendsAddedAccess } from '#server/testing/family-logins.ts'
import { signupPassword } from '#server/testing/signup-request.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const sentTo = async (contact: string) => (await world.outbox()).filter(({ to }) => to.includes(contact))
const mother = (change = {}) => joinsWithBoth(world, { registered_by: 'MOTHER', password: '', ...change })
const freezes = async ({ form }: Family) => {
  const token = /#freeze=(\S+)/.exec(
    (await sentTo(form.email)).find(({ text }) => text.includes('#freeze='))?.text ?? '',
  )
  expect((await world.call('freezeAccount', { token: token?.[1] ?? '' })).status).toBe(200)
}
const logsIn = async (mobile: string) => {
  world.clock.passes(2 * minuteMs)
  const to = { mobile, dial_code: '+91', country_code: 'in' }
  await world.call('sendLoginCode', to)
  return (await world.call('loginByCode', { ...to, code: await codeFor(world, mobile) })).body.access_token
}

/** Somebody at this number answers the candidate's question, after the family named it. */
async function agreesAt(mobile: string, token: string) {
  world.clock.passes(minuteMs)
  expect((await world.call('askCandidate', { registered_by: 'MOTHER', mobile }, { token })).status).toBe(200)
  const { body } = await world.call('openByCandidateCode', { mobile, code: await invitationCode(world, mobile) })
  expect((await world.call('answerCandidate', { token: body.token, answer: 'YES' })).status).toBe(200)
}
const invitesCandidate = async (mobile: string, { token, form }: Family) => {
  const code = await ownCode(world, { token, mobile: form.mobile })
  return world.call('inviteToFamily', { role: 'CANDIDATE', mobile, password: code }, { token })
}
const codesTo = async (mobile: string) =>
  (await sentTo(mobile)).filter(({ text }) => text.includes('invited you')).length

describe('a thief who makes himself the candidate', () => {
  it('gets no invitation after “this was not me”, and his yes does not stand for hers', async () => {
    const her = await mother()
    const his = freeMobile()
    await agreesAt(his, her.token)
    expect((await invitesCandidate(his, her)).body.message).toMatch(/goes out on/)
    await freezes(her)
    world.clock.passes(dayMs)
    await tendsAddedAccess(world)
    expect(await codesTo(his)).toBe(0)

    const token = await logsIn(her.form.mobile)
    expect((await world.call('candidateState', {}, { token })).body).toMatchObject({ state: 'NOT_YET', contact: null })
    const hers = freeMobile()
    await agreesAt(hers, token)
    expect((await invitesCandidate(hers, { ...her, token })).status).toBe(200)
    world.clock.passes(dayMs)
    await tendsAddedAccess(world)
    expect(await codesTo(hers)).toBe(1)
  })

  it('takes nothing from a candidate who logs in, nor from one who agreed days before', async () => {
    const [inside, before] = [await mother(), await mother()]
    for (const her of [inside, before]) {
      const mobile = freeMobile()
      await agreesAt(mobile, her.token)
      if (her === inside) await joinsFamily(world, her, 'CANDIDATE', mobile)
      else world.clock.passes(4 * dayMs)
      const code = await ownCode(world, { token: her.token, mobile: her.form.mobile })
      await world.call('inviteToFamily', { role: 'OTHER', mobile: freeMobile(), password: code }, { token: her.token })
      await freezes(her)
      const token = await logsIn(her.form.mobile)
      expect((await world.call('candidateState', {}, { token })).body.state).toBe('AGREED')
      const { list } = (await world.call('familyLogins', {}, { token })).body
      expect(list.map(({ role, state }) => `${role} ${state}`)).toEqual(
        her === inside ? ['MOTHER OWNER', 'CANDIDATE JOINED'] : ['MOTHER OWNER'],
      )
    }
  })
})

const invitesWith = (password: string, token: string, role: 'FATHER' | 'OTHER', mobile: string) =>
  world.call('inviteToFamily', { role, mobile, password }, { token })
const linksIn = async (email: string) => {
  const mail = (await sentTo(email)).find(({ subject }) => subject.includes('password has been changed'))
  return [...(mail?.text ?? '').matchAll(/^- (.+): http:\/\/localhost:3000(\S+)$/gm)].map(([, what, url = '']) => ({
    what,
    url,
  }))
}
const changes = { old_password: signupPassword, password: 'navin-paule', confirm_password: 'navin-paule' }

describe('an invitation that is still open', () => {
  it('stands in the letter of a new password, and one press ends it', async () => {
    const her = await mother({ password: signupPassword })
    const mobile = freeMobile()
    await invitesWith(signupPassword, her.token, 'OTHER', mobile)
    expect((await world.call('changePassword', changes, { token: her.token })).status).toBe(200)
    const [link, ...others] = await linksIn(her.form.email)
    expect([link?.what, others]).toEqual([`Another of the family, •••••${mobile.slice(-3)} (invited)`, []])
    expect((await world.app.inject({ url: link?.url ?? '' })).body).toContain('End this?')
    expect((await world.app.inject({ method: 'POST', url: link?.url ?? '' })).statusCode).toBe(200)
    expect((await world.app.inject({ url: link?.url ?? '' })).statusCode).toBe(400)
    const code = await invitationCode(world, mobile)
    expect((await world.call('acceptInvitation', { mobile, code })).status).toBe(400)
  })
})

/** A mother who has registered a son by her own number as well. Her session looks at him. */
async function withSon() {
  const her = await mother({ password: signupPassword })
  world.clock.passes(minuteMs)
  const form = await registrationForm(world.db, { ...her.form, gender: 'M', first_name: 'Aniket', dob: '1996-01-01' })
  const { status, body } = await world.call('signup', form, { token: her.token })
  expect(status).toBe(200)
  return { her, son: { id: body.id, token: body.access_token } }
}
const opens = (token: string, uuid: string) => world.call('switchProfile', { uuid }, { token })

describe('a mother of two', () => {
  it('reads at one child who logs in for the other, and ends it', async () => {
    const { her, son } = await withSon()
    await opens(son.token, her.id)
    const planted = await joinsFamily(world, { token: son.token }, 'OTHER')
    await opens(son.token, son.id)
    expect((await world.call('changePassword', changes, { token: son.token })).status).toBe(200)
    const [link, ...others] = await linksIn(her.form.email)
    expect([link?.what, others]).toEqual(['Another of the family (logs in), Rutuja', []])
    expect((await world.app.inject({ method: 'POST', url: link?.url ?? '' })).statusCode).toBe(200)
    expect((await world.call('me', {}, { token: planted.token })).status).toBe(401)
  })

  it('stops at one child whoever was planted at the other', async () => {
    const { her, son } = await withSon()
    await opens(son.token, her.id)
    const planted = await joinsFamily(world, { token: son.token }, 'OTHER')
    const invited = freeMobile()
    world.clock.passes(minuteMs)
    await invitesWith(signupPassword, son.token, 'FATHER', invited)
    await opens(son.token, son.id)
    const token = await logsIn(her.form.mobile)
    expect((await world.call('me', {}, { token })).body).toMatchObject({ uuid: son.id, access_added_at: expect.anything() })
    expect((await world.call('freezeOwn', {}, { token })).status).toBe(200)
    expect((await world.call('me', {}, { token: planted.token })).status).toBe(401)
    const code = await invitationCode(world, invited)
    expect((await world.call('acceptInvitation', { mobile: invited, code })).status).toBe(400)
    await opens(token, her.id)
    const { list } = (await world.call('familyLogins', {}, { token })).body
    expect(list.map(({ role, state }) => `${role} ${state}`)).toEqual(['MOTHER OWNER', 'OTHER SUSPENDED'])
    expect((await world.call('freezeOwn', {}, { token })).status).toBe(409)
  })
})
