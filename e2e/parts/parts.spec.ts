import { test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { allStories } from './all-stories.ts'
import { chromiumHand } from './chromium-hand.ts'
import { servePartsPage } from './serve.ts'
import { states } from './states.ts'

let server: Awaited<ReturnType<typeof servePartsPage>>
test.beforeAll(async () => {
  server = await servePartsPage()
})
test.afterAll(() => server.close())

for (const { title, run } of allStories)
  test(title, async ({ page, hasTouch }) => {
    await run(await chromiumHand(page, server.url, hasTouch))
  })

test('a table where the screen is wide', { tag: '@desk-only' }, async ({ page }) => {
  const [story] = allStories.filter(one => one.title.startsWith('rows are a table'))
  await story?.run(await chromiumHand(page, server.url, false))
})

test('every state of every part is readable by everyone', { tag: '@desk' }, async ({ page, hasTouch }) => {
  const hand = await chromiumHand(page, server.url, hasTouch)
  await page.goto(server.url)
  await expectAccessible(page, 'all parts as they are first drawn')
  for (const [state, [part, reach]] of Object.entries(states)) {
    await hand.open(part)
    await reach(hand)
    await expectAccessible(page, state)
  }
})
