import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { telling } from '#server/testing/deliveries.ts'
import { joins, joinsWithBoth } from '#server/testing/families.ts'
import { daughterJoins, joinsFamily } from '#server/testing/family-logins.ts'
import { blocks, bride, groom } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { unzip } from '#server/testing/unzip.ts'
import { testWorld } from '#server/testing/world.ts'
import { asksADay } from './limits.ts'
import { daysOfAsk, daysToAnswerByLink } from './rules.ts'

const world = testWorld()
type Person = { token: string }
const asks = (by: Person, ...uuid: string[]) => world.call('askFamily', { uuid }, { token: by.token })
const reads = async ({ token }: Person) => (await world.call('familyAsks', {}, { token })).body.list
const answers = (by: Person, ask: string, uuid: string, answer: 'YES' | 'NO' | 'TALK') =>
  world.call('answerFamily', { ask, uuid, answer }, { token: by.token })
const shortlists = ({ token }: Person, to_user_id: string) => world.call('shortlistMember', { to_user_id }, { token })

/** A mother who registered her daughter, the daughter, and two grooms on their shortlist. */
async function household() {
  const mother = await joins(world, { registered_by: 'MOTHER' })
  const daughter = await daughterJoins(world, mother)
  const grooms = [await groom(world), await groom(world)] as const
  for (const { id } of grooms) await shortlists(mother, id)
  return { mother, daughter, grooms }
}
const askCount = async () =>
  (await world.db.selectFrom('family_asks').select('id').execute()).length +
  (await world.db.selectFrom('family_answers').select('ask_id').execute()).length

describe('profiles that are put to the family', () => {
  it('are told to it, and each one’s answer stands beside the others’', async () => {
    const { mother, daughter, grooms } = await household()
    const father = await joinsFamily(world, mother, 'FATHER')
    const [one, other] = grooms
    const { body } = await asks(mother, other.id, one.id)
    const bell = (await world.call('notificationList', {}, { token: daughter.token })).body.list[0]
    expect(bell).toMatchObject({ type: 'FAMILY_ASKED', link: '/family-asks', from_user: null })
    await answers(daughter, body.uuid, one.id, 'NO')
    await answers(daughter, body.uuid, one.id, 'YES')
    await answers(father, body.uuid, one.id, 'TALK')
    const [ask] = await reads(mother)
    expect(ask).toMatchObject({ uuid: body.uuid, by: 'MOTHER', is_you: 'Y' })
    expect(ask?.profiles.map(({ uuid }) => uuid)).toEqual([other.id, one.id])
    expect(ask?.profiles.map(profile => profile.answers)).toEqual([
      [],
      [
        { by: 'CANDIDATE', is_you: 'N', answer: 'YES' },
        { by: 'FATHER', is_you: 'N', answer: 'TALK' },
      ],
    ])
    expect((await reads(daughter))[0]).toMatchObject({ is_you: 'N', by: 'MOTHER' })
  })

  it('are shortlisted, five at most, and asked of somebody: not of oneself, nor without end', async () => {
    const { mother, grooms } = await household()
    const alone = await bride(world)
    await shortlists(alone, grooms[0].id)
    expect((await asks(alone, grooms[0].id)).refusal.code).toBe('conflict')
    const stranger = await groom(world)
    expect((await asks(mother, grooms[0].id, stranger.id)).refusal.code).toBe('conflict')
    expect((await asks(mother)).status).toBe(400)
    const six = [...grooms, stranger, ...(await Promise.all([groom(world), groom(world), groom(world)]))]
    for (const { id } of six) await shortlists(mother, id)
    expect((await asks(mother, ...six.map(({ id }) => id))).status).toBe(400)
    expect((await asks(mother, ...six.slice(1).map(({ id }) => id))).status).toBe(200)
    await world.db
      .updateTable('rate_limits')
      .set({ hits: asksADay.hits })
      .where('key', 'like', `family asked ${mother.id}%`)
      .execute()
    expect((await asks(mother, grooms[0].id)).status).toBe(429)
  })

  it('are left out once they cannot be seen', async () => {
    const { mother, grooms } = await household()
    await asks(mother, grooms[0].id, grooms[1].id)
    await blocks(world, grooms[0], { id: mother.id, token: '' })
    expect((await reads(mother))[0]?.profiles.map(({ uuid }) => uuid)).toEqual([grooms[1].id])
    await world.db.updateTable('members').set({ status: 'paused' }).where('id', '=', grooms[1].id).execute()
    expect(await reads(mother)).toEqual([])
  })
})

/** The letters that reached a person, with their way to answer. */
async function letters(to: string): Promise<string[]> {
  world.clock.passes(6 * 60_000)
  await telling(world).gathers()
  return (await world.outbox())
    .filter(letter => letter.to === to)
    .flatMap(({ text }) => /http:\/\/localhost:3000(\S+family-ask\?\S+)/.exec(text)?.[1] ?? [])
}
const opens = (url: string) => world.app.inject({ url })
const presses = (url: string, form: { uuid: string; answer: string }) =>
  world.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

/** A mother, her husband and her daughter, who has a mail address. He asks about the first groom of the two. */
async function askedByLetter() {
  const mother = await joinsWithBoth(world, { registered_by: 'MOTHER' })
  const [daughter, father] = [await daughterJoins(world, mother), await joinsFamily(world, mother, 'FATHER')]
  const email = `leena.${mother.form.mobile}@family.in`
  await world.db.updateTable('persons').set({ email }).where('mobile', '=', `+91${daughter.mobile}`).execute()
  const grooms = [await groom(world), await groom(world)] as const
  for (const { id } of grooms) await shortlists(mother, id)
  return { mother, daughter, father, grooms, email }
}

describe('a letter that asks', () => {
  it('goes to everybody of the family but who asked, and is answered without a login', async () => {
    const { mother, daughter, father, grooms, email } = await askedByLetter()
    const [one, other] = grooms
    const { body } = await asks(father, one.id, other.id)
    const [owners, daughters] = [await letters(mother.form.email), await letters(email)]
    expect([owners.length, daughters.length]).toEqual([1, 1])
    const [url = ''] = daughters
    const page = await opens(url)
    expect([page.statusCode, page.headers['x-robots-tag'], page.headers['cache-control']]).toEqual([
      200,
      'noindex',
      'no-store',
    ])
    expect(page.body.match(/<form/g)).toHaveLength(2)
    // A mail server that looks at the page answers nothing.
    expect((await reads(father))[0]?.profiles.map(profile => profile.answers)).toEqual([[], []])
    for (const answer of ['NO', 'TALK']) expect((await presses(url, { uuid: one.id, answer })).statusCode).toBe(200)
    await presses(owners[0] ?? '', { uuid: one.id, answer: 'YES' })
    for (const wrong of [
      { uuid: one.id, answer: 'MAYBE' },
      { uuid: mother.id, answer: 'YES' },
    ])
      await presses(url, wrong)
    expect((await opens(url)).body).toContain('Your answer: Let us talk')
    expect((await reads(father))[0]).toMatchObject({ uuid: body.uuid, by: 'FATHER' })
    expect((await reads(father))[0]?.profiles.map(profile => profile.answers)).toEqual([
      [
        { by: 'CANDIDATE', is_you: 'N', answer: 'TALK' },
        { by: 'MOTHER', is_you: 'N', answer: 'YES' },
      ],
      [],
    ])
    expect((await reads(daughter))[0]?.profiles[0]?.answers[0]).toMatchObject({ is_you: 'Y', answer: 'TALK' })
  })

  it('goes neither to the owner who asked nor to an elder who only hears', async () => {
    const { mother, grooms, email } = await askedByLetter()
    await world.db
      .insertInto('family_listeners')
      .values({
        id: mother.id,
        member_id: mother.id,
        channel: 'EMAIL',
        contact_sealed: world.secrets.seal(JSON.stringify({ channel: 'EMAIL', to: 'aaji@family.in' })),
        contact_hash: Buffer.from('aaji'),
        language: 'en',
        since: world.clock.now(),
      })
      .execute()
    await asks(mother, grooms[0].id)
    const told = [await letters(email), await letters(mother.form.email), await letters('aaji@family.in')]
    expect(told.map(({ length }) => length)).toEqual([1, 0, 0])
    expect((await world.outbox()).filter(({ to }) => to === 'aaji@family.in')).toEqual([])
  })

  it('names families as notices do, and shows no other fact', async () => {
    const { father, grooms, email } = await askedByLetter()
    const { id } = grooms[0]
    await world.db
      .updateTable('members')
      .set({ first_name: 'Zqxfirst', native_village: 'Zqxvillage', mobile: '7003300888', last_name: 'शिर्के' })
      .set({ second_script: { last_name: 'Zzsurname' } })
      .where('id', '=', id)
      .execute()
    await asks(father, id)
    const { body } = await opens((await letters(email))[0] ?? '')
    expect(body).toContain('Zzsurname')
    expect(body).not.toMatch(/Zqx|7003300888|<script|<img/)
  })

  it('opens nothing by another’s name or key, for who was removed, for a profile that is gone, and after two weeks', async () => {
    const { mother, father, grooms, email } = await askedByLetter()
    await asks(father, grooms[0].id, grooms[1].id)
    const [url = ''] = await letters(email)
    const [owners = ''] = await letters(mother.form.email)
    const keyOf = (one: string) => new URLSearchParams(one.split('?')[1]).get('key') ?? ''
    const forged = [url.replace(keyOf(url), keyOf(owners)), `${url}x`, '/api/mail/family-ask?ask=1']
    for (const wrong of forged) {
      expect((await opens(wrong)).statusCode).toBe(400)
      expect((await presses(wrong, { uuid: grooms[0].id, answer: 'YES' })).statusCode).toBe(400)
    }
    await blocks(world, grooms[0], { id: mother.id, token: '' })
    await presses(url, { uuid: grooms[0].id, answer: 'YES' })
    expect((await reads(father))[0]?.profiles.map(profile => profile.answers)).toEqual([[]])
    await blocks(world, grooms[1], { id: mother.id, token: '' })
    expect((await opens(url)).statusCode).toBe(400)
    await world.db.deleteFrom('blocks').where('blocked_id', '=', mother.id).execute()
    const day = dayMs - 60 * 60_000
    for (let days = 0; days < daysToAnswerByLink; days++) world.clock.passes(day)
    expect((await opens(url)).statusCode).toBe(200)
    await world.db
      .deleteFrom('family_logins')
      .where('member_id', '=', mother.id)
      .where('role', '=', 'CANDIDATE')
      .execute()
    expect([(await opens(url)).statusCode, (await opens(owners)).statusCode]).toEqual([400, 200])
    world.clock.passes(dayMs)
    expect((await opens(owners)).statusCode).toBe(400)
  })
})

describe('who has no part in it', () => {
  it('the other side, another family and staff neither read nor answer', async () => {
    const { mother, daughter, grooms } = await household()
    const [him] = grooms
    const { body } = await asks(mother, him.id)
    await answers(daughter, body.uuid, him.id, 'NO')
    const neighbours = await household()
    for (const outsider of [him, neighbours.mother]) {
      expect(await reads(outsider)).toEqual([])
      expect((await answers(outsider, body.uuid, him.id, 'YES')).status).toBe(404)
    }
    const staff = await createStaff(world, 'ADMIN')
    const told = [
      await world.call('profileDetail', { uuid: mother.id }, { token: him.token }),
      await world.call('notificationList', {}, { token: him.token }),
      await world.call('memberRecord', { uuid: mother.id }, staff.options),
      await world.call('memberRecord', { uuid: him.id }, staff.options),
    ]
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(JSON.stringify(told.map(answer => answer.body))).not.toContain(body.uuid)
  })
})

describe('what was asked and answered goes', () => {
  it('with the person, with the family, with the profile, and after its time', async () => {
    await world.db.deleteFrom('family_asks').execute()
    const none = await askCount()
    const { mother, daughter, grooms } = await household()
    const uncle = await joins(world, { gender: 'M', dob: '1990-01-01' })
    const there = await joinsFamily(world, mother, 'OTHER', uncle.form.mobile)
    const { body } = await asks(mother, grooms[0].id, grooms[1].id)
    await asks(there, grooms[0].id)
    await answers(there, body.uuid, grooms[0].id, 'YES')
    await answers(daughter, body.uuid, grooms[1].id, 'YES')
    expect(await askCount()).toBe(none + 4)
    await world.call('removeFromFamily', { role: 'OTHER', password: mother.form.password }, { token: mother.token })
    expect(await askCount()).toBe(none + 2)
    await world.db.deleteFrom('members').where('id', '=', grooms[1].id).execute()
    expect(await askCount()).toBe(none + 1)
    await deleteExpired(world.db, new Date(world.clock.now().getTime() + (daysOfAsk - 1) * dayMs))
    expect(await askCount()).toBe(none + 1)
    await deleteExpired(world.db, new Date(world.clock.now().getTime() + (daysOfAsk + 1) * dayMs))
    expect(await askCount()).toBe(0)
  })

  it('and the family takes a copy along', async () => {
    const { mother, daughter, grooms } = await household()
    const { body } = await asks(mother, grooms[0].id)
    await answers(daughter, body.uuid, grooms[0].id, 'TALK')
    const ticket = await world.call('dataTicket', { password: mother.form.password }, { token: mother.token })
    const headers = { authorization: `Bearer ${mother.token}` }
    const zip = unzip((await world.app.inject({ url: ticket.body.address, headers })).rawPayload)
    expect([...zip.values()].join('\n')).toMatch(/"family_asks": \[\s*\{[^\]]*"answer": "TALK"/)
  })
})
