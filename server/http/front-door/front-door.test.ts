import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { soon } from '#server/testing/soon.ts'
import { closeConnectionsOnStop } from '../close-connections.ts'
import { openFrontDoor } from './front-door.ts'

const host = '127.0.0.1'
const allowed = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
const allow = (calls: number) => Atomics.store(allowed, 0, calls)
/** A busy machine starts a thread late. */
const eventually = <T>(read: () => Promise<T> | T, expected: T) => soon(read, expected, 10_000)
const session = { authorization: 'Bearer x' }

let app: FastifyInstance
let port = 0
/** Answers are given when they are asked for here. */
const waiting: (() => void)[] = []
let begun = 0
const logged: string[] = []
async function open({ stopSeconds = 20, thread }: { stopSeconds?: number; thread?: URL } = {}) {
  logged.length = 0
  const logger = { level: 'warn', stream: { write: (line: string) => void logged.push(line) } }
  app = Fastify({ forceCloseConnections: 'idle', bodyLimit: 2 ** 26, logger })
  closeConnectionsOnStop(app, stopSeconds)
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.get('/api/number/:n', async request => ({ n: (request.params as { n: string }).n }))
  app.post('/api/number/:n', async request => ({
    n: (request.params as { n: string }).n,
    bytes: (request.body as Buffer | undefined)?.length ?? 0,
  }))
  app.get('/api/address', async request => ({ address: request.ip, socket: request.socket.remoteAddress }))
  app.get('/api/slow', () => new Promise<string>(resolve => waiting.push(() => resolve('done'))))
  app.get('/api/large', async () => {
    begun++
    return Buffer.alloc(40_000_000, 'saptapadi')
  })
  app.post('/api/hash', async request =>
    createHash('sha256')
      .update(request.body as Buffer)
      .digest('hex'),
  )
  waiting.length = 0
  begun = 0
  allow(1_000)
  port = await openFrontDoor(app, { allowed }, { port: 0, host, publicUrl: 'http://localhost', stopSeconds }, thread)
}
afterEach(() => app.close())
const url = (path: string) => `http://${host}:${port}${path}`

/** One connection, and all that came over it. */
async function speak(bytes = '') {
  const socket = connect(port, host)
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', chunk => {
    heard += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  socket.write(bytes)
  return { socket, heard: () => heard }
}
const closed = (socket: Socket) => new Promise<void>(resolve => socket.once('close', () => resolve()))

describe('the front door', () => {
  it('refuses members when there is no place, in their language, and lets them in afterwards on the same connection', async () => {
    await open()
    const { socket, heard } = await speak()
    const ask = (language: string) =>
      socket.write(`GET /api/number/7 HTTP/1.1\r\nhost: x\r\nauthorization: x\r\nlanguage: ${language}\r\n\r\n`)
    allow(0)
    ask('mr')
    await eventually(async () => /503.*retry-after: 2\r\n.*"code":"overloaded"/s.test(heard()), true)
    expect(heard()).toContain('x-content-type-options: nosniff')
    expect(Buffer.from(heard(), 'latin1').toString()).toContain('पुन्हा')
    allow(1)
    ask('en')
    await eventually(async () => heard().endsWith('{"n":"7"}'), true)
    socket.destroy()
  })

  it('still lets visitors, health and uploads of photos through', async () => {
    await open()
    allow(0)
    expect((await fetch(url('/api/number/1'))).status).toBe(200)
    expect((await fetch(url('/api/number/1'), { headers: session })).status).toBe(503)
    expect((await fetch(url('/api/health'), { headers: session })).status).toBe(404)
  })

  it('lets the operator read how many were refused', async () => {
    await open()
    allow(0)
    for (let n = 0; n < 3; n++) await fetch(url('/api/number/1'), { headers: session })
    await eventually(() => logged.map(line => JSON.parse(line).calls), [3])
  })

  it('has so many places and no more, and a family that leaves gives its place back', async () => {
    await open()
    allow(2)
    const leaving = new AbortController()
    const first = fetch(url('/api/slow'), { headers: session, signal: leaving.signal }).catch(() => 'left')
    const second = fetch(url('/api/slow'), { headers: session })
    await eventually(async () => waiting.length, 2)
    expect((await fetch(url('/api/slow'), { headers: session })).status).toBe(503)
    leaving.abort()
    expect(await first).toBe('left')
    await eventually(async () => (await fetch(url('/api/number/1'), { headers: session })).status, 200)
    for (const answer of waiting) answer()
    expect(await (await second).text()).toBe('done')
  })

  // Whatever a client splits, joins or sends too early: each request has one answer, its own, in its order.
  it('never confuses one answer with another', async () => {
    await open()
    const random = (n: number) => randomBytes(2).readUInt16BE() % n
    const requests = 20
    const overloaded = '"code":"overloaded"'
    const conversations = Array.from({ length: 12 }, async (_, kind) => {
      const { socket, heard } = await speak()
      const text = (n: number) => {
        const head = `/api/number/${n} HTTP/1.1\r\nhost: x\r\nauthorization: x\r\n`
        const body = 'GET /api/number/0 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(random(3))
        if (random(3) > 0) return `GET ${head}\r\n`
        if (kind % 4 === 3 && random(2) > 0)
          return `POST ${head}transfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}${body && '\r\n0\r\n'}\r\n`
        return `POST ${head}content-length: ${body.length}\r\n\r\n${body}`
      }
      const answers = () => heard().match(/"n":"\d+"|"code":"overloaded"/g) ?? []
      for (let n = 1; n <= requests; ) {
        const together = kind % 3 === 2 ? 1 + random(4) : 1
        let bytes = ''
        const until = Math.min(requests, n + together - 1)
        for (; n <= until; n++) bytes += text(n)
        allow(random(2) * 1_000)
        if (kind % 2 === 1) {
          const cut = random(bytes.length)
          socket.write(bytes.slice(0, cut))
          await new Promise(resolve => setImmediate(resolve))
          bytes = bytes.slice(cut)
        }
        socket.write(bytes)
        await eventually(async () => answers().length, until)
      }
      socket.destroy()
      return answers()
    })
    for (const answers of await Promise.all(conversations))
      for (const [n, answer] of answers.entries()) expect([`"n":"${n + 1}"`, overloaded]).toContain(answer)
  })

  it('tells the server who is calling, and cuts off whoever comes to the server past it', async () => {
    await open()
    expect(await (await fetch(url('/api/address'))).json()).toEqual({ address: host, socket: host })
    const unused = app.server.address()
    if (typeof unused !== 'string') throw new Error('the server itself listens to the world')
    for (const path of [unused, unused.replace('-unused', '')]) {
      const stranger = connect({ path })
      stranger.on('error', () => {})
      stranger.write('GET /api/address HTTP/1.1\r\nhost: x\r\n\r\n')
      let heard = ''
      stranger.on('data', chunk => {
        heard += String(chunk)
      })
      await closed(stranger)
      expect(heard).toBe('')
    }
  })

  it('carries large uploads and downloads whole, also to a phone that reads slowly', async () => {
    await open()
    const body = randomBytes(10_000_000)
    const sent = await fetch(url('/api/hash'), { method: 'POST', body, headers: { ...session, 'content-type': 'x/x' } })
    expect(await sent.text()).toBe(createHash('sha256').update(body).digest('hex'))
    const answer = await fetch(url('/api/large'), { headers: session })
    let bytes = 0
    for await (const chunk of answer.body ?? []) {
      if (bytes === 0) await new Promise(resolve => setTimeout(resolve, 300))
      bytes += chunk.length
    }
    expect(bytes).toBe(40_000_000)
  })

  it('closes at a stop: whoever was only refused at once, whoever waits after the answer, and whoever does not read', async () => {
    await open({ stopSeconds: 1 })
    allow(0)
    const refused = await speak('GET /api/slow HTTP/1.1\r\nhost: x\r\nauthorization: x\r\n\r\n')
    await eventually(async () => refused.heard().includes('503'), true)
    allow(10)
    const slow = await speak('GET /api/slow HTTP/1.1\r\nhost: x\r\nauthorization: x\r\n\r\n')
    const deaf = connect(port, host)
    deaf.on('error', () => {})
    deaf.pause()
    deaf.write('GET /api/large HTTP/1.1\r\nhost: x\r\n\r\n')
    await eventually(async () => [waiting.length, begun], [1, 1])
    const [gone, answered] = [closed(refused.socket), closed(slow.socket)]
    const stopped = app.close()
    await gone
    waiting[0]?.()
    await answered
    expect(slow.heard()).toMatch(/done$/)
    await stopped
    deaf.destroy()
    await expect(fetch(url('/api/number/1'))).rejects.toThrow('fetch failed')
  })

  it('opens again when its thread dies', async () => {
    await open({ thread: new URL('../../testing/dying-front-door.ts', import.meta.url) })
    const { socket } = await speak()
    await closed(socket)
    await eventually(async () => (await fetch(url('/api/number/3')).catch(() => null))?.status, 200)
  })
})
