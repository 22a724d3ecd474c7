import type { Page } from '@playwright/test'
import type { Site } from './site.ts'

/** Writes values into the local storage of the site, from a tiny text page of it. */
export async function setStored(page: Page, site: Pick<Site, 'url'>, values: Record<string, string>): Promise<void> {
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate(stored => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, values)
}
