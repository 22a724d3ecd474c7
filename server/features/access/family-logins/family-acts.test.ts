import { describe, expect, it } from 'vitest'
import { blocked } from '#server/testing/blocked.ts'
import { codeFor, joins } from '#server/testing/families.ts'
import { daughterJoins, joinsFamily } from '#server/testing/family-logins.ts'
import { groom, subscribes } from '#server/testing/members.ts'
import { signupPassword } from '#server/testing/signup-request.ts'
import { soon } from '#server/testing/soon.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { writeLastWord } from './queries.ts'

const world = testWorld()

/** A daughter, her mother who registered her, her father, and a groom. */
async function household() {
  const mother = await joins(world, { registered_by: 'MOTHER' })
  await subscribes(world, mother.id)
  const daughter = await daughterJoins(world, mother)
  const father = await joinsFamily(world, mother, 'FATHER')
  const him = await groom(world)
  await subscribes(world, him.id)
  return { mother, daughter, father, him }
}
type Person = { token: string }
const sends = (from: Person, to: string) => world.call('sendInterest', { to_user_id: to }, { token: from.token })
const accepts = (by: Person, uuid: string) => world.call('acceptInterest', { uuid }, { token: by.token })
const sentOf = async ({ token }: Person) => (await world.call('sentInterests', {}, { token })).body.list
const receivedOf = async ({ token }: Person) => (await world.call('receivedInterests', {}, { token })).body.list

describe('what one of a family did', () => {
  it('is told to the others of that family, and to the other side never', async () => {
    const { mother, daughter, father, him } = await household()
    expect((await sends(father, him.id)).status).toBe(200)
    const whoSent = async (person: Person) => (await sentOf(person)).map(({ done_by }) => done_by)
    expect([await whoSent(daughter), await whoSent(mother), await whoSent(father)]).toEqual([
      ['FATHER'],
      ['FATHER'],
      [null],
    ])
    const [interest] = await receivedOf(him)
    expect(interest?.done_by).toBeNull()
    expect((await accepts(him, interest?.uuid ?? '')).status).toBe(200)
    expect((await sentOf(daughter))[0]).toMatchObject({ status: 'ACCEPTED', done_by: 'FATHER' })
    const seen = [
      await receivedOf(him),
      (await world.call('profileDetail', { uuid: mother.id }, { token: him.token })).body,
      (await world.call('notificationList', {}, { token: him.token })).body,
    ]
    expect(JSON.stringify(seen)).not.toMatch(/"(FATHER|done_by":"\w+)"/)
    expect(
      await world.db.selectFrom('interests').select('sent_by').where('receiver_id', '=', him.id).execute(),
    ).toEqual([{ sent_by: 'FATHER' }])
  })

  it('leaves one state where four answer one interest at once', async () => {
    const { mother, daughter, father, him } = await household()
    const uncle = await joinsFamily(world, mother, 'OTHER')
    const { body } = await sends(him, mother.id)
    const id = body.activity_id
    const answers = await Promise.all([
      accepts(daughter, id),
      accepts(mother, id),
      world.call('rejectInterest', { uuid: id, message: 'Our families differ' }, { token: father.token }),
      world.call('rejectInterest', { uuid: id, message: 'Too far away' }, { token: uncle.token }),
    ])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const rows = await world.db
      .selectFrom('interests')
      .select(['status', 'answered_by'])
      .where('sender_id', '=', him.id)
      .execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.answered_by).toMatch(rows[0]?.status === 'accepted' ? /CANDIDATE|MOTHER/ : /FATHER|OTHER/)
  })
})

describe('a candidate who keeps the last word', () => {
  it('accepts herself: her parents are told kindly, and may still say no', async () => {
    const { mother, daughter, father, him } = await household()
    expect((await world.call('setLastWord', { last_word: 'Y' }, { token: daughter.token })).status).toBe(200)
    const { body } = await sends(him, mother.id)
    for (const person of [mother, father])
      expect((await accepts(person, body.activity_id)).refusal.code).toBe('candidate_decides')
    expect((await receivedOf(daughter))[0]?.status).toBe('PENDING')
    expect((await accepts(daughter, body.activity_id)).status).toBe(200)
    expect((await receivedOf(mother))[0]).toMatchObject({ status: 'ACCEPTED', done_by: 'CANDIDATE' })
    const other = await groom(world)
    const second = await sends(other, mother.id)
    const no = { uuid: second.body.activity_id, message: 'Our families differ' }
    expect((await world.call('rejectInterest', no, { token: father.token })).status).toBe(200)
  })

  it('who registered herself keeps it too', async () => {
    const her = await joins(world, { registered_by: 'CANDIDATE' })
    await subscribes(world, her.id)
    const father = await joinsFamily(world, her, 'FATHER')
    expect((await world.call('setLastWord', { last_word: 'Y' }, { token: her.token })).status).toBe(200)
    const him = await groom(world)
    const { body } = await sends(him, her.id)
    expect((await accepts(father, body.activity_id)).refusal.code).toBe('candidate_decides')
    expect((await accepts(her, body.activity_id)).status).toBe(200)
  })
})

const familyOf = async (token: string) => (await world.call('familyLogins', {}, { token })).body

describe('the last word', () => {
  it('is the candidate’s alone to keep', async () => {
    const { mother, daughter, father } = await household()
    const keep = (token: string) => world.call('setLastWord', { last_word: 'Y' }, { token })
    for (const { token } of [mother, father]) expect((await keep(token)).refusal.code).toBe('not_yours')
    expect((await keep(daughter.token)).status).toBe(200)
    expect(await familyOf(father.token)).toMatchObject({ last_word: 'Y', may_set_last_word: 'N' })
    // Each session reads who is logged in, and whether a yes is hers alone.
    const people = [mother, daughter, father].map(({ token }) => world.call('me', {}, { token }))
    expect((await Promise.all(people)).map(({ body }) => body.logged_in)).toEqual([
      { role: 'MOTHER', is_owner: 'Y', leaves_to_candidate: 'Y' },
      { role: 'CANDIDATE', is_owner: 'N', leaves_to_candidate: 'N' },
      { role: 'FATHER', is_owner: 'N', leaves_to_candidate: 'Y' },
    ])
  })

  it('keeps the candidate’s numbers: nobody else shows, renames, removes or puts one back, in however many saves', async () => {
    const { mother, daughter, father } = await household()
    const [own, agreed, login] = ['9822011111', daughter.mobile, '9822033333']
    const phones = async (token: string) =>
      (await world.call('me', {}, { token })).body.family_details.familty_phone_numbers
    const saves = async (token: string, numbers: object[], more: object = {}) => {
      const { body: me } = await world.call('me', {}, { token })
      const family_details = { ...me.family_details, familty_phone_numbers: numbers }
      return world.call('editProfile', { ...me, family_details, ...more } as never, { token })
    }
    const named = (type: string, phone: string) => ({ type, phone })
    await saves(mother.token, [named('CANDIDATE', own), named('MAMA', '9822044444')], {
      registered_mobile: { type: 'MOTHER' },
    })
    const [hers, mama] = await phones(mother.token)
    if (!hers || !mama) throw new Error('two numbers were saved')
    const shows = (token: string, is_hidden: 'Y' | 'N', uuid = hers.uuid) =>
      world.call('setContactVisibility', { uuid, is_hidden }, { token })
    expect((await shows(father.token, 'Y')).status).toBe(200)
    const login_ = { mobile: `+91${login}`, email: 'zqx.leena@family.in' }
    await world.db.updateTable('persons').set(login_).where('mobile', '=', `+91${agreed}`).execute()
    await world.call('setLastWord', { last_word: 'Y' }, { token: daughter.token })

    const { body: me } = await world.call('me', {}, { token: father.token })
    const withEmail = { ...me.family_details, email: 'Zqx.Leena@family.in' }
    const staff = await createStaff(world)
    const tried: Record<string, (token: string) => Promise<{ refusal: { code: string } }>> = {
      'shows it': token => shows(token, 'N'),
      'renames it': token => saves(token, [{ ...hers, type: 'FATHER' }, mama]),
      'removes it': token => saves(token, [mama]),
      'puts his own in its row': token => saves(token, [{ ...hers, phone: '9822055555' }, mama]),
      'adds it once more under his name': token => saves(token, [hers, mama, named('FATHER', `+91${own}`)]),
      'adds it with a digit more': token => saves(token, [hers, mama, named('FATHER', `${own}/0`)]),
      'adds the number that she logs in with': token => saves(token, [hers, mama, named('FATHER', `0${login}`)]),
      'adds the number by which she agreed': token => saves(token, [hers, mama, named('KAKA', agreed)]),
      'makes her address the family’s': token => saves(token, [hers, mama], { family_details: withEmail }),
    }
    for (const [what, act] of Object.entries(tried))
      for (const { token } of [father, mother]) expect((await act(token)).refusal.code, what).toBe('candidate_decides')
    const typed = { ...me, uuid: mother.id, reason: 'Asked on the phone', family_details: { ...me.family_details } }
    const family_details = { ...typed.family_details, familty_phone_numbers: [{ ...hers, type: 'FATHER' }, mama] }
    const byStaff = await world.call('editMemberProfile', { ...typed, family_details } as never, staff.options)
    expect(byStaff.refusal.code).toBe('candidate_decides')

    // What is offered is what is done: each number says whether it is left to her.
    const leftOf = async (token: string) =>
      (await world.call('contactNumbers', {}, { token })).body.list.flatMap(({ phone, left_to_candidate }) =>
        left_to_candidate === 'Y' ? [phone] : [],
      )
    expect(await Promise.all([father, mother, daughter].map(({ token }) => leftOf(token)))).toEqual([[own], [own], []])

    // What is theirs stays theirs, and she does with hers what she likes.
    expect((await saves(father.token, [hers, { ...mama, type: 'KAKA' }])).status).toBe(200)
    expect((await shows(mother.token, 'Y', mother.id)).status).toBe(200)
    expect((await shows(daughter.token, 'N')).status).toBe(200)
    expect((await saves(daughter.token, [{ ...mama, type: 'KAKA' }])).status).toBe(200)
    const putsBack = () => saves(father.token, [{ ...mama, type: 'KAKA' }, named('FATHER', own)])
    expect((await putsBack()).refusal.code).toBe('candidate_decides')
    await world.call('setLastWord', { last_word: 'N' }, { token: daughter.token })
    expect((await putsBack()).status).toBe(200)
  })

  it('keeps the registered number too, where it is said to be hers: by a code to another one, and by a call to the office', async () => {
    const { mother, daughter } = await household()
    const named = (mobile_owner: 'CANDIDATE' | 'MOTHER') =>
      world.db.updateTable('members').set({ mobile_owner }).where('id', '=', mother.id).execute()
    await named('CANDIDATE')
    await world.call('setLastWord', { last_word: 'Y' }, { token: daughter.token })
    const number = '9822066666'
    const change = { email: number, type: 'CHANGE_NUMBER', mobile_country_code: '+91', country_code: 'in' } as const
    world.clock.passes(60_000)
    await world.call('resendOtp', { ...change, password: signupPassword }, { token: mother.token })
    const otp = await codeFor(world, number)
    const changes = () => world.call('verifyOtp', { ...change, otp }, { token: mother.token })
    expect((await changes()).refusal.code).toBe('candidate_decides')
    const { options } = await createStaff(world)
    const of = { uuid: mother.id, reason: 'The family called us' }
    await world.db
      .updateTable('members')
      .set({ email_verified_at: world.clock.now() })
      .where('id', '=', mother.id)
      .execute()
    await world.call('beginContactChange', { ...of, ...change, email: '9822066667', way: 'CODES' }, options)
    const codes = { new_code: await codeFor(world, '9822066667'), owner_code: await codeFor(world, mother.form.email) }
    expect((await world.call('proveByCodes', { uuid: mother.id, ...codes }, options)).refusal.code).toBe(
      'candidate_decides',
    )
    await named('MOTHER')
    expect((await changes()).status).toBe(200)
  })

  it('holds for a save that began before she kept it', async () => {
    const { mother, daughter, father } = await household()
    await world.db.updateTable('members').set({ mobile_owner: 'CANDIDATE' }).where('id', '=', mother.id).execute()
    const {
      family_details: _family,
      expectation: _wishes,
      user_properties: _properties,
      ...ofOwnRow
    } = (await world.call('me', {}, { token: father.token })).body
    const sent = { ...ofOwnRow, registered_mobile: { type: 'FATHER' } }
    const { renaming } = await world.db.transaction().execute(async keeping => {
      await writeLastWord(keeping, mother.id, true)
      const begun = world.call('editProfile', sent as never, { token: father.token })
      await soon(() => blocked(world.db), 1)
      return { renaming: begun }
    })
    expect((await renaming).refusal.code).toBe('candidate_decides')
    expect((await familyOf(daughter.token)).last_word).toBe('Y')
  })

  it('goes with the candidate’s login', async () => {
    const mother = await joins(world, { registered_by: 'MOTHER' })
    const daughter = await daughterJoins(world, mother)
    await world.call('setLastWord', { last_word: 'Y' }, { token: daughter.token })
    world.clock.passes(120_000)
    await world.call('sendOwnCode', {}, { token: daughter.token })
    const sent = (await world.outbox()).find(({ to, text }) => to.includes(daughter.mobile) && /\b\d{6}\b/.test(text))
    const password = /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? ''
    const left = await world.call('removeFromFamily', { role: 'CANDIDATE', password }, { token: daughter.token })
    expect(left.status).toBe(200)
    expect((await familyOf(mother.token)).last_word).toBe('N')
  })
})
