import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ env: { PUBLIC_URL: 'https://saptapadi.example' } })

/** What the server sends back to these very bytes. */
async function answerTo(bytes: string): Promise<string> {
  if (!world.app.server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' })
  const address = world.app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(address.port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

it.each([
  ['an address that cannot be decoded', 'GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 'E0'],
  ['an address of a call that cannot be', 'GET /api/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 'E0'],
  ['no HTTP', 'nonsense\r\n\r\n', 'nonsense'],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost x\r\n\r\n', 'Host x'],
  ['no host', 'GET /api/health HTTP/1.1\r\nX: nobody\r\n\r\n', 'nobody'],
  ['two hosts', 'GET /api/health HTTP/1.1\r\nHost: one.example\r\nHost: two.example\r\n\r\n', '.example'],
  ['a wish that we do not know', 'GET /api/health HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n', 'wonders'],
  [
    'a length beside chunks',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 7\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'chunked',
  ],
  ['too long a header', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 'xxxx'],
])('%s is answered in our words, with every header and nothing of what was sent', async (_, bytes, sent) => {
  const answer = await answerTo(bytes)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  const headers = answer.toLowerCase()
  for (const header of ['content-security-policy', 'x-content-type-options', 'strict-transport-security'])
    expect(headers).toContain(`${header}: `)
  expect(answer).toContain('"code":"bad_input"')
  expect(answer).not.toContain(sent)
  expect(answer).not.toMatch(/FST_|fastify/i)
})
