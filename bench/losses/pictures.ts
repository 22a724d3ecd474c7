// Sixteen pictures at once from one account, broken in their last row: what everybody else notices of it.
import { setTimeout as pause } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { fetchSignupChoices } from '#server/testing/signup-request.ts'
import { settle } from '../community.ts'
import { endPostgresWithBench } from '../end-by-signal.ts'
import { summary } from '../load.ts'
import { startNode } from '../start-node.ts'
import { ask, tally } from './ask.ts'
import { newFamily } from './new-family.ts'

const atOnce = 16

/** A PNG of 16 bits a colour whose last row names a filter that does not exist: a decoder finds out at the very end. */
function brokenPng(width: number, height: number): Buffer {
  const row = 1 + width * 6
  const pixels = Buffer.alloc(row * height)
  pixels[row * (height - 1)] = 9
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([16, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const end = chunk('IEND', Buffer.alloc(0))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(pixels, { level: 9 })), end])
}

async function upload(png: Buffer, id: string) {
  const form = new FormData()
  form.append('id', id)
  form.append('type', 'REGISTER')
  form.append('image', new Blob([new Uint8Array(png)]), 'photo.png')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return { bytes: Buffer.from(await request.arrayBuffer()), type: request.headers.get('content-type') ?? '' }
}

export async function sendBrokenPictures(): Promise<void> {
  const server = await startPostgres()
  endPostgresWithBench(server.pid)
  const { db, close } = openPostgres(server.url)
  await migrate(db)
  await settle(db, 2_000)
  const node = startNode(server.url, 'node.ts', 'gated', 'pages')
  const { port } = await node.listening
  const choices = await fetchSignupChoices(`http://127.0.0.1:${port}/api`)

  /** How long `/home` and a login take until told to stop. */
  async function watch(signal: AbortSignal) {
    const body = newFamily(choices)
    await ask(port, '/api/user/signup', { body })
    const times = { home: [] as number[], login: [] as number[] }
    const login = { role: 'USER', email: body.email, password: body.password }
    while (!signal.aborted) {
      times.home.push((await ask(port, '/home')).milliseconds)
      times.login.push((await ask(port, '/api/login', { body: login })).milliseconds)
      await pause(50)
    }
    return { home: summary(times.home), login: summary(times.login) }
  }
  const wordTimes = ({ home, login }: Awaited<ReturnType<typeof watch>>) =>
    Object.entries({ '/home': home, login })
      .map(
        ([name, { p50, p99, count }]) => `${name} p50 ${p50.toFixed(0)} ms, slowest ${p99.toFixed(0)} ms (of ${count})`,
      )
      .join('; ')

  const calm = new AbortController()
  setTimeout(() => calm.abort(), 5_000)
  console.log(`calm: ${wordTimes(await watch(calm.signal))}`)
  for (const [width, height] of [
    [7_000, 7_000],
    [4_800, 5_000],
  ] as const) {
    const png = brokenPng(width, height)
    const { body } = await ask(port, '/api/user/signup', { body: newFamily(choices) })
    const { id, access_token: token } = JSON.parse(body) as { id: string; access_token: string }
    const raw = await upload(png, id)
    const statuses = tally()
    const done = new AbortController()
    const watching = watch(done.signal)
    await pause(500)
    const began = performance.now()
    await Promise.all(
      Array.from({ length: atOnce }, async () => statuses.note(await ask(port, '/api/user/add/photo', { token, raw }))),
    )
    const took = performance.now() - began
    // A short attack would leave too few samples.
    await pause(Math.max(0, 3_000 - took))
    done.abort()
    console.log(
      `${atOnce} PNGs of ${(png.length / 1024).toFixed(0)} KB, ${((width * height) / 1e6).toFixed(0)} megapixels, broken in the last row: ` +
        `answers ${statuses.summary()} in ${(took / 1000).toFixed(1)} s; meanwhile ${wordTimes(await watching)}`,
    )
  }
  await node.stop()
  await close()
  await server.stop()
}
