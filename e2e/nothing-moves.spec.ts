import { expect, test } from '@playwright/test'
import { logsIn } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

const screens = [
  {
    path: '/dashboard-in/IN',
    above: ['**/api/today'],
  },
  {
    path: '/membership-plans',
    above: ['**/api/membership/fit-counts', '**/api/payment/list?*'],
  },
]

for (const { path, above } of screens)
  test(`${path}: what stands above cards and buttons does not come after them, and does not keep them away`, async ({
    page,
  }) => {
    await logsIn(page, site, 'bride.free@demo.in')
    const come = new Set<string>()
    for (const address of above)
      await page.route(address, async route => {
        const answer = await route.fetch()
        await new Promise(resolve => setTimeout(resolve, 500))
        come.add(address)
        await route.fulfill({ response: answer })
      })
    await page.goto(`${site.url}${path}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect([...come].toSorted()).toEqual(above.toSorted())

    await page.unrouteAll({ behavior: 'wait' })
    let asked = 0
    for (const address of above)
      await page.route(address, route => {
        asked++
        return route.abort()
      })
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    // What failed is asked for again by the part that shows it, and not for ever.
    await page.waitForTimeout(2_000)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(asked).toBeLessThanOrEqual(4 * above.length)

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const address of above) await page.route(address, () => undefined)
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
