import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { daysAfterCall, daysBeforeCall } from '#domain/families/still-looking.ts'
import { reasonSentences } from '#server/features/relations/pair/words.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { blocked } from '#server/testing/blocked.ts'
import { seesContact } from '#server/testing/contact-views.ts'
import { bride, groom, insertCopies, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { askSilent, familiesAtOnce, followNumbers, listSilentToCall } from './job.ts'

const world = testWorld()
const settings = () => ({
  db: world.db,
  secrets: world.secrets,
  channels: { SMS: true, EMAIL: true },
  config: world.config,
})
const today = () => dayInIndia(world.clock.now())
const daysAgo = (days: number) => addDays(today(), -days)
const daysPass = (days: number) => world.clock.passes(days * 86_400_000)
const silentFor = async (days: number) =>
  bride(world, { last_sign_on: daysAgo(days), email_verified_at: world.clock.now() })
const asks = () => askSilent(settings(), world.clock.now())
const memberOf = ({ id }: TestMember) =>
  world.db
    .selectFrom('members')
    .select(['status', 'last_sign_on', 'last_used_on', 'listed_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The links of the newest letter to a family, in the order of the letter. */
async function linksTo({ id }: TestMember) {
  const { email } = await world.db.selectFrom('members').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  const letter = (await world.outbox()).find(({ to, text }) => to === email && text.includes('/still-looking/'))
  const tokens = [...(letter?.text ?? '').matchAll(/\/still-looking\/([\w-]+)/g)].map(([, token]) => token ?? '')
  return { yes: tokens[0] ?? '', pause: tokens[1] ?? '', found: tokens[2] ?? '' }
}
const answers = (token: string) => world.call('answerStillLooking', { token })

/** Whoever is at the office on that day. */
const office = async () => (await createStaff(world)).options

let him: TestMember
const finds = async (her: TestMember) => {
  const { body } = await world.call('joinedList', {}, { token: him.token })
  return body.list.some(row => row.uuid === her.id)
}
beforeEach(async () => {
  him = await groom(world)
  await world.db.updateTable('members').set({ last_sign_on: null, last_used_on: null }).execute()
})

describe('a family that was not here for 30 days', () => {
  it('is asked once, and not again in the same silence', async () => {
    const [early, her] = [await silentFor(29), await silentFor(30)]
    expect(await asks()).toBe(1)
    expect((await linksTo(early)).yes).toBe('')
    expect(Object.values(await linksTo(her)).filter(token => token.length > 40)).toHaveLength(3)
    daysPass(1)
    expect(await asks()).toBe(1)
    daysPass(20)
    expect(await asks()).toBe(0)
  })

  it('is asked again in the next silence', async () => {
    const her = await silentFor(30)
    await asks()
    expect((await answers((await linksTo(her)).yes)).body.answer).toBe('YES')
    daysPass(30)
    expect(await asks()).toBe(1)
  })

  it('is asked once by two nodes at the same moment', async () => {
    const her = await silentFor(31)
    const { asking } = await world.db.transaction().execute(async otherNode => {
      await otherNode.insertInto('still_looking').values({ member_id: her.id, asked_on: today() }).execute()
      const begun = asks()
      await soon(() => blocked(world.db), 1)
      return { asking: begun }
    })
    expect(await asking).toBe(0)
  })

  it('that is paused, unverified or suspended is not asked', async () => {
    const gone = { last_sign_on: daysAgo(40) }
    await bride(world, { ...gone, status: 'paused' })
    await bride(world, { ...gone, status: 'suspended' })
    await bride(world, { ...gone, mobile_verified_at: null, email_verified_at: null })
    expect(await asks()).toBe(0)
  })

  it('and has no e-mail is asked by SMS to log in, without a link', async () => {
    const her = await bride(world, { last_sign_on: daysAgo(30), email: null })
    await asks()
    const rows = await world.db.selectFrom('deliveries').selectAll().where('member_id', '=', her.id).execute()
    // Without a registered text nothing can go out, and nobody is called for it.
    expect(rows.every(row => row.channel === 'SMS')).toBe(true)
    expect(await linksTo(her)).toEqual({ yes: '', pause: '', found: '' })
  })
})

it('a profile leaves lists on the days that the rules name', async () => {
  const [her, called] = [await silentFor(0), await silentFor(0)]
  await subscribes(world, called.id)
  expect((await memberOf(her)).listed_until).toBe(addDays(today(), daysBeforeCall - 1))
  expect((await memberOf(called)).listed_until).toBe(addDays(today(), daysBeforeCall + daysAfterCall - 1))
})

it('a version with other numbers counts the last days anew, in portions, also those that nobody touches', async () => {
  const [her, him, called] = [await silentFor(0), await silentFor(0), await silentFor(0)]
  await subscribes(world, called.id)
  const follows = async (days: number) => {
    await sql`update numbers set value = ${days} where name = 'days_before_call'`.execute(world.db)
    await followNumbers(world.db, world.clock.now(), () => false, 2)
  }
  const lastDays = async () => Promise.all([her, him, called].map(async one => (await memberOf(one)).listed_until))
  const lastDaysBy = (days: number) => [days - 1, days - 1, days + daysAfterCall - 1].map(n => addDays(today(), n))
  for (const days of [50, 40, daysBeforeCall]) {
    await follows(days)
    expect(await lastDays()).toEqual(lastDaysBy(days))
  }
})

describe('the three answers', () => {
  it('are one tap each: Yes lists a hidden profile again, and ends the other two', async () => {
    const her = await silentFor(61)
    await asks()
    expect(await finds(her)).toBe(false)
    const { yes, pause, found } = await linksTo(her)
    expect((await answers(yes)).body).toMatchObject({ answer: 'YES' })
    expect(await finds(her)).toBe(true)
    for (const used of [yes, pause, found]) expect((await answers(used)).refusal.code).toBe('bad_token')
    expect(await memberOf(her)).toMatchObject({ status: 'active', last_sign_on: today(), last_used_on: null })
  })

  it.each(['pause', 'found'] as const)('%s takes the profile out of lists, and deletes nothing', async answer => {
    const her = await silentFor(30)
    await asks()
    expect((await answers((await linksTo(her))[answer])).status).toBe(200)
    expect(await memberOf(her)).toMatchObject({ status: 'paused', last_sign_on: today() })
    expect(await finds(her)).toBe(false)
  })

  it('given at the same moment are one answer', async () => {
    const her = await silentFor(30)
    await asks()
    const { yes, pause } = await linksTo(her)
    const statuses = (await Promise.all([answers(yes), answers(pause)])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400])
  })

  it('of a stranger’s guess, of a family that was suspended, or after 90 days are refused alike', async () => {
    const [her, suspended] = [await silentFor(30), await silentFor(30)]
    await asks()
    const late = (await linksTo(her)).yes
    const ofSuspended = (await linksTo(suspended)).yes
    await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', suspended.id).execute()
    const early = await answers(ofSuspended)
    const guess = `${late.slice(0, -1)}${late.endsWith('A') ? 'B' : 'A'}`
    daysPass(91)
    const refusals = [early, ...(await Promise.all([guess, late, 'x'].map(answers)))]
    expect(new Set(refusals.map(({ refusal }) => JSON.stringify(refusal))).size).toBe(1)
    expect(await memberOf(her)).toMatchObject({ status: 'active', last_sign_on: daysAgo(121) })
    await deleteExpired(world.db, world.clock.now())
    expect(await world.db.selectFrom('still_looking_tokens').selectAll().execute()).toEqual([])
  })

  it('touch nobody else: the token of one family does nothing to another', async () => {
    const [her, other] = [await silentFor(30), await silentFor(30)]
    await asks()
    await answers((await linksTo(her)).pause)
    expect(await memberOf(other)).toMatchObject({ status: 'active', last_sign_on: daysAgo(30) })
    expect((await answers((await linksTo(other)).yes)).status).toBe(200)
  })

  it('are pages that change nothing when they are opened, in the language of the family', async () => {
    const her = await silentFor(30)
    await world.db.insertInto('notification_choices').values({ member_id: her.id, language: 'mr' }).execute()
    await asks()
    const { pause } = await linksTo(her)
    const page = `/still-looking/${pause}`
    const opened = await world.app.inject({ url: page })
    expect(opened.body).toContain('तुमचे स्थळ तात्पुरते थांबवायचे का?')
    expect(opened.headers['referrer-policy']).toBe('no-referrer')
    expect(await memberOf(her)).toMatchObject({ status: 'active', last_sign_on: daysAgo(30) })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const pressed = await world.app.inject({ method: 'POST', url: page, headers: form, payload: '' })
    expect(pressed.body).toContain('तुमचे स्थळ तात्पुरते थांबवले आहे')
    expect((await memberOf(her)).status).toBe('paused')
    expect((await world.app.inject({ url: page })).statusCode).toBe(400)
    expect((await world.app.inject({ method: 'POST', url: page, headers: form, payload: '' })).statusCode).toBe(400)
  })
})

describe('60 days without a sign', () => {
  it('hide a profile; who shares an interest still sees it; the next use brings it back', async () => {
    const her = await silentFor(59)
    await sendsInterest(world, him, her, 'accepted')
    const stranger = await groom(world)
    const opens = async ({ token }: TestMember) =>
      (await world.call('profileDetail', { uuid: her.id }, { token })).status
    expect([await finds(her), await opens(stranger)]).toEqual([true, 200])
    daysPass(1)
    expect([await finds(her), await opens(stranger), await opens(him)]).toEqual([false, 404, 200])
    const { body } = await world.call('sentInterests', { status: 'ACCEPTED' }, { token: him.token })
    expect(body.count).toBe(1)
    await world.call('me', {}, { token: her.token })
    expect([await finds(her), await opens(stranger)]).toEqual([true, 200])
  })

  it('take the profile out of the bell, but for an interest, and let nobody ask a family that would not answer', async () => {
    const her = await silentFor(59)
    const waiting = await sendsInterest(world, him, her)
    const other = await groom(world)
    await seesContact(world, other, her)
    const from = { memberId: him.id, fromId: her.id, at: world.clock.now() }
    await writeNotification(world.db, { ...from, type: 'contact_viewed', sourceId: her.id })
    await writeNotification(world.db, { ...from, type: 'interest_rejected', sourceId: waiting })
    const bell = async () => {
      const { body } = await world.call('notificationList', {}, { token: him.token })
      const { body: unread } = await world.call('notificationCount', {}, { token: him.token })
      expect(unread.count).toBe(body.count)
      return body.list.map(({ type }) => type).toSorted()
    }
    const refusedTo = async (call: 'sendInterest' | 'sendReminder', { token }: TestMember) => {
      const { status, refusal } = await world.call(call, { to_user_id: her.id }, { token })
      return status === 200 ? null : [status, refusal.message]
    }
    expect(await bell()).toEqual(['CONTACT_VIEWED', 'INTEREST_REJECTED'])
    daysPass(2)
    expect(await bell()).toEqual(['INTEREST_REJECTED'])
    const away = [409, reasonSentences.they_are_away.en]
    expect(await refusedTo('sendReminder', him)).toEqual(away)
    expect(await refusedTo('sendInterest', other)).toEqual(away)
    await world.call('me', {}, { token: her.token })
    expect(await bell()).toEqual(['CONTACT_VIEWED', 'INTEREST_REJECTED'])
    expect([await refusedTo('sendReminder', him), await refusedTo('sendInterest', other)]).toEqual([null, null])
  })

  it('are told to staff by the day, and to nobody else', async () => {
    const her = await bride(world, { last_used_on: daysAgo(3), last_use_is_hidden: true })
    const account = async () => (await world.call('memberRecord', { uuid: her.id }, await office())).body.account
    expect(await account()).toMatchObject({ last_used_on: daysAgo(3), last_used: 'THIS_WEEK', left_lists_on: null })
    const used = daysAgo(3)
    daysPass(58)
    expect(await account()).toMatchObject({ last_used_on: used, last_used: null, left_lists_on: addDays(used, 60) })
  })

  it('with a running plan first let the office call; seven days later the profile is hidden', async () => {
    const her = await silentFor(59)
    await subscribes(world, her.id)
    const lists = () => listSilentToCall(world.db, world.clock.now())
    const toCall = async () =>
      (await world.call('unreachedList', {}, await office())).body.list.filter(({ member }) => member?.uuid === her.id)
    await lists()
    expect(await toCall()).toEqual([])
    daysPass(1)
    await lists()
    await lists()
    expect(await toCall()).toMatchObject([{ about: ['SILENT'], count: 1 }])
    expect(await finds(her)).toBe(true)
    daysPass(6)
    expect(await finds(her)).toBe(true)
    daysPass(1)
    expect(await finds(her)).toBe(false)
    const [row] = await toCall()
    const note = async () => world.call('unreachedStillLooking', { uuid: row?.uuid ?? '' }, await office())
    expect((await note()).status).toBe(200)
    expect((await note()).status).toBe(409)
    expect([await finds(her), await toCall()]).toEqual([true, []])
    expect((await memberOf(her)).last_used_on).toBe(null)
  })

  it('end by themselves: who comes back is not called', async () => {
    const her = await silentFor(60)
    await subscribes(world, her.id)
    await listSilentToCall(world.db, world.clock.now())
    daysPass(1)
    await world.call('me', {}, { token: her.token })
    const { body } = await world.call('unreachedList', {}, await office())
    expect(body.list.some(({ member }) => member?.uuid === her.id)).toBe(false)
    await listSilentToCall(world.db, world.clock.now())
    const rows = await world.db.selectFrom('deliveries').select('status').where('member_id', '=', her.id).execute()
    expect(rows).toEqual([{ status: 'reached' }])
  })

  it('are listed some at a time where there are many, and none is left out', async () => {
    const her = await silentFor(61)
    await subscribes(world, her.id)
    await insertCopies(world, her, familiesAtOnce, { last_name: 'Shantata' })
    await sql`insert into memberships (id, member_id, plan_id, fee_paise, validity_days, starts_on, ends_on, contact_views,
        created_at)
      select gen_random_uuid(), members.id, plan_id, fee_paise, validity_days, starts_on, ends_on, contact_views, created_at
      from memberships, members where member_id = ${her.id} and last_name = 'Shantata'`.execute(world.db)
    const listed = async () => {
      await listSilentToCall(world.db, world.clock.now())
      const rows = await world.db.selectFrom('deliveries').select('member_id').where('kind', '=', 'silent').execute()
      return rows.length
    }
    const before = (await world.db.selectFrom('deliveries').select('id').where('kind', '=', 'silent').execute()).length
    expect(await listed()).toBe(before + familiesAtOnce)
    expect([await listed(), await listed()]).toEqual([before + familiesAtOnce + 1, before + familiesAtOnce + 1])
  })

  it('follow a plan that begins, ends early or is given back', async () => {
    const her = await silentFor(10)
    const until = async () => (await memberOf(her)).listed_until
    expect(await until()).toBe(addDays(today(), 49))
    const { id } = await subscribes(world, her.id)
    expect(await until()).toBe(addDays(today(), 56))
    await world.db.updateTable('memberships').set({ ended_early_at: world.clock.now() }).where('id', '=', id).execute()
    expect(await until()).toBe(addDays(today(), 49))
  })
})
