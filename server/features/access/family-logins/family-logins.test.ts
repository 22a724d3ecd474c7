import { describe, expect, it } from 'vitest'
import { ownerAlone } from '#contract/owner-alone.ts'
import { timeInIndia } from '#domain/calendar.ts'
import { codeFor, type Family, joins, logsInByCode, registrationForm } from '#server/testing/families.ts'
import {
  agreesInOwnSession,
  daughterJoins,
  freeMobile,
  invitationCode,
  invites,
  joinsFamily,
  ownCode,
  sendsInvitation,
  tendsAddedAccess,
  waitsADay,
} from '#server/testing/family-logins.ts'
import { groom } from '#server/testing/members.ts'
import { signupPassword } from '#server/testing/signup-request.ts'
import { unzip } from '#server/testing/unzip.ts'
import { testWorld } from '#server/testing/world.ts'
import { takeInvitation } from './queries.ts'

const world = testWorld()
const day = 86_400_000
const registersDaughter = () => joins(world, { registered_by: 'MOTHER' })
const familyOf = async (token: string) => (await world.call('familyLogins', {}, { token })).body
const profilesOf = async (token: string) =>
  (await world.call('ownProfiles', {}, { token })).body.list.map(({ uuid }) => uuid)
const me = (token: string) => world.call('me', {}, { token })
const accepts = (mobile: string, code: string) => world.call('acceptInvitation', { mobile, code })
const personsWith = (mobile: string) =>
  world.db.selectFrom('persons').select('id').where('mobile', '=', `+91${mobile}`).execute()

describe('somebody of the family', () => {
  it('is invited by the owner, accepts with the code to their own number, and logs in with it from then on', async () => {
    const mother = await registersDaughter()
    const father = await joinsFamily(world, mother, 'FATHER')
    expect((await me(father.token)).body.uuid).toBe(mother.id)
    expect(await profilesOf(father.token)).toEqual([mother.id])
    world.clock.passes(120_000)
    const { status, body } = await logsInByCode(world, father.mobile)
    expect([status, (await me(body.access_token)).body.uuid]).toEqual([200, mother.id])
    const { list, free_roles } = await familyOf(mother.token)
    expect(list.map(({ role, state, is_you }) => [role, state, is_you])).toEqual([
      ['MOTHER', 'OWNER', 'Y'],
      ['FATHER', 'JOINED', 'N'],
    ])
    expect(free_roles).toEqual(['OTHER'])
    expect(JSON.stringify(await familyOf(father.token))).not.toContain(mother.form.mobile)
    expect((await familyOf(father.token)).free_roles).toEqual([])
  })

  it('who has a profile already is linked, goes over to it, and logs in to the one used last', async () => {
    const [mother, uncle] = [await registersDaughter(), await joins(world, { gender: 'M', dob: '1990-01-01' })]
    await sendsInvitation(world, mother, 'OTHER', uncle.form.mobile)
    await agreesInOwnSession(world, uncle.token)
    expect(await personsWith(uncle.form.mobile)).toHaveLength(1)
    expect((await profilesOf(uncle.token)).toSorted()).toEqual([mother.id, uncle.id].toSorted())
    const logIn = () =>
      world.call('mobileLogin', { role: 'USER', mobile: uncle.form.mobile, password: uncle.form.password })
    const first = (await logIn()).body.access_token
    expect((await me(first)).body.uuid).toBe(mother.id)
    world.clock.passes(60_000)
    expect((await world.call('switchProfile', { uuid: uncle.id }, { token: first })).status).toBe(200)
    world.clock.passes(60_000)
    expect((await me((await logIn()).body.access_token)).body.uuid).toBe(uncle.id)
    // Neither of the two profiles that he acts for shows the other.
    const seen = await world.call('brideList', { gender: 'F' }, { token: first })
    expect(seen.body.list.map(({ uuid }) => uuid)).not.toContain(mother.id)
    expect((await world.call('profileDetail', { uuid: mother.id }, { token: first })).status).toBe(404)
  })

  it('does what the family does, and nothing that is the owner’s alone', async () => {
    const mother = await registersDaughter()
    const father = await joinsFamily(world, mother, 'FATHER')
    for (const name of ownerAlone) {
      const { status, refusal } = await world.call(name, {} as never, { token: father.token })
      expect([name, status, refusal.code]).toEqual([name, 403, 'owner_alone'])
    }
    const change = { email: 'baba@kale.in', type: 'CHANGE_EMAIL', password: mother.form.password } as const
    expect((await world.call('resendOtp', change, { token: father.token })).refusal.code).toBe('owner_alone')
    const otp = { email: mother.form.mobile, otp: '1234' }
    expect((await world.call('verifyOtp', otp, { token: father.token })).refusal.code).toBe('owner_alone')
    // Her number registers no child for him.
    const hers = await registrationForm(world.db, { mobile: mother.form.mobile })
    const again = await world.call('signup', hers, { token: father.token })
    expect([again.status, again.refusal.code]).toEqual([409, 'taken'])
    expect((await world.call('brideList', { gender: 'M' }, { token: father.token })).status).toBe(200)
  })

  it('registers a child with their own number, and acts for both from then on', async () => {
    const mother = await registersDaughter()
    const father = await joinsFamily(world, mother, 'FATHER')
    const son = { mobile: father.mobile, first_name: 'Aniket', gender: 'M', dob: '1994-01-01' } as const
    const { status, body } = await world.call('signup', await registrationForm(world.db, son), { token: father.token })
    expect([status, body.waits]).toEqual([200, 'N'])
    expect((await me(body.access_token)).body).toMatchObject({ uuid: body.id, mobile: father.mobile })
    expect((await profilesOf(body.access_token)).toSorted()).toEqual([mother.id, body.id].toSorted())
    expect(await personsWith(father.mobile)).toHaveLength(1)
    // Neither the mother nor her daughter's profile has any part in it.
    expect(await profilesOf(mother.token)).toEqual([mother.id])
    expect((await world.call('switchProfile', { uuid: body.id }, { token: mother.token })).status).toBe(404)
  })

  it('has a password of their own, and takes along what is theirs alone', async () => {
    const mother = await registersDaughter()
    const father = await joinsFamily(world, mother, 'FATHER')
    const ownCode = async () => {
      world.clock.passes(120_000)
      expect((await world.call('sendOwnCode', {}, { token: father.token })).status).toBe(200)
      const sent = (await world.outbox()).find(({ to, text }) => to.includes(father.mobile) && /\b\d{6}\b/.test(text))
      return /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? ''
    }
    const { body } = await world.call('dataTicket', { password: await ownCode() }, { token: father.token })
    const headers = { authorization: `Bearer ${father.token}` }
    const zip = await world.app.inject({ url: body.address, headers })
    const files = unzip(zip.rawPayload)
    expect([...files.keys()]).toEqual(['README.txt', 'person.json'])
    const own = files.get('person.json')?.toString() ?? ''
    expect(own).toContain(father.mobile)
    expect(own).not.toContain(mother.form.mobile)
    const password = { password: 'babanche-gupit', confirm_password: 'babanche-gupit' }
    const set = { old_password: await ownCode(), ...password }
    expect((await world.call('changePassword', set, { token: father.token })).status).toBe(200)
    await waitsADay(world)
    expect([(await me(father.token)).status, (await me(mother.token)).status]).toEqual([401, 200])
    const logIn = (mobile: string) => world.call('mobileLogin', { role: 'USER', mobile, password: password.password })
    expect((await me((await logIn(father.mobile)).body.access_token)).body.uuid).toBe(mother.id)
    expect((await logIn(mother.form.mobile)).status).toBe(400)
    // He is told, and no link goes out that would lock the mother out.
    const told = (await world.outbox()).filter(({ text }) => /password/i.test(text) && /changed/i.test(text))
    expect(told).not.toEqual([])
    expect(told.every(({ to, text }) => to.includes(father.mobile) && !text.includes('freeze'))).toBe(true)
  })

  it('sees no session but their own, and ends those alone', async () => {
    const mother = await registersDaughter()
    const father = await joinsFamily(world, mother, 'FATHER')
    expect((await world.call('ownSessions', {}, { token: father.token })).body.count).toBe(1)
    expect((await world.call('ownSessions', {}, { token: mother.token })).body.count).toBe(1)
    const wrong = { password: mother.form.password }
    expect((await world.call('endAllSessions', wrong, { token: father.token })).status).toBe(400)
    expect((await world.call('sendOwnCode', {}, { token: father.token })).status).toBe(200)
    const sent = (await world.outbox()).find(({ to, text }) => to.includes(father.mobile) && /\b\d{6}\b/.test(text))
    const password = /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? ''
    expect((await world.call('endAllSessions', { password }, { token: father.token })).status).toBe(200)
    expect([(await me(father.token)).status, (await me(mother.token)).status]).toEqual([401, 200])
  })

  it('recovers no password of the owner’s by their own number', async () => {
    const mother = await registersDaughter()
    const father = await joinsFamily(world, mother, 'FATHER')
    world.clock.passes(120_000)
    const before = (await world.outbox()).length
    expect((await world.call('forgotPasswordMobile', { email: father.mobile, dial_code: '+91' })).status).toBe(200)
    expect((await world.outbox()).slice(before).filter(({ to }) => to.includes(father.mobile))).toEqual([])
  })
})

describe('an invitation', () => {
  it('to oneself, to a place that is taken or to somebody who is there is refused', async () => {
    const mother = await registersDaughter()
    const invite = (role: 'MOTHER' | 'FATHER' | 'OTHER' | 'CANDIDATE', mobile: string) =>
      world.call('inviteToFamily', { role, mobile, password: mother.form.password }, { token: mother.token })
    expect((await invite('FATHER', mother.form.mobile)).refusal.fields).toHaveProperty('mobile')
    expect((await invite('MOTHER', freeMobile())).status).toBe(409)
    const father = await joinsFamily(world, mother, 'FATHER')
    expect((await invite('FATHER', freeMobile())).status).toBe(409)
    expect((await invite('OTHER', father.mobile)).status).toBe(409)
    // A second number of the mother's does not become the candidate's login.
    expect((await invite('CANDIDATE', freeMobile())).status).toBe(409)
  })

  it('is good for one acceptance, for seven days, for its own number, and until another replaces it', async () => {
    const mother = await registersDaughter()
    const mobile = freeMobile()
    const first = await invites(world, mother, 'FATHER', mobile)
    expect((await accepts(freeMobile(), first)).status).toBe(400)
    const second = await invites(world, mother, 'FATHER', mobile)
    expect((await accepts(mobile, first)).status).toBe(400)
    const presses = await Promise.all(Array.from({ length: 6 }, () => accepts(mobile, second)))
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = freeMobile()
    const code = await invites(world, mother, 'OTHER', late)
    world.clock.passes(7 * day)
    expect((await accepts(late, code)).refusal.code).toBe('bad_token')
  })

  it('ends where the number has another owner by now', async () => {
    const mother = await registersDaughter()
    const mobile = freeMobile()
    const code = await invites(world, mother, 'FATHER', mobile)
    world.clock.passes(60_000)
    const stranger = await joins(world, { mobile, gender: 'M', dob: '1990-01-01' })
    expect((await accepts(mobile, code)).refusal.code).toBe('bad_token')
    expect(await profilesOf(stranger.token)).toEqual([stranger.id])
    const uncle = await joins(world, { gender: 'M', dob: '1990-01-01' })
    await sendsInvitation(world, mother, 'OTHER', uncle.form.mobile)
    await world.call('deleteMe', { password: uncle.form.password }, { token: uncle.token })
    world.clock.passes(60_000)
    const another = await joins(world, { mobile: uncle.form.mobile, gender: 'M', dob: '1990-01-01' })
    expect((await me(another.token)).body.family_invitations).toEqual([])
  })

  it('makes no fifth of four, at whatever moment, and no fifth profile of one person', async () => {
    const mother = await registersDaughter()
    const persons = await world.db
      .insertInto('persons')
      .values([{}, {}, {}, {}].map(() => ({ password_hash: null })))
      .returning('id')
      .execute()
    const roles = ['CANDIDATE', 'MOTHER', 'FATHER', 'OTHER'] as const
    const written = await Promise.allSettled(
      persons.map(({ id }, at) =>
        world.db
          .insertInto('family_logins')
          .values({ member_id: mother.id, person_id: id, role: roles[at] ?? 'OTHER', joined_at: world.clock.now() })
          .execute(),
      ),
    )
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const agent = freeMobile()
    const families = []
    for (let n = 0; n < 5; n++) families.push(await registersDaughter())
    const [first, ...others] = families
    if (!first) throw new Error('five families registered')
    const { token } = await joinsFamily(world, first, 'OTHER', agent)
    const answers = []
    for (const family of others) {
      world.clock.passes(day)
      await sendsInvitation(world, family, 'OTHER', agent)
      const uuid = (await me(token)).body.family_invitations[0]?.uuid ?? ''
      answers.push(await world.call('answerInvitation', { uuid, answer: 'YES' }, { token }))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409])
    expect(answers.at(-1)?.refusal.code).toBe('enough_profiles')
  })

  it('is withdrawn by the owner', async () => {
    const mother = await registersDaughter()
    const mobile = freeMobile()
    const code = await invites(world, mother, 'FATHER', mobile)
    expect((await world.call('removeFromFamily', { role: 'FATHER' }, { token: mother.token })).status).toBe(200)
    expect((await accepts(mobile, code)).status).toBe(400)
    expect((await familyOf(mother.token)).list).toHaveLength(1)
  })
})

describe('an invitation to a contact that a person has', () => {
  const invited = async (change = {}) => {
    const [mother, uncle] = [
      await registersDaughter(),
      await joins(world, { gender: 'M', dob: '1990-01-01', ...change }),
    ]
    await sendsInvitation(world, mother, 'OTHER', uncle.form.mobile)
    const [waiting] = (await me(uncle.token)).body.family_invitations
    return { mother, uncle, waiting: waiting ?? { uuid: '', name: '', role: '', registration_no: '' } }
  }
  const answers = (token: string, uuid: string, answer: 'YES' | 'NO' = 'YES') =>
    world.call('answerInvitation', { uuid, answer }, { token })

  it('opens nothing of that person’s by any code: it waits in their own session, and nobody may ask for a code', async () => {
    const { mother, uncle, waiting } = await invited()
    expect(waiting).toMatchObject({ name: 'Rutuja Kale', role: 'OTHER' })
    const forms = { first_name: 'ऋतुजा', last_name: 'काळे' }
    await world.db.updateTable('members').set({ second_script: forms }).where('id', '=', mother.id).execute()
    const inMarathi = await world.call('me', {}, { token: uncle.token, headers: { language: 'mr' } })
    expect(inMarathi.body.family_invitations[0]?.name).toBe('ऋतुजा काळे')
    const sms = (await world.outbox()).find(({ to }) => to.includes(uncle.form.mobile))
    expect(sms?.text).toMatch(/It needs no code\. Nobody may ask you for a code\./)
    expect(sms?.text).not.toMatch(/\d{4}/)
    const stranger = await joins(world)
    expect((await answers(stranger.token, waiting.uuid)).status).toBe(404)
    expect((await answers(mother.token, waiting.uuid)).status).toBe(404)
    const presses = await Promise.all(Array.from({ length: 8 }, () => answers(uncle.token, waiting.uuid)))
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await profilesOf(uncle.token)).toSorted()).toEqual([mother.id, uncle.id].toSorted())
  })

  it('is refused with one press, and lapses after seven days', async () => {
    const refused = await invited()
    expect((await answers(refused.uncle.token, refused.waiting.uuid, 'NO')).status).toBe(200)
    expect((await answers(refused.uncle.token, refused.waiting.uuid)).status).toBe(404)
    const late = await invited()
    world.clock.passes(7 * day)
    expect((await answers(late.uncle.token, late.waiting.uuid)).status).toBe(404)
    expect((await familyOf(late.mother.token)).list).toHaveLength(1)
  })

  it('is accepted by nobody whose profiles are all suspended', async () => {
    const { uncle, waiting } = await invited()
    await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', uncle.id).execute()
    expect((await answers(uncle.token, waiting.uuid)).status).toBe(401)
    // A session that was admitted a moment before the suspension takes nothing either.
    const [{ id: personId } = { id: '' }] = await personsWith(uncle.form.mobile)
    const admitted = { id: waiting.uuid, personId, now: world.clock.now() }
    expect(await takeInvitation(world.db, admitted)).toBeUndefined()
    const { mobile } = uncle.form
    const sent = (await world.outbox()).filter(({ to, text }) => to.includes(mobile) && /\b\d{8}\b/.test(text))
    expect(sent).toEqual([])
    world.clock.passes(120_000)
    expect((await logsInByCode(world, mobile)).refusal.code).toBe('suspended')
  })

  it('that two families sent before anybody had it links the second too, in the session that the first opened', async () => {
    const [mother, aunt] = [await registersDaughter(), await registersDaughter()]
    const mobile = freeMobile()
    const first = await invites(world, mother, 'FATHER', mobile)
    const second = await invites(world, aunt, 'OTHER', mobile)
    const token = (await accepts(mobile, first)).body.access_token
    const refused = await accepts(mobile, second)
    expect([refused.status, refused.refusal.message]).toEqual([409, expect.stringMatching(/Please log in with it/)])
    await agreesInOwnSession(world, token)
    expect((await profilesOf(token)).toSorted()).toEqual([mother.id, aunt.id].toSorted())
  })
})

describe('the telephone of somebody whom families invite', () => {
  const codesTo = async (mobile: string) =>
    (await world.outbox()).filter(({ to, text }) => to.includes(mobile) && /\b\d{8}\b/.test(text)).length
  const invite = (token: string, mobile: string) =>
    world.call('inviteToFamily', { role: 'OTHER', mobile, password: signupPassword }, { token })

  it('rings once for sixty-four at once, and has its own login codes left', async () => {
    const mobile = freeMobile()
    const families = await Promise.all(Array.from({ length: 8 }, registersDaughter))
    const answers = await Promise.all(
      families.flatMap(({ token }) => Array.from({ length: 8 }, () => invite(token, mobile))),
    )
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.message)).size).toBe(1)
    expect(await codesTo(mobile)).toBeLessThan(2)
    world.clock.passes(31_000)
    await tendsAddedAccess(world)
    expect(await codesTo(mobile)).toBeLessThan(3)
    world.clock.passes(60_000)
    const father = await joins(world, { mobile, gender: 'M', dob: '1990-01-01' })
    for (let n = 0; n < 3; n++) {
      world.clock.passes(60_000)
      expect((await logsInByCode(world, father.form.mobile)).status).toBe(200)
    }
  })

  it('rings once in thirty seconds', async () => {
    const mobile = freeMobile()
    const [mother, aunt] = [await registersDaughter(), await registersDaughter()]
    await Promise.all([invite(mother.token, mobile), invite(aunt.token, mobile)])
    expect(await codesTo(mobile)).toBe(1)
    world.clock.passes(31_000)
    await tendsAddedAccess(world)
    expect(await codesTo(mobile)).toBe(2)
  })

  it('gets two a day from one family and four in all; the others come the next morning in the same words', async () => {
    const mobile = freeMobile()
    const [first, ...others] = [await registersDaughter(), await registersDaughter(), await registersDaughter()]
    const asks = async ({ token }: Family) => {
      world.clock.passes(31_000)
      expect((await invite(token, mobile)).body.message).toMatch(/on its way/)
    }
    for (let n = 0; n < 3; n++) await asks(first)
    expect(await codesTo(mobile)).toBe(2)
    for (const other of others) for (let n = 0; n < 2; n++) await asks(other)
    expect(await codesTo(mobile)).toBe(4)
    for (let half = 0; half < 48 && (await codesTo(mobile)) < 6; half++) {
      world.clock.passes(30 * 60_000)
      await tendsAddedAccess(world)
    }
    expect(timeInIndia(world.clock.now()) >= '08:00').toBe(true)
    expect(await codesTo(mobile)).toBe(6)
  })
})

describe('somebody who was invited', () => {
  it('ends with a new password the login codes that wait at their own number, and not the mother’s', async () => {
    const mother = await registersDaughter()
    const father = await joinsFamily(world, mother, 'FATHER')
    const first = { password: 'pahila-gupit', confirm_password: 'pahila-gupit' }
    await world.call(
      'changePassword',
      { old_password: await ownCode(world, father), ...first },
      { token: father.token },
    )
    await waitsADay(world)
    world.clock.passes(120_000)
    const { body } = await logsInByCode(world, father.mobile)
    world.clock.passes(120_000)
    const to = (mobile: string) => ({ mobile, dial_code: '+91', country_code: 'in' })
    await world.call('sendLoginCode', to(father.mobile))
    const codes = [await codeFor(world, father.mobile)]
    await world.call('sendLoginCode', to(mother.form.mobile))
    codes.push(await codeFor(world, mother.form.mobile))
    const chosen = { password: 'babanche-gupit', confirm_password: 'babanche-gupit' }
    const change = { old_password: first.password, ...chosen }
    expect((await world.call('changePassword', change, { token: body.access_token })).status).toBe(200)
    const [his, hers] = codes
    expect((await world.call('loginByCode', { ...to(father.mobile), code: his ?? '' })).status).toBe(400)
    expect((await world.call('loginByCode', { ...to(mother.form.mobile), code: hers ?? '' })).status).toBe(200)
  })
})

describe('who is removed', () => {
  it('loses the profile at once, with nothing of it, and keeps their own', async () => {
    const [mother, uncle] = [await registersDaughter(), await joins(world, { gender: 'M', dob: '1990-01-01' })]
    const there = await joinsFamily(world, mother, 'OTHER', uncle.form.mobile)
    const remove = (token: string, password: string) =>
      world.call('removeFromFamily', { role: 'OTHER', password }, { token })
    expect((await remove(mother.token, 'not-her-password')).status).toBe(400)
    expect((await me(there.token)).status).toBe(200)
    expect((await remove(mother.token, mother.form.password)).status).toBe(200)
    expect([(await me(there.token)).status, (await me(uncle.token)).status]).toEqual([401, 200])
    expect(await profilesOf(uncle.token)).toEqual([uncle.id])
    expect((await world.call('switchProfile', { uuid: mother.id }, { token: uncle.token })).status).toBe(404)
  })

  it('does not come back by a code that was sent before', async () => {
    const mother = await registersDaughter()
    const father = await joinsFamily(world, mother, 'FATHER')
    world.clock.passes(120_000)
    const to = { mobile: father.mobile, dial_code: '+91', country_code: 'in' }
    await world.call('sendLoginCode', to)
    const sent = (await world.outbox()).find(one => one.to.includes(father.mobile) && /\b\d{6}\b/.test(one.text))
    const code = /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? ''
    const input = { role: 'FATHER', password: mother.form.password } as const
    expect((await world.call('removeFromFamily', input, { token: mother.token })).status).toBe(200)
    expect((await world.call('loginByCode', { ...to, code })).status).toBe(400)
    expect(await personsWith(father.mobile)).toEqual([])
  })

  it('is never the candidate, and by the father nobody', async () => {
    const mother = await registersDaughter()
    const daughter = await daughterJoins(world, mother)
    const father = await joinsFamily(world, mother, 'FATHER')
    const uncle = await joinsFamily(world, mother, 'OTHER')
    const remove = (
      token: string,
      role: 'CANDIDATE' | 'FATHER' | 'OTHER' | 'MOTHER',
      password = mother.form.password,
    ) => world.call('removeFromFamily', { role, password }, { token })
    for (const token of [mother.token, father.token])
      expect((await remove(token, 'CANDIDATE')).refusal.code).toBe('not_yours')
    expect((await remove(father.token, 'OTHER')).refusal.code).toBe('not_yours')
    expect((await remove(daughter.token, 'MOTHER')).status).toBe(403)
    // The daughter removes her uncle with a code of her own, and the father goes by himself with one of his.
    const ownCode = async ({ token, mobile }: { token: string; mobile: string }) => {
      world.clock.passes(120_000)
      await world.call('sendOwnCode', {}, { token })
      const sent = (await world.outbox()).find(({ to, text }) => to.includes(mobile) && /\b\d{6}\b/.test(text))
      return /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? ''
    }
    expect((await remove(daughter.token, 'OTHER', await ownCode(daughter))).status).toBe(200)
    expect((await remove(father.token, 'FATHER', await ownCode(father))).status).toBe(200)
    expect([(await me(uncle.token)).status, (await me(father.token)).status]).toEqual([401, 401])
    expect((await familyOf(daughter.token)).list.map(({ role }) => role)).toEqual(['MOTHER', 'CANDIDATE'])
  })

  it('goes with the profile that leaves, and keeps another', async () => {
    const [mother, uncle] = [await registersDaughter(), await joins(world, { gender: 'M', dob: '1990-01-01' })]
    const father = await joinsFamily(world, mother, 'FATHER')
    await joinsFamily(world, mother, 'OTHER', uncle.form.mobile)
    expect((await world.call('deleteMe', { password: mother.form.password }, { token: mother.token })).status).toBe(200)
    expect((await me(father.token)).status).toBe(401)
    expect(await personsWith(father.mobile)).toEqual([])
    expect(await profilesOf(uncle.token)).toEqual([uncle.id])
  })
})

describe('another family', () => {
  it('neither reads nor removes anybody', async () => {
    const mother = await registersDaughter()
    const other = await groom(world)
    await invites(world, mother, 'FATHER', freeMobile())
    expect(JSON.stringify(await familyOf(other.token))).not.toContain(mother.form.mobile.slice(-3))
    expect((await world.call('removeFromFamily', { role: 'FATHER' }, { token: other.token })).status).toBe(404)
    expect(await invitationCode(world, mother.form.mobile).catch(() => 'none')).toBe('none')
  })
})
