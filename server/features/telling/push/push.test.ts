import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { startSession } from '#server/features/access/sessions/queries.ts'
import { readNotificationChoices } from '#server/features/families/own-data/queries.ts'
import { databaseSite } from '#server/features/shared/site-content/published.ts'
import { telling } from '#server/testing/deliveries.ts'
import { departuresIn } from '#server/testing/departures.ts'
import { type FakeBrowser, fakePushService } from '#server/testing/fake-push.ts'
import { joins } from '#server/testing/families.ts'
import { joinsFamily } from '#server/testing/family-logins.ts'
import { bride, groom, sibling, type TestMember } from '#server/testing/members.ts'
import { callerOf, testWorld } from '#server/testing/world.ts'
import { readOrMakePushKeys } from './keys.ts'
import { pushMessenger } from './messenger.ts'
import { mostSubscriptions } from './rules.ts'

const service = await fakePushService()
afterAll(() => service.close())
const world = testWorld({ config: { pushOrigin: service.origin } })
const tells = telling(world)
const { leaves } = departuresIn(world)
const hour = 3_600_000

const subscribe = ({ token }: { token: string }, { subscription }: FakeBrowser) =>
  world.call('subscribePush', subscription, { token })
const browsersOf = ({ id }: { id: string }) =>
  world.db.selectFrom('push_subscriptions').selectAll().where('member_id', '=', id).execute()
/** Rings what is due, as a node does. */
async function rings() {
  const keys = await readOrMakePushKeys(world.db, world.secrets, world.clock)
  const { db, secrets, config } = world
  await tells.delivers({ PUSH: pushMessenger({ db, secrets, config, keys, site: databaseSite(db) }) })
}
/** Ten in the morning in India, of the next day. */
function morning() {
  const ten = 4.5 * hour
  world.clock.passes(24 * hour - ((world.clock.now().getTime() - ten) % (24 * hour)))
}
async function hears(her: TestMember, interests = 1) {
  morning()
  for (let n = 0; n < interests; n++) await tells.sends(await groom(world), her)
  await tells.aWhileLater()
  await rings()
}
/** A mother and the browser on which she wants to be rung. */
async function rung(...answers: number[]): Promise<{ her: TestMember; phone: FakeBrowser }> {
  const [her, phone] = [await bride(world), service.browser(...answers)]
  expect((await subscribe(her, phone)).status).toBe(200)
  return { her, phone }
}

describe('the key of the site', () => {
  it('is made once, whichever node is asked, and only its public half leaves', async () => {
    const her = await bride(world)
    const other = callerOf(await world.anotherNode())
    const asked = await Promise.all([
      world.call('pushKey', {}, { token: her.token }),
      other('pushKey', {}, { token: her.token }),
    ])
    const [first, second] = asked.map(({ body }) => body.key)
    expect(first).toMatch(/^[\w-]{87}$/)
    expect(second).toBe(first)
    const rows = await world.db.selectFrom('push_keys').selectAll().execute()
    const { privateKey } = await readOrMakePushKeys(world.db, world.secrets, world.clock)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.sealed.toString('latin1')).not.toContain(privateKey)
  })
})

describe('a notice', () => {
  it('rings once, names nobody, and other channels tell it all the same', async () => {
    const { her, phone } = await rung()
    await hears(her)
    expect(phone.shown).toEqual([
      { title: 'Saptapadi', body: 'You have a new notification.', path: '/all-notifications', tag: 'notices' },
    ])
    expect(JSON.stringify(phone.shown)).not.toMatch(/Kale|G\d{3}/)
    expect((await tells.deliveriesOf(her)).map(({ channel }) => channel)).toEqual(['SMS'])
    await Promise.all([tells.gathers(), tells.gathers()])
    await Promise.all([rings(), rings()])
    expect(phone.shown).toHaveLength(1)
    const { body } = await world.call('pushKey', {}, { token: her.token })
    expect([...service.signers]).toEqual([body.key])
  })

  it('names the family where its reader chose so, and gathers several', async () => {
    const { her, phone } = await rung()
    const { body } = await world.call('chooseNotifications', { push_names: 'Y' }, { token: her.token })
    expect(body.push_names).toBe('Y')
    await hears(her)
    await hears(her, 2)
    expect(phone.shown.map(({ body: text }) => text)).toEqual([
      expect.stringMatching(/^Kale \(G\d+\)/),
      'You have 2 new notifications.',
    ])
  })

  it('names the child too to whoever acts for several, and nobody where names are hidden', async () => {
    const { her, phone } = await rung()
    await sibling(world, her)
    const inBothScripts = { first_name: 'ऋतुजा', second_script: { first_name: 'Rutuja' } }
    await world.db.updateTable('members').set(inBothScripts).where('id', '=', her.id).execute()
    await hears(her)
    await world.call('chooseNotifications', { push_names: 'Y' }, { token: her.token })
    await hears(her, 2)
    expect(phone.shown.map(({ title }) => title)).toEqual(['Saptapadi', 'Saptapadi: Rutuja'])
    // Her father acts for her alone.
    const father = await joinsFamily(world, her, 'FATHER')
    const his = service.browser()
    await subscribe(father, his)
    await hears(her, 2)
    expect([his, phone].map(({ shown }) => shown.at(-1)?.title)).toEqual(['Saptapadi', 'Saptapadi: Rutuja'])
  })

  it('of what one of a family asks the others rings no browser of whoever asked', async () => {
    const { her, phone } = await rung()
    const father = await joinsFamily(world, her, 'FATHER')
    const [his, asked] = [service.browser(), await groom(world)]
    await subscribe(father, his)
    await world.call('shortlistMember', { to_user_id: asked.id }, { token: her.token })
    morning()
    await world.call('askFamily', { uuid: [asked.id] }, { token: father.token })
    await tells.aWhileLater()
    await rings()
    expect([phone.shown.length, his.shown.length]).toEqual([1, 0])
    // What comes beside it rings him by itself, and is not counted with what he asked.
    morning()
    await world.call('askFamily', { uuid: [asked.id] }, { token: father.token })
    await tells.sends(await groom(world), her)
    await tells.aWhileLater()
    await rings()
    expect([phone, his].map(({ shown }) => shown.at(-1)?.body)).toEqual([
      'You have 2 new notifications.',
      expect.not.stringContaining('2'),
    ])
  })

  it('rings every browser of a family once, and none at night', async () => {
    const { her, phone } = await rung()
    const tablet = service.browser()
    await subscribe(her, tablet)
    morning()
    world.clock.passes(12 * hour)
    await tells.sends(await groom(world), her)
    await tells.aWhileLater()
    await rings()
    expect([phone.shown, tablet.shown]).toEqual([[], []])
    morning()
    await rings()
    expect([phone.shown.length, tablet.shown.length]).toEqual([1, 1])
  })
})

describe('a push service', () => {
  it.each([404, 410])('that answers %i has no such browser any more', async status => {
    const { her, phone } = await rung(status)
    await hears(her)
    expect(await browsersOf(her)).toEqual([])
    expect(phone.shown).toEqual([])
  })

  it('that is busy is asked again, and the browser rings once', async () => {
    const { her, phone } = await rung(500, 429)
    await hears(her)
    expect(phone.shown).toEqual([])
    for (let n = 0; n < 3; n++) {
      world.clock.passes(60_000)
      await rings()
    }
    expect(phone.shown).toHaveLength(1)
    expect(await browsersOf(her)).toHaveLength(1)
  })

  it('that leads elsewhere is not followed', async () => {
    const { her, phone } = await rung(307)
    await hears(her)
    expect(phone.answers).toEqual([])
    expect(service.asked).not.toContain('/elsewhere')
  })
})

describe('an address', () => {
  it('of anything but a push service is refused', async () => {
    const her = await bride(world)
    const { keys } = service.browser().subscription
    for (const endpoint of [
      'http://127.0.0.1:5432/',
      'https://169.254.169.254/latest/meta-data',
      'https://fcm.googleapis.com.evil.in/x',
      'no address',
    ]) {
      const { status, refusal } = await world.call('subscribePush', { endpoint, keys }, { token: her.token })
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['endpoint']])
    }
    expect(await browsersOf(her)).toEqual([])
  })

  it.each([
    ['of no length that a browser has', 'x'],
    ['beside the curve', `B${'A'.repeat(86)}`],
    ['at infinity', 'A'.repeat(87)],
  ])('with a key %s is refused at the door', async (_, p256dh) => {
    const her = await bride(world)
    const odd = { endpoint: 'https://web.push.apple.com/x', keys: { p256dh, auth: 'A'.repeat(22) } }
    const { status, refusal } = await world.call('subscribePush', odd, { token: her.token })
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['keys.p256dh']])
    expect(await browsersOf(her)).toEqual([])
  })

  it('that is in the table is not called when it is no push service any more', async () => {
    const { her, phone } = await rung()
    const elsewhere = JSON.stringify({ ...phone.subscription, endpoint: 'http://127.0.0.1:9/' })
    await world.db
      .updateTable('push_subscriptions')
      .set({ sealed: world.secrets.seal(elsewhere) })
      .where('member_id', '=', her.id)
      .execute()
    await hears(her)
    expect(await tells.outboxRow(her, 'PUSH')).toMatchObject({ status: 'refused' })
  })
})

describe('browsers of a member', () => {
  it('are a few: the oldest go, however many come at once', async () => {
    const her = await bride(world)
    const phones = Array.from({ length: mostSubscriptions + 4 }, () => service.browser())
    await Promise.all(phones.map(phone => subscribe(her, phone)))
    expect(await browsersOf(her)).toHaveLength(mostSubscriptions)
  })

  it('ring while their session lasts', async () => {
    const { her, phone } = await rung()
    const tablet = service.browser()
    const token = await startSession(world.db, her.id, world.clock.now())
    await subscribe({ token }, tablet)
    await world.call('logout', {}, { token: her.token })
    expect(await browsersOf(her)).toHaveLength(1)
    await hears(her)
    expect([phone.shown.length, tablet.shown.length]).toEqual([0, 1])
  })

  it('belong to whoever is logged in there: what waits for the one before does not ring', async () => {
    const { her, phone } = await rung()
    morning()
    await tells.sends(await groom(world), her)
    await tells.aWhileLater()
    const sister = await bride(world)
    await subscribe(sister, phone)
    await rings()
    expect(phone.shown).toEqual([])
    expect([await browsersOf(her), (await browsersOf(sister)).length]).toEqual([[], 1])
  })

  it('end with a login that the family removes, though its session goes on elsewhere', async () => {
    const [mother, uncle] = [await joins(world), await joins(world, { gender: 'M', dob: '1990-01-01' })]
    const there = await joinsFamily(world, mother, 'FATHER', uncle.form.mobile)
    const phone = service.browser()
    await subscribe(there, phone)
    const home = await world.call('switchProfile', { uuid: uncle.id }, { token: there.token })
    expect([home.status, (await browsersOf(mother)).length]).toEqual([200, 1])
    morning()
    await tells.sends(await groom(world), mother)
    await tells.aWhileLater()
    const gone = { role: 'FATHER', password: mother.form.password } as const
    expect((await world.call('removeFromFamily', gone, { token: mother.token })).status).toBe(200)
    // What was on its way to him does not arrive either.
    await rings()
    expect([await browsersOf(mother), phone.shown]).toEqual([[], []])
    // Of a row that something else has left, the login is asked.
    await subscribe(mother, phone)
    const his = sql<Buffer>`(select token_hash from sessions join members using (person_id) where members.id = ${uncle.id} limit 1)`
    await world.db
      .updateTable('push_subscriptions')
      .set({ session_hash: his })
      .where('member_id', '=', mother.id)
      .execute()
    await hears(mother)
    expect(phone.shown).toEqual([])
  })

  it('are switched off by their member alone', async () => {
    const { her, phone } = await rung()
    const stranger = await groom(world)
    const { endpoint } = phone.subscription
    await world.call('unsubscribePush', { endpoint }, { token: stranger.token })
    expect(await browsersOf(her)).toHaveLength(1)
    expect((await world.call('unsubscribePush', { endpoint }, { token: her.token })).status).toBe(200)
    expect(await browsersOf(her)).toEqual([])
  })

  it('stand in the own data without what rings them, and go with the member', async () => {
    const { her, phone } = await rung()
    const own = JSON.stringify(await readNotificationChoices(world.db, her.id))
    expect(own).toContain('127.0.0.1')
    for (const secret of [phone.subscription.endpoint, ...Object.values(phone.subscription.keys)])
      expect(own).not.toContain(secret)
    const family = await joins(world)
    await subscribe(family, service.browser())
    expect(await browsersOf(family)).toHaveLength(1)
    expect((await leaves(family)).status).toBe(200)
    expect(await browsersOf(family)).toEqual([])
  })
})
