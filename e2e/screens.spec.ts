import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import * as family from './families.ts'
import { logsIn, searches } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

/** Opens a screen, waits for what it is about, and looks at it. */
async function look(page: Page, path: string, sign: RegExp) {
  await page.goto(`${site.url}${path}`)
  await expect(page.getByRole('main').getByText(sign).first(), path).toBeVisible()
  await expect(page.locator('[aria-busy]'), path).toHaveCount(0)
  await expectAccessible(page, path)
}

test('the screens of the member area on a desk', { tag: '@desk-only' }, async ({ page }) => {
  const token = await logsIn(page, site, 'bride.paid@demo.in')
  const count = await searches(site, token)
  await look(page, '/edit-profile', /Partner Expectation/)
  await look(page, '/my-id', /We checked your ID on/)
  await look(page, '/my-settings', /At least one must stay on/)
  await look(page, '/my-settings?tab=password', /Current password/)
  await look(page, '/my-settings?tab=preferences', /Tell me also/)
  await look(page, '/my-settings?tab=data', /Download your data/)
  await look(page, '/my-settings?tab=delete', /Why do you delete your profile/)
  await page.getByRole('tab', { name: 'Devices' }).click()
  await expect(page.getByText('This device')).toBeVisible()
  await expectAccessible(page, 'own sessions')
  await look(page, '/my-profile', /Preview Profile/)
  await page.getByRole('link', { name: 'Preview Profile' }).click()
  await expect(page.getByRole('tab', { name: 'Personal Details' })).toBeVisible()
  await expectAccessible(page, 'own profile')
  await look(page, '/search-list', new RegExp(`${count} profiles found`))
  await page.getByRole('article').locator('h2 a').first().click()
  await expect(page.getByRole('region', { name: 'Gun Milan' })).toBeVisible()
  await expectAccessible(page, 'a step')
  await look(page, '/view-previous-search', /Previous Search/)
  await look(page, '/handpick-suggestions', /Gun Milan/)
  await look(page, '/no-such-address', /./)
  await searches(site, token, { from_height: 250, to_height: 250 })
  await look(page, '/search-list', /Member List Not Available/)
})

test('the samples, the outbox and the plan that is needed on a desk', { tag: '@desk-only' }, async ({ page }) => {
  await logsIn(page, site, 'groom.free@demo.in')
  await look(page, '/handpick-suggestions', /Buy a plan to avail this services/)
  await look(page, '/outbox', /./)
  for (const path of [
    '/view-contact',
    '/shortlisted-contacts',
    '/view-biodata',
    '/download-biodata',
    '/viewed-contacts',
    '/my-profile-view',
  ])
    await look(page, path, /./)
})

test('a new password on a desk', { tag: '@desk-only' }, async ({ page }) => {
  const kale = await family.joined(site)
  await family.openLogin(page, site)
  await family.press(page, 'Forgot Password?')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Forgot password')
  await expectAccessible(page, 'forgot')
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(kale.mobile)
  await family.press(page, 'Send code')
  await expect(dialog).toContainText('OTP confirmation')
  await family.typeCode(page, await site.codeFor(kale.mobile))
  await family.press(page, 'Verify')
  await page.waitForURL(/\/reset-password/)
  await expect(page.getByLabel(/^New password/)).toBeVisible()
  await expectAccessible(page, 'reset password')
  await look(page, '/reset-password?again#token=used', /This link has been used or has expired/)
})
