import { describe, expect, it } from 'vitest'
import { seesContact } from '#server/testing/contact-views.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { interestsPerDay } from '../pair/limits.ts'

const world = testWorld()
const hours = (n: number) => n * 3_600_000
const sends = (from: TestMember, to: TestMember) =>
  world.call('sendInterest', { to_user_id: to.id }, { token: from.token })
const cancels = (from: TestMember, to: TestMember) =>
  world.call('cancelInterest', { userId: to.id }, { token: from.token })
const reminds = (from: TestMember, to: TestMember) =>
  world.call('sendReminder', { to_user_id: to.id }, { token: from.token })
const accepts = (by: TestMember, uuid: string) => world.call('acceptInterest', { uuid }, { token: by.token })
const rejects = (by: TestMember, uuid: string, message = 'Our families differ') =>
  world.call('rejectInterest', { uuid, message, index: 0 }, { token: by.token })
const opens = async (by: TestMember, of: TestMember) =>
  (await world.call('profileDetail', { uuid: of.id }, { token: by.token })).body
const sentBy = async (member: TestMember) => (await world.call('sentInterests', {}, { token: member.token })).body.list
const receivedBy = async (member: TestMember) =>
  (await world.call('receivedInterests', {}, { token: member.token })).body.list

async function couple() {
  const [her, him] = [await bride(world), await groom(world)]
  await subscribes(world, him.id)
  return { her, him }
}

describe('the story of an interest', () => {
  it('she sends, a day passes, she reminds, he accepts', async () => {
    const { her, him } = await couple()
    const sent = await sends(her, him)
    expect(sent).toMatchObject({
      status: 200,
      body: {
        message: 'Your interest has been sent',
        is_there: 0,
        relation: {
          uuid: him.id,
          hasSentIntrest: 1,
          SentIntrestStatus: 'PENDING',
          is_send_reminder: 0,
          diffInHours: 0,
        },
      },
    })
    const id = sent.body.activity_id
    expect(sent.body.relation.allowed).toEqual([
      'VIEW_CONTACT',
      'CANCEL_INTEREST',
      'SHORTLIST',
      'BLOCK',
      'REPORT',
      'SHARE',
    ])
    expect(await opens(him, her)).toMatchObject({ RecivedIntrestStatus: 'PENDING', is_there: 1, activity_id: id })

    world.clock.passes(hours(23))
    expect((await reminds(her, him)).refusal).toMatchObject({
      code: 'conflict',
      message: 'You can send a reminder 24 hours after the interest',
    })
    expect((await opens(her, him)).allowed).not.toContain('SEND_REMINDER')
    world.clock.passes(hours(1))
    expect((await opens(her, him)).allowed).toContain('SEND_REMINDER')
    const reminder = await reminds(her, him)
    expect(reminder.body.relation).toMatchObject({ is_send_reminder: 1, diffInHours: 24 })
    expect(reminder.body.relation.allowed).not.toContain('SEND_REMINDER')
    expect((await reminds(her, him)).status).toBe(409)

    const accepted = await accepts(him, id)
    expect(accepted.body).toMatchObject({
      message: 'You have accepted the interest',
      relation: { RecivedIntrestStatus: 'ACCEPTED', is_there: 0, activity_id: id },
    })
    expect(accepted.body.relation.allowed).toContain('DOWNLOAD_PROFILE')
    expect(await opens(her, him)).toMatchObject({ SentIntrestStatus: 'ACCEPTED', activity_id: id })
    for (const refused of [
      await cancels(her, him),
      await rejects(him, id),
      await accepts(him, id),
      await reminds(her, him),
    ])
      expect(refused.status).toBe(409)
    expect(await opens(her, him)).toMatchObject({ SentIntrestStatus: 'ACCEPTED' })
  })

  it('he rejects with a reason, which both read, and accepts after all', async () => {
    const { her, him } = await couple()
    const { activity_id: id } = (await sends(her, him)).body
    expect((await rejects(him, id, 'We look near Pune')).body.relation).toMatchObject({
      RecivedIntrestStatus: 'REJECTED',
      is_there: 1,
      message_new: 'We look near Pune',
    })
    const hers = await opens(her, him)
    expect(hers).toMatchObject({ SentIntrestStatus: 'REJECTED', message_new: 'We look near Pune' })
    expect(hers.allowed).toContain('VIEW_REASON')
    expect(hers.allowed).not.toContain('SEND_INTEREST')
    expect((await sends(her, him)).refusal).toMatchObject({ code: 'conflict' })
    expect((await sentBy(her))[0]).toMatchObject({ status: 'REJECTED', message: 'We look near Pune', uuid: id })
    // He asks her now: there is her interest, which he can accept after all.
    expect((await sends(him, her)).body).toMatchObject({ is_there: 1, activity_id: id })
    expect((await opens(him, her)).allowed).toContain('ACCEPT_AGAIN')
    world.clock.passes(hours(1))
    expect((await accepts(him, id)).status).toBe(200)
    expect((await receivedBy(him))[0]).toMatchObject({
      status: 'ACCEPTED',
      message: null,
      updated_at: world.clock.now().toISOString(),
      from_user_id: her.id,
      to_user: { uuid: her.id },
    })
  })

  it('both want each other: the second to send is asked to answer', async () => {
    const { her, him } = await couple()
    const { activity_id: id } = (await sends(her, him)).body
    const his = await sends(him, her)
    expect(his).toMatchObject({ status: 200, body: { is_there: 1, activity_id: id } })
    expect(his.body.message).toContain('already sent you an interest')
    expect(his.body.relation.allowed).toEqual(expect.arrayContaining(['ACCEPT', 'REJECT']))
    expect((await sends(her, him)).body).toMatchObject({ is_there: 0, activity_id: id })
    expect(await sentBy(him)).toEqual([])
  })

  it('taken back it may be sent again after seven days, without a second reminder', async () => {
    const { her, him } = await couple()
    const first = (await sends(her, him)).body.activity_id
    world.clock.passes(hours(24))
    await reminds(her, him)
    const cancelled = await cancels(her, him)
    expect(cancelled.body).toMatchObject({
      message: 'Your interest has been cancelled',
      relation: { hasSentIntrest: 0, activity_id: null },
    })
    const from = new Date(world.clock.now().getTime() + hours(7 * 24)).toISOString()
    for (const hers of [cancelled.body.relation, await opens(her, him)]) {
      expect(hers.allowed).not.toContain('SEND_INTEREST')
      expect(hers.send_interest_from).toBe(from)
    }
    expect((await opens(him, her)).send_interest_from).toBeNull()
    expect(await receivedBy(him)).toEqual([])
    expect((await accepts(him, first)).status).toBe(409)
    world.clock.passes(hours(7 * 24) - 1)
    expect((await sends(her, him)).refusal.message).toContain('7 days')
    world.clock.passes(1)
    expect(await opens(her, him)).toMatchObject({
      allowed: expect.arrayContaining(['SEND_INTEREST']),
      send_interest_from: null,
    })
    const again = await sends(her, him)
    expect(again).toMatchObject({ status: 200, body: { relation: { is_send_reminder: 1 } } })
    world.clock.passes(hours(48))
    expect((await reminds(her, him)).status).toBe(409)
    expect((await cancels(him, her)).status).toBe(409)
  })

  it('is not sent to a family that has paused its profile, also by who may still open it', async () => {
    const { her, him } = await couple()
    await seesContact(world, him, her)
    await world.db.updateTable('members').set({ status: 'paused' }).where('id', '=', her.id).execute()
    expect((await opens(him, her)).allowed).not.toContain('SEND_INTEREST')
    expect((await sends(him, her)).refusal).toMatchObject({
      code: 'conflict',
      message: 'This family has paused its profile. Please wait until they are back',
    })
    expect(await sentBy(him)).toEqual([])
  })

  it('he who was left may ask within those days', async () => {
    const { her, him } = await couple()
    await sends(her, him)
    await cancels(her, him)
    expect((await sends(him, her)).body).toMatchObject({ is_there: 0 })
  })

  it('remembers when the receiver first looked, also where a visit of that day was noted before', async () => {
    const { her, him } = await couple()
    await opens(him, her)
    await sends(her, him)
    expect((await sentBy(her))[0]).toMatchObject({ viewed_on: null })
    await world.call('profileDetail', { uuid: her.id, ahead: '1' }, { token: him.token })
    expect((await sentBy(her))[0]).toMatchObject({ viewed_on: null })
    await opens(him, her)
    const firstLook = world.clock.now().toISOString()
    world.clock.passes(hours(30))
    await opens(him, her)
    await opens(her, him)
    expect((await sentBy(her))[0]).toMatchObject({ viewed_on: firstLook, diffInHours: 30 })
  })
})

describe('a reason', () => {
  it.each([
    ['', 'Please enter message'],
    ['   ', 'Please enter message'],
    ['x'.repeat(501), 'This field must be at most 500 characters'],
    ['Call us on 98220 12345', 'Please leave out phone numbers, email addresses and links'],
    ['९८२२०१२३४५', 'Please leave out phone numbers, email addresses and links'],
    ['kale@family.in', 'Please leave out phone numbers, email addresses and links'],
  ])('%s is refused', async (message, sentence) => {
    const { her, him } = await couple()
    const { activity_id: uuid } = (await sends(her, him)).body
    expect(await rejects(him, uuid, message)).toMatchObject({ status: 400, refusal: { fields: { message: sentence } } })
    expect((await opens(him, her)).RecivedIntrestStatus).toBe('PENDING')
  })
})

describe('a day', () => {
  it.each(['free', 'paid'] as const)(
    'has so many new interests for a %s member, and what is refused counts not',
    async kind => {
      const him = await groom(world)
      if (kind === 'paid') await subscribes(world, him.id)
      const brides = await Promise.all(Array.from({ length: interestsPerDay[kind] + 2 }, () => bride(world)))
      const [first = him, ...others] = brides
      expect((await sends(him, first)).status).toBe(200)
      expect((await sends(him, first)).status).toBe(200)
      const statuses = (await Promise.all(others.map(her => sends(him, her)))).map(({ status }) => status)
      expect(statuses.filter(status => status === 200)).toHaveLength(interestsPerDay[kind] - 1)
      const refused = await sends(him, others[statuses.indexOf(429)] ?? first)
      expect(refused).toMatchObject({ status: 429, refusal: { message: expect.stringContaining('today') } })
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400)
      world.clock.passes(hours(24))
      expect((await sends(him, others[statuses.indexOf(429)] ?? first)).status).toBe(200)
    },
  )
})
