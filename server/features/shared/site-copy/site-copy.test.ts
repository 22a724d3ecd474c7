import { describe, expect, it } from 'vitest'
import { outboxChannels } from '#domain/telling/channels.ts'
import { silentOnCopy } from '#server/features/money/payments/gateway.ts'
import { sandboxGateway } from '#server/features/money/payments/sandbox.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import { deliverNext } from '#server/features/telling/outbox/deliver.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { GatewayAway } from '#server/ports/gateway.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { markCopy } from './queries.ts'

const world = testWorld()
const sent: string[] = []
const messenger = (name: string) => ({ deliver: async () => void sent.push(name) })

/** What a node does by itself, once over every channel. */
async function delivers() {
  const options = {
    ...world,
    onError: (error: unknown) => expect(error).toBeUndefined(),
    outcomes: { sent: async () => {}, refused: async () => {} },
    quietHours: null,
    messengers: Object.fromEntries(outboxChannels.map(channel => [channel, messenger(channel)])) as never,
  }
  for (const channel of outboxChannels) while (await deliverNext(options, channel));
  return sent.splice(0)
}

async function jobsThatRan() {
  const ran: string[] = []
  world.clock.passes(120_000)
  for (const [name, runsOnCopy] of [
    ['tells', false],
    ['counts', true],
  ] as const) {
    const onError = (error: unknown) => expect(error).toBeUndefined()
    const work = async () => void ran.push(name)
    await startPeriodicJob({ ...world, onError }, { name, everyMs: 60_000, runsOnCopy, work }).stop()
  }
  return ran
}

describe('a site that was restored or moved', () => {
  it('sends nothing, tells nothing and asks no gateway until an ADMIN says that it is the live one', async () => {
    for (const channel of outboxChannels)
      await writeToOutbox(
        world.db,
        world.secrets,
        { channel, eventKey: channel, template: 'notice', ownerId: null, to: 'x', subject: '', text: 'waits' },
        world.clock.now(),
      )
    await world.db.transaction().execute(markCopy)
    const gateway = silentOnCopy(sandboxGateway({ ...world, origin: 'http://localhost' }), world.db)
    const order = { id: 'order', amountPaise: 100 }

    expect(await delivers()).toEqual([])
    expect(await jobsThatRan()).toEqual(['counts'])
    await expect(gateway.createOrder(order)).rejects.toThrow(GatewayAway)

    const [clerk, admin] = [await createStaff(world, 'STAFF'), await createStaff(world, 'ADMIN')]
    const isCopyFor = async ({ options }: typeof clerk) => (await world.call('officeMe', {}, options)).body.is_copy
    expect([await isCopyFor(clerk), await isCopyFor(admin)]).toEqual([true, true])
    expect((await world.call('declareLive', {}, clerk.options)).status).toBe(403)
    expect(await delivers()).toEqual([])

    expect((await world.call('declareLive', {}, admin.options)).status).toBe(200)
    expect(await isCopyFor(clerk)).toBe(false)
    expect(await delivers()).toEqual([...outboxChannels])
    expect(await jobsThatRan()).toEqual(['tells', 'counts'])
    await expect(gateway.createOrder(order)).resolves.toEqual(expect.any(String))
    expect((await world.call('declareLive', {}, admin.options)).status).toBe(409)
    const acts = await world.db.selectFrom('audit').select('act').where('act', '=', 'site_declared_live').execute()
    expect(acts).toHaveLength(1)
  })
})
