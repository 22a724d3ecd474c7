import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { deskScreen } from './screens.ts'

async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${state}: sideways scroll`).toBeLessThanOrEqual(0)
}

/**
 * Nothing for axe to find, nothing wider than the screen. A journey that runs on the phone alone widens the screen for a moment
 * to see that nothing is wider than the desk's either; axe, which takes long, looks at each screen of the desk in screens.spec.ts.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Asked again while the page is still settling.
  await expect(async () => {
    expect(await axeFindings(page), state).toEqual([])
  }).toPass({ timeout: 30_000 })
  await expectNoSidewaysScroll(page, state)
  if (test.info().tags.some(tag => tag.startsWith('@desk'))) return
  const screen = page.viewportSize()
  const top = await page.evaluate(() => scrollY)
  await page.setViewportSize(deskScreen)
  await expectNoSidewaysScroll(page, `${state}, on a desk`)
  if (screen) await page.setViewportSize(screen)
  await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top)
}
