import { expect, type Page, test } from '@playwright/test'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { newId } from '#server/ports/ids.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import { logsIn, memberBy } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

/** Suggests this many grooms to the bride. All but the last have expectations. */
async function chooseFor(email: string, many: number): Promise<string[]> {
  const bride = await memberBy(site, email)
  await site.db.deleteFrom('suggestions').where('member_id', '=', bride.id).execute()
  const grooms = await site.db
    .selectFrom('members')
    .innerJoin('expectations', 'expectations.member_id', 'members.id')
    .select('members.id')
    .where('gender', '=', 'M')
    .where('email', 'like', '%example.com')
    .where('status', '=', 'active')
    // A silent family is never suggested.
    .where('last_used_on', '>', addDays(dayInIndia(site.clock.now()), -30))
    .limit(many)
    .execute()
  const ids = grooms.map(groom => groom.id)
  for (const [n, suggested_id] of ids.entries()) {
    const at = new Date(site.clock.now().getTime() - n * 60_000)
    await site.db
      .insertInto('suggestions')
      .values({ id: newId(at), member_id: bride.id, suggested_id, at })
      .execute()
  }
  const last = ids.at(-1)
  if (last) await site.db.deleteFrom('expectations').where('member_id', '=', last).execute()
  return ids
}

const counter = (page: Page) => page.locator('[data-step-counter]')

test('a bride on a plan looks through the families chosen for her', async ({ page }) => {
  const chosen = await chooseFor('bride.paid@demo.in', 3)
  await logsIn(page, site, 'bride.paid@demo.in')
  const opened = page.waitForRequest(/profile-detail/)
  await page.goto(`${site.url}/handpick-suggestions?type=NEW`)
  expect((await opened).url()).toContain(chosen[0])
  await expect(counter(page)).toHaveText('1/3')
  await expect(page.getByRole('button', { name: 'Prev profile' })).toHaveCount(0)
  await expect(page.getByText('Suggested', { exact: true })).toBeVisible()
  await expect(page.getByText('Gun Milan').first()).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'a suggestion')

  await page.getByRole('link', { name: 'Family Details' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Family Details' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Family Details' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Expectations' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Expectations' })).toBeInViewport()
  await expectAccessible(page, 'a suggestion, further down')

  await page.getByRole('button', { name: 'Next profile' }).click()
  await expect(page).toHaveURL(/\?n=2$/)
  await expect(counter(page)).toHaveText('2/3')
  await page.reload()
  await expect(counter(page)).toHaveText('2/3')
  await page.getByRole('main').getByRole('complementary').locator('img').first().waitFor()
  if ((await page.getByRole('main').getByRole('complementary').locator('button:has(img)').count()) > 0) {
    await page.getByRole('main').getByRole('complementary').locator('button:has(img)').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    // The arrow keys step through the photos now.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(counter(page)).toHaveText('2/3')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  }

  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('3/3')
  await expect(page.getByRole('button', { name: 'Next profile' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Family Details' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Expectations' })).toHaveCount(0)
})

test('without a choice, and without a plan, the page says so', async ({ page }) => {
  await chooseFor('bride.paid@demo.in', 0)
  await logsIn(page, site, 'bride.paid@demo.in')
  await page.goto(`${site.url}/handpick-suggestions`)
  await expect(page.getByRole('heading', { name: 'No Suggestions are Available' })).toBeVisible()
  await expectAccessible(page, 'no suggestions')

  await page.evaluate(() => localStorage.clear())
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await logsIn(page, site, 'groom.free@demo.in')
  await page.goto(`${site.url}/handpick-suggestions`)
  await expect(page.getByRole('heading', { name: 'Buy a plan to avail this services' })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'plan needed')
  expect(asked.filter(url => url.includes('user-sugestion'))).toEqual([])
})

test('a plan that ended while the page was open is told, and a failed load can be tried again', async ({ page }) => {
  await chooseFor('bride.paid@demo.in', 1)
  await logsIn(page, site, 'bride.paid@demo.in')
  await page.route('**/api/user-sugestion/list', route =>
    route.fulfill({ status: 403, json: { message: 'A plan is needed', code: 'plan_needed' } }),
  )
  await page.goto(`${site.url}/handpick-suggestions`)
  await expect(page.getByRole('heading', { name: 'Buy a plan to avail this services' })).toBeVisible()
  await page.unroute('**/api/user-sugestion/list')
  await page.route('**/api/user-sugestion/list', route => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  const retry = page.getByRole('button', { name: 'Please Retry' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/user-sugestion/list')
  await retry.click()
  await expect(counter(page)).toHaveText('1/1')
})
