import { expect, test } from '@playwright/test'
import { readConfig } from '#server/config.ts'
import { enterOfflinePayment } from '#server/features/money/payments/offline-payments.ts'
import { expectAccessible } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { logsIn, memberBy } from './known-member.ts'
import { atDesk, deskScreen } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

// The office works with tables on a wide screen.
test.use(atDesk)

test('the provider sells a plan and gives a payment back', async ({ page, browser }) => {
  const login = await page.request.post(`${site.url}/api/office/login`, {
    data: { email: 'admin@demo.in', password: 'demo1234' },
    headers: { origin: site.url },
  })
  expect(login.ok()).toBe(true)
  const him = await memberBy(site, 'groom.free@demo.in')
  const family = await browser.newPage()
  await logsIn(family, site, 'groom.free@demo.in')

  await test.step('every screen stands in the menu of a desk 900 px high, in both languages', async () => {
    await page.setViewportSize({ ...deskScreen, height: 900 })
    const links = page.getByRole('navigation', { name: /^(?:Office|कार्यालय)$/ }).getByRole('link')
    for (const language of ['en', 'mr']) {
      await setStored(page, site, { language })
      await page.goto(`${site.url}/office`)
      await expect(links.last()).toBeInViewport({ ratio: 1 })
    }
    await setStored(page, site, { language: 'en' })
    await page.setViewportSize(deskScreen)
  })

  await test.step('a plan is made, with its mistakes named, and families see it', async () => {
    await page.goto(`${site.url}/office/plans`)
    await page.getByRole('button', { name: 'Make a plan' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Diwali')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Fee in rupees')).toBeFocused()
    await expectAccessible(page, 'a plan with mistakes')
    await dialog.getByLabel('Fee in rupees').fill('2100')
    await dialog.getByLabel('Days').fill('60')
    await dialog.getByLabel('Contact views').fill('15')
    await dialog.getByLabel('What it gives').fill('15 contact views\nFor two months')
    await dialog.getByLabel('The plan in Marathi').fill('दिवाळी')
    await dialog.getByLabel('Sold only at our office').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: /Diwali At our office ₹2,100 60 15/ })).toBeVisible()
    await expectAccessible(page, 'plans')
    await family.goto(`${site.url}/membership-plans`)
    await expect(family.getByRole('heading', { name: 'Diwali' })).toBeVisible()
  })

  await test.step('it moves to the first place', async () => {
    for (let place = 5; place > 1; place--) {
      await page.getByRole('button', { name: 'Actions for Diwali' }).click()
      await page.getByRole('menuitem', { name: 'Move up' }).click()
      await expect(page.getByRole('row').nth(place - 1)).toContainText('Diwali')
    }
  })

  await test.step('the office takes the money, and gives it back', async () => {
    const plan = await site.db.selectFrom('plans').select('id').where('name', '=', 'Diwali').executeTakeFirstOrThrow()
    const staff = await site.db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
    const paid = { memberId: him.id, planId: plan.id, receiptNumber: 'R-77', method: 'cash', by: staff.id }
    await site.db.transaction().execute(trx => enterOfflinePayment(trx, readConfig({}), paid, site.clock.now()))
    await family.reload()
    await expect(family.getByText(/Current plan/i).first()).toBeVisible()
    await page.goto(`${site.url}/office/payments`)
    await page.getByLabel('Registration, receipt or payment number').fill('r-78')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByRole('heading', { name: 'No payment found' })).toBeVisible()
    await page.getByLabel('Registration, receipt or payment number').fill('R-77')
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('A part', { exact: true }).click()
    await dialog.getByLabel('Reason').fill('They paid for a photograph that we did not take')
    await dialog.getByLabel('Rupees to refund').fill('99999')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(dialog.getByText('less than the amount left')).toBeVisible()
    await dialog.getByLabel('Rupees to refund').fill('100')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(page.getByText('₹100 refunded in parts')).toBeVisible()
    await family.reload()
    await expect(family.getByText(/Current plan/i).first()).toBeVisible()
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(dialog).toContainText('Hand the money over there as well')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(dialog.getByLabel('Reason')).toBeFocused()
    await dialog.getByLabel('Reason').fill('The family chose another plan')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(page.getByText(/^Refunded /)).toBeVisible()
    await expectAccessible(page, 'payments')
    await family.reload()
    await expect(family.getByRole('heading', { name: 'Diwali' })).toBeVisible()
    await expect(family.getByText(/Current plan/i)).toHaveCount(0)
  })

  await test.step('the plan leaves the sale and comes back', async () => {
    await page.goto(`${site.url}/office/plans`)
    await page.getByRole('button', { name: 'Actions for Diwali' }).click()
    await page.getByRole('menuitem', { name: 'Take off sale' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('Diwali is over')
    await page.getByRole('dialog').getByRole('button', { name: 'Take off sale' }).click()
    const row = page.getByRole('row', { name: /Diwali/ })
    await expect(row).toContainText('Off sale')
    await expect(row).toContainText('1 refunded')
    await page.getByRole('button', { name: 'Actions for Diwali' }).click()
    await page.getByRole('menuitem', { name: 'Put on sale' }).click()
    await expect(row).toContainText('On sale')
  })
})
