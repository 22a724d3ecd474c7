import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { goTo, settles } from './go-to.ts'
import { logsIn, searches } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

const highestCard = 275
const highestRow = 72
const firstCardWithin = 250

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
  top: number
  bottom: number
  width: number
  height: number
}

const boxesOf = (all: Locator): Promise<Box[]> =>
  all.evaluateAll(elements =>
    elements.map(element => {
      const { top, bottom, width, height } = element.getBoundingClientRect()
      return { name: (element.textContent ?? '').trim().slice(0, 120), top, bottom, width, height }
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

for (const [email, path] of [
  ['bride.paid@demo.in', '/all-grooms'],
  ['bride.free@demo.in', '/all-grooms'],
] as const)
  test(`${email} sees a family in a card of ${highestCard} px at most, on a phone in both languages`, async ({
    page,
  }) => {
    await searches(site, await logsIn(page, site, email))
    for (const language of ['en', 'mr']) {
      await setStored(page, site, { language })
      let seen = 0
      const cards = await opens(page, '/my-settings')
      for (const list of lists) {
        await goTo(page, list)
        await settles(page, list)
        await page.evaluate(() => document.fonts.ready)
        for (const { name, height } of await boxesOf(cards)) {
          expect.soft(height, `${language} ${list}: ${name}`).toBeLessThanOrEqual(highestCard)
          seen++
        }
        // A narrow strip of a photo shows no face.
        for (const { name, width, height } of await boxesOf(cards.locator('img')))
          expect(height / width, `the photo in ${list}: ${name}`).toBeLessThan(1.5)
      }
      expect(seen).toBeGreaterThan(60)
    }

    const card = (await opens(page, path)).first()
    await expect(card.getByRole('button', { name: /^संपर्क पाहा/ })).toBeVisible()
    await card.getByRole('button', { name: /^आणखी/ }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['माहिती पाठवा', 'सदस्याला ब्लॉक करा', 'सदस्याबद्दल तक्रार करा'])
  })

test('the marks of a card are icons with the whole mark as their name, and the profile writes them out', async ({
  page,
}) => {
  await logsIn(page, site, 'bride.paid@demo.in')
  await opens(page, '/all-grooms')
  const mark = page.getByRole('img', { name: /^ID checked · \d\d \w{3} \d{4}$/ }).first()
  await expect(mark).toBeVisible()
  expect((await mark.boundingBox())?.width).toBeLessThanOrEqual(28)
  await expect(page.getByRole('img', { name: 'New since your last visit' }).first()).toBeVisible()
  const name = (await mark.getAttribute('aria-label')) ?? ''
  await page.getByRole('article').filter({ has: mark }).first().locator('h2 a').click()
  await expect(page.getByText(name)).toBeVisible()
})

for (const language of ['en', 'mr'])
  test(`the first card of a result is within ${firstCardWithin} px on a phone (${language})`, async ({ page }) => {
    await searches(site, await logsIn(page, site, 'bride.paid@demo.in'), { from_height: 150, to_height: 200 })
    await setStored(page, site, { language })
    const [first] = await boxesOf(await opens(page, '/search-list'))
    const [content] = await boxesOf(page.getByRole('main'))
    expect((first?.top ?? Number.NaN) - (content?.top ?? 0)).toBeLessThanOrEqual(firstCardWithin)
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
  test(`a desk of 1280 × 900 shows ${email} nine whole rows of the table (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await logsIn(page, site, email)
    await setStored(page, site, { language })
    await page.goto(`${site.url}/all-grooms`)
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
    await expect(rows).toHaveCount(20)
    await page.evaluate(() => document.fonts.ready)
    const boxes = await boxesOf(rows)
    for (const { name, height } of boxes) expect(height, name).toBeLessThanOrEqual(highestRow)
    expect(boxes.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(9)
    await expect(page.getByRole('columnheader')).toHaveCount(14)
    await expect(rows.first().getByRole('cell').last().getByRole('button')).toHaveCount(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    if (language === 'mr') await expectAccessible(page, 'the table')
  })
