import type { Page } from '@playwright/test'
import type { Site } from './site.ts'

/** Puts values into the local storage of this site, from an address of it that is only a few lines of text. */
export async function setStored(page: Page, site: Pick<Site, 'url'>, values: Record<string, string>): Promise<void> {
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate(stored => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, values)
}
