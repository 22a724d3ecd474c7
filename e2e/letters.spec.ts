import { expect, type Page, test } from '@playwright/test'
import { openScreens, protectedScreens, publicPaths } from '#domain/screens.ts'
import { languages } from '#domain/words/catalogue.ts'
import { logsIn, memberBy, searches } from './known-member.ts'
import { type LetterSize, layoutFindings, setLetterSize } from './layout.ts'
import { latinDigits } from './marathi-digits.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

const sizes: readonly LetterSize[] = [
  { width: 320, percent: 100 },
  { width: 360, percent: 150 },
  { width: 360, percent: 200 },
]

/** Nothing cut, lost or beyond the edge at any of the sizes. The page is loaded once and not for each of them. */
async function look(page: Page, state: string): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === 'mr')
    expect.soft(await latinDigits(page), `${state}: digits of two kinds`).toEqual([])
  for (const size of sizes) {
    await setLetterSize(page, size)
    const name = `${state} at ${size.width} px, ${size.percent} %`
    expect.soft(await layoutFindings(page), name).toEqual([])
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`)
  await expect(page.getByRole('heading').first(), path).toBeVisible()
  await expect(page.locator('[aria-busy]'), path).toHaveCount(0)
}

for (const language of languages) {
  test(`the public pages and dialogs have room for large letters, ${language}`, async ({ page }) => {
    for (const path of publicPaths) {
      await open(page, `${path}?language=${language}`)
      await look(page, path)
    }
    await open(page, '/home')
    await page.locator('header [data-open="login"]').click()
    await expect(page.locator('dialog input').first()).toBeVisible()
    await look(page, 'login')
    await page.keyboard.press('Escape')
    await page.locator('header summary').click()
    await look(page, 'menu')
    const form = { gender: 'F', firstName: 'Dnyaneshwari', lastName: 'Vengurlekar', education: 'B.E. Mechanical' }
    for (const step of [0, 1, 2, 3, 4, 5, 6]) {
      await page.evaluate(
        draft => localStorage.setItem('registration_draft', draft),
        JSON.stringify({ form, step, at: Date.now() }),
      )
      await page.reload()
      await page.locator('main [data-open="register"]').first().click()
      await expect(page.locator('dialog h2')).toBeVisible()
      await look(page, `registration, step ${step + 1}`)
    }
  })

  test(`the screens of members have room for large letters, ${language}`, async ({ page }) => {
    const token = await logsIn(page, site, 'bride.free@demo.in')
    await page.evaluate(chosen => localStorage.setItem('language', chosen), language)
    await searches(site, token)
    const { id } = await memberBy(site, 'groom.paid@demo.in')
    const parts: Record<string, string> = { uuid: id, type: 'IN', tab_type: 'RECENT', activity_id: id, offset: '0' }
    const addresses = [...protectedScreens, ...openScreens].map(screen =>
      screen.replace(/\{-\$(\w+)\}|\$(\w+)/g, (_, left, right) => parts[left ?? right] ?? ''),
    )
    for (const path of addresses) {
      await open(page, path)
      await look(page, path)
    }
  })
}
