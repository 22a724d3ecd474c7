import { expect, test } from '@playwright/test'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { logsIn, memberBy } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

test('a counsellor picks from the day’s list, and the family finds it by its bell', async ({ page, browser }) => {
  const { id } = await memberBy(site, 'groom.paid@demo.in')
  await site.db.deleteFrom('suggestions').where('member_id', '=', id).execute()
  // The family that has waited longest comes first.
  await site.db.updateTable('memberships').set({ starts_on: '2020-01-01' }).where('member_id', '=', id).execute()
  const login = await page.request.post(`${site.url}/api/office/login`, {
    data: { email: 'staff@demo.in', password: 'demo1234' },
    headers: { origin: site.url },
  })
  expect(login.ok()).toBe(true)
  await page.goto(`${site.url}/office/handpick`)
  await expectAccessibleAtBothWidths(page, 'the list of the day')
  await page.getByRole('link', { name: 'Choose: Aniket Patil' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aniket Patil')
  await expect(page.getByRole('region', { name: 'The family itself' })).toContainText('Looks for')
  // The best three are ticked.
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  for (const at of [1, 2]) await page.getByRole('checkbox').nth(at).uncheck()
  await page.getByLabel('Note to the family').fill('Both families come from one district')
  await expectAccessibleAtBothWidths(page, 'the candidates')
  await page.getByRole('button', { name: 'Send 1 and on to the next family' }).click()
  await expect(page.getByText('One suggestion is sent')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Aniket Patil')
  await expect(page.getByLabel('Note to the family')).toHaveValue('')
  await page.getByRole('link', { name: 'Back to the day’s list' }).click()
  await expect(page.getByRole('link', { name: /^Choose: / }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose: Aniket Patil' })).toHaveCount(0)

  // STAFF may not read the list of staff, and see no button to invite.
  await page.goto(`${site.url}/office/staff`)
  await expect(page.getByText('Only an ADMIN can do this')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0)

  const family = await browser.newPage()
  await logsIn(family, site, 'groom.paid@demo.in')
  await family.goto(`${site.url}/all-notifications`)
  await expect(family.getByText(/Our counsellors suggest a profile to you/).first()).toBeVisible()
  await family.goto(`${site.url}/handpick-suggestions`)
  await expect(family.getByText('Both families come from one district')).toBeVisible()
  await family.close()

  await page.goto(`${site.url}/office/handpick/${id}`)
  await expect(page.getByText('Opened', { exact: true }).first()).toBeVisible()
})
