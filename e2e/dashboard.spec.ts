import { expect, test } from '@playwright/test'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { logsIn } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

const words = {
  en: {
    waits: /famil(y waits|ies wait) for your answer$/,
    matches: /^Matches for you/,
    newest: /^Newly Joined Members/,
  },
  mr: { waits: /तुमच्या उत्तराची वाट पाहत/, matches: /^तुमच्यासाठी जुळणारी स्थळे/, newest: /^नवीन सदस्य/ },
} as const

for (const language of ['en', 'mr'] as const)
  test(`who waits comes first, and Newly Joined begins within two screens of a phone (${language})`, async ({
    page,
  }) => {
    await logsIn(page, site, 'bride.paid@demo.in')
    await setStored(page, site, { language })
    await page.goto(`${site.url}/dashboard-in/IN`)
    const heading = (name: RegExp) => page.getByRole('heading', { level: 2, name })
    const { waits, matches, newest } = words[language]
    const tops: number[] = []
    for (const name of [waits, matches, newest]) {
      await expect(heading(name)).toBeVisible()
      // What arrives after it must not have moved it.
      await expect(page.getByRole('article').first()).toBeVisible()
      tops.push((await heading(name).boundingBox())?.y ?? Number.POSITIVE_INFINITY)
    }
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(tops.at(-1)).toBeLessThan(2 * 740)
    await expectAccessibleAtBothWidths(page, 'the dashboard')
  })

test('matches have one number, and the bar of a family without a plan leads to them', async ({ page }) => {
  await logsIn(page, site, 'bride.free@demo.in')
  await page.goto(`${site.url}/dashboard-in/IN`)
  const heading = page.getByRole('heading', { name: /^Matches for you \(\d+\)$/ })
  await expect(heading).toBeVisible()
  const told = /\((\d+)\)/.exec((await heading.textContent()) ?? '')?.[1] ?? ''
  const bar = page.locator('[data-tab-bar]')
  await expect(bar.getByRole('link', { name: 'Handpick' })).toHaveCount(0)
  await bar.getByRole('link', { name: 'Matches' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Matches for you (${told})` })).toBeVisible()
  await page.goto(`${site.url}/membership-plans`)
  await expect(page.getByText(Number(told) < 10 ? /fewer than 10/ : new RegExp(`\\b${told}\\b`)).first()).toBeVisible()
})

test('a thumb on the small portrait opens the gallery, where the photos are large', async ({ page }) => {
  await logsIn(page, site, 'bride.free@demo.in')
  await page.goto(`${site.url}/dashboard-in/IN`)
  await page.getByRole('button', { name: /^Photo 1 of 2, Mrunal/ }).click()
  const gallery = page.getByRole('dialog')
  await expect(gallery.getByRole('img', { name: /^Photo 1 of 2/ }).first()).toHaveAttribute('src', /\/page\?/)
  await gallery.getByRole('button', { name: 'Next photo' }).click()
  await expect(gallery.getByText('2/2')).toBeVisible()
})
