import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { razorpay } from '#server/ports/razorpay.ts'
import { type FakeRazorpay, fakeRazorpay, razorpayKeys } from '#server/testing/fake-razorpay.ts'
import { expectAccessible } from './accessible.ts'
import { logsIn } from './known-member.ts'
import { type Site, siteForThisFile } from './site.ts'

const flagOf = (page: Page) => page.evaluate(() => localStorage.getItem('is_membership_subscribed'))
const card = (page: Page, plan: string) => page.getByRole('article', { name: plan, exact: true })

/** Presses the button of a plan and gives the page on which the gateway stands: a window, or on a phone this very page. */
async function opensPayment(page: Page, isMobile: boolean, name: string): Promise<Page> {
  const opened = isMobile ? Promise.resolve(page) : page.context().waitForEvent('page')
  await page.getByRole('button', { name, exact: true }).click()
  return opened
}

/** Leaves the payment as a family would: closes the window, or goes back to the plans. */
async function leaves(page: Page, payment: Page, site: Site) {
  if (payment === page) await payment.getByRole('link', { name: 'Back to the membership plans' }).click()
  else {
    const reloaded = page.waitForEvent('load')
    await payment.getByRole('button', { name: 'Close this window' }).click()
    await reloaded
  }
  await expect(page).toHaveURL(`${site.url}/membership-plans`)
  await expect(page.getByRole('heading', { name: 'Membership Plans' })).toBeVisible()
}

test.describe('at the sandbox', () => {
  const site = siteForThisFile('demo')
  test('a family cancels, fails, pays while the bank is slow, and upgrades', { tag: '@desk' }, async ({
    page,
    isMobile,
  }) => {
    await logsIn(page, site, 'groom.free@demo.in')
    await test.step('the promo footer leads to the plans, and none of them runs', async () => {
      await page.goto(`${site.url}/all-bride`)
      await page.getByRole('link', { name: 'View Membership', exact: true }).click()
      await expect(card(page, 'Shubharambh')).toContainText('₹1,500')
      await expect(card(page, 'Sahayak, at our office')).toContainText('Pay at our office')
      await expect(page.getByRole('button', { name: /Current Plan|Upgrade/ })).toHaveCount(0)
      await expectAccessible(page, 'the plans')
    })

    await test.step('cancelling starts nothing', async () => {
      const payment = await opensPayment(page, isMobile, 'Buy Now: Shubharambh')
      await expect(payment.getByRole('heading', { name: 'Sandbox gateway' })).toBeVisible()
      expect(new URL(payment.url()).origin).not.toBe(site.url)
      if (!isMobile) {
        expect(await payment.evaluate(() => [innerWidth, innerHeight])).toEqual([1200, 700])
        await expect(page.getByText('The payment window is open')).toBeVisible()
      }
      await expectAccessible(payment, 'the sandbox')
      await payment.getByRole('button', { name: 'Cancel' }).click()
      await expect(payment.getByRole('heading', { name: 'Payment not completed' })).toBeVisible()
      await expectAccessible(payment, 'the end of a payment')
      await leaves(page, payment, site)
      expect(await flagOf(page)).toBe('N')
    })

    await test.step('a payment that fails starts nothing, and stands in the history', async () => {
      const payment = await opensPayment(page, isMobile, 'Buy Now: Shubharambh')
      await payment.getByRole('button', { name: 'Let the payment fail' }).click()
      await expect(payment.getByRole('heading', { name: 'Payment failed' })).toBeVisible()
      await leaves(page, payment, site)
      await expect(page.getByRole('region', { name: 'Your payments' }).getByText('Failed').first()).toBeVisible()
      expect(await flagOf(page)).toBe('N')
    })

    await test.step('a bank that answers late: the page waits, and the plan starts by itself', async () => {
      if (isMobile) await page.getByRole('button', { name: 'Buy Now: Shubharambh' }).click()
      else {
        // A browser that opens no window leaves a plain link.
        await page.evaluate(() => {
          window.open = () => null
        })
        await page.getByRole('button', { name: 'Buy Now: Shubharambh' }).click()
        await page.getByRole('link', { name: 'Open the payment page' }).click()
      }
      await page.getByRole('button', { name: 'Pay, but let the bank answer late' }).click()
      await expect(page.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible()
      await leaves(page, page, site)
      await expect(page.getByText('We are waiting for word from your bank').first()).toBeVisible()
      await expect(card(page, 'Shubharambh').getByRole('button', { name: 'Current Plan' })).toBeVisible()
      await expect(page.getByText('your plan has started')).toBeVisible()
      await expect.poll(() => flagOf(page)).toBe('Y')
      await expect(page.getByText('Thousands of Happy Marriages')).toHaveCount(0)
    })

    await test.step('an upgrade, and the receipt of it', async () => {
      const payment = await opensPayment(page, isMobile, 'Upgrade Plan: Saptapadi')
      await payment.getByRole('button', { name: 'Pay ₹3,000' }).click()
      await expect(payment.getByRole('heading', { name: 'Payment received' })).toBeVisible()
      await leaves(page, payment, site)
      await expect(card(page, 'Saptapadi').getByRole('button', { name: 'Current Plan' })).toBeVisible()
      await expect(card(page, 'Saptapadi')).toContainText('80')
      await expectAccessible(page, 'the plans with one that runs')
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
})

test.describe('at Razorpay', () => {
  let fake: FakeRazorpay
  const site = siteForThisFile('demo', async () => {
    fake = await fakeRazorpay()
    return razorpay(razorpayKeys, fake.url)
  })
  test.afterAll(() => fake.close())

  test('a payment comes back by the post of another site', { tag: '@desk-only' }, async ({ page }) => {
    await logsIn(page, site, 'bride.free@demo.in')
    await page.goto(`${site.url}/membership-plans`)
    const failed = await opensPayment(page, false, 'Buy Now: Saptapadi')
    await failed.getByRole('button', { name: 'Fail' }).click()
    await expect(failed.getByRole('heading', { name: 'Payment failed' })).toBeVisible()
    await leaves(page, failed, site)
    const payment = await opensPayment(page, false, 'Buy Now: Saptapadi')
    await payment.getByRole('button', { name: 'Pay now' }).click()
    await expect(payment.getByRole('heading', { name: 'Payment received' })).toBeVisible()
    await leaves(page, payment, site)
    await expect(card(page, 'Saptapadi').getByRole('button', { name: 'Current Plan' })).toBeVisible()
    expect(await flagOf(page)).toBe('Y')
  })
})
