import { expect, type Page, type Route, test } from '@playwright/test'
import { knownPassword } from '#server/demo/known-logins.ts'
import { editWords } from '#web/profile-form/words.ts'
import { goTo } from './go-to.ts'
import { logsIn, memberBy } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

/**
 * A line that can be lost, in a browser that never imports again what failed once, as Chromium before 156. Files that the page
 * fetches by other means come again with the line.
 */
async function onTrain(page: Page) {
  const failed = new Set<string>()
  let line: 'there' | 'lost' | 'replaced' = 'there'
  let lost = /./
  // What a page failed on is asked for again by the page that is loaded anew.
  page.on('request', request => {
    if (request.isNavigationRequest()) failed.clear()
  })
  await page.route('**/assets/**', (route: Route) => {
    const request = route.request()
    const isImport = request.resourceType() === 'script'
    if (!lost.test(request.url())) return route.continue()
    if (line === 'replaced' && !isImport) return route.fulfill({ status: 404 })
    if (line === 'there' && !(isImport && failed.has(request.url()))) return route.continue()
    if (isImport) failed.add(request.url())
    return route.abort()
  })
  return {
    is: (now: typeof line, files = /./) => {
      line = now
      lost = files
    },
  }
}

const retry = (page: Page) => page.getByRole('button', { name: 'Please Retry' })

test('after a tunnel a part, a dialog and a screen load at the next press, and the page is the same one', async ({
  page,
}) => {
  const groom = (await memberBy(site, 'groom.paid@demo.in')).id
  await logsIn(page, site, 'bride.free@demo.in')
  const line = await onTrain(page)
  // The parts of a screen, which it asks for as soon as it is there.
  line.is('lost', /GunMilan|Patrika/)
  await page.goto(`${site.url}/profile-view/${groom}`)
  await page.getByRole('tab', { name: 'Patrika' }).click()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await expect(retry(page).first()).toBeVisible()
  await retry(page).first().click()
  await expect(retry(page).first()).toBeVisible()
  line.is('there')
  while ((await retry(page).count()) > 0) await retry(page).first().click()
  await expect(page.getByRole('region', { name: 'Gun Milan' })).toBeVisible()

  // A dialog.
  line.is('lost')
  await page.getByRole('button', { name: 'Send Interest' }).click()
  await expect(page.getByText('Server Not Responding').first()).toBeVisible()
  line.is('there')
  // A press in the same instant as the message may still belong to the attempt that failed.
  await expect(async () => {
    await page.getByRole('button', { name: 'Send Interest' }).click({ timeout: 5000 })
    await expect(page.getByRole('dialog')).toContainText('Send an interest to', { timeout: 5000 })
  }).toPass()
  await page.keyboard.press('Escape')

  // A screen.
  line.is('lost')
  await goTo(page, '/search')
  await expect(retry(page)).toBeVisible()
  line.is('there')
  await retry(page).click()
  await expect(page.getByRole('heading', { name: 'Search', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a visitor who lost the line opens the login by the same button', async ({ page }) => {
  const line = await onTrain(page)
  await page.goto(`${site.url}/home`)
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'true')
  line.is('lost')
  await page.locator('header').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Looks like something went wrong!')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('header').getByRole('button', { name: 'Login' }).click()
  await expect(retry(page)).toBeVisible()
  line.is('there')
  await retry(page).click()
  await expect(page.getByRole('dialog', { name: 'Login' }).getByRole('textbox').first()).toBeVisible()

  // The code of a whole page.
  line.is('lost', /Contact/)
  let lost = 0
  page.on('requestfailed', () => {
    lost++
  })
  await page.goto(`${site.url}/contact`)
  await expect.poll(() => lost).toBeGreaterThan(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  line.is('there')
  // The page named the file itself, so that only a new load of it helps. The first press is one.
  const anew = page.waitForEvent('load')
  await expect(async () => {
    await page.locator('header').getByRole('button', { name: 'Login' }).click()
    await Promise.race([anew, new Promise((_, reject) => setTimeout(reject, 1000))])
  }).toPass()
  await page.locator('header').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' }).getByRole('textbox').first()).toBeVisible()
})

test('staff who lost the line open a screen of the office by the same button', async ({ page }) => {
  await page.request.post(`${site.url}/api/office/login`, {
    data: { email: 'staff@demo.in', password: knownPassword },
    headers: { origin: site.url },
  })
  const line = await onTrain(page)
  await page.goto(`${site.url}/office`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  line.is('lost')
  await goTo(page, '/office/members')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  line.is('there')
  await again.click()
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
})

test('where a release replaced the files, the next press loads the page anew with what was typed', async ({ page }) => {
  await logsIn(page, site, 'bride.paid@demo.in')
  await page.goto(`${site.url}/edit-profile`)
  const typed = page.locator('[data-field="middle_name"] input').first()
  await typed.fill('Shripad')
  const line = await onTrain(page)
  line.is('replaced')
  const paste = page.getByRole('button', { name: editWords('en').paste })
  await paste.click()
  await expect(page.getByText('Bad Response').first()).toBeVisible()
  line.is('there')
  const anew = page.waitForEvent('load')
  await paste.click()
  await anew
  await expect(typed).toHaveValue('Shripad')
  await paste.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
