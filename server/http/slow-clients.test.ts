import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWorld } from '#server/testing/world.ts'

const slowBody = { wholeMs: 300, slowestBytesPerSecond: 1_000 }
const world = testWorld({ config: { stopSeconds: 0.2 }, slowBody })
const trickling: NodeJS.Timeout[] = []
afterAll(() => trickling.forEach(clearInterval))
let port = 0
beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
})

/** Sends one byte of its body now and then. */
async function trickles(length = 200): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  const begun = once(world.app.server, 'request')
  socket.write(
    `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{`,
  )
  await begun
  trickling.push(setInterval(() => socket.write(' '), 50))
  return socket
}

/** A byte written too late makes an error, which ends the connection as well. */
const closing = (socket: Socket) => new Promise(resolve => socket.once('close', resolve))

describe('a request that trickles in', () => {
  it('is given up after a while, and a large one after as long as a slow line needs for it', async () => {
    const [small, large] = [await trickles(), await trickles(2_000)]
    const [answer] = await once(small, 'data')
    expect(String(answer)).toContain('408 Request Timeout')
    await closing(small)
    large.write(' '.repeat(2_000))
    expect(String((await once(large, 'data'))[0])).toContain('400 Bad Request')
    large.destroy()
  })

  it('does not keep a node from stopping', async () => {
    const socket = await trickles(1_000_000)
    const closed = closing(socket)
    const began = performance.now()
    await world.app.close()
    await closed
    // Wide, because machines are noisy: without the deadline the node would wait for the client.
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
