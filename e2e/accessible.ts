import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing for axe to find, nothing wider than the screen. Asked again while the page is still settling. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expect(async () => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
    expect(found, state).toEqual([])
  }).toPass({ timeout: 30_000 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${state}: sideways scroll`).toBeLessThanOrEqual(0)
}
