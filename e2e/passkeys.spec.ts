import { expect, type Page, test } from '@playwright/test'
import { codeAt } from '#server/testing/app-code.ts'
import { createStaff, testStaffPassword } from '#server/testing/staff.ts'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import * as family from './families.ts'
import { goTo } from './go-to.ts'
import { onPhone } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile()
const dialog = (page: Page) => page.getByRole('dialog')

/** A phone that its owner unlocks by a finger, and that can lose its passkeys. */
async function phoneWithFinger(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { losesAll: () => browser.send('WebAuthn.clearCredentials', { authenticatorId }) }
}

/** The offer goes by itself after ten seconds, so its absence is not waited for. It stays while she goes to another screen. */
async function isOffered(page: Page): Promise<boolean> {
  await goTo(page, '/me')
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible()
  return (await page.getByRole('button', { name: 'Set it up' }).count()) > 0
}

test('a family sets a passkey up where the login offers it, logs in by it, loses the phone and ends it', async ({
  page,
  browser,
}) => {
  const kale = await family.joined(site)
  // The mother's phone offers it once: she puts it aside, and it is not offered when she logs in again.
  const hers = await (await browser.newContext({ ...onPhone, locale: 'en-IN' })).newPage()
  await phoneWithFinger(hers)
  await family.logsInByMobile(hers, site, kale)
  await hers.waitForURL('**/dashboard')
  await expect(hers.getByRole('button', { name: 'Set it up' })).toBeVisible()
  await hers.getByRole('button', { name: 'Dismiss this message' }).click()
  await family.logOut(hers)
  await family.logsInByMobile(hers, site, kale)
  await hers.waitForURL('**/dashboard')
  expect(await isOffered(hers)).toBe(false)
  await hers.context().close()

  const phone = await phoneWithFinger(page)
  await family.logsInByMobile(page, site, kale)
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: 'Set it up' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Passkeys: finger, face or PIN')
  await expect(page.getByText('You have none yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectAccessibleAtBothWidths(page, 'adding a passkey')
  await dialog(page).getByLabel('Password', { exact: true }).fill(kale.password)
  await family.press(page, 'Continue')
  await expect(page.getByText('Your passkey is ready. Next time you log in with it')).toBeVisible()
  const passkeys = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')
  await expect(passkeys).toHaveCount(1)
  await page.getByRole('button', { name: /^Rename/ }).click()
  await dialog(page).getByLabel('Name').fill('Aai')
  await family.press(page, 'Save')
  await expect(passkeys).toContainText('Aai')
  await expectAccessibleAtBothWidths(page, 'the passkeys')

  // The login asks for it below its field, and nothing is typed.
  await family.logOut(page)
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
  expect(await isOffered(page)).toBe(false)

  // Without the phone the password opens as before, and ends what was lost.
  await phone.losesAll()
  await family.logOut(page)
  await family.logsInByMobile(page, site, kale)
  await page.waitForURL('**/dashboard')
  await page.goto(`${site.url}/my-settings?tab=passkeys`)
  await page.getByRole('button', { name: 'Remove: Aai' }).click()
  await dialog(page).getByLabel('Password', { exact: true }).fill(kale.password)
  await family.press(page, 'Remove')
  await expect(page.getByText('You have none yet.')).toBeVisible()
})

test('one of staff adds a passkey, uses it in place of the app’s code, and goes on with the app without it', async ({
  page,
}) => {
  const staff = await createStaff(site)
  const phone = await phoneWithFinger(page)
  const types = async () => {
    await page.goto(`${site.url}/office`)
    await page.getByLabel('Email').fill(staff.email)
    await page.getByLabel('Password', { exact: true }).fill(testStaffPassword)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  }
  const byApp = async () => {
    site.clock.passes(60_000)
    await page.getByLabel('Code of the authenticator app').fill(codeAt(staff.appKey, site.clock.now()))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toHaveCount(0)
  }
  const button = page.getByRole('button', { name: 'Use your passkey' })
  await types()
  await expect(button).toHaveCount(0)
  await byApp()
  await page.goto(`${site.url}/office/account`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(page).getByLabel('Current password').fill(testStaffPassword)
  await family.press(page, 'Continue')
  await expect(page.getByText('Your passkey is ready')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'one’s own login with a passkey')

  await page.context().clearCookies()
  await types()
  await expectAccessibleAtBothWidths(page, 'the second step with a passkey')
  await button.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toHaveCount(0)

  await phone.losesAll()
  await page.context().clearCookies()
  await types()
  await button.click()
  await byApp()
})
