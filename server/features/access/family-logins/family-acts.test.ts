import { describe, expect, it } from 'vitest'
import { joins } from '#server/testing/families.ts'
import { daughterJoins, joinsFamily } from '#server/testing/family-logins.ts'
import { groom, subscribes } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

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
  it('is the candidate’s alone to keep, and then only the candidate shows their own number', async () => {
    const mother = await joins(world, { registered_by: 'MOTHER' })
    const daughter = await daughterJoins(world, mother)
    const father = await joinsFamily(world, mother, 'FATHER')
    const keep = (token: string) => world.call('setLastWord', { last_word: 'Y' }, { token })
    for (const { token } of [mother, father]) expect((await keep(token)).refusal.code).toBe('not_yours')
    await world.db
      .insertInto('family_phones')
      .values({
        id: '0198c0de-0000-7000-8000-0000000000f1',
        member_id: mother.id,
        position: 0,
        owner: 'CANDIDATE',
        phone: `+91 ${daughter.mobile}`,
        is_hidden: true,
      })
      .execute()
    await world.db.updateTable('members').set({ mobile_owner: 'MOTHER' }).where('id', '=', mother.id).execute()
    expect((await keep(daughter.token)).status).toBe(200)
    expect(await familyOf(father.token)).toMatchObject({ last_word: 'Y', may_set_last_word: 'N' })
    const shows = (token: string, is_hidden: 'Y' | 'N') =>
      world.call('setContactVisibility', { uuid: '0198c0de-0000-7000-8000-0000000000f1', is_hidden }, { token })
    for (const { token } of [mother, father]) expect((await shows(token, 'N')).refusal.code).toBe('candidate_decides')
    expect((await shows(daughter.token, 'N')).status).toBe(200)
    // Anybody may hide it, and their own numbers are theirs.
    expect((await shows(father.token, 'Y')).status).toBe(200)
    const own = { uuid: mother.id, is_hidden: 'N' } as const
    expect((await world.call('setContactVisibility', own, { token: mother.token })).status).toBe(200)
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
