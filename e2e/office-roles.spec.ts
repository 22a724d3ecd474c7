import { expect, type Page, test } from '@playwright/test'
import type { StaffRole } from '#domain/office/staff.ts'
import { readConfig } from '#server/config.ts'
import { enterOfflinePayment } from '#server/features/money/payments/offline-payments.ts'
import { markCopy } from '#server/features/shared/site-copy/queries.ts'
import { newId } from '#server/ports/ids.ts'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

/** Gives the demo a login with this role, and logs in by the form. Returns what the server refused to the page from then on. */
async function entersAs(page: Page, role: StaffRole): Promise<string[]> {
  const { password_hash, joined_at } = await site.db
    .selectFrom('staff')
    .select(['password_hash', 'joined_at'])
    .where('email', '=', 'staff@demo.in')
    .executeTakeFirstOrThrow()
  const email = `new.${role.toLowerCase()}@demo.in`
  const login = { id: newId(site.clock.now()), email, name: 'Ramesh Kulkarni', role, password_hash, joined_at }
  await site.db
    .insertInto('staff')
    .values({ ...login, totp_sealed: null, is_demo: true, retired_at: null })
    // The demo has some of them already.
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await page.goto(`${site.url}/office`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  const refused: string[] = []
  page.on('response', response => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  await page.getByRole('button', { name: 'Log in' }).click()
  return refused
}
/** Which screens the menu offers. */
async function screensOf(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('navigation', { name: 'Office' }).getByRole('listitem').allTextContents()
}
const statusOf = (page: Page, path: string) =>
  page.evaluate(async address => (await fetch(`/api/office/${address}`)).status, path)

test('a TREASURER sees payments and the cash alone: no record, no queue, no day of the office', async ({ page }) => {
  const refused = await entersAs(page, 'TREASURER')
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/office/payments`)
  await expect(page.getByRole('link', { name: 'For the accountant: XLSX' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refund' }).first()).toBeVisible()
  await expect(page.locator('a[href^="/office/members"]')).toHaveCount(0)
  await expect(page.getByLabel('Find a family')).toHaveCount(0)
  await expectAccessibleAtBothWidths(page, 'the payments of a TREASURER')
  expect(await screensOf(page)).toEqual(['Payments', 'Cash of the day', 'Bank statement'])
  await page.getByRole('link', { name: 'Ramesh Kulkarni · TREASURER' }).click()
  await expect(page.getByText('This one')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  expect(refused).toEqual([])
  const { id } = await site.db.selectFrom('members').select('id').limit(1).executeTakeFirstOrThrow()
  for (const path of [`member/${id}`, 'queue', 'today', 'members/list', 'plans', 'audit', 'staff', 'figures'])
    expect(`${path} ${await statusOf(page, path)}`).toBe(`${path} 403`)
})

/** A family pays at the counter of the demo's clerk. */
async function paysAtCounter(): Promise<void> {
  const now = site.clock.now()
  const { id: memberId } = await site.db.selectFrom('members').select('id').limit(1).executeTakeFirstOrThrow()
  const clerk = await site.db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', 'staff@demo.in')
    .executeTakeFirstOrThrow()
  const plans = site.db.selectFrom('plans').select('id').where('status', '=', 'active').where('fee_paise', '>', 0)
  const { id: planId } = await plans.orderBy('fee_paise').limit(1).executeTakeFirstOrThrow()
  const payment = { memberId, planId, receiptNumber: 'R-2041', method: 'cash', by: clerk.id }
  await site.db.transaction().execute(trx => enterOfflinePayment(trx, readConfig({ DEMO: 'on' }), payment, now))
}

test('the cash of the day is counted, its difference explained, and locked', async ({ page }) => {
  await paysAtCounter()
  await entersAs(page, 'ADMIN')
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  await page.goto(`${site.url}/office/cash`)
  const counted = page.getByRole('textbox', { name: /^Counted: Cash/ })
  await page.getByRole('button', { name: 'Save the count' }).click()
  await expect(page.getByText('Type a whole number of rupees')).toBeVisible()
  await counted.fill('400')
  await expect(page.getByText(/missing$/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Why it differs' }).fill('A note was torn and is at the bank')
  await expectAccessibleAtBothWidths(page, 'counting the cash')
  await page.getByRole('button', { name: 'Save the count' }).click()
  await expect(page.getByText('Counted, not locked yet')).toBeVisible()
  await page.getByRole('button', { name: 'Lock it' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock it' }).click()
  await expect(page.getByText(/^Locked by Ramesh Kulkarni/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing to count' })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'a closed day')
})

test('a REVIEWER sees the queue alone: no record, no payments, no day of the office', async ({ page }) => {
  const refused = await entersAs(page, 'REVIEWER')
  await expect(page.getByRole('heading', { name: 'Review queue', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/office/queue`)
  await expect(page.getByRole('button', { name: /order/i })).toHaveCount(0)
  await page
    .getByRole('region', { name: 'Queue', exact: true })
    .getByRole('link', { name: /report/i })
    .first()
    .click()
  await expect(page.getByRole('article').getByRole('button', { name: 'Warn' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Take down/ })).toHaveCount(0)
  await expect(page.locator('a[href^="/office/members"]')).toHaveCount(0)
  await page.getByRole('article').getByRole('button', { name: 'Warn' }).click()
  await page.getByRole('dialog').getByLabel('What the family reads').fill('Please write to families politely')
  await page.getByRole('dialog').getByRole('button', { name: 'Warn' }).click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await page.goto(`${site.url}/office/queue?view=decided`)
  await expect(page.getByText('Please write to families politely')).toBeVisible()
  await expect(page.locator('a[href^="/office/members"]')).toHaveCount(0)
  expect(await screensOf(page)).toEqual(['Queue'])
  expect(refused).toEqual([])
  const { id } = await site.db.selectFrom('members').select('id').limit(1).executeTakeFirstOrThrow()
  for (const path of [`member/${id}`, 'payments', 'today', 'members/list', 'plans', 'audit', 'staff', 'figures'])
    expect(`${path} ${await statusOf(page, path)}`).toBe(`${path} 403`)
})

test('a site that was restored says in red on every screen that nothing goes out, until an ADMIN says that it is live', async ({
  page,
}) => {
  await site.db.transaction().execute(markCopy)
  const isCopy = page.getByRole('alert').filter({ hasText: 'This is a copy' })
  const sayLive = page.getByRole('button', { name: 'This is now the live site' })
  await entersAs(page, 'STAFF')
  await expect(isCopy).toBeVisible()
  await expect(sayLive).toHaveCount(0)
  await page.context().clearCookies()
  await entersAs(page, 'ADMIN')
  await expect(isCopy).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the office of a copy')
  await page.goto(`${site.url}/office/health`)
  await expect(isCopy).toBeVisible()
  await sayLive.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'This is now the live site' }).click()
  await expect(page.getByText('What waits goes out.')).toBeVisible()
  await expect(isCopy).toHaveCount(0)
})
