import { describe, expect, it } from 'vitest'
import { databaseLimits } from '#server/http/limits.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { registerSms } from '#server/testing/sms-ids.ts'
import { testWorld } from '#server/testing/world.ts'
import { gatherNotices } from './gather-notices.ts'
import type { GatherDependencies } from './send-letters.ts'

const world = testWorld()
const minute = 60_000

const baseConfig = () => ({ ...world.config, publicUrl: 'https://saptapadi.example', demo: false })
async function gather(change: Partial<GatherDependencies> = {}): Promise<void> {
  const dependencies: GatherDependencies = {
    db: world.db,
    secrets: world.secrets,
    limits: databaseLimits(world),
    channels: { SMS: true, EMAIL: true },
    config: baseConfig(),
    ...change,
  }
  await gatherNotices(dependencies, world.clock.now())
}
async function messagesTo(to: string) {
  return (await world.outbox()).filter(one => one.to === to)
}
const sends = (from: TestMember, to: TestMember) =>
  world.call('sendInterest', { to_user_id: to.id }, { token: from.token })

let families = 0
async function verifiedBride() {
  const email = `notices${++families}@family.in`
  return { ...(await bride(world, { email, email_verified_at: world.clock.now() })), email }
}

describe('the e-mail of notices', () => {
  it('gathers what is new and unread, at most once an hour, and names no number or reason', async () => {
    const her = await verifiedBride()
    await sends(await groom(world, { last_name: 'Patil' }), her)
    await gather()
    expect(await messagesTo(her.email)).toEqual([])
    world.clock.passes(4 * minute)
    await sends(await groom(world, { last_name: 'More\nSubject: x' }), her)
    world.clock.passes(2 * minute)
    await Promise.all([gather(), gather(), gather()])
    const [mail, ...others] = await messagesTo(her.email)
    expect(others).toEqual([])
    expect(mail?.text).toMatch(/- More Subject: x \(G\d+\) has sent you an interest\n- Patil \(G/)
    expect(mail?.text).toContain('https://saptapadi.example/all-notifications')
    expect(mail?.text).not.toMatch(/\d{7}/)

    await sends(await groom(world), her)
    world.clock.passes(50 * minute)
    await gather()
    expect((await messagesTo(her.email)).length).toBe(1)
    world.clock.passes(11 * minute)
    await gather()
    expect((await messagesTo(her.email)).length).toBe(2)
    await gather()
    expect((await messagesTo(her.email)).length).toBe(2)
  })

  it('does not come for what was read, rejected, sent again, or came from somebody blocked or gone', async () => {
    const her = await verifiedBride()
    const [read, blocked, gone] = [await groom(world), await groom(world), await groom(world)]
    await sends(read, her)
    await world.call('readNotifications', {}, { token: her.token })
    await sends(blocked, her)
    await world.call('blockMember', { to_user_id: blocked.id }, { token: her.token })
    await sends(gone, her)
    await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', gone.id).execute()
    const him = await groom(world, { email: 'refused@family.in', email_verified_at: world.clock.now() })
    await subscribes(world, her.id)
    const { body } = await world.call('sendInterest', { to_user_id: her.id }, { token: him.token })
    await world.call('readNotifications', {}, { token: her.token })
    await world.call('rejectInterest', { uuid: body.activity_id, message: 'No' }, { token: her.token })
    world.clock.passes(10 * minute)
    await gather()
    expect(await messagesTo(her.email)).toEqual([])
    expect(await messagesTo('refused@family.in')).toEqual([])
    await sends(read, her)
  })

  it('is switched off in one place, and goes to verified addresses alone', async () => {
    const off = await verifiedBride()
    const choice = await world.call('chooseNotifications', { channel: 'EMAIL', wants: 'NOTHING' }, { token: off.token })
    const list = [
      { channel: 'EMAIL', wants: 'NOTHING', state: 'READY', consent: null },
      { channel: 'SMS', wants: 'NOTHING', state: 'READY', consent: null },
    ]
    expect(choice.body.list).toEqual(list)
    const unverified = await bride(world, { email: 'unverified@family.in' })
    const him = await groom(world)
    for (const her of [off, unverified]) await sends(him, her)
    world.clock.passes(10 * minute)
    await gather()
    expect(await messagesTo(off.email)).toEqual([])
    expect(await messagesTo('unverified@family.in')).toEqual([])
    expect((await world.call('notificationChoices', {}, { token: off.token })).body).toEqual({
      list,
      weekly_sheet: 'Y',
      push_names: 'N',
      quiet_hours: { from: 21, to: 8 },
    })
  })

  it('is written in the language in which the member last read', async () => {
    const her = await verifiedBride()
    await world.call('readNotifications', {}, { token: her.token, headers: { language: 'mr' } })
    await sends(await groom(world), her)
    world.clock.passes(10 * minute)
    await gather()
    expect((await messagesTo(her.email))[0]?.text).toContain('पसंती कळवली')
  })
})

describe('the SMS of an accepted interest', () => {
  const accepts = async () => {
    const [him, her] = [await groom(world), await bride(world)]
    await subscribes(world, her.id)
    const { body } = await sends(him, her)
    await world.call('acceptInterest', { uuid: body.activity_id }, { token: her.token })
    const { dial_code, mobile } = await world.db
      .selectFrom('members')
      .select(['dial_code', 'mobile'])
      .where('id', '=', him.id)
      .executeTakeFirstOrThrow()
    world.clock.passes(10 * minute)
    return { him, to: `${dial_code}${mobile}` }
  }
  const sms = { url: 'https://sms.example', key: 'k', sender: 'SAPTPD' }
  const config = () => ({ ...baseConfig(), sms })

  it('goes where no e-mail reaches, under its registered id, without a number or a link', async () => {
    await registerSms(world, ['interest_accepted'], ['en'])
    const { to } = await accepts()
    await gather({ config: config() })
    const [message, ...others] = await messagesTo(to)
    expect(others).toEqual([])
    expect(message?.channel).toBe('SMS')
    expect(message?.text).not.toMatch(/\d{7}|https?:|\//)
  })

  it('does not go without an id for its language, nor when switched off', async () => {
    await world.db.deleteFrom('sms_templates').execute()
    await registerSms(world, ['interest_accepted'], ['mr'])
    const { to } = await accepts()
    await gather({ config: config() })
    expect(await messagesTo(to)).toEqual([])
    const off = await accepts()
    await world.call('chooseNotifications', { channel: 'SMS', wants: 'NOTHING' }, { token: off.him.token })
    await registerSms(world, ['interest_accepted'], ['en'])
    await gather({ config: config() })
    expect(await messagesTo(off.to)).toEqual([])
  })
})
