import { describe, expect, it } from 'vitest'
import { dayInIndia } from '#domain/calendar.ts'
import { newId } from '#server/ports/ids.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { hasPhoto } from '#server/testing/photos.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { sendMemberLetters } from './job.ts'

const world = testWorld()
const day = 86_400_000
const words = {
  subject_en: 'A gathering at {name}',
  text_en: 'Come on Sunday.',
  subject_mr: '{name}: मेळावा',
  text_mr: 'रविवारी या.',
}
const verified = () => ({ email_verified_at: world.clock.now() })
const settings = () => ({
  db: world.db,
  secrets: world.secrets,
  channels: { SMS: true, EMAIL: true },
  config: { ...world.config, demo: false },
})
const sends = () => sendMemberLetters(settings(), world.clock.now())
/** Those who joined on the day of this story, and nobody else of this file. */
const ofToday = () => {
  const joined = dayInIndia(world.clock.now())
  return { joined_from: joined, joined_to: joined }
}
const previews = (admin: TestStaff, more: object = {}) =>
  world.call('previewMemberLetter', { ...ofToday(), kind: 'written', ...words, ...more } as never, admin.options)
const writes = (admin: TestStaff, count: number, more: object = {}) =>
  world.call(
    'sendMemberLetter',
    { uuid: newId(world.clock.now()), ...ofToday(), kind: 'written', ...words, count, ...more } as never,
    admin.options,
  )
const lettersTo = async ({ id }: TestMember) => {
  const rows = await world.db.selectFrom('outbox').select('template').where('owner_id', '=', id).execute()
  return rows.map(({ template }) => template)
}
const chooses = ({ id }: TestMember, wants: 'everything' | 'important' | 'nothing') =>
  world.db.insertInto('channel_choices').values({ member_id: id, channel: 'EMAIL', wants }).execute()

describe('a letter to many', () => {
  it('is previewed with its number and its words, and goes to each family once in its language', async () => {
    world.clock.passes(day)
    const admin = await createStaff(world, 'ADMIN')
    const [her, him] = [await bride(world, verified()), await groom(world, verified())]
    await world.db.insertInto('notification_choices').values({ member_id: him.id, language: 'mr' }).execute()
    const { body } = await previews(admin)
    expect(body).toMatchObject({
      fit: 2,
      count: 2,
      letter: { subject_en: 'A gathering at Saptapadi', text_mr: 'रविवारी या.' },
    })
    expect(await lettersTo(her)).toEqual([])

    const uuid = newId(world.clock.now())
    const answers = await Promise.all([1, 2, 3].map(() => writes(admin, 2, { uuid })))
    expect(answers.map(({ status, body: { count } }) => [status, count])).toEqual([
      [200, 2],
      [200, 2],
      [200, 2],
    ])
    await Promise.all([sends(), sends(), sends()])
    await sends()
    expect([await lettersTo(her), await lettersTo(him)]).toEqual([['office_letter'], ['office_letter']])
    const mails = (await world.outbox()).filter(({ subject }) => /gathering|मेळावा/.test(subject ?? ''))
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['A gathering at Saptapadi', 'सप्तपदी: मेळावा'])
    expect(mails.every(({ unsubscribe }) => unsubscribe?.includes('/'))).toBe(true)
    const acts = await world.call('auditList', { act: 'members_written_to' }, admin.options)
    expect(acts.body.list).toHaveLength(1)
    expect(acts.body.list[0]?.changes).toContainEqual({ field: 'families', before: null, after: '2' })
    const letter = await world.db.selectFrom('member_letters').select('finished_at').where('id', '=', uuid).execute()
    expect(letter[0]?.finished_at).not.toBe(null)
  })

  it('leaves out who paused, is suspended, wants no such e-mails or has no address that works', async () => {
    world.clock.passes(day)
    const admin = await createStaff(world, 'ADMIN')
    const [her, paused, suspended, quiet, silent, unverified, dead] = [
      await bride(world, verified()),
      await bride(world, { ...verified(), status: 'paused' }),
      await bride(world, { ...verified(), status: 'suspended' }),
      await groom(world, verified()),
      await groom(world, verified()),
      await groom(world),
      await groom(world, verified()),
    ]
    await chooses(quiet, 'important')
    await chooses(silent, 'nothing')
    await world.db
      .insertInto('unreachable_contacts')
      .values({ member_id: dead.id, channel: 'EMAIL', since: world.clock.now(), reason: 'mailbox unavailable' })
      .execute()
    expect((await previews(admin)).body).toMatchObject({ fit: 7, count: 1 })
    expect((await writes(admin, 1)).body.count).toBe(1)
    await sends()
    for (const member of [paused, suspended, quiet, silent, unverified, dead])
      expect(await lettersTo(member)).toEqual([])
    expect(await lettersTo(her)).toEqual(['office_letter'])
  })

  it('is not sent to who left it out between the press and the sending', async () => {
    world.clock.passes(day)
    const admin = await createStaff(world, 'ADMIN')
    const [her, pauses, declines] = [
      await bride(world, verified()),
      await bride(world, verified()),
      await groom(world, verified()),
    ]
    expect((await writes(admin, 3)).body.count).toBe(3)
    await world.db.updateTable('members').set({ status: 'paused' }).where('id', '=', pauses.id).execute()
    await chooses(declines, 'nothing')
    await sends()
    expect([await lettersTo(her), await lettersTo(pauses), await lettersTo(declines)]).toEqual([
      ['office_letter'],
      [],
      [],
    ])
  })

  it('goes on where a node died, and writes to nobody twice', async () => {
    world.clock.passes(day)
    const admin = await createStaff(world, 'ADMIN')
    const many: TestMember[] = []
    for (let n = 0; n < 60; n++) many.push(await bride(world, verified()))
    await writes(admin, 60)
    // The node dies among the families of its second portion.
    let sealed = 0
    const dying = {
      ...world.secrets,
      seal: (text: string) => {
        if (++sealed > 55) throw new Error('killed')
        return world.secrets.seal(text)
      },
    }
    await expect(sendMemberLetters({ ...settings(), secrets: dying }, world.clock.now())).rejects.toThrow('killed')
    const written = async () => (await Promise.all(many.map(lettersTo))).map(letters => letters.length)
    expect((await written()).reduce((sum, one) => sum + one, 0)).toBe(50)
    await Promise.all([sends(), sends()])
    expect(new Set(await written())).toEqual(new Set([1]))
  })

  it('is an ADMIN’s, wants its words in both languages, and goes to no more than were shown', async () => {
    world.clock.passes(day)
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    await bride(world, verified())
    await bride(world, verified())
    expect([(await previews(staff)).status, (await writes(staff, 2)).status]).toEqual([403, 403])
    const { refusal } = await writes(admin, 2, { text_mr: ' ' })
    expect(Object.keys(refusal.fields ?? {})).toEqual(['text_mr'])
    expect(Object.keys((await previews(admin, { text_en: 'Call {phone}' })).refusal.fields ?? {})).toEqual(['text_en'])
    const more = await writes(admin, 1)
    expect([more.status, more.refusal.message]).toEqual([409, expect.stringMatching(/more families now/)])
    expect((await writes(admin, 5, { side: 'M' })).refusal.message).toMatch(/nobody to write to/)
    expect(await world.db.selectFrom('member_letters').select('id').where('finished_at', 'is', null).execute()).toEqual(
      [],
    )
  })
})

describe('a reminder', () => {
  it('goes to those who lack what it reminds of, once a month', async () => {
    world.clock.passes(day)
    const admin = await createStaff(world, 'ADMIN')
    const [shown, hidden] = [await bride(world, verified()), await groom(world, verified())]
    await hasPhoto(world, shown)
    const reminds = { kind: 'photo', subject_en: '', text_en: '', subject_mr: '', text_mr: '' }
    const { body } = await previews(admin, reminds)
    expect(body).toMatchObject({ fit: 1, count: 1, letter: { subject_en: 'Your profile has no photo yet' } })
    expect(body.letter.text_mr).toMatch(/फोटो जोडा: http/)
    const both = await Promise.all([writes(admin, 1, reminds), writes(admin, 1, reminds)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    await sends()
    expect([await lettersTo(shown), await lettersTo(hidden)]).toEqual([[], ['photo_reminder']])
    expect((await previews(admin, reminds)).body.count).toBe(0)
    const joined = ofToday()
    world.clock.passes(31 * day)
    const later = await createStaff(world, 'ADMIN')
    expect((await previews(later, { ...reminds, ...joined })).body.count).toBe(1)
    const never = { ...reminds, kind: 'login', ...joined }
    expect((await previews(later, never)).body.count).toBe(2)
    await world.db
      .updateTable('members')
      .set({ last_used_on: dayInIndia(world.clock.now()) })
      .where('id', '=', shown.id)
      .execute()
    expect((await previews(later, never)).body).toMatchObject({
      fit: 1,
      letter: { subject_mr: 'तुमचे स्थळ तुमची वाट पाहत आहे' },
    })
  })
})

describe('the letters that were sent', () => {
  const dead = ({ id }: TestMember) =>
    world.db
      .insertInto('unreachable_contacts')
      .values({ member_id: id, channel: 'EMAIL', since: world.clock.now(), reason: 'mailbox unavailable' })
      .execute()

  it('show how many were delivered, and whom no e-mail reached is put on the please-call list once', async () => {
    world.clock.passes(day)
    const admin = await createStaff(world, 'ADMIN')
    const [her, him, without, refusing, quiet] = [
      await bride(world, verified()),
      await groom(world, verified()),
      await bride(world),
      await groom(world, verified()),
      await groom(world),
    ]
    await dead(refusing)
    await chooses(quiet, 'nothing')
    expect((await previews(admin)).body).toMatchObject({ fit: 5, count: 2, to_call: 2 })
    const uuid = newId(world.clock.now())
    expect((await writes(admin, 2, { uuid })).body.count).toBe(2)
    await sends()
    for (const member of [without, refusing, quiet]) expect(await lettersTo(member)).toEqual([])
    const status = (member: TestMember, to: 'sent' | 'refused') =>
      world.db.updateTable('deliveries').set({ status: to }).where('member_id', '=', member.id).execute()
    await status(her, 'sent')
    await status(him, 'refused')

    const letters = await world.call('memberLetters', {}, admin.options)
    expect(letters.body.list[0]).toMatchObject({
      uuid,
      subject: 'A gathering at Saptapadi',
      count: 2,
      waiting: 0,
      sent: 1,
      refused: 1,
      unreached: 3,
      to_call: 0,
    })
    const { body } = await world.call('memberLetter', { uuid }, admin.options)
    const whyOf = Object.fromEntries(body.list.map(({ uuid: id, why }) => [id, why]))
    expect(whyOf).toEqual({ [without.id]: 'no_email', [refusing.id]: 'email_refuses', [him.id]: 'refused' })

    const [first, second] = await Promise.all([1, 2].map(() => world.call('callUnreached', { uuid }, admin.options)))
    expect(new Set([first?.status, second?.status])).toEqual(new Set([200, 409]))
    const calls = await world.call('unreachedList', {}, admin.options)
    const listed = calls.body.list.filter(({ about }) => about.includes('OFFICE_LETTER'))
    expect(listed).toHaveLength(3)
    expect(new Set(listed.map(({ member }) => member?.uuid))).toEqual(new Set(Object.keys(whyOf)))
    await world.call('unreachedDone', { uuid: listed[0]?.uuid ?? '' }, admin.options)
    const after = await world.call('memberLetters', {}, admin.options)
    expect(after.body.list[0]).toMatchObject({ unreached: 3, to_call: 2, called: 1 })
    expect((await world.call('memberLetter', { uuid: newId(world.clock.now()) }, admin.options)).status).toBe(404)
  })

  it('are chosen by the place where a family lives, or comes from, and by age', async () => {
    world.clock.passes(day)
    const admin = await createStaff(world, 'ADMIN')
    const [here, there] = await world.db
      .selectFrom('talukas')
      .select(['id', 'district_id'])
      .distinctOn('district_id')
      .orderBy('district_id')
      .limit(2)
      .execute()
    if (!here || !there) throw new Error('there are two districts')
    const native = { native_district_id: there.district_id, native_taluka_id: there.id }
    const today = dayInIndia(world.clock.now())
    const born = (age: number) => `${Number(today.slice(0, 4)) - age}${today.slice(4)}`
    const moved = await bride(world, { ...verified(), ...native, date_of_birth: born(25) })
    const stayed = await bride(world, { ...verified(), ...native, date_of_birth: born(30) })
    const home = { taluka_id: here.id, district_id: here.district_id }
    const lives = (member: TestMember, place: object) =>
      world.db
        .insertInto('family_details')
        .values({ member_id: member.id, ...place })
        .onConflict(conflict => conflict.column('member_id').doUpdateSet(place))
        .execute()
    await lives(moved, home)
    await lives(stayed, { taluka_id: null, district_id: null })
    const listed = async (filter: object) => {
      const { body } = await world.call('memberList', { ...ofToday(), ...filter }, admin.options)
      return body.list.map(({ uuid }) => uuid)
    }
    expect(await listed({ district: here.district_id })).toEqual([moved.id])
    expect(await listed({ district: there.district_id })).toEqual([stayed.id])
    expect(await listed({ taluka: here.id, age_from: 25, age_to: 25 })).toEqual([moved.id])
    expect(await listed({ age_from: 26 })).toEqual([stayed.id])
    expect(await listed({ age_to: 24 })).toEqual([])
    expect((await previews(admin, { taluka: here.id })).body).toMatchObject({ fit: 1, count: 1 })
  })
})
