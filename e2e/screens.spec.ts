import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { logsIn } from './known-member.ts'
import { atDesk } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')
test.use(atDesk)

/** All other screens are checked at a desk's width by the journey that uses them. */
test('the settings and the proof of identity on a desk', async ({ page }) => {
  await logsIn(page, site, 'bride.paid@demo.in')
  await page.goto(`${site.url}/my-settings`)
  for (const [tab, sign] of [
    ['Contact Privacy', 'At least one must stay on'],
    ['Change Password', 'Current password'],
    ['Preferences', 'Also tell me'],
    ['Your data', 'Download your data'],
    ['Delete Profile', 'Why are you deleting your profile'],
    ['Devices', 'This device'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel').getByText(sign).first(), tab).toBeVisible()
    await expectAccessible(page, tab)
  }
  await page.goto(`${site.url}/my-id`)
  await expect(page.getByText(/We checked your ID on/)).toBeVisible()
  await expect(page.getByText(/Please send the ID of the (bride|groom), .+, and not that of a parent/)).toBeVisible()
  await expectAccessible(page, 'the proof of identity')
})
