import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { logsIn, memberBy } from './known-member.ts'
import { widened } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 640 } })

/** Opens the dashboard and waits until nothing of it is still to come. */
async function opens(page: Page, language: 'en' | 'mr' = 'en') {
  await setStored(page, site, { language })
  await page.goto(`${site.url}/dashboard-in/IN`)
  await expect(page.getByRole('article').nth(8)).toBeAttached()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
/** The first face of somebody else: in the next step, or in the first card. */
const firstFace = (page: Page) =>
  page
    .locator('main section[aria-label] img, main article img')
    .first()
    .evaluate(img => img.getBoundingClientRect().top)

for (const language of ['en', 'mr'] as const)
  test(`a face is on the first screen whatever is to be done, and the page ends within four screens (${language})`, async ({
    page,
  }) => {
    await logsIn(page, site, 'bride.paid@demo.in')
    const { id } = await memberBy(site, 'bride.paid@demo.in')
    const expectFaces = async (state: string) => {
      await opens(page, language)
      expect(await firstFace(page), state).toBeLessThanOrEqual(480)
      const own = await page.locator('#own').boundingBox()
      expect((own?.y ?? 0) + (own?.height ?? 0), state).toBeLessThanOrEqual(2_000)
    }
    await expectFaces('families wait')
    await expectAccessibleAtBothWidths(page, 'the dashboard')
    await site.db
      .updateTable('interests')
      .set({ status: 'rejected', rejection_reason: 'x' })
      .where('receiver_id', '=', id)
      .where('status', '=', 'pending')
      .execute()
    await expectFaces('nobody waits')
    await site.db
      .updateTable('members')
      .set({ birth_time: null, birth_time_accuracy: null })
      .where('id', '=', id)
      .execute()
    await expectFaces('no birth time')
    await site.db.updateTable('members').set({ status: 'paused' }).where('id', '=', id).execute()
    await expectFaces('paused')
  })

test('the bar is the same five for every family, and holds what a phone has no header for', async ({ page }) => {
  await logsIn(page, site, 'bride.free@demo.in')
  await opens(page)
  const heading = page.getByRole('heading', { name: /^Matches \(\d+\)$/ })
  await expect(heading).toBeVisible()
  const told = /\((\d+)\)/.exec((await heading.textContent()) ?? '')?.[1] ?? ''
  const bar = page.locator('[data-tab-bar]')
  const places = ['Today', 'Search', 'Matches', 'My list', 'Me']
  await expect(bar.getByRole('link')).toContainText(places)
  expect((await bar.boundingBox())?.height).toBe(60)
  await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
  await expect(bar.getByRole('link', { name: /^Today ?\d+ unread$/ })).toBeVisible()
  await bar.getByRole('link', { name: 'Search' }).click()
  await expect(page.locator('main').getByRole('link', { name: 'Handpick suggestions' })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'All Grooms' })).toBeVisible()
  await bar.getByRole('link', { name: 'My list' }).click()
  for (const list of ['Interest Received', 'Interest Sent', 'Viewed Contacts', 'Shortlisted', 'Blocked Users'])
    await expect(page.getByRole('link', { name: new RegExp(`^${list} \\(\\d+\\)$`) })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the lists')
  await bar.getByRole('link', { name: 'Matches' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Matches (${told})` })).toBeVisible()
  await page.goto(`${site.url}/membership-plans`)
  await expect(bar.getByRole('link', { name: 'Me' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText(Number(told) < 10 ? /fewer than 10/ : new RegExp(`\\b${told}\\b`)).first()).toBeVisible()
})

test('both footers together are low, and one press shows how the provider is reached', async ({ page }) => {
  await logsIn(page, site, 'bride.free@demo.in')
  for (const language of ['en', 'mr'] as const) {
    await opens(page, language)
    const heights = await page
      .locator('footer, section:has(a[href="/membership-plans"]):not(main section)')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().height))
    expect(heights).toHaveLength(2)
    expect(heights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(200)
  }
  await opens(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('bona fide matrimonial intent only')
  await expect(footer.getByRole('link')).toHaveText(['About', 'Contact', 'Terms'])
  await footer.getByRole('button', { name: 'Talk to us' }).click()
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(3)
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1)
  await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible()
})

test('nothing moves while the first dashboard comes', async ({ page }) => {
  await logsIn(page, site, 'bride.free@demo.in')
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await setStored(page, site, { welcome: 'Y' })
  await opens(page)
  await page.waitForTimeout(1_000)
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.05)
})

test('a thumb on the own photo opens the gallery, where the photos are large', async ({ page }) => {
  await logsIn(page, site, 'bride.free@demo.in')
  await opens(page)
  const own = page.locator('#own')
  expect((await own.getByRole('button', { name: 'Next photo' }).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await own.getByRole('button', { name: /^Photo 1 of 2, Mrunal/ }).click()
  const gallery = page.getByRole('dialog')
  await expect(gallery.getByRole('img', { name: /^Photo 1 of 2/ }).first()).toHaveAttribute('src', /\/page\?/)
  await gallery.getByRole('button', { name: 'Next photo' }).click()
  await expect(gallery.getByText('2/2')).toBeVisible()
  await gallery.getByRole('button', { name: 'Close' }).click()
  await widened(page, () => expect(page.getByRole('link', { name: 'My Profile', exact: true })).toBeVisible())
})
