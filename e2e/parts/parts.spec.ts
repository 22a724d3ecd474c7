import { test } from '@playwright/test'
import { allStories } from './all-stories.ts'
import { chromiumHand } from './chromium-hand.ts'
import { servePartsPage } from './serve.ts'

let server: Awaited<ReturnType<typeof servePartsPage>>
test.beforeAll(async () => {
  server = await servePartsPage()
})
test.afterAll(() => server.close())

for (const { title, run } of allStories)
  test(title, async ({ page, hasTouch }) => {
    await run(await chromiumHand(page, server.url, hasTouch))
  })
