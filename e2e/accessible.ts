import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { deskScreen } from './screens.ts'

// What can come out differently for the same markup on a wider screen.
const rulesOfLayout = ['color-contrast', 'scrollable-region-focusable']

async function expectNoFinding(page: Page, state: string, rules?: string[]): Promise<void> {
  // Asked again while the page is still settling.
  await expect(async () => {
    expect(await axeFindings(page, rules), state).toEqual([])
  }).toPass({ timeout: 30_000 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${state}: sideways scroll`).toBeLessThanOrEqual(0)
}

/**
 * Nothing for axe to find, nothing wider than the screen: on this screen, and, unless the journey runs on the desk's as well,
 * for a moment on that one.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectNoFinding(page, state)
  if (test.info().tags.includes('@desk')) return
  const screen = page.viewportSize()
  const top = await page.evaluate(() => scrollY)
  await page.setViewportSize(deskScreen)
  await expectNoFinding(page, `${state}, on a desk`, rulesOfLayout)
  if (screen) await page.setViewportSize(screen)
  await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top)
}
