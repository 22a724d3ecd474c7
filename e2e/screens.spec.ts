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
  for (const [topic, sign] of [
    ['Contact Privacy', 'At least one must stay on'],
    ['We have found a match', 'Congratulations! We take your profile out of all lists'],
    ['Pause your profile', 'Your profile is visible'],
    ['Show your last visit?', 'Others see it'],
    ['The candidate’s own consent', 'A profile that somebody else registered'],
    ['Mobile and email', 'Member since'],
    ['Notifications', 'Quiet hours'],
    ['Language', 'The language of these pages'],
    ['Family', 'Up to four people of the family'],
    ['Change Password', 'Current password'],
    ['Devices', 'This device'],
    ['Your consents', 'What you agreed to'],
    ['Download your data', 'A ZIP with everything'],
    ['Someone who may act for you', 'Only our office reads this'],
    ['Delete Profile', 'Why are you deleting your profile'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: topic }).click()
    await expect(page.getByRole('main').getByText(sign).first(), topic).toBeVisible()
    await expectAccessible(page, topic)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Settings')
  }
  await page.goto(`${site.url}/my-id`)
  await expect(page.getByText(/We checked your ID on/)).toBeVisible()
  await expect(page.getByText(/Please send the ID of the (bride|groom), .+, and not that of a parent/)).toBeVisible()
  await expectAccessible(page, 'the proof of identity')
})
