import { expect, test } from '@playwright/test'
import { publicPaths } from '#domain/screens.ts'
import { newId } from '#server/ports/ids.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import { widened } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile()
const dialog = 'dialog[open]'

for (const language of ['en', 'mr'] as const)
  test(`every public page in ${language} is readable by everyone`, async ({ page }) => {
    const expectReadable = language === 'en' ? expectAccessibleAtBothWidths : expectAccessible
    const complaints: string[] = []
    page.on('console', message => {
      if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(error.message))
    for (const path of [...publicPaths, '/nothing-here']) {
      await page.goto(`${site.url}${path}?language=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-alive', 'true')
      await expectReadable(page, path)
      // A hydration mismatch or a violation of the content security policy is logged to the console.
      expect(complaints, path).toEqual([])
    }
  })

test.describe('the way in', () => {
  const doors = [
    ['Login in the header', 'header >> role=button[name="Login"]', 'Login'],
    ['get started', 'role=button[name="Get started"]', 'Step 1 of 7'],
    [
      'register free below the page',
      'role=region[name^="Registering is free"] >> role=button[name="Register free"]',
      'Step 1 of 7',
    ],
    ['login below the page', 'role=region[name^="Registering is free"] >> role=button[name="Login"]', 'Login'],
  ] as const
  test('every button for it opens its dialog, on a phone and on a desk', async ({ page }) => {
    await page.goto(`${site.url}/home`)
    const openAll = async () => {
      for (const [name, door, title] of doors) {
        await page.locator(door).first().click()
        await expect(page.locator(dialog), name).toContainText(title)
        await page.keyboard.press('Escape')
        await expect(page.locator(dialog), name).toHaveCount(0)
      }
    }
    await openAll()
    await widened(page, openAll)
  })

  test('register free stands in the menu of a phone', async ({ page }) => {
    await page.goto(`${site.url}/our-procedure`)
    await page.getByLabel('Menu').first().click()
    await expect(page.getByRole('link', { name: 'Success stories' }).first()).toBeVisible()
    await expectAccessible(page, 'menu')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Success stories' }).first()).toBeHidden()
    await page.getByLabel('Menu').first().click()
    await page.locator('header details').getByRole('button', { name: 'Register free' }).click()
    await expect(page.locator(dialog)).toBeVisible()
  })

  test('a press before the page is alive is not lost', async ({ page }) => {
    let comeAlive = () => {}
    const slow = new Promise<void>(resolve => {
      comeAlive = resolve
    })
    await page.route(/assets\/public-.*\.js/, async route => {
      await slow
      await route.continue()
    })
    await page.goto(`${site.url}/home`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Get started' }).click()
    await expect(page.locator(dialog)).toHaveCount(0)
    const other = await page.context().newPage()
    await other.route(/assets\/public-.*\.js/, async route => {
      await slow
      await route.continue()
    })
    await other.goto(`${site.url}/grievance`, { waitUntil: 'commit' })
    await other.getByRole('button', { name: 'Write a complaint' }).click()
    comeAlive()
    await expect(page.locator(dialog)).toBeVisible()
    await expect(other.getByLabel('What is it about?')).toBeFocused()
  })

  test('a closed dialog leaves nothing behind that a press of Back would be spent on', async ({ page, context }) => {
    await page.goto(`${site.url}/terms`)
    // The first page of a tab has no previous page, as when another app opens a link.
    const tabOpens = context.waitForEvent('page')
    await page.evaluate(() => open('/home', '_blank', 'noopener'))
    const tab = await tabOpens
    const wouldStayHere = () => tab.evaluate(() => navigation.canGoBack)
    for (const close of [() => tab.keyboard.press('Escape'), () => tab.goBack()]) {
      await tab.getByRole('button', { name: 'Get started' }).click()
      await expect(tab.locator(dialog)).toContainText('Step 1 of 7')
      expect(await wouldStayHere()).toBe(true)
      await close()
      await expect(tab.locator(dialog)).toHaveCount(0)
      await expect.poll(wouldStayHere).toBe(false)
    }
  })
})

test.describe('the language', () => {
  test('is switched for the whole site and stays, and back at a desk', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`${site.url}/home`)
    const begin = page.locator('main [data-open="register"]').first()
    await expect(begin, 'the button on the first screen of a small phone').toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'मराठी' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('लग्नाचे पहिले पाऊल')
    await expect(begin).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('mr')
    await expect(page).toHaveURL(`${site.url}/home`)
    await page.goto(`${site.url}/safety`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('सुरक्षिततेसाठी सूचना')
    await widened(page, async () => {
      await page.getByRole('link', { name: 'English' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })
  })
  test('chosen in the member area holds here too, even where the cookie was lost', async ({ page, context }) => {
    await page.goto(`${site.url}/terms`)
    await page.evaluate(() => localStorage.setItem('language', 'mr'))
    await context.clearCookies()
    await page.goto(`${site.url}/home`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  })
})

test.describe('a browser that asks for Marathi', () => {
  test.use({ locale: 'mr-IN' })
  test('reads it from the first page on, with nothing over the page, until another is chosen', async ({ page }) => {
    await page.goto(`${site.url}/home`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
    await expect(page).toHaveURL(`${site.url}/home`)
    await expect(page.getByRole('banner')).toContainText('सप्तपदी')
    await expect(page.locator('main [data-open="register"]').first()).toBeInViewport()
    await expect(page.locator('aside')).toHaveCount(0)
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto(`${site.url}/contact`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a page shows its content and its links, and the language can be switched', async ({ page }) => {
    await page.goto(`${site.url}/contact`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Privacy' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'मराठी' }).click()
    await page.goto(`${site.url}/our-procedure`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('आमची कार्यपद्धती')
    await widened(page, async () => {
      await page.getByRole('link', { name: 'English' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our procedure')
    })
  })
})

test.describe('someone with a token', () => {
  const withToken = (page: import('@playwright/test').Page) =>
    page.addInitScript(() => localStorage.setItem('access_token', 'kept by this browser'))

  test('never sees the landing page', async ({ page }) => {
    await withToken(page)
    let drawn = false
    await page.exposeFunction('drawn', () => {
      drawn = true
    })
    await page.addInitScript(() => {
      if (location.pathname !== '/home') return
      new PerformanceObserver(() => (window as unknown as { drawn(): void }).drawn()).observe({
        type: 'paint',
        buffered: true,
      })
    })
    const asked = page.waitForRequest(/\/dashboard$/)
    await page.goto(`${site.url}/home`).catch(() => undefined)
    await asked
    expect(drawn).toBe(false)
  })
  test('at the bare address goes to their profile; a visitor goes home', async ({ page, browser }) => {
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${site.url}/`)
    await expect(visitor).toHaveURL(`${site.url}/home`)
    await withToken(page)
    const asked = page.waitForRequest(/\/my-profile$/)
    await page.goto(`${site.url}/`, { waitUntil: 'commit' })
    await asked
  })
  test('sees the inner header on the other pages, and no offer to register', async ({ page }) => {
    await withToken(page)
    // Calls get no answer here, because a refused one would navigate away from the page.
    await page.route('**/api/**', () => {})
    for (const path of ['/contact?mobile=N', '/terms', '/about-us']) {
      await page.goto(`${site.url}${path}`)
      await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Register free' })).toHaveCount(0)
    }
  })
})

test.describe('the success stories', () => {
  test.beforeAll(async () => {
    const rows = Array.from({ length: 130 }, (_, n) => {
      const at = new Date(Date.UTC(2026, 0, 1) - n * 60_000)
      return {
        id: newId(at),
        groom_registration_no: `G${n}`,
        groom_first_name: `Groom${n}`,
        bride_first_name: `Bride${n}`,
        confirmed_at: at,
        published_at: at,
      }
    })
    await site.db.insertInto('success_stories').values(rows).execute()
  })
  test.afterAll(() => site.db.deleteFrom('success_stories').execute())

  test('are turned twenty at a time, with at most five numbers, asking once for the list', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().includes('/api/success-stories')) asked.push(request.url())
    })
    await page.goto(`${site.url}/success-stories`)
    const numbers = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Page/ })
    await expect(page.locator('[data-couple]')).toHaveCount(20)
    await expect(numbers).toHaveText(['1', '2', '3', '4', '5'])
    await page.getByRole('link', { name: 'Page 4' }).click()
    await expect(page.getByText('Groom60', { exact: true })).toBeInViewport()
    await expect(numbers).toHaveText(['2', '3', '4', '5', '6'])
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.getByRole('link', { name: 'Page 7' }).click()
    await expect(page.locator('[data-couple]')).toHaveCount(10)
    expect(asked.map(url => new URL(url).search)).toEqual([''])
    await expect(page).toHaveURL(/page=7$/)
    await page.goBack()
    await expect(page.getByText('Groom80', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Groom80', { exact: true })).toBeVisible()
  })

  test('show a dash for what a couple did not give, and a drawing where there is no picture', async ({ page }) => {
    await page.goto(`${site.url}/success-stories`)
    const first = page.locator('[data-couple]').first()
    await expect(first.locator('img')).toHaveAttribute('src', /couple-placeholder/)
    await expect(first.locator('[data-place]')).toContainText(['-', '-'])
  })
})
