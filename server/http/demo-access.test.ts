import { describe, expect, it } from 'vitest'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

describe('the outbox', () => {
  const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    world.app.inject({ url: '/api/outbox', headers: { host: 'localhost:3000', ...headers }, remoteAddress })

  it('opens to a newcomer on the machine itself', async () => {
    expect((await ask({})).statusCode).toBe(200)
  })
  it.each([
    ['a proxy stands between', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['one adds only its name', { via: '1.1 proxy' }, '127.0.0.1'],
    ['a proxy of the newer kind does', { forwarded: 'for=203.0.113.9' }, '127.0.0.1'],
    ['another site points its name here', { host: 'evil.example' }, '127.0.0.1'],
    ['the peer is elsewhere', {}, '203.0.113.9'],
  ])('is not there when %s', async (_, headers, peer) => {
    expect((await ask(headers, peer)).statusCode).toBe(404)
  })

  const outside = testWorld({ env: { HOST: '0.0.0.0' } })
  const proxied = testWorld({ env: { TRUST_PROXY: '1' } })
  // A proxy on this machine that adds no header shows only in the address that families type.
  const published = testWorld({ env: { PUBLIC_URL: 'https://saptapadi.example' } })
  const noDemo = testWorld({ env: { DEMO: 'off', SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'a@b.in' } })
  it('is not there without the demo, on an open address or behind a proxy', async () => {
    for (const { app } of [outside, proxied, published, noDemo]) {
      const response = await app.inject({
        url: '/api/outbox',
        headers: { host: 'localhost' },
        remoteAddress: '127.0.0.1',
      })
      expect(response.statusCode).toBe(404)
    }
  })
})
