import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { logsIn, memberBy, searches } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

const counter = (page: Page) => page.locator('[data-step-counter]')
const surname = (page: Page) => page.getByRole('heading', { level: 1 })
const standsAt = (page: Page) => new URL(page.url()).pathname.split('/').slice(2)

async function visitedBy(id: string): Promise<string[]> {
  const rows = await site.db
    .selectFrom('visits')
    .select('visited_id')
    .where('visitor_id', '=', id)
    .orderBy('last_at')
    .execute()
  return rows.map(row => row.visited_id)
}

/** How many of today's profile visits are used up. */
async function looksOf(id: string): Promise<number> {
  const row = await site.db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', 'like', `profiles %${id}%`)
    .where('key', 'not like', 'profiles ahead %')
    .executeTakeFirst()
  return row?.hits ?? 0
}

/** A swipe across the middle of the screen. */
async function swipe(page: Page, { from, to, y }: { from: number; to: number; y: number }) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  for (let n = 1; n <= 5; n++) await touch('touchMove', from + ((to - from) * n) / 5)
  await touch('touchEnd')
}

for (const { email, paid } of [
  { email: 'bride.paid@demo.in', paid: true },
  { email: 'groom.free@demo.in', paid: false },
]) {
  const expectReadable = paid ? expectAccessible : expectAccessibleAtBothWidths
  test(`${email} steps through what a search found, and finds the list where it was`, async ({ page }) => {
    const me = await memberBy(site, email)
    await site.db.deleteFrom('visits').where('visitor_id', '=', me.id).execute()
    await site.db.deleteFrom('rate_limits').execute()
    const count = await searches(site, await logsIn(page, site, email))
    // One family leafs through faces, the other reads rows.
    await setStored(page, site, { list_view: paid ? 'FACES' : 'FACTS' })
    await page.goto(`${site.url}/search-list`)
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
    await expect(page.getByText(`${count} profiles found`)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(20)
    await expect(page.locator('[data-surname-again]')).toHaveCount(paid ? 0 : 20)
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/search/PREVIOUS')
    await expectReadable(page, 'results')

    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    const card = page.getByRole('article').locator('h2 a').nth(7)
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    const asked: string[] = []
    page.on('request', request => {
      const { pathname, search } = new URL(request.url())
      const [, call] = /\/(list-next-previous|profile-detail)/.exec(pathname) ?? []
      if (call) asked.push(search.includes('ahead=1') ? 'ahead' : call)
    })
    await card.click()
    await expect(page).toHaveURL(/\/search-list-next-previous\/[0-9a-f-]{36}\/27$/)
    await expect(page).toHaveTitle(/^Profile · /)
    await expect(counter(page)).toHaveText(`28 / ${count}`)
    await expect(surname(page)).toBeVisible()
    const [opened = ''] = standsAt(page)
    await expect.poll(() => asked.filter(one => one === 'ahead').length).toBe(2)
    await expectReadable(page, 'a step')
    expect(await visitedBy(me.id)).toEqual([opened])

    asked.length = 0
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(`29 / ${count}`)
    const [next = ''] = standsAt(page)
    expect(next).not.toBe(opened)
    // The position is fetched first, then the profile. Only the profile counts as a visit.
    await expect.poll(() => visitedBy(me.id)).toEqual([opened, next])
    await expect.poll(() => asked.filter(one => one !== 'ahead')).toEqual(['list-next-previous', 'profile-detail'])
    await expect(page.getByRole('region', { name: 'Gun Milan', includeHidden: true })).toBeAttached()
    expect(await looksOf(me.id)).toBe(2)
    await expect(
      page.getByText(`Profile 29 of ${count}, ${(await surname(page).textContent())?.split(',')[0]}`),
    ).toBeAttached()

    await page.reload()
    await expect(counter(page)).toHaveText(`29 / ${count}`)
    await page.getByRole('button', { name: 'Prev profile' }).click()
    await expect(counter(page)).toHaveText(`28 / ${count}`)
    expect(standsAt(page)).toEqual([opened, '27'])
    await expect(page.getByRole('button', { name: 'Prev profile' })).toBeFocused()

    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(/\/search-list\?page=2$/)
    await expect(page.getByRole('article')).toHaveCount(20)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)

    // Drawn the other way, the list stays at the family that stood at the top, and so does one that was left before.
    const first = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('[data-family]')]
        return all.find(one => one.getBoundingClientRect().bottom > 60)?.dataset.family
      })
    const family = await first()
    await page.getByRole('button', { name: paid ? 'Facts' : 'Faces', exact: true }).click()
    await expect(page.locator(`[data-view="${paid ? 'FACTS' : 'FACES'}"]`)).toBeVisible()
    await expect(page.locator(`[data-family="${family}"]`)).toBeInViewport()
    const further = page.getByRole('article').locator('h2 a').nth(12)
    await further.scrollIntoViewIfNeeded()
    const left = await first()
    await further.dispatchEvent('click')
    await expect(counter(page)).toHaveText(`33 / ${count}`)
    if (paid) await page.evaluate(() => localStorage.setItem('list_view', 'FACES'))
    else await page.setViewportSize({ width: 480, height: 640 })
    // It stands at the top, below the bar, before any photo has arrived.
    await page.route('**/api/photo/**', () => undefined)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    const top = () => page.locator(`[data-family="${left}"]`).evaluate(one => one.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThan(50)
    expect(await top()).toBeLessThan(70)
  })
}

test('the ends of a result, a finger across, one who left, and addresses of another search', async ({
  page,
  isMobile,
}) => {
  const me = await memberBy(site, 'groom.paid@demo.in')
  const token = await logsIn(page, site, 'groom.paid@demo.in')
  const count = await searches(site, token)
  await page.goto(`${site.url}/search-list`)
  await expect(page.getByRole('article')).toHaveCount(20)
  const addresses = await page
    .getByRole('article')
    .locator('h2 a')
    .evaluateAll(all => all.map(one => one.getAttribute('href')))
  const found = addresses.map(address => address?.split('/')[2] ?? '')
  const stepTo = (...parts: (string | number | undefined)[]) =>
    page.goto([site.url, 'search-list-next-previous', ...parts].join('/'))

  // A missing or invalid position means the first profile. A profile named by its id keeps its own position.
  await stepTo(found[3])
  await expect(page).toHaveURL(new RegExp(`${found[3]}/3$`))
  await stepTo(found[0], 'x')
  await expect(counter(page)).toHaveText(`1 / ${count}`)
  await expect(page.getByRole('button', { name: 'Prev profile' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Next profile' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(counter(page)).toHaveText(`1 / ${count}`)

  if (isMobile) {
    const across = async (stroke: { from: number; to: number }) => {
      await expect(page.getByRole('region', { name: 'Gun Milan', includeHidden: true })).toBeAttached()
      // The profile before is drawn until the next one is there, and takes no finger meanwhile.
      await expect(page.locator('main [inert]')).toHaveCount(0)
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
      // Below the tabs, which a finger moves by themselves.
      await swipe(page, { ...stroke, y: 560 })
    }
    await across({ from: 280, to: 60 })
    await expect(counter(page)).toHaveText(`2 / ${count}`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await across({ from: 60, to: 280 })
    await expect(counter(page)).toHaveText(`1 / ${count}`)
  }

  // The second member has blocked him meanwhile, so stepping skips her and the positions close up.
  await expect(surname(page)).toBeVisible()
  await site.db
    .insertInto('blocks')
    .values({ blocker_id: found[1] ?? '', blocked_id: me.id, at: site.clock.now() })
    .execute()
  await page.getByRole('button', { name: 'Next profile' }).click()
  await expect(page).toHaveURL(new RegExp(`${found[2]}/1$`))
  await expect(counter(page)).toHaveText(`2 / ${count - 1}`)

  await stepTo(found[1])
  await expect(page.getByText('User Not Found')).toBeVisible()

  // A member outside the search result is shown without neighbours.
  await searches(site, token, { from_height: 250, to_height: 250 })
  await stepTo(found[0], 0)
  await expect(surname(page)).toBeVisible()
  await expect(counter(page)).toHaveCount(0)
  await expectAccessible(page, 'alone')
})

test('a previous search, an empty one, and a list that fails', async ({ page }) => {
  const token = await logsIn(page, site, 'bride.free@demo.in')
  const count = await searches(site, token)
  const request = page.waitForRequest(/previous-search\/pagination\/list\?/)
  await page.goto(`${site.url}/view-previous-search`)
  expect(new URL((await request).url()).searchParams.get('type')).toBe('FROM_PREVIOUS_SEARCH')
  await expect(page.getByRole('heading', { level: 1, name: `Previous Search (${count})` })).toBeVisible()
  await expect(page.getByRole('article').locator('h2 a').first()).toHaveAttribute('href', /^\/profile-view\//)
  await expectAccessibleAtBothWidths(page, 'previous search')

  await page.route('**/previous-search/pagination/list?**', route => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`${site.url}/search-list?page=2`)
  await expect(page.getByRole('button', { name: 'Please Retry' })).toBeVisible()
  await page.unroute('**/previous-search/pagination/list?**')
  await page.getByRole('button', { name: 'Please Retry' }).click()
  await expect(page).toHaveURL(/\/search-list$/)
  await expect(page.getByRole('article')).toHaveCount(20)

  // The list says that her own birth details are missing, and that there are more results than are stored.
  const { id } = await memberBy(site, 'bride.free@demo.in')
  const unknown = { nakshatra_id: null, charan_id: null, raas_id: null }
  await site.db.updateTable('members').set(unknown).where('id', '=', id).execute()
  await searches(site, token, { order_by: 'kundali' })
  await page.route('**/previous-search/pagination/list?**', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), count: 12_345 } })
  })
  await page.goto(`${site.url}/search-list`)
  await expect(page.getByText('Your own birth details are missing')).toBeVisible()
  await expect(page.getByText('Showing the first 2,000 of 12,345; narrow your search')).toBeVisible()
  await page.unroute('**/previous-search/pagination/list?**')

  await searches(site, token, { from_height: 250, to_height: 250 })
  for (const path of ['/search-list', '/view-previous-search']) {
    await page.goto(`${site.url}${path}`)
    await expect(page.getByRole('heading', { name: 'Member List Not Available' })).toBeVisible()
    await expectAccessibleAtBothWidths(page, `${path}, empty`)
  }
})
