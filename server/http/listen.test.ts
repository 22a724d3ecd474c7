import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { freePort } from '#server/db/local-postgres/free-port.ts'
import { soon } from '#server/testing/soon.ts'
import { closeConnectionsOnStop } from './close-connections.ts'
import { listen } from './listen.ts'

const host = '127.0.0.1'
const address = { port: 0, host }

describe('listening', () => {
  it('finishes what is under way before it is closed', async () => {
    const app = Fastify({ forceCloseConnections: 'idle' })
    closeConnectionsOnStop(app, { stopSeconds: 20, drain: async () => {} })
    const begun: (() => void)[] = []
    app.get('/', () => new Promise<string>(resolve => begun.push(() => resolve('done'))))
    const port = await listen(app, address)
    const answers = Array.from({ length: 20 }, async () => (await fetch(`http://${host}:${port}/`)).text())
    await soon(async () => begun.length, 20)
    const closing = app.close()
    setTimeout(() => {
      for (const answer of begun) answer()
    }, 200)
    await closing
    expect(await Promise.all(answers)).toEqual(Array(20).fill('done'))
  })

  it('refuses a port that is taken, also by another node', async () => {
    const port = await freePort()
    const [one, other, third] = [Fastify(), Fastify(), Fastify()]
    await listen(one, { ...address, port })
    await expect(listen(other, { ...address, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await one.close()
    await listen(third, { ...address, port })
    await third.close()
  })
})
