import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'
import { listen } from './listen.ts'

const host = '127.0.0.1'
/** Opens a connection and asks over it. Resolves to the beginning of the answer, or to nothing where it was cut off. */
async function asks(port: number) {
  const socket = connect(port, host)
  socket.on('error', () => {})
  socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n')
  const answer = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])])
  return { socket, answer: String(answer[0]).slice(0, 15) }
}

describe('connections from one address', () => {
  const world = testWorld({ config: { connectionsPerAddress: 3 } })
  it('are bounded, and one that ends makes room for another', async () => {
    const port = await listen(world.app, { port: 0, host })
    const open = [await asks(port), await asks(port), await asks(port)]
    expect(open.map(({ answer }) => answer)).toEqual(Array(3).fill('HTTP/1.1 200 OK'))
    expect((await asks(port)).answer).toBe('')
    open[0]?.socket.destroy()
    await soon(async () => (await asks(port)).answer, 'HTTP/1.1 200 OK')
    for (const { socket } of open) socket.destroy()
  })
})

describe('connections of a proxy', () => {
  const world = testWorld({ env: { TRUST_PROXY: '1' }, config: { connectionsPerAddress: 3 } })
  it('are the proxy’s to count', async () => {
    const port = await listen(world.app, { port: 0, host })
    const open = await Promise.all([1, 2, 3, 4].map(() => asks(port)))
    expect(open.map(({ answer }) => answer)).toEqual(Array(4).fill('HTTP/1.1 200 OK'))
    for (const { socket } of open) socket.destroy()
  })
})
