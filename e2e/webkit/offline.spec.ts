import { expect } from '@playwright/test'
import { siteForThisFile } from '../site.ts'
import { test } from './test.ts'

const site = siteForThisFile('demo')

test('without a line an iPhone’s browser shows our own page, and the site again with it', async ({ webkit }) => {
  await webkit.open(`${site.url}/candidate`)
  // WebKit reports a worker that already controls the page as still installing.
  await expect
    .poll(() => webkit.evaluate(() => Boolean(navigator.serviceWorker?.controller)), { timeout: 60_000 })
    .toBe(true)
  await webkit.open(`${site.url}/robots.txt`)
  await site.goDown()
  await webkit.open(`${site.url}/dashboard`)
  await expect.poll(() => webkit.text('body'), { timeout: 60_000 }).toContain('No connection')
  await site.comeBack()
  await webkit.open(`${site.url}/home`)
  await expect.poll(() => webkit.text('body'), { timeout: 60_000 }).not.toMatch(/No connection/)
})
