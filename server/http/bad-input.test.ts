import { describe, expect, it } from 'vitest'
import { type CallName, calls } from '#contract/index.ts'
import { joins, registrationForm } from '#server/testing/families.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

/** A refusal has a sentence for the person and a code for the program, and reveals nothing about the server. */
function expectKindRefusal(response: { statusCode: number; body: string }, what: string) {
  expect(`${what}: ${response.statusCode}`).toMatch(/: 4\d\d$/)
  const answer = JSON.parse(response.body) as { message: string; code: string }
  expect(answer.message.length).toBeGreaterThan(5)
  expect(response.body).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules|ZodError|stack/)
}

const json = { 'content-type': 'application/json' }
const writing = (Object.keys(calls) as CallName[]).filter(
  name => calls[name].method !== 'GET' && !('file' in calls[name]),
)

describe('bad input of every kind', () => {
  const bodies: [string, string][] = [
    ['no JSON', '{"email":'],
    ['nothing', ''],
    ['null', 'null'],
    ['an array', '[]'],
    ['a number', '7'],
    ['numbers for strings', '{"email":7,"password":7,"role":7,"otp":7,"token":7}'],
    ['arrays for strings', '{"email":["a@b.in"],"password":["x"],"token":[],"otp":["1","2","3","4"]}'],
    ['objects for strings', '{"email":{"$gt":""},"password":{"$ne":null},"token":{}}'],
    ['an unknown field', '{"email":"a@b.in","is_admin":true}'],
    ['U+0000', '{"email":"a\\u0000@b.in","password":"secret1","role":"USER","token":"\\u0000","otp":"1234"}'],
    [
      'half a surrogate pair',
      '{"email":"\\ud800@b.in","password":"\\udfff12345","role":"USER","token":"\\ud800","otp":"1234"}',
    ],
    ['a prototype', '{"__proto__":{"role":"USER"},"constructor":{"prototype":{}}}'],
    ['a string of 200 KB', JSON.stringify({ email: 'a'.repeat(200_000) })],
    ['ten thousand levels', `{"email":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['ten thousand levels of objects', `${'{"email":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ]
  it.each(bodies)('%s', async (what, payload) => {
    const { token } = await joins(world)
    for (const name of writing) {
      if (name === 'logout') continue
      const { method, path } = calls[name]
      const headers = { ...json, authorization: `Bearer ${token}` }
      expectKindRefusal(
        await world.app.inject({ method, url: `/api${path}`, headers, payload }),
        `${name} with ${what}`,
      )
    }
  })

  it('a body of more than can be read at once is 413', async () => {
    const payload = JSON.stringify({ email: 'a'.repeat(1_000_000) })
    const response = await world.app.inject({ method: 'POST', url: '/api/login', headers: json, payload })
    expect(response.statusCode).toBe(413)
    expectKindRefusal(response, 'a megabyte')
  })

  it('another kind of content is 415', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense']) {
      const response = await world.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'content-type': type },
        payload: 'a=b',
      })
      expect(response.statusCode).toBe(415)
      expectKindRefusal(response, type)
    }
  })

  it('what no table can hold is refused in a registration that is right in everything else', async () => {
    for (const education_courses of ['M.Com\0', '\ud800', 'M.\udfffCom']) {
      const { status, refusal } = await world.call('signup', await registrationForm(world.db, { education_courses }))
      expect([status, refusal.code]).toEqual([400, 'bad_input'])
    }
  })

  it('odd characters in a registration are stored as they are or refused, never an error of ours', async () => {
    for (const first_name of ['राधा‍बाई', 'O’Brien', '👩‍👩‍👧', '‮abc', "'; drop --", '%00', '\\', '\u0001']) {
      const { status } = await world.call('signup', await registrationForm(world.db, { first_name }))
      expect(`${first_name} ${status}`).toMatch(/ (200|400)$/)
    }
  })

  it('nonsense in the address and the query is 4xx', async () => {
    for (const url of [
      '/api/master-data/list',
      '/api/master-data/list?type=NONSENSE',
      '/api/master-data/list?type=CHARAN&nakshatra_id=7',
      '/api/master-data/list?type=DIET&type=DEVAK',
      '/api/%00',
      '/api/photo/7/card',
      '/api/photo/0190a0a0-0000-7000-8000-000000000000/card?e=1&s=x',
      '/api/photo/0190a0a0-0000-7000-8000-000000000000/card?e=99999999999999&s=x',
      '/api/nothing',
    ]) {
      expectKindRefusal(await world.app.inject({ url }), url)
    }
  })

  it('a token of any shape is just no session', async () => {
    for (const authorization of [
      'Bearer',
      'Bearer ',
      'Bearer a b',
      'Basic YTpi',
      `Bearer ${'x'.repeat(5000)}`,
      'Bearer null',
    ]) {
      const response = await world.app.inject({ url: '/api/user/me', headers: { authorization } })
      expect(response.statusCode).toBe(401)
    }
  })
})
