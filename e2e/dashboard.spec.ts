import { expect, type Page, test } from '@playwright/test'
import { seesContact } from '#server/testing/contact-views.ts'
import { bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { joined } from './families.ts'
import { logsIn } from './known-member.ts'
import { widened } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 640 } })

/** The first face of somebody else: in the next step, or in the first card. */
const firstFace = (page: Page) =>
  page
    .locator('main section[aria-label] img, main article img')
    .first()
    .evaluate(img => img.getBoundingClientRect().top)

/** Opens the dashboard and waits until nothing of it is still to come. */
async function opens(page: Page, language: 'en' | 'mr' = 'en', stored: Record<string, string> = {}) {
  await setStored(page, site, { language, ...stored })
  await page.goto(`${site.url}/dashboard-in/IN`)
  await expect(page.locator('#own')).toBeAttached()
  await expect(page.getByRole('article').nth(3)).toBeAttached()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

const longNames = { first_name: 'Rajyalakshmidevi', middle_name: 'Balasahebrao', last_name: 'Deshmukh Nimbalkarpatil' }
const atSunrise = { birth_time: '06:42:00', birth_time_accuracy: 'EXACT' } as const
const hasDeadNumber = ({ id }: TestMember) => {
  const ago = (hours: number) => new Date(site.clock.now().getTime() - hours * 3_600_000)
  const failed = {
    since: ago(120),
    tried_again_at: ago(24),
    failed_again_at: ago(24),
    reason: 'not_on_network',
  } as const
  return site.db
    .insertInto('unreachable_contacts')
    .values({ member_id: id, channel: 'SMS', ...failed })
    .execute()
}
let planted = 0
/** The demo's families have the numbers that a test's family would have. */
const numbered = () => ({ mobile: String(9_300_000_000 + ++planted) })
/** A bride for whom this was done. */
const brideFor = async (change: Parameters<typeof bride>[1], plant?: (her: TestMember) => Promise<unknown>) => {
  const her = await bride(site, { ...numbered(), ...change })
  await plant?.(her)
  return her
}
const longGroom = () => groom(site, { ...numbered(), last_name: 'Deshmukh Nimbalkarpatil' })

/** Families by what stands above the faces of their dashboards: a button of it, or nothing. */
const states: Record<string, readonly [family: (page: Page) => Promise<{ token: string }>, button: RegExp | null]> = {
  'a free family of the demo': [async page => ({ token: await logsIn(page, site, 'bride.free@demo.in') }), null],
  'a paid family of the demo': [async page => ({ token: await logsIn(page, site, 'bride.paid@demo.in') }), null],
  'families wait, long names': [
    () =>
      brideFor(longNames, async her => {
        await subscribes(site, her.id)
        for (let n = 0; n < 3; n++) await sendsInterest(site, await longGroom(), her)
      }),
    /^(See and answer|पाहा आणि उत्तर द्या)$/,
  ],
  'a number was opened': [() => brideFor({}, async her => seesContact(site, her, await longGroom())), /^(Other|इतर)$/],
  'paid, and no number opened yet': [
    () =>
      brideFor({}, async her => {
        await subscribes(site, her.id)
        await sendsInterest(site, her, await longGroom(), 'accepted')
      }),
    /^(See the number|नंबर पाहा)$/,
  ],
  // Who registered these families is not told yet: the first notice.
  'no birth time, one notice': [() => brideFor({}), /^(Fill in the birth time|जन्मवेळ भरा)$/],
  'incomplete, one notice': [() => brideFor(atSunrise), /^(Fill in the biodata|बायोडाटा पूर्ण करा)$/],
  'no birth time, two notices': [() => brideFor({ status: 'paused' }), /^(Fill in your birth time|गुण पाहण्यासाठी)/],
  'incomplete, two notices': [
    () => brideFor({ ...atSunrise, status: 'paused' }),
    /^(Your profile is \d+% complete|तुमची माहिती [०-९]+% पूर्ण आहे)/,
  ],
  'three notices': [() => brideFor({ status: 'paused' }, hasDeadNumber), null],
}

for (const language of ['mr', 'en'] as const)
  test(`a face is on the first screen whatever is to be done, and the page ends within four screens (${language})`, async ({
    page,
  }) => {
    for (const [state, [family, button]] of Object.entries(states)) {
      const { token } = await family(page)
      await opens(page, language, { access_token: token })
      const step = page.locator('main section[aria-label]').first()
      if (button) await expect.soft(step.locator('a, button').filter({ hasText: button }), state).toBeVisible()
      expect.soft(await firstFace(page), `${state}: the first face`).toBeLessThanOrEqual(480)
      const own = await page.locator('#own').boundingBox()
      expect.soft((own?.y ?? 0) + (own?.height ?? 0), `${state}: the own block`).toBeLessThanOrEqual(2_000)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(height, `${state}: with the footers`).toBeLessThanOrEqual(2_600)
      const fitting = await page.locator('main section').last().boundingBox()
      expect.soft(fitting?.height, `${state}: what fits`).toBeLessThanOrEqual(350)
      const notices = await page.locator('main aside > div').evaluateAll(all => all.map(one => one.clientHeight))
      expect
        .soft(
          notices.filter(one => one !== 56),
          `${state}: a notice`,
        )
        .toEqual([])
    }
    await expect(page.getByRole('button', { name: /^(1 more notice|आणखी १ सूचना)$/ })).toBeVisible()
    if (language === 'en') await expectAccessibleAtBothWidths(page, 'the dashboard')
  })

test('the bar is the same five for every family, and holds what a phone has no header for', async ({ page }) => {
  await logsIn(page, site, 'bride.free@demo.in')
  await opens(page)
  const heading = page.getByRole('heading', { name: /^Matches \(\d+\)$/ })
  await expect(heading).toBeVisible()
  const told = /\((\d+)\)/.exec((await heading.textContent()) ?? '')?.[1] ?? ''
  const bar = page.locator('[data-tab-bar]')
  const places = ['Today', 'Search', 'Matches', 'My list', 'Me']
  await expect(bar.getByRole('link')).toContainText(places)
  expect((await bar.boundingBox())?.height).toBe(60)
  await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
  await expect(bar.getByRole('link', { name: /^Today ?\d+ unread$/ })).toBeVisible()
  await bar.getByRole('link', { name: 'Search' }).click()
  await expect(page.locator('main').getByRole('link', { name: 'Handpick suggestions' })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'All Grooms' })).toBeVisible()
  await bar.getByRole('link', { name: 'My list' }).click()
  for (const list of ['Interest Received', 'Interest Sent', 'Viewed Contacts', 'Shortlisted', 'Blocked Users'])
    await expect(page.getByRole('link', { name: new RegExp(`^${list} \\(\\d+\\)$`) })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the lists')
  await bar.getByRole('link', { name: 'Matches' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Matches (${told})` })).toBeVisible()
  await page.goto(`${site.url}/membership-plans`)
  await expect(bar.getByRole('link', { name: 'Me' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText(Number(told) < 10 ? /fewer than 10/ : new RegExp(`\\b${told}\\b`)).first()).toBeVisible()
})

test('both footers together are low, and one press shows how the provider is reached', async ({ page }) => {
  await logsIn(page, site, 'bride.free@demo.in')
  for (const language of ['en', 'mr'] as const) {
    await opens(page, language)
    const heights = await page
      .locator('footer, section:has(a[href="/membership-plans"]):not(main section)')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().height))
    expect(heights).toHaveLength(2)
    expect(heights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(200)
  }
  await opens(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('bona fide matrimonial intent only')
  await expect(footer.getByRole('link')).toHaveText(['About', 'Contact', 'Terms'])
  await footer.getByRole('button', { name: 'Talk to us' }).click()
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(3)
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1)
  await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible()
})

test('nothing moves while the first dashboard of a new family comes, and a face is on its first screen', async ({
  page,
}) => {
  const { token } = await joined(site)
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await opens(page, 'mr', { welcome: 'Y', access_token: token })
  expect(await firstFace(page)).toBeLessThanOrEqual(480)
  await page.waitForTimeout(1_000)
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.05)
})

test('the next step stands still while the page is read, and goes with the own answer', async ({ page }) => {
  const her = await brideFor({})
  const [him, another] = [await longGroom(), await longGroom()]
  await seesContact(site, her, him)
  await opens(page, 'en', { access_token: her.token })
  const step = page.locator('main section[aria-label]').first()
  await sendsInterest(site, another, her)
  // Later the phone is taken up again: the answer has become stale and is read anew.
  await page.clock.setFixedTime(Date.now() + 60_000)
  const read = page.waitForResponse(answer => answer.url().includes('/api/today'))
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await (await read).finished()
  await page.waitForTimeout(300)
  await step.getByRole('button', { name: 'Other' }).click()
  const question = page.getByRole('dialog', { name: 'Did you reach Deshmukh Nimbalkarpatil?' })
  await question.getByText('Yes, we spoke').click()
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1 family awaits your answer')).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('from the dashboard a family that paid opens the number in two taps', async ({ page }) => {
  const [her, him] = [await brideFor({}), await longGroom()]
  await subscribes(site, her.id)
  await sendsInterest(site, her, him, 'accepted')
  await opens(page, 'en', { access_token: her.token })
  await page.getByRole('link', { name: 'See the number' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('View Contact - Your Total Remaining Contact View is - 50')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the question before a number opens')
  await dialog.getByRole('button', { name: 'View Contact' }).click()
  await expect(dialog.getByText(/^\+91 93000 \d{5}$/)).toBeVisible()
})

test('a thumb on the own photo opens the gallery, where the photos are large', async ({ page }) => {
  await logsIn(page, site, 'bride.free@demo.in')
  await opens(page)
  const own = page.locator('#own')
  expect((await own.getByRole('button', { name: 'Next photo' }).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await own.getByRole('button', { name: /^Photo 1 of 2, Mrunal/ }).click()
  const gallery = page.getByRole('dialog')
  await expect(gallery.getByRole('img', { name: /^Photo 1 of 2/ }).first()).toHaveAttribute('src', /\/page\?/)
  await gallery.getByRole('button', { name: 'Next photo' }).click()
  await expect(gallery.getByText('2/2')).toBeVisible()
  await gallery.getByRole('button', { name: 'Close' }).click()
  await widened(page, () => expect(page.getByRole('link', { name: 'My Profile', exact: true })).toBeVisible())
})
