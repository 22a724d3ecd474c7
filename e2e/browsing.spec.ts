import { expect, type Page, test } from '@playwright/test'
import { knownLogins } from '#server/demo/known-logins.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import { goTo } from './go-to.ts'
import { logsIn, memberBy } from './known-member.ts'
import { widerBy } from './layout.ts'
import { widened } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

/** Expects that every photo of a page has loaded, or is replaced by the drawn figure. */
async function expectNoBrokenPicture(page: Page) {
  const broken = await page.evaluate(() =>
    [...document.images].filter(image => image.complete && image.naturalWidth === 0).map(image => image.src),
  )
  expect(broken).toEqual([])
}

// The long tour is for one member of each gender and each class. The other two check what depends on both.
const isFirstOfItsKind = ({ gender, paid }: (typeof knownLogins)[number]) => paid === (gender === 'F')

for (const { email, gender, paid, last } of knownLogins.filter(isFirstOfItsKind)) {
  const theirs = gender === 'F' ? 'groom' : 'bride'
  // What depends on the width does not depend on the member.
  const expectReadable = paid ? expectAccessible : expectAccessibleAtBothWidths
  test(`${email} looks around: the dashboard, the lists, a ${theirs}'s profile and back`, async ({ page }) => {
    await logsIn(page, site, email)
    await page.goto(`${site.url}/dashboard`)
    const modal = page.getByRole('dialog')
    if (!paid) {
      await expect(modal).toContainText('Buy membership plan')
      await expectReadable(page, 'buy plan')
      await expect(modal).toContainText(/Plans start at ₹[\d,]+ for \d+ days\./)
      // The button that stands out does what the title says, and the other one says that it means no.
      await expect(modal.locator('[data-kind="primary"]')).toHaveText('View Membership')
      // At a desk the content begins below the header, and the page does not jump there.
      await widened(page, async () => {
        await page.keyboard.press('Escape')
        await expect(page.locator('#content')).toBeFocused()
        expect(await page.evaluate(() => scrollY)).toBe(0)
      })
      await page.evaluate(() => localStorage.removeItem('on_load_asked'))
      await page.reload()
      await modal.getByRole('button', { name: 'Ok', exact: true }).click()
      await page.waitForURL('**/dashboard-in/IN')
      await expect(page.locator('#content')).toBeFocused()
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(last)
    await expect(page.getByRole('heading', { name: /^Newly Joined Members \(\d+\)$/ })).toBeVisible()
    await expect(page.getByText(/new since your last visit$/).first()).toBeVisible()
    await expect(page.getByRole('img', { name: 'New since your last visit' }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Profile Visitors \(\d+\)$/ })).toBeVisible()
    await expect(page.getByText('These profiles might be interested in you')).toBeVisible()
    await expectReadable(page, 'dashboard')
    await expectNoBrokenPicture(page)

    await page.getByRole('link', { name: 'View All: profile visitors' }).click()
    await page.waitForURL('**/view-profile-visitors**')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Profile Visitors')
    await expectReadable(page, 'visitors')

    // The list of the wrong gender redirects to the right one.
    await page.goto(`${site.url}${gender === 'F' ? '/all-bride' : '/all-grooms'}`)
    await page.waitForURL(gender === 'F' ? '**/all-grooms' : '**/all-bride')
    await expect(page.getByText(gender === 'F' ? 'Total Grooms' : 'Total Brides')).toBeVisible()
    await expect(page.getByRole('link', { name: /^\S+/ }).first()).toBeVisible()
    await expectReadable(page, 'list')
    if (!paid)
      await widened(page, () =>
        expect(page.getByRole('columnheader')).toHaveText([
          'Reg No.',
          'Photo',
          'Surname',
          'DOB',
          'Marital Status',
          'Height',
          'Education',
          'Annual Income Lakh',
          'Occupation Details',
          'Work Location',
          'Native Place',
        ]),
      )

    await page
      .getByRole('button', { name: /^2$|Page 2/ })
      .or(page.getByRole('link', { name: /^2$|Page 2/ }))
      .first()
      .click()
    await expect(page).toHaveURL(/page=2|offset=1/)
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    // The last of the page, whose next neighbour stands on a page that was not read yet.
    const profile = page.locator('a[href*="/profile-view/"]').nth(19)
    await profile.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    const href = await profile.getAttribute('href')
    const asked: string[] = []
    page.on('request', request => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/bride/list')) asked.push(`page ${searchParams.get('offset')}`)
      else if (pathname.includes('/profile-detail/') && !searchParams.has('ahead')) asked.push('profile')
    })
    await profile.click()
    await page.waitForURL(`**${href}`)
    await expect(page.getByRole('tab', { name: 'Personal Details' })).toBeVisible()
    await expect(page.getByText('Gun Milan').first()).toBeVisible()
    // A tab is in sight of the smallest phone, under the photo.
    const { y = 640 } = (await page.getByRole('tablist').boundingBox()) ?? {}
    expect(y).toBeLessThanOrEqual(620)
    await expectReadable(page, 'profile, personal')
    await page.getByRole('tab', { name: 'Family Details' }).click()
    await expectReadable(page, 'profile, family')
    await expectNoBrokenPicture(page)
    const notice = page.getByText('You are a free member')
    if (paid) await expect(notice).toHaveCount(0)
    else await expect(notice.first()).toBeVisible()

    const counter = page.locator('[data-step-counter]')
    await expect(counter).toHaveText(/^40 \/ \d{2,}$/)
    await expect.poll(() => asked.toSorted()).toEqual(['page 2', 'profile'])
    await page.getByRole('button', { name: 'Next profile' }).click()
    await expect(counter).toHaveText(/^41 \//)
    await expect(page).not.toHaveURL(`${site.url}${href}`)
    await expect(page.getByRole('button', { name: 'Next profile' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(counter).toHaveText(/^40 \//)
    await expect(page).toHaveURL(`${site.url}${href}`)
    await expectReadable(page, 'a profile among others')

    if (paid) {
      // The page that was drawn is gone with a reload, and its neighbours with it.
      await page.reload()
      await expect(page.getByRole('tab', { name: 'Personal Details' })).toBeVisible()
      await expect(counter).toHaveCount(0)
    }

    // However many were stepped through, Back leads to the list.
    await page.goBack()
    await expect(page).toHaveURL(/page=2|offset=1/)
    await expect(page.locator('a[href*="/profile-view/"]').first()).toBeVisible()
    if (before > 400) await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 400)
  })
}

for (const { email, gender, paid, last } of knownLogins.filter(login => !isFirstOfItsKind(login)))
  test(`${email} sees the dashboard, the right list and a profile as their plan allows`, async ({ page }) => {
    await logsIn(page, site, email)
    await page.goto(`${site.url}/dashboard`)
    if (!paid) {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(page.locator('#content')).toBeFocused()
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(last)
    await page.goto(`${site.url}${gender === 'F' ? '/all-bride' : '/all-grooms'}`)
    await page.waitForURL(gender === 'F' ? '**/all-grooms' : '**/all-bride')
    await expect(page.getByText(gender === 'F' ? 'Total Grooms' : 'Total Brides')).toBeVisible()
    await page.evaluate(() => localStorage.setItem('language', 'mr'))
    await page.reload()
    await expect(page.getByText(/^तुमच्या मागील भेटीनंतर [०-९]+.* नवीन$/)).toBeVisible()
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await page.reload()
    await page.locator('a[href*="/profile-view/"]').first().click()
    await expect(page.getByText('Gun Milan').first()).toBeVisible()
    await expectNoBrokenPicture(page)
    const notice = page.getByText('You are a free member')
    if (paid) await expect(notice).toHaveCount(0)
    else await expect(notice.first()).toBeVisible()
  })

test('the table of all grooms stays in the column of the page, its actions in words, and a row’s menu is whole', async ({
  page,
}) => {
  await logsIn(page, site, 'bride.paid@demo.in')
  await page.goto(`${site.url}/all-grooms`)
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('table')).toBeVisible()
    const more = page.getByRole('button', { name: /^More/ }).first()
    await expect(more, `the last button of a row at ${width}`).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Send Interest/ }).first()).toHaveText(/Send Interest/)
    const [column, table] = await Promise.all([
      page.getByRole('heading', { level: 1 }).locator('xpath=../..').boundingBox(),
      page.getByRole('table').boundingBox(),
    ])
    expect([table?.x, table?.width], `the table at ${width}`).toEqual([column?.x, column?.width])
    expect(await widerBy(page), `sideways at ${width}`).toBe(0)
    await more.click()
    const share = await page.getByRole('menuitem', { name: 'Share' }).boundingBox()
    expect(share?.width, `an item of the menu at ${width}`).toBeGreaterThan(200)
    await page.keyboard.press('Escape')
  }
})

test('a profile of the same side, an unknown one and a broken link are told apart', async ({ page }) => {
  await logsIn(page, site, 'groom.paid@demo.in')
  const groom = await site.db
    .selectFrom('members')
    .select('id')
    .where('gender', '=', 'M')
    .where('email', 'like', '%example.com')
    .where('status', '=', 'active')
    .where('mobile_verified_at', 'is not', null)
    .executeTakeFirstOrThrow()
  await page.goto(`${site.url}/profile-view/${groom.id}`)
  await expect(page.getByRole('dialog')).toContainText("Sorry, you cannot access same gender's biodata")
  await expectAccessible(page, 'same gender')
  await page.goto(`${site.url}/profile-view/0190a0a0-0000-7000-8000-000000000000`)
  await expect(page.getByText('User Not Found')).toBeVisible()
  await expectAccessible(page, 'not found')
  await page.goto(`${site.url}/profile-view/not-an-id`)
  await expect(page.getByRole('dialog')).toContainText('Invalid link')
})

test('one’s own profile as others see it: nothing to press, gun 0', async ({ page }) => {
  await logsIn(page, site, 'bride.paid@demo.in')
  await page.goto(`${site.url}/my-profile`)
  await page.getByRole('link', { name: 'Preview Profile' }).click()
  await page.waitForURL('**/SELF')
  await expect(page.getByRole('tab', { name: 'Personal Details' })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'own profile')
})

test('a list that fails offers a retry from the first page', async ({ page }) => {
  await logsIn(page, site, 'groom.free@demo.in')
  await page.route('**/api/bride/list**', route => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`${site.url}/all-bride`)
  const retry = page.getByRole('button', { name: /retry|try again/i })
  await expect(retry).toBeVisible()
  await expectAccessible(page, 'failed list')
  await page.unroute('**/api/bride/list**')
  await retry.click()
  await expect(page.getByText('Total Brides')).toBeVisible()
})

test('a lost connection is named, and the screen goes on by itself when it is back', async ({ page, context }) => {
  await logsIn(page, site, 'groom.free@demo.in')
  await page.goto(`${site.url}/dashboard-in/IN`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Omkar')
  await context.setOffline(true)
  // First the code of a screen that was never opened fails, then the data of one whose code is loaded.
  await page.getByRole('link', { name: 'My list' }).click()
  await expect(page.getByRole('heading', { name: 'No internet connection' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'My Activity' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: /^Shortlisted/ }).click()
  await expect(page.getByText('No internet connection').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No internet connection')).toHaveCount(0)
})

test('the six sample pages show what things look like and ask for nothing', async ({ page }) => {
  await logsIn(page, site, 'groom.free@demo.in')
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !/^\/api\/(user\/me|cms\/|notification\/|photo\/)/.test(pathname))
      asked.push(pathname)
  })
  await page.goto(`${site.url}/view-contact`)
  for (const path of [
    '/view-contact',
    '/shortlisted-contacts',
    '/view-biodata',
    '/download-biodata',
    '/viewed-contacts',
    '/my-profile-view',
  ]) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path !== '/view-contact') await goTo(page, path)
    await expect(page).toHaveURL(`${site.url}${path}`)
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleAtBothWidths(page, path)
    expect(asked, path).toEqual([])
  }
})

test('a printed profile is the whole biodata and nothing to press', async ({ page }) => {
  await logsIn(page, site, 'bride.paid@demo.in')
  const groom = await memberBy(site, 'groom.paid@demo.in')
  await page.goto(`${site.url}/profile-view/${groom.id}`)
  const tab = page.getByRole('tab', { name: 'Family Details' })
  await tab.click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('॥ श्री गणेशाय नमः ॥')).toBeVisible()
  await expect(page.getByText(/^Issued to B\d+ on \d\d-\d\d-\d{4} · Saptapadi$/)).toBeVisible()
  for (const part of ['Personal', 'Patrika', 'Family', 'Partner expectations'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
  for (const gone of [page.getByRole('banner'), page.getByRole('tab'), page.getByRole('contentinfo')])
    await expect(gone.filter({ visible: true })).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: /Interest|Contact|Shortlist|Share/ }).filter({ visible: true }),
  ).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  // Pictures far below the screen wait for it, but not for paper.
  await page.goto(`${site.url}/view-new-joined-member`)
  const waiting = page.locator('main article img[src^="data:image/gif"]')
  await expect(waiting.first()).toBeAttached()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(waiting).toHaveCount(0)
})
