import { expect, it } from 'vitest'
import { randomStream } from '#server/demo/random.ts'
import { giveUpOld } from '#server/features/telling/outbox/queries.ts'
import { type Delivery, type Messenger, Refused } from '#server/ports/messenger.ts'
import { telling } from '#server/testing/deliveries.ts'
import { bride, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const secret = 'a secret of the provider'
const world = testWorld({ env: { REPORTS_SECRET: secret } })
const tells = telling(world)
const hour = 3_600_000
const seed = 'a gateway that cannot be trusted'
const families = 20
const rounds = 5
const eventsARound = 4

const habits = ['good', 'good', 'fails', 'hangs', 'repeats', 'bounces', 'lies', 'refuses', 'never'] as const
type Habit = (typeof habits)[number]

/** A gateway whose habit depends on the contact and on how many messages went there, so that each run is the same. */
function oddGateway() {
  /** What people have in their hands, whatever the gateway says. */
  const arrived = new Set<string>()
  const reports: { id: string; status: 'delivered' | 'bounced' }[] = []
  const known = new Map<string, Habit>()
  const sentTo = new Map<string, number>()
  const tries = new Map<string, number>()
  const habitOf = ({ id, to }: Delivery): Habit => {
    const before = known.get(id)
    if (before) return before
    const nth = (sentTo.get(to) ?? 0) + 1
    sentTo.set(to, nth)
    const habit = randomStream(`${seed} ${to}`, nth).pick(habits)
    known.set(id, habit)
    return habit
  }
  const deliver = async (delivery: Delivery): Promise<void> => {
    const { id } = delivery
    const tried = (tries.get(id) ?? 0) + 1
    tries.set(id, tried)
    switch (habitOf(delivery)) {
      case 'good':
        arrived.add(id)
        return
      case 'fails':
        if (tried < 3) throw new Error('down')
        arrived.add(id)
        return
      case 'hangs':
        arrived.add(id)
        if (tried === 1) await new Promise(() => {})
        return
      case 'repeats':
        // It took the message and says that it did not; the same id a second time is the same message.
        arrived.add(id)
        if (tried === 1) throw new Error('lost the answer')
        for (let n = 0; n < 3; n++) reports.push({ id, status: 'delivered' })
        return
      case 'bounces':
        reports.push({ id, status: 'bounced' }, { id, status: 'bounced' })
        return
      case 'lies':
        reports.push({ id, status: 'delivered' }, { id, status: 'bounced' }, { id, status: 'delivered' })
        return
      case 'refuses':
        throw new Refused('not_on_network', true)
      case 'never':
        throw new Error('no answer')
    }
  }
  const messenger: Messenger = { deliver }
  return { arrived, reports, messengers: { EMAIL: messenger, SMS: messenger } }
}

it('of 400 events each is told once or listed for a call', async () => {
  const gateway = oddGateway()
  const members: TestMember[] = []
  for (let n = 0; n < families; n++)
    members.push(
      await bride(world, {
        mobile: String(9_700_000_000 + n),
        email: `odd${n}@family.in`,
        email_verified_at: n % 2 ? world.clock.now() : null,
      }),
    )
  const deliverAndReport = async () => {
    await Promise.all([tells.delivers(gateway.messengers, 20), tells.delivers(gateway.messengers, 20)])
    const sent = gateway.reports.splice(0)
    for (const payload of sent) {
      const headers = { authorization: `Bearer ${secret}` }
      const { statusCode } = await world.app.inject({ method: 'POST', url: '/api/messages/report', headers, payload })
      expect(statusCode).toBe(200)
    }
  }
  for (let n = 0; n < rounds; n++) {
    await tells.eventsCome(members, eventsARound)
    world.clock.passes(hour / 6)
    await Promise.all([tells.gathers(), tells.gathers()])
    await deliverAndReport()
    world.clock.passes(hour)
  }
  const isWaiting = () =>
    world.db
      .selectFrom('deliveries')
      .select('id')
      .where('status', '=', 'waiting')
      .where('channel', '<>', 'CALL')
      .executeTakeFirst()
  for (let turns = 0; (await isWaiting()) && turns < 40; turns++) {
    world.clock.passes(5 * hour)
    await giveUpOld(world.db, world.clock.now())
    await tells.gathers()
    await deliverAndReport()
  }

  const rows = await world.db
    .selectFrom('deliveries')
    .select(['event_id', 'channel', 'status', 'message_id'])
    .where('kind', '=', 'notice')
    .execute()
  const byEvent = Map.groupBy(rows, row => row.event_id)
  expect(byEvent.size).toBe(families * rounds * eventsARound)
  const outcomes = { told: 0, listed: 0, wrong: [] as string[] }
  for (const [event, channels] of byEvent) {
    const told = channels.filter(({ message_id }) => message_id && gateway.arrived.has(message_id)).length
    const listed = channels.filter(({ channel, status }) => channel === 'CALL' && status === 'waiting').length
    if (told + listed !== 1) outcomes.wrong.push(`${event} told ${told}, listed ${listed}`)
    outcomes.told += told
    outcomes.listed += listed
  }
  expect(outcomes.wrong).toEqual([])
  // Both happened often, else the gateway was not odd enough.
  expect(Math.min(outcomes.told, outcomes.listed)).toBeGreaterThan(40)
})
