import { expect, test } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import * as family from './families.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile()

test('a forgotten password: the code, a new password, and the old sessions are dead', async ({ page, browser }) => {
  const kale = await family.joined(site)
  await family.onDashboard(page, site, kale)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await family.openLogin(other, site)
  const dialog = other.getByRole('dialog')
  await family.press(other, 'Forgot Password?')
  await expect(dialog).toContainText('Forgot password')
  await expectAccessibleAtBothWidths(other, 'forgot')
  await family.press(other, 'Send code')
  await expect(dialog.getByText('Please enter mobile number')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(kale.mobile)
  await family.press(other, 'Send code')
  await expect(dialog).toContainText('OTP confirmation')
  await expect(other.getByText('If this account exists, a code is on its way to it')).toBeVisible()
  // A second request opens the dialog for the code that was already sent.
  await other.reload()
  await family.openLogin(other, site)
  await family.press(other, 'Forgot Password?')
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(kale.mobile)
  await family.press(other, 'Send code')
  // The toast is checked first, because it disappears by itself and the accessibility check is slow on a busy machine.
  await expect(other.getByText(/A code was asked for at .* please look for that message/)).toBeVisible()
  await expect(dialog.getByText(/Resend in/)).toBeVisible()
  await expect(dialog).toContainText('OTP confirmation')
  await expect(dialog).toContainText('a 6-digit code is on its way to it')
  await expect(dialog.getByLabel('Digit 6 of 6')).toBeVisible()
  await expectAccessible(other, 'the six digits')
  await family.typeCode(other, await site.codeFor(kale.mobile))
  await other.waitForURL(/\/reset-password/)
  expect(await other.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await expectAccessibleAtBothWidths(other, 'reset password')

  await other.getByLabel(/^New password/).fill('navin7')
  await other.getByLabel(/^Confirm/).fill('navin8')
  await other
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(other.getByText('Passwords must match')).toBeVisible()
  await other.getByLabel(/^Confirm/).fill('navin7')
  await other.getByRole('main').locator('button[type=submit]').click()
  await other.waitForURL('**/home')
  await expect(other.getByText('Your new password is set. Please log in')).toBeVisible()
  await elsewhere.close()

  // The other page finds its session ended at its next poll: it shows one message and logs out.
  await page.waitForURL('**/home')
  await expect(page.getByText('Please log in again')).toHaveCount(1)
  await family.logsInByMobile(page, site, { mobile: kale.mobile, password: 'navin7' })
  await page.waitForURL('**/dashboard')
})

test('the link in the recovery e-mail opens the same page, once; the notice after it locks the account', async ({
  page,
}) => {
  const kale = await family.joined(site)
  await site.db
    .updateTable('members')
    .set({ email_verified_at: site.clock.now() })
    .where('email', '=', kale.email)
    .execute()
  await family.openLogin(page, site)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Email Address' }).click()
  await family.press(page, 'Forgot Password?')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(kale.email)
  await family.press(page, 'Send code')
  await expect(dialog).toContainText('OTP confirmation')

  const link = /\S+#token=\S+/.exec(await site.messageTo(kale.email))?.[0] ?? ''
  expect(link.startsWith(`${site.url}/reset-password#token=`)).toBe(true)
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByLabel(/^New password/).fill('navin-paule')
  await page.getByLabel(/^Confirm/).fill('navin-paule')
  expect(page.url()).not.toContain('token')
  await page.getByRole('main').locator('button[type=submit]').click()
  await page.waitForURL('**/home')

  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText('This link has been used or has expired. Please ask for a new one')).toBeVisible()
  await expect(page.getByLabel(/^New password/)).toBeHidden()
  await expectAccessibleAtBothWidths(page, 'used link')
  await page.getByRole('button', { name: 'Get a new code' }).click()
  await expect(dialog).toContainText('Forgot password')

  const notice = /\S+#freeze=\S+/.exec(await site.messageTo(kale.email))?.[0] ?? ''
  await page.goto('about:blank')
  await page.goto(notice)
  await expectAccessible(page, 'lock the account')
  await page.getByRole('button', { name: 'Lock my account' }).click()
  await page.waitForURL('**/home')
  await expect(page.getByText('Every device is logged out')).toBeVisible()
})
