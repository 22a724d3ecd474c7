import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SentTo } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { addDays, dayInIndia, startOfDayInIndia } from '#domain/calendar.ts'
import { telling } from '#server/testing/deliveries.ts'
import { jobNode } from '#server/testing/job-node.ts'
import { blocks, bride, groom, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { type TellNewDependencies, tellSavedSearches } from './job.ts'

const world = testWorld({ readModel: true })
const tells = telling(world)
const minute = 60_000
const hour = 60 * minute

const saves = ({ token }: TestMember, search: SentTo<Calls['saveSearch']>) =>
  world.call('saveSearch', search, { token })
const listOf = async ({ token }: TestMember) => (await world.call('savedSearches', {}, { token })).body
const changes = ({ token }: TestMember, change: SentTo<Calls['changeSavedSearch']>) =>
  world.call('changeSavedSearch', change, { token })

const node = (change: Partial<TellNewDependencies> = {}): TellNewDependencies => ({ ...jobNode(world), ...change })
const job = (change?: Partial<TellNewDependencies>) => tellSavedSearches(node(change), world.clock.now())
/** Until the read model has heard of everybody. */
const isFound = (count: number, who: TestMember) =>
  expect
    .poll(async () => (await world.call('searchCount', { from_height: 180 }, { token: who.token })).body.count, {
      timeout: 120_000,
    })
    .toBe(count)

let him: TestMember
let tall = 0
/** A bride who fits his search. */
async function tallBride(change: Parameters<typeof bride>[1] = {}) {
  const her = await bride(world, { height_cm: 182, ...change })
  tall++
  return her
}
const heard = async (who = him) => (await tells.messagesTo(who)).map(({ subject, text }) => ({ subject, text }))
const numberOf = async ({ id }: TestMember) =>
  (await world.db.selectFrom('members').select('registration_no').where('id', '=', id).executeTakeFirstOrThrow())
    .registration_no

describe('a member keeps searches', () => {
  it('under names, up to five, whatever is sent at the same moment', async () => {
    const her = await bride(world)
    const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
    const answers = await Promise.all(names.map(name => saves(her, { name, from_height: 170 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.find(({ status }) => status !== 200)
    expect([refused?.status, refused?.refusal.message]).toEqual([
      409,
      'You have saved five searches. Please delete one first',
    ])
    const { list, count } = await listOf(her)
    expect([count, list.length]).toEqual([5, 5])
    expect(JSON.parse(list[0]?.search_json ?? '')).toMatchObject({ from_height: 170 })
    const gone = list[0]?.uuid ?? ''
    expect((await world.call('deleteSavedSearch', { uuid: gone }, { token: her.token })).status).toBe(200)
    expect((await world.call('deleteSavedSearch', { uuid: gone }, { token: her.token })).status).toBe(404)
    expect((await saves(her, { name: 'nine' })).status).toBe(200)
  })

  it('one name once, and renamed only by their owner', async () => {
    const [her, other] = [await bride(world), await bride(world)]
    const twice = await Promise.all([1, 2].map(() => saves(her, { name: 'In Pune' })))
    expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    await saves(her, { name: 'Abroad' })
    const [first] = (await listOf(her)).list
    const uuid = first?.uuid ?? ''
    expect((await changes(her, { uuid, name: 'ABROAD' })).refusal.message).toBe(
      'You already have a search with this name',
    )
    expect((await changes(other, { uuid, name: 'Mine now' })).status).toBe(404)
    expect((await changes(her, { uuid, name: 'in pune' })).status).toBe(200)
    expect((await listOf(her)).list.map(({ name }) => name)).toEqual(['in pune', 'Abroad'])
    expect((await listOf(other)).list).toEqual([])
  })

  it('by the criteria of a search, and nothing else', async () => {
    const her = await bride(world)
    expect((await saves(her, { name: 'x', from_height: 20 })).refusal.fields).toHaveProperty('from_height')
    expect((await saves(her, { name: '  ' })).refusal.fields).toHaveProperty('name')
    expect((await saves(her, { name: 'y'.repeat(41) })).refusal.fields).toHaveProperty('name')
    expect((await saves(her, { name: 'z', diet_ids: ['0190a0a0-0000-7000-8000-000000000000'] })).status).toBe(400)
    expect((await saves(her, { name: 'z', colour: 'red' } as never)).status).toBe(400)
  })
})

describe('a search that tells of new families', () => {
  beforeAll(async () => {
    await tallBride()
  })
  beforeEach(async () => {
    // The next day at ten in the morning: letters wait at night.
    const morning = startOfDayInIndia(addDays(dayInIndia(world.clock.now()), 1)).getTime() + 10 * hour
    world.clock.passes(morning - world.clock.now().getTime())
    await world.db.deleteFrom('saved_searches').execute()
    const at = world.clock.now()
    him = await groom(world, { email: `him${at.getTime()}@family.in`, email_verified_at: at })
  })
  const tallBrideComes = async () => {
    world.clock.passes(minute)
    await tallBride()
    world.clock.passes(2 * minute)
    await isFound(tall, him)
  }
  const uuidOf = async (who = him) => (await listOf(who)).list[0]?.uuid ?? ''

  it('at once: each family once, by surname and number alone, whatever three nodes do', async () => {
    await saves(him, { name: 'Tall', from_height: 180, tell: 'AT_ONCE' })
    world.clock.passes(minute)
    const her = await tallBride({ last_name: 'शिंदे', second_script: { last_name: 'Shinde' } })
    await bride(world, { height_cm: 150, last_name: 'Short' })
    world.clock.passes(2 * minute)
    await isFound(tall, him)
    await Promise.all([job(), job(), job()])
    await job()
    const number = await numberOf(her)
    const letters = await heard()
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toBe('A new family for your search "Tall"')
    expect(letters[0]?.text).toContain(`- Shinde (${number})`)
    expect(letters[0]?.text).not.toMatch(/Short|Rutuja|9000|Kale/)
    expect(await tells.deliveriesOf(him)).toMatchObject([{ channel: 'EMAIL', kind: 'saved_search' }])

    // What comes within the hour is told together, after it.
    world.clock.passes(minute)
    await tallBride({ last_name: 'Gaikwad' })
    world.clock.passes(1000)
    await tallBride({ last_name: 'Jagtap' })
    world.clock.passes(5 * minute)
    await isFound(tall, him)
    await job()
    expect(await heard()).toHaveLength(1)
    world.clock.passes(hour)
    await job()
    const [, second] = await heard()
    expect(second?.subject).toBe('2 new families for your search "Tall"')
    expect(second?.text).toMatch(/Jagtap .*\n- Gaikwad /)
    expect(second?.text).not.toContain('Shinde')
  })

  it('never of somebody who blocked, paused or left, and not of one who is new to it alone', async () => {
    const before = await tallBride({ last_name: 'Before' })
    await saves(him, { name: 'Tall', from_height: 180, tell: 'AT_ONCE' })
    world.clock.passes(minute)
    const [blocking, pausing, unseen] = [await tallBride(), await tallBride(), await tallBride()]
    // One who was there before comes back from a pause: that is nobody new.
    for (const status of ['paused', 'active'] as const)
      await world.db.updateTable('members').set({ status }).where('id', '=', before.id).execute()
    world.clock.passes(2 * minute)
    await isFound(tall, him)
    await blocks(world, blocking, him)
    await world.db.updateTable('members').set({ status: 'paused' }).where('id', '=', pausing.id).execute()
    // A read model may lag: the database has the last word.
    await world.db
      .updateTable('members')
      .set({ last_sign_on: '2025-06-01', last_used_on: null })
      .where('id', '=', unseen.id)
      .execute()
    await job()
    expect(await heard()).toEqual([])
    tall -= 2
  })

  it('of a family that verified long after it had signed up', async () => {
    await saves(him, { name: 'Tall', from_height: 180, tell: 'AT_ONCE' })
    const late = await tallBride({ mobile_verified_at: null, last_name: 'Late' })
    world.clock.passes(3 * hour)
    await job()
    expect(await heard()).toEqual([])
    const at = world.clock.now()
    await world.db.updateTable('members').set({ mobile_verified_at: at }).where('id', '=', late.id).execute()
    world.clock.passes(2 * minute)
    await isFound(tall, him)
    await job()
    expect((await heard()).map(({ text }) => text)).toEqual([expect.stringContaining('- Late (')])
  })

  it('repeats nothing after a node died, and leaves nobody out', async () => {
    const other = await groom(world, { email: 'second@family.in', email_verified_at: world.clock.now() })
    for (const who of [him, other]) await saves(who, { name: 'Tall', from_height: 180, tell: 'AT_ONCE' })
    await tallBrideComes()
    let sealed = 0
    const secrets = {
      ...world.secrets,
      seal(text: string) {
        if (++sealed === 2) throw new Error('killed')
        return world.secrets.seal(text)
      },
    }
    await expect(job({ secrets })).rejects.toThrow('killed')
    await job()
    await job()
    expect([(await heard(him)).length, (await heard(other)).length]).toEqual([1, 1])
  })

  it('daily and weekly in the morning, and not at quiet hours', async () => {
    await saves(him, { name: 'Daily', from_height: 180, tell: 'DAILY' })
    await saves(him, { name: 'Weekly', from_height: 180, tell: 'WEEKLY' })
    await tallBrideComes()
    await job()
    expect(await heard()).toEqual([])
    world.clock.passes(24 * hour)
    const quiet = { ...world.config, demo: false, quietHours: { from: 0, to: 24 } }
    await job({ config: quiet })
    expect(await heard()).toEqual([])
    await job()
    expect((await heard()).map(({ subject }) => subject)).toEqual(['A new family for your search "Daily"'])
    world.clock.passes(6 * 24 * hour)
    await job()
    expect((await heard()).map(({ subject }) => subject)).toEqual([
      'A new family for your search "Daily"',
      'A new family for your search "Weekly"',
    ])
  })

  it('stops with one tap, which does only that', async () => {
    await saves(him, { name: 'Tall', from_height: 180, tell: 'AT_ONCE' })
    await tallBrideComes()
    await job()
    const [letter] = await heard()
    const link = new URL(/http\S+stop\S+/.exec(letter?.text ?? '')?.[0] ?? '')
    const path = link.pathname + link.search
    const asks = await world.app.inject({ url: path })
    expect([asks.statusCode, asks.body]).toEqual([200, expect.stringContaining('Stop these emails')])
    expect((await listOf(him)).list).toMatchObject([{ tell: 'AT_ONCE' }])
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const stops = (url: string) => world.app.inject({ method: 'POST', url, headers: form, payload: 'a=b' })
    const forged = path.replace(/key=./, match => (match.endsWith('A') ? 'key=B' : 'key=A'))
    expect((await stops(forged)).statusCode).toBe(400)
    // The key of another kind of link opens nothing here.
    const other = new URLSearchParams({
      id: await uuidOf(),
      key: world.secrets.sign('unsubscribe e-mail', await uuidOf()),
    })
    expect((await stops(`/api/saved-searches/stop?${other}`)).statusCode).toBe(400)
    expect((await listOf(him)).list).toMatchObject([{ tell: 'AT_ONCE' }])
    expect((await stops(path)).statusCode).toBe(200)
    expect((await listOf(him)).list).toMatchObject([{ tell: 'NEVER', name: 'Tall' }])
    world.clock.passes(2 * hour)
    await tallBride()
    world.clock.passes(2 * minute)
    await job()
    expect(await heard()).toHaveLength(1)
  })

  it('says whether there is an address to tell it to', async () => {
    expect((await listOf(him)).can_be_told).toBe(1)
    expect((await listOf(await groom(world))).can_be_told).toBe(0)
  })
})
