import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { goTo, settles } from './go-to.ts'
import { logsIn, memberBy, searches } from './known-member.ts'
import { deskScreen } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

/** A row of facts; a family without a plan reads the surname twice. */
const row = { paid: 260, free: 288 }
/** What a row may add: why it fits, what happened when, a second line of buttons, values of several lines. */
const marksAndLongValues = 140
/** An ordinary family's facts take no more beside the face. */
const sevenLines = 143
const highestRow = 128
const highestRowBeside = 200
/** Of a phone of 640 px the bar at the bottom takes 60. */
const fourFacesWithin = 580

/** The lists of cards, each with the demo's members. */
const lists = [
  '/search-list',
  '/matches',
  '/view-new-joined-member',
  '/view-profile-visitors',
  '/all-grooms',
  '/recently-viewed',
  '/shortlisted',
  '/intrest-sent',
  '/intrest-recieved',
  '/contacts-viewed',
]

interface Box {
  name: string
  left: number
  top: number
  bottom: number
  width: number
  height: number
}

const boxesOf = (all: Locator): Promise<Box[]> =>
  all.evaluateAll(elements =>
    elements.map(element => {
      const { left, top, bottom, width, height } = element.getBoundingClientRect()
      return { name: (element.textContent ?? '').trim().slice(0, 120), left, top, bottom, width, height }
    }),
  )

/** What is read on each face. Of long values a part is behind the ellipsis. */
const wordsOf = (all: Locator): Promise<string[][]> =>
  all.evaluateAll(elements =>
    elements.map(element => {
      const words: string[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const edge = text.parentElement?.getBoundingClientRect().right ?? 0
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S*[\p{L}\p{N}]\S*/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (range.getBoundingClientRect().left < edge) words.push(word)
        }
      }
      return words
    }),
  )

async function opens(page: Page, path: string): Promise<Locator> {
  await page.goto(`${site.url}${path}`)
  const cards = page.getByRole('article')
  await expect(cards.or(page.getByRole('heading', { level: 2 })).first()).toBeVisible()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  return cards
}

for (const [email, path, ordinary] of [
  ['bride.paid@demo.in', '/all-grooms', row.paid],
  ['bride.free@demo.in', '/all-grooms', row.free],
] as const)
  test(`${email} sees a family in a row of ${ordinary} px, with all its marks and long values ${ordinary + marksAndLongValues} at most, on a phone in both languages`, async ({
    page,
  }) => {
    await searches(site, await logsIn(page, site, email))
    await setStored(page, site, { list_view: 'FACTS' })
    for (const language of ['en', 'mr']) {
      await setStored(page, site, { language })
      let seen = 0
      const cards = await opens(page, '/my-settings')
      for (const list of lists) {
        await goTo(page, list)
        await settles(page, list)
        await page.evaluate(() => document.fonts.ready)
        for (const { name, height } of await boxesOf(cards)) {
          expect.soft(height, `${language} ${list}: ${name}`).toBeLessThanOrEqual(ordinary + marksAndLongValues)
          seen++
        }
        if (list === path) {
          const facts = await boxesOf(cards.locator('dl'))
          const low = (await boxesOf(cards)).filter((_, at) => (facts[at]?.height ?? Infinity) <= sevenLines)
          expect(low.length).toBeGreaterThan(3)
          for (const { name, height } of low)
            expect.soft(height, `${language} ${list}: ${name}`).toBeLessThanOrEqual(ordinary)
        }
        // A narrow strip of a photo shows no face.
        for (const { name, width, height } of await boxesOf(cards.locator('img')))
          expect(height / width, `the photo in ${list}: ${name}`).toBeLessThan(1.5)
      }
      expect(seen).toBeGreaterThan(60)
    }

    const card = (await opens(page, path)).first()
    // The ring and the count of photos have a corner each.
    const [count, ring] = await boxesOf(
      card.locator('span:has(> [role="img"][aria-label^="गुण मिलन"]), span:text-matches("^[०-९]+/[०-९]+$")'),
    )
    expect(ring?.name).toMatch(/^[०-९]*½?$/)
    expect((ring?.left ?? 0) + (ring?.width ?? Infinity)).toBeLessThanOrEqual(count?.left ?? 0)
    await expect(card.getByRole('button', { name: /^संपर्क पाहा/ })).toBeVisible()
    await card.getByRole('button', { name: /^आणखी/ }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['माहिती पाठवा', 'सदस्याला ब्लॉक करा', 'सदस्याबद्दल तक्रार करा'])
  })

test('the marks of a card are icons with the whole mark as their name, and the profile writes them out', async ({
  page,
}) => {
  await logsIn(page, site, 'bride.paid@demo.in')
  await opens(page, '/all-grooms')
  await page.getByRole('button', { name: 'Facts' }).click()
  const mark = page.getByRole('img', { name: /^ID checked · \d\d \w{3} \d{4}$/ }).first()
  await expect(mark).toBeVisible()
  expect((await mark.boundingBox())?.width).toBeLessThanOrEqual(28)
  await expect(page.getByRole('img', { name: 'New since your last visit' }).first()).toBeVisible()
  const name = (await mark.getAttribute('aria-label')) ?? ''
  await page.getByRole('article').filter({ has: mark }).first().locator('h2 a').click()
  await expect(page.getByText(name)).toBeVisible()
})

/** The lists that open as faces, with what they have above the first of them besides the bar. */
const faces: readonly (readonly [path: string, above: number])[] = [
  ['/recently-viewed', 0],
  ['/shortlisted', 0],
  ['/search-list', 0],
  ['/matches', 30],
  ['/view-new-joined-member', 0],
  ['/view-profile-visitors', 0],
  ['/view-previous-search', 0],
  ['/all-grooms', 0],
]

for (const [language, email] of [
  ['en', 'bride.paid@demo.in'],
  ['mr', 'bride.paid@demo.in'],
  ['mr', 'bride.free@demo.in'],
] as const)
  test(`a phone shows ${email} four whole faces of every list, each with three lines and two targets (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await searches(site, await logsIn(page, site, email), { from_height: 150, to_height: 200 })
    await setStored(page, site, { language })
    const cards = await opens(page, '/my-settings')
    for (const [path, above] of faces) {
      // Her first class of matches has fewer than four.
      if (path === '/matches' && email === 'bride.free@demo.in') continue
      await goTo(page, path)
      await settles(page, path)
      await page.evaluate(() => document.fonts.ready)
      const [content] = await boxesOf(page.getByRole('main'))
      const top = content?.top ?? Number.NaN
      const drawn = await boxesOf(cards.locator('div:has(> img)'))
      expect.soft((drawn[0]?.top ?? Number.NaN) - top, `${path}: the first face`).toBeLessThanOrEqual(62 + above)
      expect
        .soft((drawn[3]?.bottom ?? Number.NaN) - top, `${path}: the fourth face`)
        .toBeLessThanOrEqual(fourFacesWithin)
      expect.soft(drawn[0]?.width, path).toBe(158)
      await expect(cards.first().locator('a, button')).toHaveCount(2)
      const [bookmark] = await boxesOf(cards.first().getByRole('button'))
      expect([bookmark?.width, bookmark?.height]).toEqual([48, 48])
      for (const said of await wordsOf(cards))
        expect.soft(said.length, `${path}: ${said.join(' ')}`).toBeLessThanOrEqual(12)
      if (language === 'mr') continue
      await cards.first().locator('h2 a').click()
      await expect(page.locator('[data-step-counter]'), path).toHaveText(/^1 \/ \d+$/)
      await page.goBack()
      await settles(page, path)
    }
    // A face far below waits until it comes near, on any line.
    const waiting = page.locator('article img[src^="data:image/gif"]')
    expect(await waiting.count()).toBeGreaterThan(5)
    await cards.last().scrollIntoViewIfNeeded()
    await expect(cards.last().locator('img')).not.toHaveAttribute('src', /^data:image\/gif/)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page, 'faces')

    // What is chosen seldom is behind one press.
    await goTo(page, '/search-list')
    await settles(page, '/search-list')
    await page.getByRole('button', { expanded: false }).last().click()
    const tools = page.locator('[data-result-tools]').locator('select, button')
    const tops = (await boxesOf(tools)).map(({ top, bottom }) => (top + bottom) / 2)
    expect(tops).toHaveLength(3)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2)
    if (language === 'mr') await expectAccessible(page, 'the tools above a result')
  })

for (const [language, email] of [
  ['en', 'bride.free@demo.in'],
  ['mr', 'bride.free@demo.in'],
  ['mr', 'bride.paid@demo.in'],
] as const)
  test(`a desk of 1280 × 900 shows ${email} four whole rows of the table, each with its actions in words (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await logsIn(page, site, email)
    await setStored(page, site, { language })
    await page.goto(`${site.url}/all-grooms`)
    const rows = page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader') })
    await expect(rows).toHaveCount(20)
    await page.evaluate(() => document.fonts.ready)
    const boxes = await boxesOf(rows)
    for (const { name, height } of boxes) expect(height, name).toBeLessThanOrEqual(highestRow)
    expect(boxes.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(4)
    await expect(page.getByRole('columnheader')).toHaveCount(11)
    const actions = rows.first().getByRole('cell').last().getByRole('button')
    await expect(actions).toHaveCount(4)
    for (const action of (await actions.all()).slice(0, 3)) await expect(action).toHaveText(/\S/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    if (language === 'mr') await expectAccessible(page, 'the table')
  })

test('a desk shows eight whole faces beside a pane: arrow keys choose, which counts no visit, and Enter opens', async ({
  page,
}) => {
  await page.setViewportSize(deskScreen)
  await logsIn(page, site, 'bride.paid@demo.in')
  const { id } = await memberBy(site, 'bride.paid@demo.in')
  const visits = () => site.db.selectFrom('visits').select('visited_id').where('visitor_id', '=', id).execute()
  const before = (await visits()).length
  await page.goto(`${site.url}/view-new-joined-member`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(20)
  await page.evaluate(() => document.fonts.ready)
  const drawn = await boxesOf(cards.locator('div:has(> img)'))
  expect(drawn.filter(({ bottom }) => bottom <= 800)).toHaveLength(8)

  const link = (at: number) => cards.nth(at).locator('h2 a')
  await link(0).focus()
  await page.keyboard.press('ArrowRight')
  await expect(link(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(link(5)).toBeFocused()
  await expect(link(5)).toHaveAttribute('aria-current', 'true')
  const pane = page.getByRole('complementary', { name: 'The chosen family' })
  await expect(pane.getByRole('heading')).toContainText((await link(5).textContent()) ?? '')
  await expect(pane).toContainText(/Your wishes.*Their wishes/)
  await expect(pane.getByRole('button', { name: /^View Contact/ })).toBeVisible()
  // The faces are one stop of the Tab key, and the bookmark of the chosen one another.
  await expect(page.locator('article :is(a, button):not([tabindex="-1"])')).toHaveCount(2)
  expect(await visits()).toHaveLength(before)
  await expectAccessible(page, 'faces beside a pane')

  await page.getByRole('button', { name: 'Facts' }).click()
  await expect(cards.first().locator('dl')).toBeVisible()
  const rows = (await boxesOf(cards)).map(({ height }) => height)
  expect(rows.filter(height => height <= 168).length, rows.join(' ')).toBeGreaterThan(5)
  expect(Math.max(...rows)).toBeLessThanOrEqual(highestRowBeside)
  // All buttons of a row are in the pane too.
  await expect(page.locator('article :is(a, button):not([tabindex="-1"])')).toHaveCount(1)
  await link(2).hover()
  await expect(link(2)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('article :is(a, button):not([tabindex="-1"])')).toHaveCount(1)
  await expectAccessible(page, 'facts beside a pane')
  await link(2).focus()
  await page.keyboard.press('ArrowDown')
  await expect(link(3)).toBeFocused()
  await link(3).press('Enter')
  await page.waitForURL('**/profile-view/**')
})
