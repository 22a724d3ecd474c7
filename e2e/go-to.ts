import type { Page } from '@playwright/test'

/** Goes to another screen of the member area as a link does: loading the page anew for each takes longer than looking at it. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(async href => {
    const router = (self as { __TSR_ROUTER__?: { navigate(to: { href: string }): Promise<void> } }).__TSR_ROUTER__
    if (!router) throw new Error('there is no router')
    await router.navigate({ href })
  }, path)
