import { describe, expect, it } from 'vitest'
import type { OutcomeName } from '#contract/relations/contact-outcomes.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { dayMs, hourMs } from '#domain/durations.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { rememberDevice } from '#server/features/access/known-devices/queries.ts'
import { newId } from '#server/ports/ids.ts'
import { telling } from '#server/testing/deliveries.ts'
import { blocks, bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { actOnSilence, askOwners, askViewers } from './job.ts'
import { returnViews } from './queries.ts'

const world = testWorld({ env: { QUIET_HOURS: 'none' } })
const tells = telling(world)
const settings = () => ({
  db: world.db,
  secrets: world.secrets,
  channels: { SMS: true, EMAIL: true },
  config: world.config,
})
/** The job, as it runs every ten minutes. */
async function jobRuns() {
  await askViewers(world.db, world.clock.now())
  await askOwners(settings(), world.clock.now())
  await actOnSilence(world.db, world.clock.now())
}
const joinedLongAgo = () => ({ joined_at: new Date(world.clock.now().getTime() - 40 * dayMs) })

/** A family with a plan that has opened her contact. */
async function opens(her: TestMember, change: Parameters<typeof groom>[1] = joinedLongAgo()) {
  const him = await groom(world, change)
  await subscribes(world, him.id, { views: 5 })
  expect((await world.call('contactDetail', { uuid: her.id }, { token: him.token })).status).toBe(200)
  return him
}
const says = (him: TestMember, her: TestMember, outcome: OutcomeName, device?: string) =>
  world.call('contactOutcome', { uuid: her.id, outcome }, { token: him.token, ...(device && { headers: { device } }) })
const questionsTo = (her: TestMember) =>
  world.db
    .selectFrom('owner_questions')
    .select(['about', 'state'])
    .where('member_id', '=', her.id)
    .orderBy('asked_at')
    .execute()
const bellOf = async (member: TestMember) =>
  (await world.call('notificationList', {}, { token: member.token })).body.list.map(({ type }) => type)
const spentBy = async (him: TestMember) =>
  (
    await world.db
      .selectFrom('memberships')
      .select('contact_views_spent')
      .where('member_id', '=', him.id)
      .executeTakeFirstOrThrow()
  ).contact_views_spent
const isListed = async (her: TestMember) => {
  const stranger = await groom(world)
  return (await world.call('profileDetail', { uuid: her.id }, { token: stranger.token })).status === 200
}
/** Her number is called dead by so many families of whom nothing is shared. */
async function calledDead(families = 2) {
  const her = await bride(world)
  world.clock.passes(hourMs)
  const all: TestMember[] = []
  for (let n = 0; n < families; n++) all.push(await opens(her))
  world.clock.passes(hourMs)
  for (const him of all) expect((await says(him, her, 'DEAD')).status).toBe(200)
  await jobRuns()
  return { her, families: all }
}

describe('did you reach them?', () => {
  it('is asked three days after a contact was opened, once, unless it was said before', async () => {
    const her = await bride(world)
    const [him, early] = [await opens(her), await opens(her)]
    await says(early, her, 'SPOKE')
    world.clock.passes(2 * dayMs)
    await jobRuns()
    expect(await bellOf(him)).toEqual([])
    world.clock.passes(dayMs)
    for (let n = 0; n < 2; n++) await jobRuns()
    expect(await bellOf(him)).toEqual(['CONTACT_ASKED'])
    expect(await bellOf(early)).toEqual([])
    const { list } = (await world.call('viewedContacts', {}, { token: early.token })).body
    expect(list).toMatchObject([{ outcome: 'SPOKE', is_returned: 0 }])
  })

  it('is answered by whoever opened that contact, and by nobody else', async () => {
    const her = await bride(world)
    const stranger = await groom(world, joinedLongAgo())
    expect((await says(stranger, her, 'DEAD')).status).toBe(404)
    expect((await says(stranger, { id: newId(world.clock.now()), token: '' }, 'DEAD')).status).toBe(404)
    const him = await opens(her)
    expect((await says(him, her, 'NO_ANSWER')).body).toMatchObject({ outcome: 'NO_ANSWER', complaint: null })
  })
})

describe('a number that two families call dead', () => {
  it('is asked of its owner, hidden after 72 hours, and the views go back to all who spent them in 90 days', async () => {
    const her = await bride(world)
    const longAgo = await opens(her)
    world.clock.passes(100 * dayMs)
    await world.db
      .updateTable('members')
      .set({ last_used_on: null, last_sign_on: null })
      .where('id', '=', her.id)
      .execute()
    const families = [await opens(her), await opens(her)]
    const silent = await opens(her)
    world.clock.passes(hourMs)
    for (const him of families) await says(him, her, 'DEAD')
    await jobRuns()
    expect(await questionsTo(her)).toEqual([{ about: 'number', state: 'open' }])
    await tells.gathers()
    expect((await tells.messagesTo(her)).filter(({ text }) => text.includes('verify your mobile number'))).toHaveLength(
      1,
    )
    world.clock.passes(71 * hourMs)
    await jobRuns()
    expect([await isListed(her), await spentBy(silent)]).toEqual([true, 1])
    world.clock.passes(2 * hourMs)
    for (let n = 0; n < 3; n++) await jobRuns()
    expect(await isListed(her)).toBe(false)
    for (const him of [...families, silent]) expect(await spentBy(him)).toBe(0)
    expect(await spentBy(longAgo)).toBe(1)
    expect(await bellOf(silent)).toContain('VIEW_RETURNED')
    const { token } = silent
    const told = async () => (await world.call('notificationList', { offset: 0, limit: 4 }, { token })).body.list
    const openedOn = formatLongDay(dayInIndia(new Date(world.clock.now().getTime() - 74 * hourMs)), 'en')
    const { last_name, registration_no } = await world.db
      .selectFrom('members')
      .select(['last_name', 'registration_no'])
      .where('id', '=', her.id)
      .executeTakeFirstOrThrow()
    const named = `${last_name} (${registration_no}), which you opened on ${openedOn}`
    expect((await told())[0]?.description).toContain(named)
    expect((await world.call('planList', {}, { token })).body).toMatchObject({ contact_views_returned: 1 })
    // Of a family that blocks the reader nothing is told any more, the name neither.
    await blocks(world, her, silent)
    expect(JSON.stringify(await told())).not.toContain(registration_no)
    await world.db.deleteFrom('blocks').execute()
    expect((await world.call('viewedContacts', {}, { token: silent.token })).body.list).toMatchObject([
      { is_returned: 1 },
    ])
    // Who had opened it keeps it at no cost.
    expect((await world.call('contactDetail', { uuid: her.id }, { token: silent.token })).body).toMatchObject({
      contact_view: 5,
    })
  })

  it('stays listed where its owner verifies it, is back after a later verification, and the same word counts no more', async () => {
    const { her, families } = await calledDead()
    const verifies = () =>
      world.db.updateTable('members').set({ mobile_verified_at: world.clock.now() }).where('id', '=', her.id).execute()
    world.clock.passes(70 * hourMs)
    await verifies()
    world.clock.passes(5 * hourMs)
    await jobRuns()
    expect([await isListed(her), await spentBy(families[0] as TestMember)]).toEqual([true, 1])
    expect(await questionsTo(her)).toEqual([{ about: 'number', state: 'answered' }])

    const { her: late } = await calledDead()
    world.clock.passes(73 * hourMs)
    await jobRuns()
    expect(await isListed(late)).toBe(false)
    await world.db
      .updateTable('members')
      .set({ mobile_verified_at: world.clock.now() })
      .where('id', '=', late.id)
      .execute()
    expect(await isListed(late)).toBe(true)
  })

  it('is hidden at once after a call by staff, or answers and stays, and never without the question', async () => {
    const staff = await createStaff(world)
    const notes = (her: TestMember, answers: 'Y' | 'N') =>
      world.call('noteNumberCalled', { uuid: her.id, answers, reason: 'I called it twice today' }, staff.options)
    const { her, families } = await calledDead()
    expect((await world.call('memberRecord', { uuid: her.id }, staff.options)).body.questions).toMatchObject([
      { about: 'NUMBER', state: 'OPEN' },
    ])
    expect((await notes(her, 'N')).status).toBe(200)
    expect([await isListed(her), await spentBy(families[0] as TestMember)]).toEqual([false, 0])
    expect((await notes(her, 'N')).status).toBe(409)
    expect((await notes(her, 'Y')).status).toBe(200)
    expect([await isListed(her), await spentBy(families[0] as TestMember)]).toEqual([true, 0])
    expect((await notes(await bride(world), 'N')).status).toBe(409)
  })

  it('returns each view exactly once, whatever many reports, jobs and staff do at the same moment', async () => {
    const her = await bride(world)
    world.clock.passes(hourMs)
    const families: TestMember[] = []
    for (let n = 0; n < 64; n++) families.push(await opens(her))
    world.clock.passes(hourMs)
    const answers = await Promise.all(families.map(him => says(him, her, 'DEAD')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await Promise.all([jobRuns(), jobRuns(), jobRuns()])
    expect(await questionsTo(her)).toHaveLength(1)
    world.clock.passes(73 * hourMs)
    await Promise.all([...families.map(him => says(him, her, 'DEAD')), jobRuns(), jobRuns(), jobRuns(), jobRuns()])
    await jobRuns()
    for (const him of families) expect(await spentBy(him)).toBe(0)
  })
})

it('a view that came back does not come back again', async () => {
  const [her, another] = [await bride(world), await bride(world)]
  const him = await opens(her)
  await world.call('contactDetail', { uuid: another.id }, { token: him.token })
  world.clock.passes(hourMs)
  const returned = () => world.db.transaction().execute(trx => returnViews(trx, her.id, world.clock.now()))
  expect([await returned(), await spentBy(him)]).toEqual([[him.id], 1])
  expect([await returned(), await spentBy(him)]).toEqual([[], 1])
})

describe('nothing happens', () => {
  const nothingHappens = async (her: TestMember) => {
    await jobRuns()
    world.clock.passes(10 * dayMs)
    await jobRuns()
    expect(await questionsTo(her)).toEqual([])
    expect(await isListed(her)).toBe(true)
  }
  it('by one family, however often it says so', async () => {
    const her = await bride(world)
    world.clock.passes(hourMs)
    const him = await opens(her)
    for (let n = 0; n < 5; n++) await says(him, her, 'DEAD')
    await nothingHappens(her)
  })

  it('by ten accounts that are younger than two weeks', async () => {
    const her = await bride(world)
    world.clock.passes(hourMs)
    for (let n = 0; n < 10; n++) await says(await opens(her, {}), her, 'DEAD')
    await nothingHappens(her)
  })

  it('by two profiles of one household: of one person, with one phone number of the family, or on one device', async () => {
    const her = await bride(world)
    world.clock.passes(hourMs)
    const [one, kin, uncle, guest] = [await opens(her), await opens(her), await opens(her), await opens(her)]
    await world.db
      .updateTable('members')
      .set({ person_id: (await personOf(one)).person_id })
      .where('id', '=', kin.id)
      .execute()
    const { mobile } = await personOf(kin)
    const phone = { id: newId(world.clock.now()), position: 0, owner: 'FATHER' } as const
    await world.db
      .insertInto('family_phones')
      .values({ ...phone, member_id: uncle.id, phone: `0${mobile}` })
      .execute()
    await says(one, her, 'DEAD')
    await says(kin, her, 'DEAD')
    await says(uncle, her, 'DEAD', 'the-tablet-of-the-family')
    await says(guest, her, 'DEAD', 'the-tablet-of-the-family')
    await nothingHappens(her)
  })

  it('by her own circle: on a phone from which her family logs in, or with a number that she shows', async () => {
    const her = await bride(world)
    world.clock.passes(hourMs)
    const [one, brother, other, third] = [await opens(her), await opens(her), await opens(her), await opens(her)]
    const { person_id: personId } = await personOf(her)
    const login = {
      personId: personId ?? '',
      device: 'a-phone-of-her-family-01',
      address: '203.0.113.9',
      now: world.clock.now(),
    }
    await rememberDevice(world.db, world.secrets, login)
    const { mobile } = await personOf(brother)
    const phone = { id: newId(world.clock.now()), position: 0, owner: 'BROTHER' } as const
    await world.db
      .insertInto('family_phones')
      .values({ ...phone, member_id: her.id, phone: `+91 ${mobile}` })
      .execute()
    // Her father logs in for the same profile, from a phone of his own.
    const { id: father } = await world.db
      .insertInto('persons')
      .values({ mobile: '+919811100012', mobile_dial_code: '+91' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('family_logins')
      .values({ member_id: her.id, person_id: father, role: 'FATHER', joined_at: world.clock.now() })
      .execute()
    await rememberDevice(world.db, world.secrets, { ...login, personId: father, device: 'a-phone-of-her-family-02' })
    await says(one, her, 'DEAD')
    await says(brother, her, 'DEAD')
    await says(other, her, 'DEAD', 'a-phone-of-her-family-01')
    await says(third, her, 'DEAD', 'a-phone-of-her-family-02')
    await nothingHappens(her)
  })

  it('by an ex who says that she is engaged', async () => {
    const her = await bride(world)
    world.clock.passes(hourMs)
    await says(await opens(her), her, 'ENGAGED')
    await nothingHappens(her)
  })

  const personOf = ({ id }: TestMember) =>
    world.db.selectFrom('members').select(['person_id', 'mobile']).where('id', '=', id).executeTakeFirstOrThrow()
})

it('a family that was asked for money complains by one press, urgently, in its own name and once', async () => {
  const her = await bride(world)
  const him = await opens(her)
  const { body } = await says(him, her, 'MONEY')
  expect(body.message).toContain(body.complaint)
  expect((await says(him, her, 'MONEY')).body.complaint).toBeNull()
  const complaints = await world.db.selectFrom('complaints').selectAll().where('about_id', '=', her.id).execute()
  expect(complaints).toMatchObject([{ kind: 'money', number: body.complaint, contact_confirmed_at: world.clock.now() }])
  const item = await world.db
    .selectFrom('review_items')
    .select(['due_at', 'is_below'])
    .where('subject_id', '=', complaints[0]?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(item.is_below).toBe(false)
  expect(((item.due_at?.getTime() ?? 0) - world.clock.now().getTime()) / hourMs).toBe(12)
})

describe('the same word sent many times at once', () => {
  const complaintsAbout = (her: TestMember) =>
    world.db.selectFrom('complaints').select('number').where('about_id', '=', her.id).execute()
  const reportsBy = (him: TestMember) =>
    world.db.selectFrom('number_reports').select('number_hash').where('member_id', '=', him.id).execute()

  it('MONEY is one complaint of a pair and day, also with another word between', async () => {
    const her = await bride(world)
    const him = await opens(her)
    const answers = await Promise.all(Array.from({ length: 64 }, () => says(him, her, 'MONEY')))
    expect(answers.map(({ status }) => status)).toEqual(Array(64).fill(200))
    expect(await complaintsAbout(her)).toEqual([
      { number: answers.map(({ body }) => body.complaint).find(number => number !== null) },
    ])
    await says(him, her, 'SPOKE')
    expect((await says(him, her, 'MONEY')).body.complaint).toBeNull()
    world.clock.passes(dayMs)
    expect((await says(him, her, 'MONEY')).body.complaint).toBeNull()
    await says(him, her, 'SPOKE')
    expect((await says(him, her, 'MONEY')).body.complaint).not.toBeNull()
    expect(await complaintsAbout(her)).toHaveLength(2)
  })

  it('AGENT among other words leaves a report only where it is the last one', async () => {
    const her = await bride(world)
    const him = await opens(her)
    for (let round = 0; round < 3; round++) {
      await Promise.all(Array.from({ length: 20 }, (_, n) => says(him, her, n % 2 ? 'AGENT' : 'SPOKE')))
      const { list } = (await world.call('viewedContacts', {}, { token: him.token })).body
      expect(await reportsBy(him)).toHaveLength(list[0]?.outcome === 'AGENT' ? 1 : 0)
    }
    await says(him, her, 'AGENT')
    expect(await reportsBy(him)).toHaveLength(1)
    await says(him, her, 'SPOKE')
    expect(await reportsBy(him)).toEqual([])
  })
})

it('no answer, message or record tells who said what of a family', async () => {
  const { her, families } = await calledDead()
  world.clock.passes(73 * hourMs)
  await jobRuns()
  await tells.gathers()
  const staff = await createStaff(world)
  const numbers = await world.db
    .selectFrom('members')
    .select(['id', 'registration_no'])
    .where(
      'id',
      'in',
      families.map(({ id }) => id),
    )
    .execute()
  const asked = await Promise.all([
    world.call('memberRecord', { uuid: her.id }, staff.options),
    world.call('me', {}, { token: her.token }),
    world.call('auditList', {}, staff.options),
  ])
  const bell = (await world.call('notificationList', { limit: 50 }, { token: her.token })).body.list
  const doubts = bell.filter(({ type }) => type !== 'CONTACT_VIEWED')
  const letters = (await tells.messagesTo(her)).filter(({ text }) => text.includes('verify your mobile number'))
  expect(letters).toHaveLength(1)
  const texts = [...asked.map(({ body }) => JSON.stringify(body)), JSON.stringify(doubts), JSON.stringify(letters)]
  for (const { id, registration_no } of numbers)
    expect(texts.filter(text => text.includes(id) || text.includes(registration_no))).toEqual([])
})
