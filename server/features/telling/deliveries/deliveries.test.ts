import { describe, expect, it } from 'vitest'
import { giveUpOld } from '#server/features/telling/outbox/queries.ts'
import { type Messenger, Refused } from '#server/ports/messenger.ts'
import { telling } from '#server/testing/deliveries.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { type Caller, testWorld } from '#server/testing/world.ts'

const world = testWorld({ env: { REPORTS_SECRET: 'a secret of the provider' } })
const tells = telling(world)
const hour = 3_600_000
const good: Messenger = { deliver: async () => {} }
const dead: Messenger = { deliver: () => Promise.reject(new Refused('not_on_network', true)) }

let families = 0
const verified = () => ({ email: `told${++families}@family.in`, email_verified_at: world.clock.now() })
/** A mother whose e-mail nobody verified. */
const mother = (change = {}) => bride(world, change)
const channelsOf = async (member: TestMember) =>
  (await tells.deliveriesOf(member)).map(one => `${one.channel} ${one.status}`).toSorted()
/** Somebody of the staff who has just logged in. */
async function enters(): Promise<{ asks: Caller }> {
  const { options } = await createStaff(world)
  return { asks: (name, input) => world.call(name, input, options) }
}
/** Eight in the morning in India, of the next day. */
function morning() {
  const now = world.clock.now().getTime()
  const eight = 2.5 * hour
  world.clock.passes(24 * hour - ((now - eight) % (24 * hour)))
}

describe('a mother without e-mail', () => {
  it('hears of interest, acceptance and opened contact by SMS, without a link or a number of another family', async () => {
    morning()
    const [her, him] = [await mother(), await groom(world)]
    await tells.sends(him, her)
    await tells.aWhileLater()
    const [interest] = await tells.messagesTo(her)
    expect(interest).toMatchObject({
      channel: 'SMS',
      text: expect.stringMatching(/^Saptapadi: Kale \(G\d+\) has sent you an interest/),
    })

    const suitor = await groom(world)
    await tells.accepts(suitor, await tells.sends(her, suitor))
    await tells.aWhileLater(70)
    expect((await tells.messagesTo(her))[1]?.text).toMatch(/has accepted your interest/)

    await world.call('contactDetail', { uuid: her.id }, { token: suitor.token })
    await tells.aWhileLater(70)
    expect((await tells.messagesTo(her))[2]?.text).toMatch(/has seen your contact details/)
    for (const { text } of await tells.messagesTo(her)) expect(text).not.toMatch(/\d{7}|https?:|\/|@/)
  })

  it('gets at most one SMS an hour and three a day, which gather the rest', async () => {
    morning()
    const her = await mother()
    const counts: number[] = []
    for (let n = 0; n < 6; n++) {
      await tells.sends(await groom(world), her)
      await tells.sends(await groom(world), her)
      await tells.aWhileLater(31)
      counts.push((await tells.messagesTo(her)).length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3])
    await tells.aWhileLater(60)
    expect(await tells.messagesTo(her)).toHaveLength(3)
    morning()
    await tells.gathers()
    const last = (await tells.messagesTo(her)).at(-1)
    expect(last?.text).toMatch(/you have \d new notifications/)
    expect(last?.text).not.toContain('Kale')
  })

  it('sleeps from nine to eight, whatever waits in the outbox too; a warning and a code come all the same', async () => {
    morning()
    const her = await mother()
    world.clock.passes(12.9 * hour)
    await tells.sends(await groom(world), her)
    await tells.aWhileLater(6)
    expect(await tells.messagesTo(her)).toHaveLength(0)
    const staff = await enters()
    await staff.asks('suspendMember', { uuid: her.id, reason: 'she asked for it' })
    await tells.gathers()
    const night: string[] = []
    const { mobile } = await world.db
      .selectFrom('members')
      .select('mobile')
      .where('id', '=', her.id)
      .executeTakeFirstOrThrow()
    const noting: Messenger = {
      deliver: async ({ to, text }) => {
        if (to === `+91${mobile}`) night.push(text)
      },
    }
    await tells.delivers({ SMS: noting })
    expect(night).toEqual([expect.stringContaining('has closed your profile')])
    await staff.asks('restoreMember', { uuid: her.id, reason: 'she came back' })
    await tells.gathers()
    await tells.delivers({ SMS: noting })
    expect(night).toHaveLength(1)
    morning()
    await tells.gathers()
    await tells.delivers({ SMS: noting })
    expect(
      night
        .slice(1)
        .map(text => /open again|sent you an interest/.exec(text)?.[0] ?? text)
        .toSorted(),
    ).toEqual(['open again', 'sent you an interest'])
  })

  it('sleeps in hours of her own, or never, and the others in those of the site', async () => {
    morning()
    const [early, wakeful, hers] = [await mother(), await mother(), await mother()]
    const choices = ({ token }: TestMember) => world.call('notificationChoices', {}, { token })
    const chooses = ({ token }: TestMember, quiet_hours: { from: number; to: number } | null) =>
      world.call('chooseNotifications', { quiet_hours }, { token })
    expect((await choices(early)).body.quiet_hours).toEqual({ from: 21, to: 8 })
    expect((await chooses(early, { from: 19, to: 7 })).body.quiet_hours).toEqual({ from: 19, to: 7 })
    expect((await chooses(wakeful, null)).body.quiet_hours).toBeNull()
    expect((await choices(wakeful)).body.quiet_hours).toBeNull()
    for (const outside of [
      { from: 12, to: 8 },
      { from: 24, to: 0 },
      { from: 21, to: 12 },
      { from: 21.5, to: 8 },
    ])
      expect((await chooses(early, outside)).status).toBe(400)

    const told: string[] = []
    const owners = await world.db
      .selectFrom('members')
      .select(['id', 'mobile'])
      .where('id', 'in', [early.id, wakeful.id, hers.id])
      .execute()
    const noting: Messenger = {
      deliver: async ({ to }) => {
        const owner = owners.find(({ mobile }) => to === `+91${mobile}`)
        if (owner) told.push(owner.id)
      },
    }
    const tellsAll = async (hours: number) => {
      world.clock.passes(hours * hour)
      await tells.gathers()
      await tells.delivers({ SMS: noting })
      return [...new Set(told.splice(0))].toSorted()
    }
    // Written before the evening: what is in the outbox by then waits for the first one alone.
    world.clock.passes(9 * hour)
    await tells.eventsCome([early, wakeful, hers], 1)
    world.clock.passes(10 * 60_000)
    await tells.gathers()
    expect(await tellsAll(2)).toEqual([wakeful.id, hers.id].toSorted())
    await tells.eventsCome([early, wakeful, hers], 1)
    expect(await tellsAll(3.5)).toEqual([wakeful.id])
    expect(await tellsAll(8.5)).toEqual([early.id])
    expect(await tellsAll(1)).toEqual([hers.id])
  })

  it('is not told what she has read at the bell meanwhile, nor what somebody took back', async () => {
    morning()
    const [her, him] = [await mother(), await groom(world)]
    world.clock.passes(12.9 * hour)
    await tells.sends(him, her)
    await tells.aWhileLater()
    expect(await channelsOf(her)).toEqual(['SMS waiting'])
    await world.call('cancelInterest', { userId: her.id }, { token: him.token })
    await tells.sends(await groom(world), her)
    await tells.aWhileLater()
    expect(await channelsOf(her)).toEqual(['SMS waiting', 'SMS waiting'])
    await world.call('readNotifications', {}, { token: her.token })
    morning()
    await tells.gathers()
    expect(await channelsOf(her)).toEqual([])
    expect(await tells.messagesTo(her)).toEqual([])
  })
})

describe('a family chooses', () => {
  const choose = (member: TestMember, channel: 'EMAIL' | 'SMS', wants: 'EVERYTHING' | 'IMPORTANT' | 'NOTHING') =>
    world.call('chooseNotifications', { channel, wants }, { token: member.token })
  async function hears(her: TestMember): Promise<string[]> {
    morning()
    await tells.sends(await groom(world), her)
    await world.db
      .insertInto('notifications')
      .values({
        id: crypto.randomUUID(),
        member_id: her.id,
        type: 'id_checked',
        from_id: null,
        source_id: her.id,
        created_at: world.clock.now(),
        read_at: null,
        mailed_at: null,
      })
      .execute()
    await tells.aWhileLater()
    return (await tells.messagesTo(her)).map(
      ({ channel, text }) =>
        `${channel} ${text.includes('ID proof') ? 'all' : /2 new/.test(text) ? 'all' : 'important'}`,
    )
  }

  it('everything, what matters or nothing, for each channel by itself', async () => {
    const [plain, less, both, none] = [
      await bride(world, verified()),
      await bride(world, verified()),
      await bride(world, verified()),
      await bride(world, verified()),
    ]
    await choose(less, 'EMAIL', 'IMPORTANT')
    await choose(both, 'SMS', 'EVERYTHING')
    await choose(none, 'EMAIL', 'NOTHING')
    expect(await hears(plain)).toEqual(['EMAIL all'])
    expect(await hears(less)).toEqual(['EMAIL important'])
    expect((await hears(both)).toSorted()).toEqual(['EMAIL all', 'SMS all'])
    expect(await hears(none)).toEqual([])
    expect(await channelsOf(none)).toEqual([])
  })

  it('nothing that is no choice', async () => {
    const her = await bride(world, verified())
    for (const input of [{ channel: 'PIGEON' }, { channel: 'SMS', wants: 'LOUD' }, { email: 'N' }])
      expect((await world.call('chooseNotifications', input as never, { token: her.token })).status).toBe(400)
  })

  it('no channel that the site does not have, and that is no failure of the site', async () => {
    const her = await bride(world, verified())
    const asked = { channel: 'WHATSAPP', wants: 'EVERYTHING', consent_version: 1 } as const
    expect((await world.call('chooseNotifications', asked, { token: her.token })).status).toBe(409)
  })

  it('reads why a channel is closed to them: abroad there is no SMS', async () => {
    const abroad = await bride(world, { dial_code: '+44', country_code: 'gb', mobile: '7400123456', ...verified() })
    const { body } = await world.call('notificationChoices', {}, { token: abroad.token })
    expect(body.list).toEqual([
      { channel: 'EMAIL', wants: 'EVERYTHING', state: 'READY', consent: null },
      { channel: 'SMS', wants: 'NOTHING', state: 'ABROAD', consent: null },
    ])
    expect(await hears(abroad)).toEqual(['EMAIL all'])
  })
})

describe('what a channel refuses', () => {
  it('falls to the next one, marks the contact, and tells its owner there, at the bell and at the next login', async () => {
    morning()
    const her = await bride(world, verified())
    await tells.sends(await groom(world), her)
    await tells.aWhileLater()
    await tells.delivers({ EMAIL: dead })
    expect(await channelsOf(her)).toEqual(['EMAIL refused', 'SMS waiting', 'SMS waiting'])
    await tells.gathers()
    const texts = (await tells.messagesTo(her)).map(({ text }) => text).toSorted()
    expect(texts).toEqual([
      expect.stringContaining('sent you an interest'),
      expect.stringContaining('our emails do not reach you'),
    ])
    await tells.delivers({ SMS: good })
    expect(await channelsOf(her)).toEqual(['EMAIL refused', 'SMS sent', 'SMS sent'])
    const me = await world.call('me', {}, { token: her.token })
    expect(me.body.unreachable).toEqual(['EMAIL'])
    const bell = await world.call('notificationList', {}, { token: her.token })
    expect(bell.body.list[0]).toMatchObject({ type: 'CONTACT_UNREACHABLE', link: '/my-settings?tab=contacts' })

    await world.call('chooseNotifications', { channel: 'EMAIL', try_again: true }, { token: her.token })
    expect((await world.call('me', {}, { token: her.token })).body.unreachable).toEqual([])
  })

  it('calls for nobody who heard of it by another channel', async () => {
    morning()
    const her = await bride(world, verified())
    await world.call('chooseNotifications', { channel: 'SMS', wants: 'IMPORTANT' }, { token: her.token })
    await tells.sends(await groom(world), her)
    await tells.aWhileLater()
    await tells.delivers({ SMS: good, EMAIL: dead })
    const ofInterest = async () =>
      (await tells.deliveriesOf(her)).filter(one => one.kind === 'notice').map(one => `${one.channel} ${one.status}`)
    expect((await ofInterest()).toSorted()).toEqual(['EMAIL refused', 'SMS sent'])
    const { message_id: id } = await world.db
      .selectFrom('deliveries')
      .select('message_id')
      .where('member_id', '=', her.id)
      .where('kind', '=', 'notice')
      .where('channel', '=', 'SMS')
      .executeTakeFirstOrThrow()
    await reports({ id, status: 'bounced' })
    expect((await ofInterest()).toSorted()).toEqual(['CALL waiting', 'EMAIL refused', 'SMS refused'])
  })

  it('is forgotten when the contact changes, and a late refusal of the old one marks nothing', async () => {
    morning()
    const her = await bride(world, verified())
    await tells.sends(await groom(world), her)
    await tells.aWhileLater()
    await tells.delivers({ EMAIL: good })
    const { message_id } = await world.db
      .selectFrom('deliveries')
      .select('message_id')
      .where('member_id', '=', her.id)
      .executeTakeFirstOrThrow()
    await world.db.updateTable('members').set(verified()).where('id', '=', her.id).execute()
    await reports({ id: `<${message_id}@saptapadi.in>`, status: 'bounced', code: '550' })
    expect((await world.call('me', {}, { token: her.token })).body.unreachable).toEqual([])
    expect(await channelsOf(her)).toEqual(['EMAIL refused', 'SMS waiting'])
    await world.db
      .insertInto('unreachable_contacts')
      .values({ member_id: her.id, channel: 'EMAIL', since: world.clock.now(), reason: '550' })
      .execute()
    await world.db.updateTable('members').set(verified()).where('id', '=', her.id).execute()
    expect((await world.call('me', {}, { token: her.token })).body.unreachable).toEqual([])
  })

  const reports = (payload: object, secret = 'a secret of the provider') =>
    world.app.inject({
      method: 'POST',
      url: '/api/messages/report',
      headers: { authorization: `Bearer ${secret}` },
      payload,
    })

  it('comes back by the report of the provider, who proves it; the same report twice changes nothing more', async () => {
    morning()
    const her = await bride(world, verified())
    await tells.sends(await groom(world), her)
    await tells.aWhileLater()
    await tells.delivers({ EMAIL: good })
    const { message_id: id } = await world.db
      .selectFrom('deliveries')
      .select('message_id')
      .where('member_id', '=', her.id)
      .executeTakeFirstOrThrow()
    expect((await reports({ id, status: 'bounced' }, 'a secret of a stranger')).statusCode).toBe(401)
    expect((await reports({ id, status: 'eaten' })).statusCode).toBe(400)
    expect((await reports({ id: crypto.randomUUID(), status: 'bounced' })).statusCode).toBe(200)
    expect(await channelsOf(her)).toEqual(['EMAIL sent'])
    expect((await reports({ id, status: 'delivered' })).statusCode).toBe(200)
    expect(await channelsOf(her)).toEqual(['EMAIL reached'])
    for (let n = 0; n < 2; n++) expect((await reports({ id, status: 'bounced', code: '550' })).statusCode).toBe(200)
    expect(await channelsOf(her)).toEqual(['EMAIL refused', 'SMS waiting', 'SMS waiting'])
  })

  it('for a day only, blames no contact', async () => {
    morning()
    const her = await mother()
    await tells.sends(await groom(world), her)
    await tells.aWhileLater()
    const down: Messenger = { deliver: () => Promise.reject(new Error('the gateway is down')) }
    await tells.delivers({ SMS: down })
    world.clock.passes(25 * hour)
    await tells.delivers({ SMS: down })
    await giveUpOld(world.db, world.clock.now())
    await tells.gathers()
    expect(await channelsOf(her)).toEqual(['CALL waiting', 'SMS refused'])
    expect((await world.call('me', {}, { token: her.token })).body.unreachable).toEqual([])
  })
})

describe('the office', () => {
  it('calls whom nothing reached, once, and notes it; a family that read it is gone from the list', async () => {
    await world.db.deleteFrom('deliveries').execute()
    morning()
    const staff = await enters()
    const [her, reader] = [await mother(), await mother()]
    for (const one of [her, reader]) {
      await tells.sends(await groom(world), one)
      await tells.sends(await groom(world), one)
    }
    await tells.aWhileLater()
    await tells.delivers({ SMS: dead })
    await tells.gathers()
    const list = (await staff.asks('unreachedList', {})).body
    expect(list).toMatchObject({ count: 2, next_offset: null })
    const hers = list.list.find(one => one.member?.uuid === her.id)
    expect(hers).toMatchObject({ about: ['INTEREST_SENT'], count: 2, refused: ['SMS'], complaint: null })

    await world.call('readNotifications', {}, { token: reader.token })
    expect((await staff.asks('unreachedList', {})).body.list.map(one => one.member?.uuid)).toEqual([her.id])
    const done = await staff.asks('unreachedDone', { uuid: hers?.uuid ?? '' })
    expect(done.status).toBe(200)
    expect((await staff.asks('unreachedDone', { uuid: hers?.uuid ?? '' })).status).toBe(409)
    expect((await staff.asks('unreachedList', {})).body.count).toBe(0)
    const acts = await world.db.selectFrom('audit').select('act').where('member_id', '=', her.id).execute()
    expect(acts.map(({ act }) => act)).toEqual(['family_called'])
    await tells.gathers()
    expect((await channelsOf(reader)).slice(0, 2)).toEqual(['CALL reached', 'CALL reached'])
  })

  it('reads beforehand how a member will be told', async () => {
    const staff = await enters()
    const toldBy = async (member: TestMember) => (await staff.asks('memberRecord', { uuid: member.id })).body.told_by
    const mailed = await bride(world, verified())
    expect(await toldBy(mailed)).toBe('EMAIL')
    const her = await mother()
    expect(await toldBy(her)).toBe('SMS')
    await world.db
      .insertInto('unreachable_contacts')
      .values({ member_id: her.id, channel: 'SMS', since: world.clock.now(), reason: 'x' })
      .execute()
    expect(await toldBy(her)).toBe('CALL')
    await staff.asks('suspendMember', { uuid: her.id, reason: 'a long reason' })
    expect(await channelsOf(her)).toEqual(['CALL waiting'])
    await staff.asks('suspendMember', { uuid: mailed.id, reason: 'a long reason' })
    expect((await tells.messagesTo(mailed)).map(({ text }) => text)).toEqual([
      expect.stringContaining('has closed your profile'),
    ])
    expect((await tells.messagesTo(mailed))[0]?.text).not.toContain('a long reason')
  })
})

describe('the link that switches e-mails off', () => {
  it('asks when it is opened, does it when it is posted, and only for the member it was signed for', async () => {
    morning()
    const [her, other] = [await bride(world, verified()), await bride(world, verified())]
    await tells.sends(await groom(world), her)
    await tells.aWhileLater()
    const [mail] = await tells.messagesTo(her)
    const { pathname, search } = new URL(mail?.unsubscribe ?? '')
    const url = `${pathname}${search}`
    const wants = async (member: TestMember) =>
      (await world.call('notificationChoices', {}, { token: member.token })).body.list[0]?.wants
    const opened = await world.app.inject({ url })
    expect([opened.statusCode, opened.body.includes('<form method="post">')]).toEqual([200, true])
    expect(await wants(her)).toBe('EVERYTHING')

    const forged = url.replace(her.id, other.id)
    expect((await world.app.inject({ method: 'POST', url: forged })).statusCode).toBe(400)
    expect(await wants(other)).toBe('EVERYTHING')

    const posted = await world.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(posted.statusCode).toBe(200)
    expect(await wants(her)).toBe('NOTHING')
  })
})
