import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeConnectionsOnStop } from './close-connections.ts'

it('goes on answering until the balancer has learnt of the stop, and tells each to close its connection', async () => {
  const app = Fastify({ return503OnClosing: false, forceCloseConnections: 'idle' })
  const { promise: noticed, resolve: notice } = Promise.withResolvers<void>()
  const { isStopping } = closeConnectionsOnStop(app, { stopSeconds: 8, drain: () => noticed })
  app.get('/', async () => 'here')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async () => {
    const answer = await fetch(address)
    return [answer.status, await answer.text(), answer.headers.get('connection')]
  }
  expect([isStopping(), await ask()]).toEqual([false, [200, 'here', 'keep-alive']])
  const closed = app.close()
  await expect.poll(isStopping).toBe(true)
  expect(await ask()).toEqual([200, 'here', 'close'])
  notice()
  await closed
  await expect(ask()).rejects.toThrow('fetch failed')
})
