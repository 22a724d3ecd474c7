import { expect, test } from '@playwright/test'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { logsIn, memberBy } from './known-member.ts'
import { widened } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

test('a mother reads who fits and why, relaxes one wish and finds a family', async ({ page }) => {
  await logsIn(page, site, 'bride.paid@demo.in')
  const bride = await memberBy(site, 'bride.paid@demo.in')
  // Her wish is narrow: only men of one height, which nobody in the demo has.
  await site.db
    .updateTable('expectations')
    .set({ height_from: 213, height_to: 213 })
    .where('member_id', '=', bride.id)
    .execute()
  const yesterday = addDays(dayInIndia(new Date()), -1)
  await site.db.deleteFrom('showing_counts').where('member_id', '=', bride.id).execute()
  await site.db.insertInto('showing_counts').values({ member_id: bride.id, day: yesterday, shown: 43 }).execute()
  await page.goto(`${site.url}/dashboard`)
  await expect(page.getByRole('heading', { name: /^Matches/ })).toBeVisible()
  await page.goto(`${site.url}/me`)
  // She reads how often she was shown, and what would help most: nobody is as tall as she wishes.
  await expect(page.getByText(/your profile stood 43 times among the matches of other families/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wider expectations would help most' })).toBeVisible()
  await page.goto(`${site.url}/dashboard-in/IN`)
  await page.getByRole('link', { name: 'View All: matches' }).click()
  await expect(page.getByRole('heading', { name: /^One expectation not met/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^They fit your expectations/ })).toHaveCount(0)
  await expectAccessibleAtBothWidths(page, 'the matches as faces')
  await page.getByRole('button', { name: 'Facts' }).click()
  await expect(page.getByText(/height .* instead of 7'0"/).first()).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the matches')
  await widened(page, async () => {
    await page.locator('main article a[href*="profile-view"]').first().click()
    await page.waitForURL('**/profile-view/**')
    const marked = page.getByRole('banner').locator('nav [aria-current]')
    await expect(marked).toHaveText('Matches')
    await page.goBack()
  })

  // The form shows the cost of the wish, and that it is the most costly one.
  await page.goto(`${site.url}/edit-profile#expectation.height_from`)
  await page.getByRole('button', { name: 'Count the families' }).click()
  await expect(page.getByText('Families who fit these expectations: fewer than 10.')).toBeVisible()
  await expect(page.getByText(/leaves? out the most: height \(\+\d+\)/)).toBeVisible()
  await expect(page.getByText(/^without it \d+ more/)).toBeVisible()
  await page.getByLabel('Height from').selectOption({ label: '5 ft 2 in' })
  await expect(page.getByText('An expectation has changed since the count.')).toBeVisible()
  await page.getByRole('button', { name: 'Count again' }).click()
  await expect(page.getByText(/Families who fit these expectations: \d+\./)).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'what the wishes cost')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your profile is saved')).toBeVisible()

  await page.goto(`${site.url}/matches`)
  await expect(page.getByRole('heading', { name: /^Each fits the other’s expectations/ })).toBeVisible()
  await setStored(page, site, { language: 'mr' })
  await page.goto(`${site.url}/me`)
  await expect(page.getByText(/तुमचे स्थळ ४३ वेळा दिसले/)).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'Me, with how often she was shown')
  await page.goto(`${site.url}/matches`)
  await expect(page.getByRole('heading', { name: /^दोघांच्याही अपेक्षा जुळतात/ })).toBeVisible()
  await expect(page.getByText('त्यांच्या अपेक्षा').first()).toBeVisible()
})
