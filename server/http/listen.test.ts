import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { freePort } from '#server/db/local-postgres/free-port.ts'
import { soon } from '#server/testing/soon.ts'
import { closeConnectionsOnStop } from './close-connections.ts'
import { openGate } from './gate.ts'
import { listen } from './listen.ts'

const host = '127.0.0.1'
const crowd = 120
const members = openGate({ least: 64, most: 64 })
const address = { port: 0, host, publicUrl: 'http://localhost', stopSeconds: 20 }

describe('listening', () => {
  it('lets a crowd in while each turn of the loop is long', async () => {
    const app = Fastify({ forceCloseConnections: true })
    app.get('/', async () => 'in')
    const port = await listen(app, members, address)
    let [turns, isBusy] = [0, true]
    const turn = () => {
      turns++
      const until = performance.now() + 5
      while (performance.now() < until);
      if (isBusy) setImmediate(turn)
    }
    const sockets: Socket[] = []
    const answers = Array.from(
      { length: crowd },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(port, host, () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'))
          sockets.push(socket)
          socket.once('data', () => resolve()).once('error', reject)
        }),
    )
    turn()
    await Promise.all(answers)
    isBusy = false
    for (const socket of sockets) socket.destroy()
    await app.close()
    // One socket would take a turn for each.
    expect(turns).toBeLessThan(crowd / 2)
  })

  it('finishes what is under way on every socket before it is closed', async () => {
    const app = Fastify({ forceCloseConnections: 'idle' })
    closeConnectionsOnStop(app, 20)
    const begun: (() => void)[] = []
    app.get('/', () => new Promise<string>(resolve => begun.push(() => resolve('done'))))
    const port = await listen(app, members, address)
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
    await listen(one, members, { ...address, port })
    await expect(listen(other, members, { ...address, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await one.close()
    // All its sockets are closed, so the port is free again.
    await listen(third, members, { ...address, port })
    await third.close()
  })
})
