import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { knownLogins, knownPassword } from '#server/demo/known-logins.ts'
import { newId } from '#server/ports/ids.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { logsIn, memberBy, strangersTo } from './known-member.ts'
import { widened } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

/** Deletes everything that the demo did between the two families, so that they have never met. */
async function strangers(): Promise<{ bride: string; groom: string }> {
  const bride = (await memberBy(site, 'bride.free@demo.in')).id
  const groom = (await memberBy(site, 'groom.paid@demo.in')).id
  for (const id of [bride, groom]) {
    const other = id === bride ? groom : bride
    await site.db.deleteFrom('interests').where('sender_id', '=', id).where('receiver_id', '=', other).execute()
    await site.db.deleteFrom('blocks').where('blocker_id', '=', id).where('blocked_id', '=', other).execute()
    await site.db.deleteFrom('contact_views').where('viewer_id', '=', id).where('viewed_id', '=', other).execute()
    await site.db.deleteFrom('notifications').where('member_id', '=', id).where('from_id', '=', other).execute()
  }
  return { bride, groom }
}

async function openBrowser(browser: Browser, page: Page, email: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    locale: 'en-IN',
    reducedMotion: 'reduce',
  })
  const other = await context.newPage()
  await logsIn(other, site, email)
  return other
}

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
/** The card of one member in a tab. */
const card = (page: Page, id: string) => page.locator('article, li').filter({ has: page.locator(`a[href*="${id}"]`) })

/** The count at the bar's first place. */
const unread = async (page: Page) =>
  Number.parseInt((await page.locator('[data-tab-bar] a').first().textContent()) ?? '', 10) || 0

test('she sends an interest and his bell rises; he rejects it, accepts it again, and each sees contacts by their plan', async ({
  page,
  browser,
}) => {
  const { bride, groom } = await strangers()
  const his = await openBrowser(browser, page, 'groom.paid@demo.in')
  await his.goto(`${site.url}/intrest-recieved`)
  // The demo gives him notices. Their count comes after the list.
  await expect.poll(() => unread(his)).toBeGreaterThan(0)
  await expect(his.locator('[aria-busy]')).toHaveCount(0)
  await expect(card(his, bride)).toHaveCount(0)
  const before = await unread(his)
  await logsIn(page, site, 'bride.free@demo.in')
  await page.goto(`${site.url}/profile-view/${groom}`)
  await page.getByRole('button', { name: 'Send Interest' }).click()
  await expect(dialog(page)).toContainText('Send an interest to')
  await expectAccessible(page, 'send interest')
  await dialog(page).getByRole('button', { name: 'Send Interest' }).click()
  await expect(page.locator('[data-actions] :focus')).toHaveText('Interest sent')
  await expect(page.locator('[data-actions]').getByText('Interest sent')).toBeInViewport()

  // Bell and list update while the page is open.
  await expect.poll(() => unread(his)).toBe(before + 1)
  await expect(card(his, bride).first()).toBeVisible()
  await expectAccessible(his, 'interest received')
  await card(his, bride)
    .first()
    .getByRole('button', { name: /^Reject/ })
    .click()
  await dialog(his).getByRole('button', { name: 'Submit' }).click()
  await expect(dialog(his)).toBeVisible()
  await dialog(his).getByRole('textbox').fill('We are looking nearer to Satara.')
  await expectAccessible(his, 'reject')
  await dialog(his).getByRole('button', { name: 'Submit' }).click()
  await expect(card(his, bride)).toHaveCount(0)

  await page.goto(`${site.url}/intrest-sent?status=REJECTED`)
  await card(page, groom)
    .first()
    .getByRole('button', { name: /^View Reason/ })
    .click()
  await expect(dialog(page)).toContainText('We are looking nearer to Satara.')
  await expectAccessible(page, 'reason')

  await his.goto(`${site.url}/intrest-recieved?status=REJECTED`)
  await card(his, bride)
    .first()
    .getByRole('button', { name: /^Accept Again/ })
    .click()
  // Like Send, it asks first. Then the yes is told in a sheet of its own, which outlives the card that leaves the list.
  await expect(dialog(his)).toContainText('Accept the interest of')
  await expectAccessible(his, 'accept')
  await dialog(his).getByRole('button', { name: 'Accept Again' }).click()
  const yes = 'Both families have said yes'
  await expect(dialog(his)).toContainText(yes)
  await expect(card(his, bride)).toHaveCount(0)
  for (const email of ['groom.paid@demo.in', 'bride.free@demo.in']) {
    const { first, last } = knownLogins.find(login => login.email === email) ?? {}
    await expect(dialog(his)).toContainText(`${first} ${last}`)
  }
  await expectAccessibleAtBothWidths(his, 'a yes')
  await expect(dialog(his).getByRole('button', { name: 'Download Profile' })).toBeVisible()
  await page.goto(`${site.url}/intrest-sent?status=ACCEPTED`)
  await expect(card(page, groom).first()).toContainText('Contact Them Earliest')
  await expectAccessible(page, 'accepted')

  // He has a plan: the prompt first, then her numbers.
  await dialog(his).getByRole('button', { name: 'View Contact' }).click()
  await expect(dialog(his)).toContainText(/Your Total Remaining Contact View is - \d+/)
  await dialog(his).getByRole('button', { name: 'View Contact' }).click()
  await expect(dialog(his).getByRole('region', { name: 'Contact Details' })).toBeVisible()
  await expect(dialog(his).getByRole('link', { name: /^Call/ }).first()).toBeVisible()
  await his.keyboard.press('Escape')
  await expect(dialog(his)).toHaveCount(0)
  await his.goto(`${site.url}/profile-view/${bride}`)
  // Seen once, the button is the filled one.
  const viewed = his.getByRole('button', { name: 'View Contact' }).first()
  await expect(viewed).toHaveCSS('background-color', 'rgb(110, 16, 32)')
  // She has no plan: his yes arrives under her bell and opens the same sheet, with the reason and the price.
  await page.goto(`${site.url}/dashboard-in/IN`)
  await page.getByRole('button', { name: 'Notifications' }).click()
  const bell = page.getByRole('region', { name: 'Notifications' })
  await expect(bell).toContainText('has seen your contact details')
  // The way to all of them lies in the box on the smallest phone too, whose reader sees only a part of the notices.
  await page.setViewportSize({ width: 360, height: 420 })
  const [box, all] = [await bell.boundingBox(), await bell.getByRole('link', { name: 'View All' }).boundingBox()]
  expect((all?.y ?? 0) + (all?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420)
  await page.setViewportSize({ width: 360, height: 780 })
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'unread' }).count()).toBe(0)
  const told = bell.getByRole('link', { name: /has accepted your interest/ }).first()
  await expect(told.getByRole('img', { name: 'Not opened yet' })).toBeVisible()
  await told.click()
  await expect(page).toHaveURL(`${site.url}/profile-view/${groom}`)
  await expect(dialog(page)).toContainText(yes)
  await expect(dialog(page)).toContainText(
    /To see their number .* you need a plan\. Plans start at ₹[\d,]+ for \d+ days\./,
  )
  await expect(dialog(page).getByRole('link', { name: 'View membership plan' })).toHaveAttribute(
    'href',
    `/membership-plans?contact_of=${groom}`,
  )
  await expectAccessible(page, 'a yes that arrived')
  await dialog(page).getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'View Contact' }).click()
  await expect(dialog(page)).toContainText('You are a free member')
  await expect(dialog(page)).toContainText(/Plans start at ₹[\d,]+ for \d+ days\./)
  await dialog(page).getByRole('button', { name: 'Close' }).first().click()
  // Followed, it has no dot any more; what was only shown keeps its own.
  await page.goto(`${site.url}/dashboard-in/IN`)
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(told.getByText('Seen')).toBeVisible()
  await expect(told.getByRole('img', { name: 'Not opened yet' })).toHaveCount(0)
  await expect(bell.getByRole('img', { name: 'Not opened yet' }).first()).toBeVisible()
  await his.context().close()
})

test('he accepts an interest and the next card does not slide under his finger; he declines another with a ready reason', async ({
  page,
}) => {
  const groom = (await memberBy(site, 'groom.paid@demo.in')).id
  const brides = await strangersTo(site, groom, 'F').limit(3).execute()
  const at = new Date()
  for (const { id: sender_id } of brides)
    await site.db
      .insertInto('interests')
      .values({ id: newId(at), sender_id, receiver_id: groom, sent_at: at, status_at: at })
      .execute()
  await logsIn(page, site, 'groom.paid@demo.in')
  await page.goto(`${site.url}/intrest-recieved`)
  const accepts = page.getByRole('button', { name: /^Accept,/ })
  await expect(accepts.nth(2)).toBeVisible()
  const next = page.locator('article').nth(1).getByRole('link').first()
  const name = await next.textContent()
  const before = await next.evaluate(one => one.getBoundingClientRect().top + scrollY)
  await accepts.first().click()
  await dialog(page).getByRole('button', { name: 'Accept' }).click()
  await expect(dialog(page)).toContainText('Both families have said yes')
  await page.keyboard.press('Escape')
  const strip = page.getByRole('region', { name: /^Accepted: / })
  await expect(strip).toBeFocused()
  await expect(strip.getByRole('button')).toHaveText(['View Contact', 'Download Profile'])
  const moved = page.locator('article').first().getByRole('link').first()
  await expect(moved).toHaveText(name ?? '')
  expect(Math.abs((await moved.evaluate(one => one.getBoundingClientRect().top + scrollY)) - before)).toBeLessThan(2)
  await expectAccessible(page, 'accepted')

  await page
    .getByRole('button', { name: /^Reject,/ })
    .first()
    .click()
  await dialog(page).getByRole('button', { name: 'The horoscopes do not match' }).click()
  await expect(dialog(page).getByRole('textbox')).toHaveValue('Thank you. The horoscopes do not match.')
  await expectAccessible(page, 'ready reasons')
  await dialog(page).getByRole('button', { name: 'Submit' }).click()
  await expect(dialog(page)).toHaveCount(0)
  // The card is gone, and the focus is on the card that took its place.
  await expect(page.locator('article a:focus')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('region', { name: /^Accepted: / })).toHaveCount(0)
})

test('a profile whose family blocked the reader meanwhile has no buttons left', async ({ page, context }) => {
  const { bride, groom } = await strangers()
  await logsIn(page, site, 'bride.free@demo.in')
  await page.goto(`${site.url}/profile-view/${groom}`)
  const send = page.getByRole('button', { name: 'Send Interest' })
  await expect(send).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Personal Details' })).toBeVisible()
  await page.getByRole('button', { name: /^Gun Milan/ }).click()
  await expect(page.getByRole('tab', { name: 'Patrika' })).toHaveAttribute('aria-selected', 'true')
  const gunMilan = page.getByRole('region', { name: 'Gun Milan' })
  await expect(gunMilan).toBeVisible()
  await page.getByRole('tab', { name: 'Family Details' }).click()
  await expect(gunMilan).toBeHidden()
  await context.setOffline(true)
  await send.click()
  await expect(page.getByText('No internet connection').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No internet connection')).toHaveCount(0)
  await site.db.insertInto('blocks').values({ blocker_id: groom, blocked_id: bride, at: new Date() }).execute()
  await send.click()
  await dialog(page).getByRole('button', { name: 'Send Interest' }).click()
  await expect(page.getByRole('heading', { name: 'User Not Found' })).toBeVisible()
  await expect(send).toHaveCount(0)
  await strangers()
})

test('all notifications are read once they were shown, and the office is not drawn as a family', async ({ page }) => {
  const groom = (await memberBy(site, 'groom.paid@demo.in')).id
  const id = newId(new Date())
  await site.db
    .insertInto('notifications')
    .values({ id, member_id: groom, type: 'id_checked', from_id: null, source_id: id, created_at: new Date() })
    .execute()
  await logsIn(page, site, 'groom.paid@demo.in')
  await page.goto(`${site.url}/all-notifications`)
  const checked = page.getByRole('listitem').filter({ hasText: 'Your ID proof has been checked' }).first()
  await expect(checked.getByText('Unread')).toBeVisible()
  await expect(checked.locator('img')).toHaveCount(0)
  await expect(page.locator('[data-tab-bar]')).not.toContainText('unread', { timeout: 60_000 })
  await page.reload()
  await expect(checked.getByText('Seen')).toBeVisible()
  const dot = checked.getByRole('img', { name: 'Not opened yet' })
  await expect(dot).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'all notifications')

  // The whole row is the link. At a desk it is a row of the table.
  const row = await checked.boundingBox()
  const link = await checked.getByRole('link').boundingBox()
  expect([link?.width, link && row && row.height - link.height < 2]).toEqual([row?.width, true])
  await checked.click({ position: { x: 4, y: 4 } })
  await expect(page).toHaveURL(`${site.url}/my-id`)
  await page.goBack()
  await expect(checked.getByText('Seen')).toBeVisible()
  await expect(dot).toHaveCount(0)
  await widened(page, async () => {
    await expect(page.getByRole('row').filter({ hasText: 'Your ID proof has been checked' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^VIEW: / }).first()).toBeVisible()
  })
  // How a family is told is chosen in the settings.
  await expect(page.getByRole('heading', { name: 'Also tell me' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Choose how we tell you' }).click()
  await expect(page.getByRole('heading', { name: 'Also tell me' })).toBeVisible()
})

test('each tab of My Activity shows what was done, or says that nothing was', async ({ page }) => {
  await logsIn(page, site, 'groom.free@demo.in')
  for (const [path, tab] of [
    ['/recently-viewed', 'Recently Viewed profiles'],
    ['/shortlisted', 'Shortlisted'],
    ['/intrest-sent', 'Interest Sent'],
    ['/intrest-recieved', 'Interest Received'],
    ['/contacts-viewed', 'Viewed Contacts'],
    ['/blocked-users', 'Blocked Users'],
    ['/reported-users', 'Reported Users'],
  ] as const) {
    const link = page.getByRole('link', { name: new RegExp(`^${tab} \\([1-9]`) })
    const lists = page.getByRole('button', { name: 'Lists of My Activity' })
    if (path === '/recently-viewed') await page.goto(`${site.url}${path}`)
    else await link.click()
    await expect(page).toHaveURL(`${site.url}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${tab} \\([1-9]`) })).toBeVisible()
    await expect(link).toBeHidden()
    await lists.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await expect(page.locator('a[href*="profile-view/"]').first()).toBeVisible()
    await expectAccessible(page, path)
    if (path === '/shortlisted') {
      await page.getByRole('button', { name: 'Facts' }).click()
      await expect(page.getByText('Remove', { exact: true }).first()).toBeVisible()
      const hrefOfFirst = await page.locator('a[href*="profile-view/"]').first().getAttribute('href')
      await page.route('**/api/profile/short-listed/list*', () => undefined)
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
      await expect(page.locator(`a[href="${hrefOfFirst}"]`)).toHaveCount(0)
    }
    // The profiles of the tab can be stepped through, without the removed one although the list is not read again yet.
    await page.locator('a[href*="profile-view/"]').first().click()
    await expect(page.locator('[data-step-counter]')).toHaveText(/^1 \/ \d+$/)
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(`${site.url}${path}`)
    await lists.click()
  }
  await widened(page, async () => {
    for (const [group, tabs] of [
      ['Received', 1],
      ['Sent and opened', 2],
      ['Kept', 4],
    ] as const)
      await expect(
        page.getByRole('navigation', { name: group, exact: true }).getByRole('link', { name: /\(\d+\)$/ }),
      ).toHaveCount(tabs)
    await expectAccessible(page, 'three groups of tabs')
  })
})

test('he shares a profile, reports its family and blocks it, and finds that answering takes a plan', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logsIn(page, site, 'groom.free@demo.in')
  await page.goto(`${site.url}/view-new-joined-member`)
  await page.getByRole('button', { name: 'Facts' }).click()
  const first = page
    .locator('article, li')
    .filter({ has: page.locator('a[href*="profile-view/"]') })
    .first()
  const choose = async (action: RegExp) => {
    await first.getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose(/^Share Profile/)
  await dialog(page).getByRole('button', { name: 'Copy Profile Link' }).click()
  await expect(page.getByText('Successfully copy to clipboard')).toBeVisible()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toMatch(/\/profile-view\/[0-9a-f-]{36}$/)
  await expectAccessible(page, 'share')
  await dialog(page).getByRole('button', { name: 'Close' }).click()

  await choose(/^Report This User/)
  await dialog(page).getByRole('textbox').fill('They called from 98220 12345 and asked for money.')
  await expectAccessible(page, 'report')
  // A half-written text is not lost by an accidental press.
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard what you wrote?' })
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect(question).toHaveCount(0)
  await expect(dialog(page).getByRole('textbox')).toHaveValue(/asked for money/)
  await dialog(page).getByRole('button', { name: 'Submit' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await first.getByRole('button', { name: /^More/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Already Reported' })).toBeVisible()
  await page.getByRole('menuitem', { name: /^Block User/ }).click()
  await expectAccessible(page, 'block')
  await dialog(page).getByRole('button', { name: 'Block User' }).click()
  await expect(first.getByText('Blocked', { exact: true })).toBeVisible()

  await page.goto(`${site.url}/intrest-recieved`)
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click()
  await expect(dialog(page)).toContainText('You are a free member')
  await expect(dialog(page)).toContainText(
    /With a plan you can answer this family.*Plans start at ₹[\d,]+ for \d+ days\./,
  )
  // Nothing else on the page repeats it.
  await expect(page.getByText('To Accept or Reject interest, you have to purchase subscription plan')).toHaveCount(1)
  await expectAccessible(page, 'plan needed')
})

test('whoever follows a shared link logs in and lands on that profile', async ({ page }) => {
  const { id } = await memberBy(site, 'groom.paid@demo.in')
  await page.goto(`${site.url}/profile-view/${id}`)
  await page.waitForURL('**/home')
  await expect(dialog(page)).toContainText('A family has sent you a profile.')
  await dialog(page).getByRole('tab', { name: 'Email Address' }).click()
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill('bride.free@demo.in')
  await dialog(page)
    .getByLabel(/^Password/)
    .fill(knownPassword)
  await dialog(page).getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(`**/profile-view/${id}`)
  await expect(page.getByRole('button', { name: 'View Contact' })).toBeVisible()
})

test('she takes an interest back, and its button waits with a day for seven days, on profiles, cards and rows', async ({
  page,
}) => {
  const { id: bride } = await memberBy(site, 'bride.free@demo.in')
  const { id: groom } = await site.db
    .selectFrom('members')
    .select('id')
    .where('gender', '=', 'M')
    .where('status', '=', 'active')
    .where('mobile_verified_at', 'is not', null)
    .orderBy('joined_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  for (const ends of [
    { sender_id: bride, receiver_id: groom },
    { sender_id: groom, receiver_id: bride },
  ])
    await site.db
      .deleteFrom('interests')
      .where('sender_id', '=', ends.sender_id)
      .where('receiver_id', '=', ends.receiver_id)
      .execute()
  const now = site.clock.now()
  const interest = newId(now)
  await site.db
    .insertInto('interests')
    .values({ id: interest, sender_id: bride, receiver_id: groom, sent_at: now, status_at: now })
    .execute()

  await logsIn(page, site, 'bride.free@demo.in')
  await page.goto(`${site.url}/profile-view/${groom}`)
  await page.getByRole('button', { name: 'Cancel Interest' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel Interest' }).click()
  const waiting = page.getByRole('button', { name: /^Send Interest again from \d\d [A-Z][a-z]{2} \d{4}/ })
  await expect(waiting).toBeDisabled()
  await expect(page.getByRole('button', { name: 'View Contact' })).toBeFocused()
  await expectAccessibleAtBothWidths(page, 'an interest that waits')

  await page.goto(`${site.url}/all-grooms`)
  await page.getByRole('button', { name: 'Facts' }).click()
  await expect(
    card(page, groom)
      .first()
      .getByRole('button', { name: /^Send Interest again from/ }),
  ).toBeDisabled()
  await expectAccessible(page, 'an interest that waits, on a card')
  await widened(page, async () => {
    const row = page.getByRole('rowgroup').filter({ has: page.locator(`a[href*="${groom}"]`) })
    await expect(row.getByText(/^again from \d\d [A-Z][a-z]{2} \d{4}$/)).toBeVisible()
    await expect(row.getByRole('button', { name: /^Send Interest again from/ })).toBeDisabled()
    await expectAccessible(page, 'an interest that waits, in a row')
  })

  await site.db
    .updateTable('interests')
    .set({ status_at: new Date(now.getTime() - 7 * 86_400_000) })
    .where('id', '=', interest)
    .execute()
  await page.goto(`${site.url}/profile-view/${groom}`)
  await page.getByRole('button', { name: 'Send Interest', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Send Interest' }).click()
  await expect(page.locator('[data-actions] :focus')).toHaveText('Interest sent')
})

test('More of an interest that was sent days ago stays in reach: in the bar of a phone, and beside the words of a card', async ({
  page,
}) => {
  const { bride, groom } = await strangers()
  const sentAt = new Date(site.clock.now().getTime() - 2 * 86_400_000)
  await site.db
    .insertInto('interests')
    .values({ id: newId(sentAt), sender_id: bride, receiver_id: groom, sent_at: sentAt, status_at: sentAt })
    .execute()
  await logsIn(page, site, 'bride.free@demo.in')
  const expectBesideWords = async (state: string) => {
    const more = await card(page, groom).first().getByRole('button', { name: /^More/ }).boundingBox()
    const word = await card(page, groom)
      .first()
      .getByRole('button', { name: /^Send Reminder/ })
      .boundingBox()
    if (!more || !word) throw new Error(`not drawn: ${state}`)
    expect(Math.abs(more.y + more.height / 2 - word.y - word.height / 2), state).toBeLessThan(word.height)
    expect(more.x, state).toBeGreaterThan(word.x + word.width)
  }
  await page.goto(`${site.url}/intrest-sent`)
  await expectBesideWords('a card on a phone')
  await page.setViewportSize({ width: 1024, height: 800 })
  await expectBesideWords('a card on a tablet')
  await page.setViewportSize({ width: 360, height: 780 })
  await card(page, groom).first().locator(`a[href*="${groom}"]`).first().click()
  await expect(page.getByRole('button', { name: 'Send Reminder' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Block' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'View Contact' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')

  // The focus stays in its place, and is not on Cancel Interest.
  await page.getByRole('button', { name: 'Send Reminder' }).click()
  const reminded = page.getByRole('button', { name: 'Reminder Sent' })
  await expect(reminded).toBeDisabled()
  await expect(reminded).toBeFocused()
})

test('an interest is sent from a list with two taps in Facts and three in Faces', async ({ page }) => {
  await logsIn(page, site, 'groom.paid@demo.in')
  await setStored(page, site, { list_view: 'FACTS' })
  await page.goto(`${site.url}/view-new-joined-member`)
  const send = { name: /^Send Interest(?! again)/ }
  const free = page.getByRole('article').filter({ has: page.getByRole('button', send) })
  await expect(free.nth(1)).toBeVisible()
  const [first, second] = await free.evaluateAll(articles =>
    articles.map(article => article.querySelector('a[href^="/profile-view/"]')?.getAttribute('href')),
  )
  let taps = 0
  const tap = async (what: Locator) => {
    taps++
    await what.click()
  }
  const sends = async (from: Locator) => {
    await tap(from.getByRole('button', send).first())
    await tap(dialog(page).getByRole('button', { name: 'Send Interest' }))
    await expect(page.getByText('Your interest has been sent')).toBeVisible()
  }
  await sends(free.filter({ has: page.locator(`a[href="${first}"]`) }))
  expect(taps).toBe(2)
  taps = 0
  await setStored(page, site, { list_view: 'FACES' })
  await page.goto(`${site.url}/view-new-joined-member`)
  await tap(page.locator(`main a[href="${second}"]`).first())
  await sends(page.locator('body'))
  expect(taps).toBe(3)
})
