import { describe, expect, it } from 'vitest'
import { dayMs, minuteMs } from '#domain/durations.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { codeFor, type Family, joins, joinsWithBoth, registrationForm } from '#server/testing/families.ts'
import { freeMobile, invitationCode, joinsFamily, ownCode, waitsADay } from '#server/testing/family-logins.ts'
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
    await waitsADay(world)
    expect(await codesTo(his)).toBe(0)

    const token = await logsIn(her.form.mobile)
    expect((await world.call('candidateState', {}, { token })).body).toMatchObject({ state: 'NOT_YET', contact: null })
    const hers = freeMobile()
    await agreesAt(hers, token)
    expect((await invitesCandidate(hers, { ...her, token })).status).toBe(200)
    await waitsADay(world)
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

  it('as the candidate is listed and ended also days after it was told', async () => {
    const her = await mother({ password: signupPassword })
    const mobile = freeMobile()
    await agreesAt(mobile, her.token)
    world.clock.passes(minuteMs)
    await world.call('inviteToFamily', { role: 'CANDIDATE', mobile, password: signupPassword }, { token: her.token })
    const code = await invitationCode(world, mobile)
    world.clock.passes(4 * dayMs)
    await deleteExpired(world.db, world.clock.now())
    expect((await world.call('changePassword', changes, { token: her.token })).status).toBe(200)
    expect((await linksIn(her.form.email)).map(({ what }) => what)).toEqual([
      `The candidate, •••••${mobile.slice(-3)} (invited)`,
    ])
    await freezes(her)
    expect((await world.call('acceptInvitation', { mobile, code })).status).toBe(400)
    expect(await world.db.selectFrom('added_access').select('id').where('member_id', '=', her.id).execute()).toEqual([])
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
    expect((await world.call('me', {}, { token })).body).toMatchObject({
      uuid: son.id,
      access_added_at: expect.anything(),
    })
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

const changeOf = (contact: string) =>
  contact.includes('@')
    ? ({ email: contact, type: 'CHANGE_EMAIL' } as const)
    : ({ email: contact, type: 'CHANGE_NUMBER', mobile_country_code: '+91', country_code: 'in' } as const)
/** Whoever holds the phone types the code that it got, and then the one that went to the new contact. */
async function givesContact(contact: string, { token, form }: Family) {
  const own = await ownCode(world, { token, mobile: form.mobile })
  expect((await world.call('resendOtp', { ...changeOf(contact), password: own }, { token })).status).toBe(200)
  const otp = await codeFor(world, contact)
  return world.call('verifyOtp', { ...changeOf(contact), otp }, { token })
}
const setsFirst = async (password: string, { token, form }: Pick<Family, 'token' | 'form'>) => {
  const old_password = await ownCode(world, { token, mobile: form.mobile })
  return world.call('changePassword', { old_password, password, confirm_password: password }, { token })
}
const byPassword = (mobile: string, typed: string) =>
  world.call('mobileLogin', { role: 'USER', mobile, password: typed })
const loginCodesTo = async (contact: string) => {
  world.clock.passes(2 * minuteMs)
  const to = contact.includes('@') ? { email: contact } : { mobile: contact, dial_code: '+91', country_code: 'in' }
  await world.call('sendLoginCode', to)
  return (await sentTo(contact)).filter(({ text, subject }) => /code to log in/.test(`${subject} ${text}`)).length
}
const contactsOf = async (token: string) => {
  const { mobile, email, has_password } = (await world.call('me', {}, { token })).body
  return { mobile, email, has_password }
}

describe('a thief at the phone of an owner without a password', () => {
  it.each(['chor@example.in', freeMobile()])('gives %s, which opens nothing after “this was not me”', async his => {
    const her = await mother()
    const before = await contactsOf(her.token)
    expect((await givesContact(his, her)).body.message).toMatch(/from .* on.*told/)
    expect([await contactsOf(her.token), await loginCodesTo(his)]).toEqual([before, 0])
    for (const contact of [her.form.mobile, her.form.email])
      expect(
        (await sentTo(contact)).some(
          ({ text }) => /contact|mobile number|email/.test(text) && /not know|nobody/.test(text),
        ),
      ).toBe(true)
    await freezes(her)
    await waitsADay(world)
    expect(await loginCodesTo(his)).toBe(0)
    expect(await contactsOf(await logsIn(her.form.mobile))).toEqual(before)
  })

  it('sets a first password, which opens nothing that day, and nothing ever after “this was not me”', async () => {
    const her = await mother()
    expect((await setsFirst('chorache-gupit', her)).body.begins_at).not.toBeNull()
    expect((await byPassword(her.form.mobile, 'chorache-gupit')).status).toBe(400)
    expect((await contactsOf(her.token)).has_password).toBe('N')
    await freezes(her)
    await waitsADay(world)
    expect((await byPassword(her.form.mobile, 'chorache-gupit')).status).toBe(400)
  })

  it('is read out of the letter of a password that she sets, and ended there', async () => {
    const her = await mother()
    await givesContact('dusra-chor@example.in', her)
    world.clock.passes(minuteMs)
    await world.call('forgotPasswordMobile', { email: her.form.mobile, dial_code: '+91' })
    const typed = { email: her.form.mobile, otp: await codeFor(world, her.form.mobile) }
    const { token = '' } = (await world.call('verifyOtp', typed)).body
    await world.call('setPassword', { token, password: 'tiche-gupit', confirm_password: 'tiche-gupit' })
    const [link, ...others] = await linksIn(her.form.email)
    expect([link?.what, others]).toEqual(['d•••@example.in (new contact)', []])
    expect((await world.app.inject({ method: 'POST', url: link?.url ?? '' })).statusCode).toBe(200)
    await waitsADay(world)
    expect(await loginCodesTo('dusra-chor@example.in')).toBe(0)
  })

  it.each([
    ['a first', ''],
    ['another', signupPassword],
  ])('sets %s password by “forgot”, and she reads it when she logs in by a code', async (_, password) => {
    const her = await mother({ password })
    world.clock.passes(minuteMs)
    await world.call('forgotPasswordMobile', { email: her.form.mobile, dial_code: '+91' })
    const typed = { email: her.form.mobile, otp: await codeFor(world, her.form.mobile) }
    const { token = '' } = (await world.call('verifyOtp', typed)).body
    await world.call('setPassword', { token, password: 'chorache-gupit', confirm_password: 'chorache-gupit' })
    const hers = await logsIn(her.form.mobile)
    expect((await world.call('freezeOwn', {}, { token: hers })).status).toBe(200)
    expect((await byPassword(her.form.mobile, 'chorache-gupit')).status).toBe(400)
  })
})

describe('an owner with one phone, no password and no email', () => {
  const alone = () => joins(world, { registered_by: 'MOTHER', password: '', no_email: 'Y', email: undefined as never })
  it('gives a first email with a code, and has it a day later', async () => {
    const her = await alone()
    const email = 'aai@ghar.in'
    const { body } = await givesContact(email, her)
    expect(body.message).toMatch(/from .* on/)
    await waitsADay(world)
    expect(await contactsOf(her.token)).toMatchObject({ email, mobile: her.form.mobile })
    expect((await sentTo(her.form.mobile)).filter(({ text }) => /log in or call our office/.test(text))).toHaveLength(2)
    expect(await loginCodesTo(email)).toBe(1)
  })

  it('sets a first password, goes on by codes, and logs in with it a day later', async () => {
    const her = await alone()
    const { body } = await setsFirst('tiche-gupit', her)
    expect(body.message).toMatch(/works from .* log in with a code/)
    expect((await world.call('me', {}, { token: her.token })).status).toBe(200)
    await waitsADay(world)
    expect((await byPassword(her.form.mobile, 'tiche-gupit')).status).toBe(200)
  })

  it('has the contact that was given last, and none that another family verified meanwhile', async () => {
    const [her, other] = [await alone(), await mother({ password: signupPassword })]
    await givesContact('first@ghar.in', her)
    world.clock.passes(minuteMs)
    await givesContact('second@ghar.in', her)
    const taken = freeMobile()
    await givesContact(taken, her)
    await world.db.updateTable('members').set({ mobile: taken }).where('id', '=', other.id).execute()
    await waitsADay(world)
    await waitsADay(world)
    expect(await contactsOf(her.token)).toMatchObject({ email: 'second@ghar.in', mobile: her.form.mobile })
  })
})
