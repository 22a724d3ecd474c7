import type { Page } from '@playwright/test'

const phoneScreen = { width: 360, height: 780 }
export const deskScreen = { width: 1280, height: 800 }

/** For `test.use` and a browser's new context. */
export const onPhone = { viewport: phoneScreen, hasTouch: true, isMobile: true }
/** For `test.use`, in a story that only happens at a desk. */
export const atDesk = { viewport: deskScreen, hasTouch: false, isMobile: false }

/** Widens the screen to a desk's width while the function runs. */
export async function widened(page: Page, look: () => Promise<void>): Promise<void> {
  const screen = page.viewportSize()
  const top = await page.evaluate(() => scrollY)
  await page.setViewportSize(deskScreen)
  await look()
  if (screen) await page.setViewportSize(screen)
  await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top)
}
