import { describe, expect, it } from 'vitest'
import { mostOpenings, mostSeeAnswers } from '#domain/relations/see-links.ts'
import { bride } from '#server/testing/members.ts'
import { allowsLinks, browser, makesLink } from '#server/testing/see-links.ts'
import { testWorld } from '#server/testing/world.ts'
import { pagesOfBrowser, wrongLinksFromAddress } from './limits.ts'
import { seePageWords } from './words.ts'

const world = testWorld()
const t = seePageWords('en')

async function herLink() {
  const her = await bride(world, { first_name: 'Zqxname' })
  await allowsLinks(world, her)
  const link = await makesLink(world, her, her.id)
  const given = async () => (await world.call('seeLinks', { uuid: her.id }, { token: her.token })).body.list[0]
  return { her, url: link.url, given }
}

describe('the cover of a link', () => {
  it('holds no fact, is not indexed or stored, and counts nothing, for a messenger that looks at it too', async () => {
    const { url, given } = await herLink()
    const messenger = browser(world)
    for (const answer of [await messenger.sees(url), await messenger.asksForHead(url)]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.body).not.toMatch(/Zqxname|og:|<script/)
    }
    expect((await messenger.sees(url)).body).toContain('<meta name="robots" content="noindex">')
    expect((await given())?.openings).toBe(0)
  })

  it('is what a forwarded link shows first, also once others have opened it', async () => {
    const { url } = await herLink()
    const [uncle, neighbour] = [browser(world), browser(world)]
    expect((await uncle.opens(url)).body).toContain('Zqxname')
    expect((await uncle.sees(url)).body).toContain('Zqxname')
    expect((await neighbour.sees(url)).body).not.toContain('Zqxname')
  })

  it('is not passed by a cookie of another link, or one that a reader made up', async () => {
    const [one, other] = [await herLink(), await herLink()]
    const { headers } = await browser(world).opens(one.url)
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    for (const sent of [cookie, `${cookie.slice(0, -4)}AAAA`]) {
      const { body } = await world.app.inject({ url: other.url, headers: { cookie: sent } })
      expect(body).toContain(t.open)
      expect(body).not.toContain('Zqxname')
    }
    expect(String(headers['set-cookie'])).toMatch(new RegExp(`; Path=${one.url}; HttpOnly; SameSite=Lax; Max-Age=`))
  })

  it('is read in either language', async () => {
    const { url } = await herLink()
    const uncle = browser(world)
    expect((await uncle.sees(`${url}?language=mr`)).body).toContain(seePageWords('mr').open)
    await uncle.opens(url)
    const { body } = await uncle.sees(`${url}?language=mr`)
    expect(body).toContain(seePageWords('mr').question)
    expect(body).toContain('<html lang="mr">')
  })
})

it('the page has the gate of pages and a limit for each browser, so that one reader holds nobody up', async () => {
  const { url } = await herLink()
  const [uncle, aunt] = [browser(world), browser(world)]
  await uncle.opens(url)
  await aunt.opens(url)
  const answers = []
  for (let n = 0; n < pagesOfBrowser.hits + 2; n++) answers.push((await uncle.sees(url)).statusCode)
  expect(answers).toEqual([...Array(pagesOfBrowser.hits).fill(200), 429, 429])
  expect([(await uncle.answers(url, 'good')).statusCode, (await aunt.sees(url)).statusCode]).toEqual([429, 200])

  const crowd = await Promise.all(Array.from({ length: 400 }, () => aunt.sees(url)))
  expect(new Set(crowd.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429, 503]))
  world.clock.passes(3600_000)
  expect([(await uncle.sees(url)).statusCode, (await aunt.sees(url)).statusCode]).toEqual([200, 200])
})

describe('a press on the button', () => {
  it('is an opening, of which there are fifty, whoever presses at once', async () => {
    const { url, given } = await herLink()
    await world.db
      .updateTable('see_links')
      .set({ openings: mostOpenings - 2 })
      .where('openings', '=', 0)
      .execute()
    const pressed = await Promise.all([1, 2, 3, 4].map(() => browser(world).opens(url)))
    expect(pressed.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 200, 404, 404])
    expect((await given())?.openings).toBe(mostOpenings)
  })

  it('opens nothing by a link that is guessed, and guessing is limited while the right link still opens', async () => {
    const { url } = await herLink()
    const guess = (nth: number) => browser(world).opens(`/see/${'A'.repeat(40)}${String(nth).padStart(3, '0')}`)
    const first = await guess(0)
    expect([first.statusCode, first.body.includes(t.over)]).toEqual([404, true])
    for (let nth = 1; nth < wrongLinksFromAddress.hits; nth++) await guess(nth)
    expect((await guess(wrongLinksFromAddress.hits)).statusCode).toBe(429)
    expect((await browser(world).opens(url)).statusCode).toBe(200)
    expect((await browser(world).sees('/see/short')).statusCode).toBe(429)
  })
})

describe('an answer', () => {
  it('is one for each browser, which may change it', async () => {
    const { url, given } = await herLink()
    const uncle = browser(world)
    await uncle.opens(url)
    expect((await uncle.answers(url, 'NO', 'So far away')).body).toContain(t.thanks)
    await uncle.answers(url, 'LIKE', '  His family   is known <to> us ')
    expect((await given())?.answers).toMatchObject([{ mark: 'LIKE', note: 'His family is known <to> us' }])
    const { body } = await uncle.sees(url)
    expect(body).toContain('value="His family is known &#60;to&#62; us"')
    expect(body).toContain('value="LIKE" required checked')
    expect(body).not.toContain('<to>')
  })

  it('is held to the rule for texts, and stays in the form', async () => {
    const { url, given } = await herLink()
    const uncle = browser(world)
    await uncle.opens(url)
    for (const note of [
      'Call 98220 12345',
      'Call ९८२२०१२३४५',
      'me@family.in',
      'see www.page.in',
      'क्षि'.repeat(201),
      'a\u202eb',
    ])
      expect((await uncle.answers(url, 'LIKE', note)).body).toContain(t.notSent)
    const { body } = await uncle.answers(url, 'MAYBE', 'A line')
    expect([body.includes(t.notSent), body.includes('value="A line"')]).toEqual([true, true])
    expect((await given())?.answers).toEqual([])
    expect((await uncle.answers(url, 'LIKE', 'क्षि'.repeat(200))).body).toContain(t.thanks)
  })

  it('needs an opened page, and comes from twenty browsers at most', async () => {
    const { url, given } = await herLink()
    const preview = browser(world)
    expect((await preview.answers(url, 'LIKE')).body).toContain(t.open)
    const readers = Array.from({ length: mostSeeAnswers + 2 }, () => browser(world))
    for (const reader of readers) await reader.opens(url)
    for (const reader of readers.slice(0, mostSeeAnswers - 1)) await reader.answers(url, 'ASK')
    const last = await Promise.all(readers.slice(mostSeeAnswers - 1).map(reader => reader.answers(url, 'LIKE')))
    expect(last.filter(({ body }) => body.includes(t.thanks))).toHaveLength(1)
    expect(last.filter(({ body }) => body.includes(t.enough))).toHaveLength(2)
    expect((await readers[0]?.answers(url, 'NO'))?.body).toContain(t.thanks)
    expect((await given())?.answers).toHaveLength(mostSeeAnswers)
  })
})
