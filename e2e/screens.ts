import type { Page } from '@playwright/test'

const phoneScreen = { width: 360, height: 780 }
export const deskScreen = { width: 1280, height: 800 }

/** For `test.use` and a browser's new context. */
export const onPhone = { viewport: phoneScreen, hasTouch: true, isMobile: true }
/** For `test.use`: a story that only happens at a desk. */
export const atDesk = { viewport: deskScreen, hasTouch: false, isMobile: false }

/** Widens the phone's screen to that of a desk for as long as somebody looks at it. */
export async function widened(page: Page, look: () => Promise<void>): Promise<void> {
  const screen = page.viewportSize()
  const top = await page.evaluate(() => scrollY)
  await page.setViewportSize(deskScreen)
  await look()
  if (screen) await page.setViewportSize(screen)
  await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top)
}
