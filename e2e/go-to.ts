import type { Page } from '@playwright/test'

/** Navigates within the member area as a link does, because loading a page takes longer than checking it. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(async href => {
    const router = (self as { __TSR_ROUTER__?: { navigate(to: { href: string }): Promise<void> } }).__TSR_ROUTER__
    if (!router) throw new Error('there is no router')
    await router.navigate({ href })
  }, path)
