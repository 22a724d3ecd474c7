import type { Page } from '@playwright/test'

/** Navigates within the member area as a link does, because loading a page takes longer than checking it. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(async href => {
    const router = (self as { __TSR_ROUTER__?: { navigate(to: { href: string }): Promise<void> } }).__TSR_ROUTER__
    if (!router) throw new Error('there is no router')
    await router.navigate({ href })
  }, path)

/** Waits for a heading and a moment without loading. It polls at each frame, because the default poll waits half a second. */
export async function settles(page: Page, path: string): Promise<void> {
  const isSettled = () => {
    const { dataset } = document.documentElement
    const heading = document.querySelector('h1, h2, h3')
    const isThere = heading?.checkVisibility({ visibilityProperty: true }) && !document.querySelector('[aria-busy]')
    if (!isThere) delete dataset.stillFrom
    else dataset.stillFrom ??= String(performance.now())
    return performance.now() - Number(dataset.stillFrom) > 80
  }
  await page.evaluate(() => delete document.documentElement.dataset.stillFrom)
  await page.waitForFunction(isSettled, undefined, { polling: 'raf' }).catch(() => {
    throw new Error(`${path} does not settle`)
  })
}
