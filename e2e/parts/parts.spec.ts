import { expect, test } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../accessible.ts'
import { atDesk, onPhone } from '../screens.ts'
import { allStories } from './all-stories.ts'
import { chromiumHand } from './chromium-hand.ts'
import type { Hand } from './hand.ts'
import { servePartsPage } from './serve.ts'
import { states } from './states.ts'

let server: Awaited<ReturnType<typeof servePartsPage>>
test.beforeAll(async () => {
  server = await servePartsPage()
})
test.afterAll(() => server.close())

test.describe('the stories', () => {
  // Stories leave nothing behind in the browser, so they share one page.
  let hand: Hand
  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage({ ...onPhone, reducedMotion: 'reduce' })
    hand = await chromiumHand(page, server.url, true)
  })
  for (const { title, run } of allStories) test(title, () => run(hand))
})

test('a message goes when it was read, and waits while it is held', async ({ page, hasTouch }) => {
  await page.clock.install()
  const hand = await chromiumHand(page, server.url, hasTouch)
  await hand.open('toasts')
  await hand.click('#bad')
  await hand.click('#good')
  const messages = page.locator('[data-toast]')
  await page.clock.runFor(4000)
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.clock.runFor(60_000)
  await expect(messages).toHaveText(['SavedUndo'])
  await page.locator('#after').focus()
  await page.clock.runFor(9000)
  await expect(messages).toHaveCount(1)
  // The choice waits its whole time, also behind what is said meanwhile.
  await hand.click('#bad')
  await expect(messages).toHaveText(['Not saved'])
  await page.clock.runFor(10_100)
  await expect(messages).toHaveText(['SavedUndo'])
  await page.clock.runFor(9000)
  await expect(messages).toHaveCount(1)
  await page.clock.runFor(2000)
  await expect(messages).toHaveCount(0)
})

test.describe('at a desk', () => {
  test.use(atDesk)
  test('a table where the screen is wide', async ({ page }) => {
    const [story] = allStories.filter(one => one.title.startsWith('rows are a table'))
    await story?.run(await chromiumHand(page, server.url, false))
  })
})

test('every part is readable by everyone, in both languages', async ({ page }) => {
  for (const language of ['en', 'mr']) {
    await page.goto(`${server.url}/?lang=${language}`)
    await page.locator('#told').waitFor({ state: 'attached' })
    await expectAccessibleAtBothWidths(page, `all parts as they are first drawn, ${language}`)
  }
})

test('every state of every part is readable by everyone', async ({ page, hasTouch }) => {
  const hand = await chromiumHand(page, server.url, hasTouch)
  for (const [state, [part, reach]] of Object.entries(states)) {
    await hand.open(part)
    await reach(hand)
    await expectAccessible(page, state)
  }
})
