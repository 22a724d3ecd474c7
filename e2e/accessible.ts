import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { coveredInDialog } from './covered.ts'
import { deskScreen, widened } from './screens.ts'

async function expectNoAxeFindings(page: Page, state: string): Promise<void> {
  // Asked again while the page is still settling.
  await expect(async () => {
    expect(await axeFindings(page), state).toEqual([])
  }).toPass({ timeout: 60_000 })
}

/** Nothing beyond the edge of the screen, and nothing of a dialog under its own foot. */
async function expectAllInReach(page: Page, state: string): Promise<void> {
  expect(await coveredInDialog(page), `${state}: covered in the dialog`).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${state}: sideways scroll`).toBeLessThanOrEqual(0)
}

/** Nothing for axe to find, nothing wider than the screen, and no page wider than a desk's screen either. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectNoAxeFindings(page, state)
  await expectAllInReach(page, state)
  if (page.viewportSize()?.width === deskScreen.width) return
  // A modal dialog stands above the page and makes it no wider; on a desk the page was looked at without it.
  if ((await page.locator('dialog:modal').count()) > 0) return
  await widened(page, () => expectAllInReach(page, `${state}, on a desk`))
}

/** The same, with axe at both widths: once for each screen and dialog, because axe takes longer than the step to it. */
export async function expectAccessibleAtBothWidths(page: Page, state: string): Promise<void> {
  await expectNoAxeFindings(page, state)
  await expectAllInReach(page, state)
  await widened(page, async () => {
    await expectNoAxeFindings(page, `${state}, on a desk`)
    await expectAllInReach(page, `${state}, on a desk`)
  })
}
