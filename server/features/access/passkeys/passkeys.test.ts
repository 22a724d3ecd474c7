import { describe, expect, it } from 'vitest'
import { type Authenticator, authenticator } from '#server/testing/authenticator.ts'
import { codeFor, type Family, joins, joinsWithBoth, logsInByCode, registrationForm } from '#server/testing/families.ts'
import {
  daughterJoins,
  invitationCode,
  joinsFamily,
  tendsAddedAccess,
  waitsADay,
} from '#server/testing/family-logins.ts'
import { signupPassword } from '#server/testing/signup-request.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const minute = 60_000
const day = 86_400_000

type Person = Pick<Family, 'token'>
const begins = (person: Person, password: string = signupPassword) =>
  world.call('beginPasskey', { password }, { token: person.token })
/** Adds a passkey to a person's account, on a phone of its own. */
async function addsPasskey(person: Person, password?: string) {
  const phone = authenticator()
  const { body, refusal } = await begins(person, password)
  const { status, body: added } = await world.call('addPasskey', phone.makes(body), { token: person.token })
  expect([status, refusal.code]).toEqual([200, undefined])
  return { phone, message: added.message }
}
/** The same without a password, by a code to oneself. It waits for a day. */
async function addsByCode(person: Person, mobile: string) {
  world.clock.passes(minute)
  await world.call('sendOwnCode', {}, { token: person.token })
  return addsPasskey(person, await codeFor(world, mobile))
}
const asks = async () => (await world.call('askForPasskey', {})).body
const logsIn = async (phone: Authenticator) => world.call('loginByPasskey', phone.signs(await asks()))
const codeOf = async (phone: Authenticator) => (await logsIn(phone)).refusal.code ?? 'in'
const listOf = async (person: Person) => (await world.call('ownPasskeys', {}, { token: person.token })).body.list
const toldTo = async (contact: string, what: RegExp) =>
  (await world.outbox()).filter(({ to, text }) => to.includes(contact) && what.test(text)).length

describe('a passkey', () => {
  it('logs a family in without a name and without a password, and beside it both go on', async () => {
    const family = await joins(world)
    const { phone, message } = await addsPasskey(family)
    expect(message).toBe('Your passkey is ready. Next time you log in with it')
    const { status, body } = await logsIn(phone)
    const me = await world.call('me', {}, { token: body.access_token })
    expect([status, me.body.uuid]).toEqual([200, family.id])
    expect(await listOf(family)).toEqual([
      expect.objectContaining({ name: 'Passkey', begins_at: null, other_host: null, last_used_at: expect.any(String) }),
    ])
    const { mobile } = family.form
    expect((await world.call('mobileLogin', { role: 'USER', mobile, password: signupPassword })).status).toBe(200)
    world.clock.passes(minute)
    expect((await logsInByCode(world, mobile)).status).toBe(200)
  })

  it('asks for the password, as inviting does, and not for an open phone alone', async () => {
    const family = await joins(world)
    expect((await begins(family, 'wrong123')).refusal.fields).toEqual({ password: 'This password is not right' })
    expect(await listOf(family)).toEqual([])
  })

  it('added with a code begins after a day, and meanwhile the code opens', async () => {
    const family = await joins(world, { password: '' })
    const { phone, message } = await addsByCode(family, family.form.mobile)
    expect(message).toMatch(/^Your passkey is made. It opens your account from /)
    const { status, refusal } = await logsIn(phone)
    expect([status, refusal.message]).toEqual([409, expect.stringMatching(/Until then please log in with a code$/)])
    world.clock.passes(minute)
    expect((await logsInByCode(world, family.form.mobile)).status).toBe(200)
    world.clock.passes(day)
    expect(await codeOf(phone)).toBe('in')
  })

  it('is told to everybody who acts for the profile', async () => {
    const mother = await joinsWithBoth(world)
    const father = await joinsFamily(world, mother, 'FATHER')
    const notices = () =>
      Promise.all([mother.form.mobile, father.mobile].map(to => toldTo(to, /was added to your family’s profile/)))
    const before = await notices()
    await addsPasskey(mother)
    expect(await notices()).toEqual(before.map(count => count + 1))
    expect(await toldTo(mother.form.email, /without a password[\s\S]*#freeze=/)).toBe(1)
  })

  it('is told in every profile that it opens, once more before it begins, and shown to the owner of each', async () => {
    const [one, other] = [await joins(world, { password: '' }), await joins(world, { password: '' })]
    const father = await joinsFamily(world, one, 'FATHER')
    await joinsFamily(world, other, 'FATHER', father.mobile)
    const enters = async ({ form: { mobile } }: Family) => {
      world.clock.passes(minute)
      const token = (await logsInByCode(world, mobile)).body.access_token
      return (await world.call('me', {}, { token })).body.access_added_at
    }
    const added = (now: RegExp) => Promise.all([one, other].map(({ form }) => toldTo(form.mobile, now)))
    const told = /was added to your family’s profile/
    const before = await added(told)
    await addsByCode(father, father.mobile)
    expect(await added(told)).toEqual(before.map(count => count + 1))
    expect([await enters(one), await enters(other)]).toEqual([expect.anything(), expect.anything()])
    const again = await added(/./)
    world.clock.passes(day - 30 * minute)
    await tendsAddedAccess(world)
    expect((await added(/./)).map((count, at) => count > (again[at] ?? 0))).toEqual([true, true])
  })

  it('is named, renamed and removed by its own person alone', async () => {
    const [family, stranger] = [await joins(world), await joins(world)]
    const { phone } = await addsPasskey(family)
    const uuid = (await listOf(family))[0]?.uuid ?? ''
    const rename = (person: Person, name: string) =>
      world.call('renamePasskey', { uuid, name }, { token: person.token })
    const remove = (person: Person, password: string = signupPassword) =>
      world.call('removePasskey', { uuid, password }, { token: person.token })
    expect((await rename(stranger, 'Mine')).status).toBe(404)
    expect((await rename(family, 'Call 98220 12345 67')).status).toBe(400)
    expect((await rename(family, 'आईचा फोन')).status).toBe(200)
    expect((await listOf(family)).map(({ name }) => name)).toEqual(['आईचा फोन'])
    expect((await remove(stranger)).status).toBe(404)
    expect((await remove(family, 'wrong123')).status).toBe(400)
    expect(await codeOf(phone)).toBe('in')
    expect((await remove(family)).status).toBe(200)
    expect(await codeOf(phone)).toBe('bad_passkey')
  })

  it('that was made for another host opens nothing here, and says for which one it was made', async () => {
    const family = await joins(world)
    const { phone } = await addsPasskey(family)
    await world.db
      .updateTable('passkeys')
      .set({ host: 'old.example.in' })
      .where('credential_id', '=', Buffer.from(phone.signs(await asks()).credential_id, 'base64url'))
      .execute()
    expect(await codeOf(phone)).toBe('bad_passkey')
    expect((await listOf(family)).map(({ other_host }) => other_host)).toEqual(['old.example.in'])
  })
})

describe('what is refused', () => {
  it.each([
    ['a page of another origin', { origin: 'https://saptapadi.example' }],
    ['a passkey of another host', { host: 'saptapadi.example' }],
    ['a phone that nobody unlocked', { isUnlocked: true }],
    ['a maker’s certificate, whose addresses nobody asks', { certificate: Buffer.from('300a', 'hex') }],
  ])('at adding: %s', async (_, wrong) => {
    const family = await joins(world)
    const answer = authenticator().makes((await begins(family)).body, wrong)
    expect((await world.call('addPasskey', answer, { token: family.token })).status).toBe(400)
    expect(await listOf(family)).toEqual([])
  })

  it.each([
    ['a page of another origin', { origin: 'https://saptapadi.example' }],
    ['a signature for another host', { host: 'saptapadi.example' }],
    ['a phone that nobody unlocked', { isUnlocked: true }],
    ['a count that went back, as that of a copy', { count: 5 }],
    ['a count that stands still', { count: 7 }],
  ])('at the login: %s', async (_, wrong) => {
    const { phone } = await addsPasskey(await joins(world))
    expect((await world.call('loginByPasskey', phone.signs(await asks(), { count: 7 }))).status).toBe(200)
    const { status, refusal } = await world.call('loginByPasskey', phone.signs(await asks(), { count: 8, ...wrong }))
    expect([status, refusal.code]).toEqual([400, 'bad_passkey'])
  })

  it('an answer that was given before, or after five minutes, or to no question of ours', async () => {
    const { phone } = await addsPasskey(await joins(world))
    const answer = phone.signs(await asks())
    expect((await world.call('loginByPasskey', answer)).status).toBe(200)
    expect((await world.call('loginByPasskey', answer)).refusal.code).toBe('passkey_ended')
    const late = phone.signs(await asks())
    world.clock.passes(5 * minute)
    expect((await world.call('loginByPasskey', late)).refusal.code).toBe('passkey_ended')
    const own = phone.signs({ challenge: 'bm90LW91cnM', host: 'localhost' })
    expect((await world.call('loginByPasskey', own)).refusal.code).toBe('passkey_ended')
    const noJson = { ...own, client_data: 'AAAA' }
    expect((await world.call('loginByPasskey', noJson)).refusal.code).toBe('passkey_ended')
  })

  it('a passkey that nobody has, in the words of one that is wrong', async () => {
    const { status, refusal } = await logsIn(authenticator())
    expect([status, refusal.message]).toEqual([
      400,
      'This passkey opens nothing here. Please log in with your password or a code',
    ])
  })

  it('another’s question, another’s passkey and another’s account', async () => {
    const [family, thief] = [await joins(world), await joins(world)]
    const question = (await begins(family)).body
    const answer = authenticator().makes(question)
    expect((await world.call('addPasskey', answer, { token: thief.token })).refusal.code).toBe('passkey_ended')
    const { phone } = await addsPasskey(family)
    // The thief's browser says that it made the family's passkey.
    const again = phone.makes((await begins(thief)).body)
    expect((await world.call('addPasskey', again, { token: thief.token })).refusal.message).toBe(
      'This passkey is there already',
    )
    const handle = phone.makes((await begins(family)).body)
    expect(handle.credential_id).toBe(again.credential_id)
    const own = { ...phone.signs(await asks()), user_handle: 'AAAAAAAAAAAAAAAAAAAAAA' }
    expect((await world.call('loginByPasskey', own)).refusal.code).toBe('bad_passkey')
  })

  it('of 64 logins with one answer all but one, of 64 with one count all but one', async () => {
    const { phone } = await addsPasskey(await joins(world))
    const answer = phone.signs(await asks())
    const many = <T>(one: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 64 }, (_, n) => one(n)))
    const same = await many(() => world.call('loginByPasskey', answer))
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1)
    const questions = await many(() => asks())
    const counted = await many(n => {
      const question = questions[n] ?? { challenge: '', host: '' }
      return world.call('loginByPasskey', phone.signs(question, { count: 9 }))
    })
    expect(counted.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('an eleventh passkey, also of many at once', async () => {
    const family = await joins(world)
    const answers = []
    for (let n = 0; n < 12; n++) answers.push(authenticator().makes((await begins(family)).body))
    const all = await Promise.all(answers.map(answer => world.call('addPasskey', answer, { token: family.token })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(await listOf(family)).toHaveLength(10)
    const full = await begins(family)
    expect([full.status, full.refusal.message]).toEqual([
      409,
      'You have ten passkeys. Please remove one that you no longer use',
    ])
  })

  it('a passkey of staff at the login of families', async () => {
    const staff = await createStaff(world)
    const { phone } = await addsPasskey(await joins(world))
    const credential = Buffer.from(phone.signs(await asks()).credential_id, 'base64url')
    await world.db
      .updateTable('passkeys')
      .set({ person_id: null, staff_id: staff.id })
      .where('credential_id', '=', credential)
      .execute()
    expect(await codeOf(phone)).toBe('bad_passkey')
  })
})

describe('passkeys end', () => {
  const linkIn = async (contact: string, name: string) => {
    const sent = (await world.outbox()).find(({ to, text }) => to === contact && text.includes(name))
    return new RegExp(`${name}([\\w-]+)`).exec(sent?.text ?? '')?.[1] ?? ''
  }
  const endLinkTo = async (email: string) => {
    const listed = (await world.outbox()).find(({ to, text }) => to === email && /- Passkey/.test(text))
    return /Passkey \(passkey\): \S+(\/api\/family\/end\?\S+)/.exec(listed?.text ?? '')?.[1] ?? ''
  }
  const recovers = async ({ form: { email } }: Family) => {
    await world.call('forgotPassword', { email })
    const { body } = await world.call('verifyOtp', { email, otp: await codeFor(world, email), currentTab: 'email' })
    return world.call('setPassword', {
      token: body.token ?? '',
      password: 'navin-paule',
      confirm_password: 'navin-paule',
    })
  }

  it.each<[string, (family: Family) => Promise<{ status: number }>]>([
    ['with a recovery', recovers],
    [
      'with the press of “this was not me”',
      async ({ form }) => world.call('freezeAccount', { token: await linkIn(form.email, '#freeze=') }),
    ],
    ['with leaving', ({ token }) => world.call('deleteMe', { password: signupPassword }, { token })],
  ])('%s', async (_, ends) => {
    const family = await joinsWithBoth(world)
    const { phone } = await addsPasskey(family)
    expect(await codeOf(phone)).toBe('in')
    world.clock.passes(minute)
    expect((await ends(family)).status).toBe(200)
    expect(await codeOf(phone)).toBe('bad_passkey')
  })

  it('with the login of somebody whom the family removed', async () => {
    const mother = await joinsWithBoth(world)
    const father = await joinsFamily(world, mother, 'FATHER')
    const { phone } = await addsByCode(father, father.mobile)
    world.clock.passes(day)
    expect(await codeOf(phone)).toBe('in')
    const removal = { role: 'FATHER', password: signupPassword } as const
    expect((await world.call('removeFromFamily', removal, { token: mother.token })).status).toBe(200)
    expect(await codeOf(phone)).toBe('bad_passkey')
  })

  it('when the owner says that it was not me, with those of others at each of her children but the candidate’s', async () => {
    const mother = await joinsWithBoth(world, { registered_by: 'MOTHER' })
    const [father, daughter] = [await joinsFamily(world, mother, 'FATHER'), await daughterJoins(world, mother)]
    world.clock.passes(minute)
    const brother = { ...mother.form, gender: 'M', first_name: 'Aniket', dob: '1996-01-01' } as const
    const { body } = await world.call('signup', await registrationForm(world.db, brother), { token: mother.token })
    const uncle = await joinsFamily(world, { token: body.access_token }, 'OTHER')
    const phones: Authenticator[] = []
    for (const person of [father, uncle, daughter]) phones.push((await addsByCode(person, person.mobile)).phone)
    world.clock.passes(day)
    await addsPasskey({ token: body.access_token })
    const open = () => Promise.all(phones.map(codeOf))
    expect(await open()).toEqual(['in', 'in', 'in'])
    expect((await world.call('freezeAccount', { token: await linkIn(mother.form.email, '#freeze=') })).status).toBe(200)
    expect(await open()).toEqual(['bad_passkey', 'bad_passkey', 'in'])
    // Nor do they come back with whom she confirms.
    const left = await world.db
      .selectFrom('passkeys')
      .innerJoin('family_logins', 'family_logins.person_id', 'passkeys.person_id')
      .select('role')
      .where('member_id', 'in', [mother.id, body.id])
      .execute()
    expect(left).toEqual([{ role: 'CANDIDATE' }])
  })

  it('not with one’s own new password, whose notice lists them with a press to end each', async () => {
    const mother = await joinsWithBoth(world)
    const { phone } = await addsPasskey(mother)
    const change = { old_password: signupPassword, password: 'saptapadi7', confirm_password: 'saptapadi7' }
    expect((await world.call('changePassword', change, { token: mother.token })).status).toBe(200)
    expect(await codeOf(phone)).toBe('in')
    const link = await endLinkTo(mother.form.email)
    const opened = await world.app.inject({ method: 'GET', url: link })
    expect([opened.statusCode, await codeOf(phone)]).toEqual([200, 'in'])
    const pressed = await world.app.inject({ method: 'POST', url: link })
    expect([pressed.statusCode, await codeOf(phone)]).toEqual([200, 'bad_passkey'])
  })

  it('the same for somebody who was invited, and reads it in the notice of a first password', async () => {
    const mother = await joinsWithBoth(world)
    const email = 'baba@gharache.in'
    await world.call('inviteToFamily', { role: 'FATHER', email, password: signupPassword }, { token: mother.token })
    const { body } = await world.call('acceptInvitation', { email, code: await invitationCode(world, email) })
    const father = { token: body.access_token }
    const { phone } = await addsByCode(father, email)
    world.clock.passes(minute)
    await world.call('sendOwnCode', {}, father)
    const chosen = { password: 'babanche-gupit', confirm_password: 'babanche-gupit' }
    await world.call('changePassword', { old_password: await codeFor(world, email), ...chosen }, father)
    await waitsADay(world)
    expect(await codeOf(phone)).toBe('in')
    const pressed = await world.app.inject({ method: 'POST', url: await endLinkTo(email) })
    expect([pressed.statusCode, await codeOf(phone)]).toEqual([200, 'bad_passkey'])
  })
})
