import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import * as family from './families.ts'
import { goTo } from './go-to.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile()
const token = (page: Page) => page.evaluate(() => localStorage.getItem('access_token'))

test('a visitor is sent home from every address of the member area, before anything shows or is asked', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => request.url().includes('/api/user') && asked.push(request.url()))
  for (const path of [
    '/',
    '/dashboard',
    '/dashboard-in/IN',
    '/my-profile',
    '/search',
    '/profile-view/x',
    '/intrest-recieved',
  ]) {
    // Home itself is checked elsewhere. Here the navigation to it is enough.
    await page.goto(`${site.url}${path}`, { waitUntil: 'commit' })
    await page.waitForURL('**/home', { waitUntil: 'commit' })
  }
  expect(asked).toEqual([])
})

test('a member is led from the root to My Profile and from home to the dashboard, also by reload and Back', async ({
  page,
}) => {
  await family.onDashboard(page, site, await family.joined(site))
  await page.goto(`${site.url}/`)
  await page.waitForURL('**/my-profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'my profile')
  await page.goto(`${site.url}/home`)
  await page.waitForURL('**/dashboard')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rutuja')
  await page.goto(`${site.url}/no-such-address`)
  await expect(page.getByRole('main')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'not found')

  await page.goto(`${site.url}/dashboard`)
  await family.logOut(page)
  expect(await token(page)).toBeNull()
  await page.goBack()
  await page.waitForURL('**/home')
})

test('a session that ends in the middle of work: told once, out, storage cleared', async ({ page }) => {
  await family.onDashboard(page, site, await family.joined(site))
  // The dashboard is left before the session ends, because one of its refused calls would also navigate to home.
  await page.goto('about:blank')
  await site.db.updateTable('sessions').set({ revoked_at: new Date() }).execute()
  await page.goto(`${site.url}/my-profile`)
  await page.waitForURL('**/home')
  await expect(page.getByText('Please log in again')).toHaveCount(1)
  expect(await token(page)).toBeNull()
})

test('a server that is down: said in words, and the retry works when it is back', async ({ page }) => {
  const kale = await family.joined(site)
  await family.openLogin(page, site)
  await site.goDown()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(kale.mobile)
  await dialog.getByLabel(/^Password/).fill(kale.password)
  await family.press(page, 'Login')
  await expect(page.getByText('Server Not Responding')).toBeVisible()
  await expectAccessible(page, 'server down')
  await site.comeBack()
  await family.press(page, 'Login')
  await page.waitForURL('**/dashboard')

  await page.route('**/api/user/me', route => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`${site.url}/my-profile`)
  await expect(page.getByText('Server Error').first()).toBeVisible()
  await expectAccessible(page, 'server error')
  await page.unroute('**/api/user/me')
  await page
    .getByRole('button', { name: /retry|try again/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('Marathi by a switch, kept in the browser, in every place', async ({ page }) => {
  await family.onDashboard(page, site, await family.joined(site))
  await family.openMe(page)
  await page.getByRole('button', { name: 'मराठी' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  await expect(page.locator('[data-tab-bar]').getByRole('link', { name: 'आज' })).toBeVisible()
  await page.getByRole('button', { name: 'लॉगआउट' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'होय' }).click()
  await page.waitForURL('**/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  await page.getByRole('banner').getByRole('button', { name: 'लॉगिन' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'कोडने लॉगिन करा' }).click()
  await expect(page.getByText('कृपया मोबाइल नंबर भरा')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'login in Marathi')
})

test('a page that was open while the site was updated goes on with the new version', async ({ page }) => {
  // The files of the old version are gone, and a reloaded page uses those of the new one. The file is removed before the first
  // page load, because that page would prefetch it.
  let isGone = true
  await page.route(/assets\/SettingsScreen-.*\.js/, route =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await family.onDashboard(page, site, await family.joined(site))
  page.on('request', request => {
    if (request.isNavigationRequest()) isGone = false
  })
  await goTo(page, '/my-settings').catch(() => undefined)
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(isGone).toBe(false)
})
