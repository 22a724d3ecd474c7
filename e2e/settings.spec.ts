import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { knownPassword } from '#server/demo/known-logins.ts'
import { expectAccessible } from './accessible.ts'
import { logsIn, memberBy } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

test('a family hides its numbers, and the last one stays', async ({ page }) => {
  await logsIn(page, site, 'bride.paid@demo.in')
  const { id } = await memberBy(site, 'groom.paid@demo.in')
  // Another member's id in the address still opens the member's own settings.
  await page.goto(`${site.url}/my-settings/${id}`)
  const switches = page.getByRole('tabpanel').getByRole('switch')
  await expect(switches.first()).toBeChecked()
  // Every tab and the two most used links are visible without scrolling.
  for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 })
  for (const name of ['Pause your profile', 'We found a partner'])
    await expect(page.getByRole('link', { name })).toBeInViewport()
  await expect(switches.first()).toHaveAccessibleName(/^Bride Registered number \+91 \d{5} \d{5} /)
  await expectAccessible(page, 'contact privacy')
  // She moves her own number below her father's by keyboard. The focus follows the number, ready for the next press.
  const down = page.getByRole('button', { name: /^Move down: Bride/ }).first()
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Families now see your numbers in this order')).toBeVisible()
  await expect(switches.nth(1)).toHaveAccessibleName(/^Bride Registered number/)
  await expect(switches.first()).toHaveAccessibleName(/^Father/)
  await expect(down).toBeFocused()
  await page.evaluate(() => localStorage.setItem('language', 'mr'))
  await page.reload()
  await page
    .getByRole('button', { name: /^वर न्या: वधू/ })
    .first()
    .click()
  await expect(page.getByText('तुमचे नंबर आता या क्रमाने दिसतील')).toBeVisible()
  await expect(switches.first()).toHaveAccessibleName(/^वधू/)
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.reload()
  await expect(switches.first()).toHaveAccessibleName(/^Bride/)
  const many = await switches.count()
  for (let at = 0; at < many - 1; at++) {
    await switches.nth(at).click()
    await expect(switches.nth(at)).not.toBeChecked()
    await expect(switches.nth(at)).toBeEnabled()
  }
  await switches.last().click()
  await expect(page.getByText('Atleast one contact should be active')).toBeVisible()
  await expect(switches.last()).toBeChecked()
})

test('a groom who found his bride here leaves, and she confirms their story', async ({ page }) => {
  const bride = await memberBy(site, 'bride.free@demo.in')
  const { registration_no } = await site.db
    .selectFrom('members')
    .select('registration_no')
    .where('id', '=', bride.id)
    .executeTakeFirstOrThrow()
  await logsIn(page, site, 'groom.free@demo.in')
  await page.goto(`${site.url}/my-settings?tab=delete`)
  const panel = page.getByRole('tabpanel')
  await panel.getByRole('button', { name: 'Delete profile' }).click()
  await expect(panel.getByText('Please select reason')).toBeVisible()
  await panel.getByLabel('I found my partner through Saptapadi').check()
  await panel.getByLabel('Your partner’s profile ID').fill('B99')
  await panel.getByRole('button', { name: 'Search' }).click()
  await expect(panel.getByText('Please enter valid Profile ID')).toBeVisible()
  await panel.getByLabel('Your partner’s profile ID').fill(registration_no)
  await panel.getByRole('button', { name: 'Search' }).click()
  await expect(panel.getByRole('radio', { name: new RegExp(`\\| ${registration_no}$`) })).toBeChecked()
  await expect(panel.getByLabel('Partner’s first name')).not.toHaveValue('')
  await panel.getByLabel('City').fill('Baramati')
  const picture = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#8F1A2C' } })
    .jpeg()
    .toBuffer()
  await panel.locator('input[type=file]').setInputFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer: picture })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('application')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this photo' }).click()
  await expect(panel.getByRole('img', { name: 'The photo of you both' })).toBeVisible()
  await expectAccessible(page, 'the story')

  await panel.getByRole('button', { name: 'Delete profile' }).click()
  await expectAccessible(page, 'the question')
  await dialog.getByLabel('Password', { exact: true }).fill('wrong-one')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('This password is not right')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(knownPassword)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(`${site.url}/home`)
  await expect(page.getByText('Your profile is deleted')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()

  await logsIn(page, site, 'bride.free@demo.in')
  await page.goto(`${site.url}/all-notifications`)
  await page
    .getByRole('link', { name: /has written your success story/ })
    .first()
    .click()
  await expect(dialog.getByText('Baramati')).toBeVisible()
  await expect(dialog.getByRole('img')).toBeVisible()
  await expectAccessible(page, 'the question of a story')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Our office reads the story before it is shown')).toBeVisible()
  const stories = await site.db
    .selectFrom('success_stories')
    .select('confirmed_at')
    .where('partner_id', '=', bride.id)
    .where('stored_as', 'is not', null)
    .execute()
  expect(stories.map(story => story.confirmed_at === null)).toEqual([false])
})
