import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { logsIn, memberBy } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

const comesToWork = async (page: Page) => {
  const login = await page.request.post(`${site.url}/api/office/login`, {
    data: { email: 'staff@demo.in', password: 'demo1234' },
    headers: { origin: site.url },
  })
  expect(login.ok()).toBe(true)
}

test('the office sees in its day whom nobody was shown and why, and how often a candidate was', async ({ page }) => {
  await comesToWork(page)
  // Nobody is as tall as these families wish.
  await site.db
    .updateTable('expectations')
    .set({ height_from: 213, height_to: 213 })
    .where('member_id', 'not in', site.db.selectFrom('showing_counts').select('member_id'))
    .execute()
  for (const [language, tile, reason] of [
    ['en', /Shown to nobody in 30 days/, 'Few meet their wishes'],
    ['mr', /३० दिवसांत कोणालाही न दाखवलेली/, 'अपेक्षांत बसणारी स्थळे थोडी'],
  ] as const) {
    await setStored(page, site, { language })
    await page.goto(`${site.url}/office`)
    await page.getByRole('link', { name: tile }).click()
    await expect(page.getByText(reason, { exact: true }).first()).toBeVisible()
    await expectAccessibleAtBothWidths(page, `the overlooked (${language})`)
  }
  const { id } = await memberBy(site, 'groom.paid@demo.in')
  for (const [language, shown] of [
    ['en', /shown \d+× in 30 days/],
    ['mr', /३० दिवसांत [०-९]+ वेळा दाखवले/],
  ] as const) {
    await setStored(page, site, { language })
    await page.goto(`${site.url}/office/handpick/${id}`)
    await expect(page.getByText(shown).first()).toBeVisible()
  }
})

test('a family that comes last is told so kindly, and everybody how many were shown to nobody', async ({ page }) => {
  await logsIn(page, site, 'groom.free@demo.in')
  const { id } = await memberBy(site, 'groom.free@demo.in')
  // The demo tells the family of so much that this may stand on a later page.
  await site.db.deleteFrom('notifications').where('member_id', '=', id).where('type', '<>', 'answers_awaited').execute()
  for (const [language, awaited, counted] of [
    ['en', /^Many families that suit yours are waiting/, 'Families who were shown to nobody in the last 30 days'],
    ['mr', /^तुमच्याशी जुळणारी अनेक कुटुंबे/, 'गेल्या ३० दिवसांत कोणालाही न दाखवलेली कुटुंबे'],
  ] as const) {
    await setStored(page, site, { language })
    await page.goto(`${site.url}/all-notifications`)
    await expect(page.getByText(awaited)).toBeVisible()
    await expectAccessible(page, `that it comes last (${language})`)
    await page.goto(`${site.url}/trust`)
    await expect(page.getByText(counted)).toBeVisible()
    await expectAccessibleAtBothWidths(page, `how many were shown to nobody (${language})`)
  }
})
