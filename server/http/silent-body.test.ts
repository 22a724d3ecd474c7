import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { holdRequests } from '#server/testing/held-requests.ts'
import { createTestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { openGates } from './gate.ts'
import { listen } from './listen.ts'

// Long enough that a busy machine, which takes a head and its body apart, is not silent between them.
const silentMs = 2_000
const gates = openGates()
const slow = { ...gates.calls, runOrRefuse: async <T>(work: () => Promise<T>) => pause(silentMs * 1.5).then(work) }
const world = testWorld({ slowBody: { silentMs }, gates: { ...gates, calls: slow } })

it('a body of which nothing more comes is given up, and an answer may take longer than that', async () => {
  const port = await listen(world.app, { port: 0, host: '127.0.0.1' })
  const { sockets } = await holdRequests(port, 1, { path: '/api/search-user' })
  if (sockets[0]) await once(sockets[0], 'close')
  const { token } = await createTestMember(world)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const url = `http://127.0.0.1:${port}/api/search-user`
  expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(200)
})
