import { expect, it } from 'vitest'
import { type HotCall, plantHotCalls } from '#server/testing/hot-calls.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'

// The session is in memory and the read model is loaded, as on a node in use.
const world = testWorld({ readModel: true, cachedSessions: true, cachedUnread: true })

// One page of ten takes the hits of its limit for all ten. Rows that are new to a viewer are noted after the answer, those of
// many viewers at once.
const takesHits = /^\s*insert into (rate_limits|rows_read)/

it('the calls that members make most need no more queries than before', async () => {
  const { him, hotCalls } = await plantHotCalls(world)
  const makes = async ({ name, input }: HotCall, n: number) => {
    const before = world.queries.count()
    const { status } = await world.call(name, input(n) as never, { token: him.token })
    expect(status).toBe(200)
    return world.queries.since(before).filter(query => !takesHits.test(query.sql)).length
  }
  await soon(async () => (await world.call('joinedList', {}, { token: him.token })).body.count, 24)
  // The first time, the lists of options are read and the session comes into memory.
  for (const call of hotCalls) await makes(call, 0)
  const made: [string, number][] = []
  for (const call of hotCalls) made.push([call.name, await makes(call, 1)])
  expect(made).toEqual(hotCalls.map(({ name, queries }) => [name, queries]))
})
