import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
let son: TestMember
beforeAll(async () => {
  son = await groom(world)
  for (let n = 0; n < 5; n++) await bride(world)
})

const lists = (encodings: string) =>
  world.app.inject({
    url: '/api/joined/member/pagination/list?offset=0',
    headers: { authorization: `Bearer ${son.token}`, 'accept-encoding': encodings },
  })

describe('a list on a phone’s line', () => {
  it('travels compressed, and says the same', async () => {
    const plain = await lists('identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    const [br, gzip] = [await lists('gzip, deflate, br, zstd'), await lists('gzip, deflate')]
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length)
  })

  it('goes plain where the browser does not take it, where it is short, and to the office', async () => {
    expect((await lists('br;q=0, gzip;q=0')).headers['content-encoding']).toBeUndefined()
    const headers = { 'accept-encoding': 'br' }
    const short = await world.app.inject({ url: '/api/cms/social-media', headers })
    expect(short.headers['content-encoding']).toBeUndefined()
    const staff = await createStaff(world, 'ADMIN')
    const office = await world.app.inject({
      url: `/api/office/member/${son.id}`,
      headers: { ...headers, ...staff.options.headers },
    })
    expect(office.rawPayload.length).toBeGreaterThan(1400)
    expect(office.headers['content-encoding']).toBeUndefined()
  })
})
