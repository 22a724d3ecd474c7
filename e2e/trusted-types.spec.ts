import { expect, type Page, test } from '@playwright/test'
import { knownPassword } from '#server/demo/known-logins.ts'
import { settles } from './go-to.ts'
import { logsIn } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')
test.use({ serviceWorkers: 'allow' })

/** What the page's own policy refused, as the browser tells the page. */
async function refusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    addEventListener('securitypolicyviolation', event => {
      refused.push(`${event.effectiveDirective} ${event.sample} ${event.sourceFile}`)
    })
  })
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused)
}
/** Writes a text into the page as a script that came with some other text would. */
const writesText = (page: Page) =>
  page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      return 'written'
    } catch (error) {
      return String(error)
    }
  })

test('public pages, a member’s and the office run with trusted types, and nobody else writes into them', async ({
  page,
}) => {
  const refused = await refusals(page)
  const standsAt = async (path: string) => {
    await page.goto(`${site.url}${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await settles(page, path)
    expect(await refused(), path).toEqual([])
    expect(await writesText(page), path).toContain('TrustedHTML')
  }
  for (const path of ['/home', '/terms', '/prices', '/success-stories']) await standsAt(path)
  await logsIn(page, site, 'bride.paid@demo.in')
  for (const path of ['/dashboard', '/membership-plans', '/my-profile']) await standsAt(path)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.request.post(`${site.url}/api/office/login`, {
    data: { email: 'staff@demo.in', password: knownPassword },
    headers: { origin: site.url },
  })
  for (const path of ['/office', '/office/members']) await standsAt(path)
})
