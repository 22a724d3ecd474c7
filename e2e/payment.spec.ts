import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { dayInIndia } from '#domain/calendar.ts'
import { listedOn } from '#server/features/relations/visibility/queries.ts'
import { razorpay } from '#server/ports/razorpay.ts'
import { type FakeRazorpay, fakeRazorpay, razorpayKeys } from '#server/testing/fake-razorpay.ts'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { logsIn } from './known-member.ts'
import { atDesk, onPhone } from './screens.ts'
import { type Site, siteForThisFile } from './site.ts'

const flagOf = (page: Page) => page.evaluate(() => localStorage.getItem('is_membership_subscribed'))
const card = (page: Page, plan: string) => page.getByRole('article', { name: plan, exact: true })

/** Opens the gateway in a separate window, as on a desk. */
async function opensWindow(page: Page, name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name, exact: true }).click()
  return opened
}
async function expectPlans(page: Page, site: Site) {
  await expect(page).toHaveURL(`${site.url}/membership-plans`)
  await expect(page.getByRole('heading', { name: 'My Membership' })).toBeVisible()
}
const expectBegun = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Your membership has begun', level: 1 })).toBeVisible()
/** Presses Back, which leads to the plans and never to a page of the gateway that came by a form. */
async function goesBack(page: Page, site: Site) {
  await page.goBack()
  await expectPlans(page, site)
}
async function closesWindow(page: Page, payment: Page) {
  const reloaded = page.waitForEvent('load')
  // A click by the driver would wait for an answer from a window that is closed.
  const button = payment.getByRole('button', { name: 'Close this window' })
  await button.evaluate(element => setTimeout(() => (element as HTMLElement).click()))
  await reloaded
}

test.describe('at the sandbox', () => {
  const site = siteForThisFile('demo')
  test('a family cancels, fails, pays while the bank is slow, and upgrades', async ({ page }) => {
    const buys = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await logsIn(page, site, 'groom.free@demo.in')
    await test.step('the promo footer leads to the plans, and none of them runs', async () => {
      await page.goto(`${site.url}/all-bride`)
      // The footer moves down when the list arrives, and a press on its way lands beside the link.
      await expect(page.getByRole('article').nth(3)).toBeVisible()
      await page.getByRole('link', { name: 'View Membership', exact: true }).click()
      await expect(card(page, 'Shubharambh')).toContainText('₹1,500')
      await expect(card(page, 'Sahayak, at our office')).toContainText('Pay at our office')
      await expect(page.getByRole('button', { name: /Current Plan|Upgrade/ })).toHaveCount(0)
      await expectAccessibleAtBothWidths(page, 'the plans')
    })

    await test.step('cancelling starts nothing', async () => {
      // As on every page after a family's first one.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await buys('Buy Now: Shubharambh')
      await expect(page.getByRole('heading', { name: 'Sandbox gateway' })).toBeVisible()
      expect(new URL(page.url()).origin).not.toBe(site.url)
      // A worker that leaves an address unanswered makes the browser fetch it twice.
      expect(site.asked.filter(address => address.startsWith('/api/payment/initiate'))).toHaveLength(1)
      await expectAccessibleAtBothWidths(page, 'the sandbox')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expectPlans(page, site)
      await expect(page.getByText('The payment was not completed')).toBeVisible()
      expect(await flagOf(page)).toBe('N')
      await goesBack(page, site)
    })

    await test.step('a payment that fails starts nothing, and stands in the history', async () => {
      await buys('Buy Now: Shubharambh')
      await page.getByRole('button', { name: 'Let the payment fail' }).click()
      await expectPlans(page, site)
      await expect(page.getByText('The payment did not go through')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Your payments' }).getByText('Failed').first()).toBeVisible()
      expect(await flagOf(page)).toBe('N')
      await goesBack(page, site)
    })

    await test.step('a bank that answers late: the page waits, and the plan starts by itself', async () => {
      await buys('Buy Now: Shubharambh')
      await page.getByRole('button', { name: 'Pay, but let the bank answer late' }).click()
      await expectPlans(page, site)
      await expect(page.getByText('We are waiting for your bank to confirm').first()).toBeVisible()
      await expectBegun(page)
      await expect.poll(() => flagOf(page)).toBe('Y')
      await expect(page.getByText('Thousands of Happy Marriages')).toHaveCount(0)
      await goesBack(page, site)
      await expect(card(page, 'Shubharambh').getByRole('button', { name: 'Current Plan' })).toBeVisible()
    })

    await test.step('an upgrade, and the receipt of it', async () => {
      await buys('Upgrade Plan: Saptapadi')
      await page.getByRole('button', { name: 'Pay ₹3,000' }).click()
      await expectBegun(page)
      await expect(page.getByText(/^Until .* · 80 contacts$/)).toBeVisible()
      await expectAccessibleAtBothWidths(page, 'what has begun')
      const receipt = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Receipt PDF' }).click()
      expect((await receipt).suggestedFilename()).toMatch(/^DEMO/)
      await goesBack(page, site)
      await expect(card(page, 'Saptapadi').getByRole('button', { name: 'Current Plan' })).toBeVisible()
      await expect(card(page, 'Saptapadi')).toContainText('80')
      await expectAccessibleAtBothWidths(page, 'the plans with one that runs')
      const saved = page.waitForEvent('download')
      await page
        .getByRole('button', { name: /^Receipt DEMO/ })
        .first()
        .click()
      expect(
        readFileSync(await (await saved).path())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
      await page.goto(`${site.url}/handpick-suggestions`)
      await expect(page.getByText('Buy a plan to avail this services')).toHaveCount(0)
    })
  })

  test.describe('at a desk', () => {
    test.use(atDesk)
    test('the gateway stands in a window of its own, or behind a link where none opens', async ({ page }) => {
      await logsIn(page, site, 'bride.free@demo.in')
      await page.goto(`${site.url}/membership-plans`)
      const payment = await opensWindow(page, 'Buy Now: Shubharambh')
      await expect(payment.getByRole('heading', { name: 'Sandbox gateway' })).toBeVisible()
      expect(await payment.evaluate(() => [innerWidth, innerHeight])).toEqual([1200, 700])
      await expect(page.getByText('The payment window is open')).toBeVisible()
      await payment.getByRole('button', { name: 'Cancel' }).click()
      await expect(payment.getByRole('heading', { name: 'Payment not completed' })).toBeVisible()
      await expect(payment.getByRole('link')).toHaveCount(0)
      await expectAccessibleAtBothWidths(payment, 'the end of a payment')
      await closesWindow(page, payment)
      await expectPlans(page, site)

      // The narrowest page that opens a window. Where windows are blocked, the page shows a link.
      await page.setViewportSize({ width: 700, height: 900 })
      await page.evaluate(() => {
        window.open = () => null
      })
      await page.getByRole('button', { name: 'Buy Now: Shubharambh' }).click()
      await page.getByRole('link', { name: 'Open the payment page' }).click()
      await page.getByRole('button', { name: 'Pay, but let the bank answer late' }).click()
      await expectPlans(page, site)
      await expectBegun(page)
    })
  })
})

test.describe('at Razorpay', () => {
  let fake: FakeRazorpay
  const site = siteForThisFile('demo', async () => {
    fake = await fakeRazorpay()
    return razorpay(razorpayKeys, fake.url)
  })
  test.afterAll(() => fake.close())

  test.use(atDesk)
  test('a payment comes back by the post of another site', async ({ page }) => {
    await logsIn(page, site, 'bride.free@demo.in')
    await page.goto(`${site.url}/membership-plans`)
    const failed = await opensWindow(page, 'Buy Now: Saptapadi')
    await failed.getByRole('button', { name: 'Fail' }).click()
    await expect(failed.getByRole('heading', { name: 'Payment failed' })).toBeVisible()
    await closesWindow(page, failed)
    await expectPlans(page, site)
    const payment = await opensWindow(page, 'Buy Now: Saptapadi')
    // What was paid needs no further press: the window closes itself.
    const closed = payment.waitForEvent('close')
    await payment.getByRole('button', { name: 'Pay now' }).evaluate(button => {
      setTimeout(() => (button as HTMLElement).click())
    })
    await closed
    await expectBegun(page)
    await page.goto(`${site.url}/membership-plans`)
    await expect(card(page, 'Saptapadi').getByRole('button', { name: 'Current Plan' })).toBeVisible()
    expect(await flagOf(page)).toBe('Y')
  })

  test.describe('on a phone', () => {
    test.use(onPhone)
    test('from View Contact to the number it takes six taps, two of them after paying', async ({ page }) => {
      await logsIn(page, site, 'groom.free@demo.in')
      const { id } = await site.db
        .selectFrom('members')
        .leftJoin('interests', join =>
          join.on(eb =>
            eb.or([eb('sender_id', '=', eb.ref('members.id')), eb('receiver_id', '=', eb.ref('members.id'))]),
          ),
        )
        .select('members.id')
        .where('members.gender', '=', 'F')
        .where('members.status', '=', 'active')
        .where(listedOn(dayInIndia(site.clock.now())))
        .where('interests.id', 'is', null)
        .orderBy('members.registration_no')
        .executeTakeFirstOrThrow()
      await page.goto(`${site.url}/profile-view/${id}`)
      let taps = 0
      const tap = async (where: Locator) => {
        await where.tap()
        taps++
      }
      const dialog = page.getByRole('dialog')
      await tap(page.getByRole('button', { name: /^View Contact/ }).first())
      await tap(dialog.getByRole('link', { name: 'View membership plan' }))
      const plans = page.getByRole('heading', { name: 'My Membership' })
      const buy = page.getByRole('button', { name: 'Buy Now: Shubharambh', exact: true })
      await buy.tap()
      await page.getByRole('button', { name: 'Fail' }).tap()
      await expect(page.getByText('The payment did not go through')).toBeVisible()
      await page.goBack()
      await expect(plans).toBeVisible()
      await tap(buy)
      await tap(page.getByRole('button', { name: 'Pay now' }))
      await expectBegun(page)
      // Back comes by none of the gateway's posted pages.
      await page.goBack()
      await expect(plans).toBeVisible()
      await page.goForward()
      await expectBegun(page)
      await expect(page.getByText('You were looking at')).toBeVisible()
      await tap(page.getByRole('link', { name: /^See .*'s number$/ }))
      await tap(dialog.getByRole('button', { name: 'View Contact' }))
      await expect(dialog.getByText(/^\+91 [\d ]{10,11}$/).first()).toBeVisible()
      expect(taps).toBe(6)
      expect(new URL(page.url()).search).toBe('')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(dialog).toHaveCount(0)
    })
  })
})
