import { allStories } from '../parts/all-stories.ts'
import { servePartsPage } from '../parts/serve.ts'
import { test } from './test.ts'
import { webkitHand } from './webkit-hand.ts'

let server: Awaited<ReturnType<typeof servePartsPage>>
test.beforeAll(async () => {
  server = await servePartsPage()
})
test.afterAll(() => server.close())

for (const { title, run } of allStories)
  test(title, async ({ webkit }) => {
    await run(webkitHand(webkit, server.url))
  })
