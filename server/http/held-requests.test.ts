import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { registers } from '#server/testing/families.ts'
import { holdRequests } from '#server/testing/held-requests.ts'
import { createTestMember, groom, type TestMember } from '#server/testing/members.ts'
import { picture, uploads } from '#server/testing/photos.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'
import { listen } from './listen.ts'

const world = testWorld()
let port = 0
let her: TestMember
let photo: Buffer
beforeAll(async () => {
  her = await createTestMember(world)
  photo = await picture()
  port = await listen(world.app, { ...world.config, port: 0, host: '127.0.0.1' })
})
const held: { release(): void }[] = []
const release = () => {
  for (const one of held.splice(0)) one.release()
}
afterEach(release)
afterAll(release)

/** The answers to a member who reads, searches and saves meanwhile, over connections of her own. */
async function herAnswers(): Promise<number[]> {
  const statuses: number[] = []
  const headers = { authorization: `Bearer ${her.token}`, 'content-type': 'application/json' }
  for (let n = 0; n < 20; n++)
    for (const [method, path, body] of [
      ['GET', '/user/me', null],
      ['POST', '/search-user', '{}'],
    ] as const) {
      const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { method, headers, body })
      await answer.arrayBuffer()
      statuses.push(answer.status)
    }
  return statuses
}

describe('requests whose bodies never come', () => {
  it.each([64, 600])('do not keep a member waiting, however many: %i', async count => {
    // A header that only looks like a session is enough for a call of members.
    let seen = 0
    const see = () => seen++
    world.app.server.on('request', see)
    held.push(await holdRequests(port, count, { path: '/api/search-user', headers: { authorization: 'Bearer x' } }))
    await soon(() => seen, count)
    world.app.server.off('request', see)
    expect(await herAnswers()).toEqual(Array(40).fill(200))
  })
})

const form = { 'content-type': 'multipart/form-data; boundary=form' }
const beginning = '--form\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf'

async function holdUploads(count: number, { id, token }: { id: string; token: string }) {
  const headers = { ...form, authorization: `Bearer ${token}` }
  const request = await holdRequests(port, count, { path: '/api/user/add/photo', headers, begun: beginning })
  held.push(request)
  // Each is counted just before its body is read.
  const counted = () => world.db.selectFrom('rate_limits').select('hits').where('key', '=', `uploads tried ${id}`)
  await soon(async () => (await counted().executeTakeFirst())?.hits, count)
  return request
}

describe('uploads whose files never come', () => {
  it('take nobody’s place: twenty of one sign-up do not keep others from adding a photo', async () => {
    await holdUploads(20, await registers(world))
    expect((await uploads(world, await groom(world), photo)).statusCode).toBe(200)
  })

  it('take nobody’s place either where twenty families hold one each', async () => {
    for (let n = 0; n < 20; n++) await holdUploads(1, await groom(world))
    expect((await uploads(world, await groom(world), photo)).statusCode).toBe(200)
  })

  it('are two of one family at most; a third is asked to wait until one has come or gone', async () => {
    const him = await groom(world)
    const first = await holdUploads(2, him)
    const refused = await uploads(world, him, photo)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5'])
    expect(refused.json().message).toBe(
      'Two of your files are already being uploaded. Please wait until they have arrived',
    )
    first.sockets[0]?.destroy()
    await soon(async () => (await uploads(world, him, photo)).statusCode, 200)
  })
})
