import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'

/** Nothing for axe to find, nothing wider than the screen. Asked again while the page is still settling. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expect(async () => {
    expect(await axeFindings(page), state).toEqual([])
  }).toPass({ timeout: 30_000 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${state}: sideways scroll`).toBeLessThanOrEqual(0)
}
