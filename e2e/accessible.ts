import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { coveredInDialog, overlappingInDialog } from './covered.ts'
import { deskScreen, widened } from './screens.ts'

async function expectNoAxeFindings(page: Page, state: string): Promise<void> {
  // Retried while the page is still changing.
  await expect(async () => {
    expect(await axeFindings(page), state).toEqual([])
  }).toPass({ timeout: 60_000 })
}

/** Nothing beyond the edge of the screen, nothing of a dialog under its own foot, and none of its targets over another. */
async function expectAllInReach(page: Page, state: string): Promise<void> {
  // Retried while one dialog closes and the next one opens.
  await expect.poll(() => coveredInDialog(page), { message: `${state}: covered in the dialog` }).toEqual([])
  await expect.poll(() => overlappingInDialog(page), { message: `${state}: targets that overlap` }).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${state}: sideways scroll`).toBeLessThanOrEqual(0)
}

/** Expects no findings of axe, and no sideways scroll on a phone or a desk. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectNoAxeFindings(page, state)
  await expectAllInReach(page, state)
  if (page.viewportSize()?.width === deskScreen.width) return
  // A modal dialog makes the page no wider, and the page itself was checked at a desk's width without it.
  if ((await page.locator('dialog:modal').count()) > 0) return
  await widened(page, () => expectAllInReach(page, `${state}, on a desk`))
}

/** Expects no findings of axe and no sideways scroll at both widths. Axe is slow, so use it once for each screen and dialog. */
export async function expectAccessibleAtBothWidths(page: Page, state: string): Promise<void> {
  await expectNoAxeFindings(page, state)
  await expectAllInReach(page, state)
  await widened(page, async () => {
    await expectNoAxeFindings(page, `${state}, on a desk`)
    await expectAllInReach(page, `${state}, on a desk`)
  })
}
