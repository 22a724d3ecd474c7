import { expect, test } from '@playwright/test'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

test('staff see a photo beside one that looks like it on another person’s profile', async ({ page }) => {
  const login = await page.request.post(`${site.url}/api/office/login`, {
    data: { email: 'staff@demo.in', password: 'demo1234' },
    headers: { origin: site.url },
  })
  expect(login.ok()).toBe(true)
  for (const [language, note, compare] of [
    ['en', 'A similar photo on another profile', /no family is told of this note/],
    ['mr', 'असाच फोटो दुसऱ्या स्थळावर आहे', /ही नोंद कोणत्याही कुटुंबाला कळत नाही/],
  ] as const) {
    await setStored(page, site, { language })
    await page.goto(`${site.url}/office/queue?view=photos`)
    const copies = page.getByRole('region', { name: note, exact: true })
    await copies.scrollIntoViewIfNeeded()
    await expect(copies.getByRole('img')).toBeVisible()
    await expect(copies.getByRole('link', { name: /[BG]\d{5}/ })).toBeVisible()
    await expect(copies.getByText(compare)).toBeVisible()
    await expectAccessibleAtBothWidths(page, `a photo and its copies (${language})`)
  }
})
