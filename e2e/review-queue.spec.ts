import { expect, type Page, test } from '@playwright/test'
import { dayMs } from '#domain/durations.ts'
import { readConfig } from '#server/config.ts'
import { makeDemoPapers } from '#server/demo/id-proof-files.ts'
import { notifyOfDecisions } from '#server/features/office/review/notify.ts'
import { newId } from '#server/ports/ids.ts'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { logsIn } from './known-member.ts'
import { widened } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

async function enters(page: Page) {
  const login = await page.request.post(`${site.url}/api/office/login`, {
    data: { email: 'staff@demo.in', password: 'demo1234' },
    headers: { origin: site.url },
  })
  expect(login.ok()).toBe(true)
}
/** Opens the oldest item of a kind, and returns whose it is. */
async function opens(page: Page, kind: string, heading: string): Promise<string> {
  await page.goto(`${site.url}/office/queue?kind=${kind}`)
  const row = page.getByRole('region', { name: 'Queue', exact: true }).getByRole('link').first()
  const text = (await row.textContent()) ?? ''
  await row.click()
  await expect(page.getByRole('article').getByRole('heading', { name: heading, level: 2 })).toBeFocused()
  return /[BG]\d{5}/.exec(text)?.[0] ?? ''
}
async function decides(page: Page, decision: string, told?: string) {
  await page.getByRole('article').getByRole('button', { name: decision }).click()
  if (told) {
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What the family reads').fill(told)
    await dialog.getByRole('button', { name: decision }).click()
    await expect(dialog).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
}
const memberOf = (registrationNo: string) =>
  site.db.selectFrom('members').selectAll().where('registration_no', '=', registrationNo).executeTakeFirstOrThrow()
async function aMinutePasses() {
  site.clock.passes(61_000)
  await notifyOfDecisions(
    { db: site.db, secrets: site.secrets, channels: { SMS: true, EMAIL: true }, config: readConfig({ DEMO: 'on' }) },
    site.clock.now(),
  )
}

test('staff work through everything that waits', async ({ page, browser }) => {
  await makeDemoPapers({ db: site.db, secrets: site.secrets, files: site.files, now: site.clock.now() })
  await enters(page)

  await test.step('a photo is rejected, and the rejection undone', async () => {
    const number = await opens(page, 'photo', 'Photo')
    const her = await memberOf(number)
    const rejected = () =>
      site.db
        .selectFrom('photos')
        .where('member_id', '=', her.id)
        .where('status', '=', 'rejected')
        .select('id')
        .execute()
    await expectAccessibleAtBothWidths(page, 'a photo')
    await page.keyboard.press('r')
    await expect(page.getByRole('dialog')).toContainText(number)
    await expectAccessibleAtBothWidths(page, 'the reason')
    await page.keyboard.press('1')
    await expect(page.getByLabel('What the family reads')).toHaveValue('The face cannot be seen clearly')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
    expect(await rejected()).toHaveLength(1)
    await page.keyboard.press('u')
    await expect(page.getByRole('status').first()).toHaveText('Undone: it waits again')
    expect(await rejected()).toEqual([])
    // The decision bar stays in sight however long the item is, on a phone and on a desk.
    const bar = page.getByRole('article').getByRole('button', { name: 'Approve' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 360, height: 740 })
  })

  await test.step('photos are approved side by side, those that were seen alone, and one is rejected', async () => {
    const waiting = () =>
      site.db
        .selectFrom('review_items')
        .where('kind', '=', 'photo')
        .where('decided_at', 'is', null)
        .select('id')
        .execute()
    const before = (await waiting()).length
    await page.goto(`${site.url}/office/queue?view=photos`)
    // A copy beside a photo is an item of a list inside its tile.
    const tiles = page.getByRole('list', { name: 'Photos side by side' }).locator('> li')
    await expect(tiles).toHaveCount(before)
    const approve = page.getByRole('button', { name: /^Approve all I have seen/ })
    // A photo below the edge of the screen does not count as seen.
    await expect(approve).toContainText(/\([12]\)/)
    await expect(approve).toBeInViewport({ ratio: 1 })
    await expectAccessibleAtBothWidths(page, 'photos side by side')
    await tiles.last().scrollIntoViewIfNeeded()
    for (const tile of await tiles.all()) await tile.scrollIntoViewIfNeeded()
    // One that looks like another family's photo is left out until it has a choice of its own.
    const copied = tiles.filter({ has: page.getByRole('region') })
    await expect(copied).toHaveCount(1)
    await expect(approve).toContainText(`(${before - 1})`)
    await copied.getByRole('combobox').selectOption({ label: 'Approve' })
    await expect(approve).toContainText(`(${before})`)
    await tiles.first().getByRole('combobox').selectOption({ index: 1 })
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(`${before} decided`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible()
    expect(await waiting()).toEqual([])
    await page.getByRole('link', { name: 'Decided' }).click()
    await expect(page.getByRole('list', { name: 'Decided' })).toContainText('The face cannot be seen clearly')
    await expectAccessibleAtBothWidths(page, 'what was decided')
  })

  await test.step('a proof of identity gives the mark', async () => {
    const number = await opens(page, 'document', 'ID proof')
    await page.getByRole('article').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Please open every side of the document')).toBeVisible()
    await page.getByRole('button', { name: 'Open the document' }).click()
    await expect(page.getByRole('img', { name: 'Front' })).toBeVisible()
    await expect(page.getByText('Please open every side of the document')).toHaveCount(0)
    await expectAccessibleAtBothWidths(page, 'a document')
    await decides(page, 'Approve')
    const holder = await memberOf(number)
    const other = await browser.newPage()
    await logsIn(other, site, holder.gender === 'F' ? 'groom.paid@demo.in' : 'bride.paid@demo.in')
    await other.goto(`${site.url}/profile-view/${holder.id}`)
    await expect(other.getByText(/ID checked/).first()).toBeVisible()
    await other.close()
  })

  await test.step('a family complains, and the complaint is acknowledged', async () => {
    await page.goto(`${site.url}/grievance`)
    await page.getByRole('button', { name: 'Write a complaint' }).click()
    await page.getByRole('button', { name: 'Send complaint' }).click()
    await expect(page.getByLabel('What is it about?')).toBeFocused()
    await expectAccessibleAtBothWidths(page, 'an empty complaint')
    await page.getByLabel('What is it about?').selectOption({ index: 1 })
    await page.getByLabel('Your name').fill('Sunita Kale')
    await page.getByLabel('Email').fill('sunita@family.in')
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByText('We have sent a code to your email')).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'a complaint with its code')
    await page.getByLabel('Code (4 digits)').fill(await site.codeFor('sunita@family.in'))
    await page.getByLabel('What happened?').fill('A picture of me stands on a profile that I do not know')
    await page.getByRole('button', { name: 'Send complaint' }).click()
    const number = /C\d+/.exec((await page.getByText(/Its number is C\d+/).textContent()) ?? '')?.[0] ?? ''
    await page.goto(`${site.url}/office/queue?kind=complaint`)
    // Confirmed complaints are listed above unconfirmed ones.
    const below = page.locator('h2', { hasText: 'Not confirmed' })
    await expect(below).toBeVisible()
    const rows = page.getByRole('region', { name: 'Queue', exact: true }).getByRole('link')
    await expect(rows.filter({ hasText: number })).toHaveCount(1)
    expect(
      await rows.filter({ hasText: number }).evaluate(
        (row, heading) => {
          return Boolean(row.compareDocumentPosition(heading as Node) & Node.DOCUMENT_POSITION_FOLLOWING)
        },
        await below.elementHandle(),
      ),
    ).toBe(true)
    await expectAccessibleAtBothWidths(page, 'the complaints that wait')
    await page.getByRole('link', { name: new RegExp(number) }).click()
    await expect(page.getByRole('article')).toContainText('Sunita Kale')
    await expect(page.getByRole('article')).toContainText('Contact confirmed by a code')
    await decides(page, 'Acknowledge')
    // It stays open until it is settled.
    const article = page.getByRole('article')
    await expect(article).toContainText('Sunita Kale')
    await expect(article.getByRole('button', { name: 'Acknowledge' })).toHaveCount(0)
    await expect(article.getByRole('button', { name: 'Settle' })).toBeVisible()
    await aMinutePasses()
    expect(await site.messageTo('sunita@family.in')).toContain(number)
  })

  await test.step('a picture is taken down from a complaint, shown again, and taken down from the record', async () => {
    const complaint = await site.db
      .selectFrom('complaints')
      .innerJoin('photos', 'photos.member_id', 'complaints.about_id')
      // Staff also see photos that still wait for review.
      .where('photos.status', '<>', 'rejected')
      .select(['complaints.number', 'complaints.about_id', 'photos.id', 'photos.status'])
      .orderBy('complaints.number')
      .orderBy('photos.position')
      .executeTakeFirstOrThrow()
    const status = async () =>
      (await site.db.selectFrom('photos').select('status').where('id', '=', complaint.id).executeTakeFirstOrThrow())
        .status
    await page.goto(`${site.url}/office/queue?kind=complaint`)
    await page.getByRole('link', { name: new RegExp(complaint.number) }).click()
    const article = page.getByRole('article')
    await expect(article.getByRole('img').first()).toBeVisible()
    const before = await article.getByRole('img').count()
    await article.getByRole('button', { name: 'Take down photo 1' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Take down' }).click()
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Please enter/)
    await expectAccessibleAtBothWidths(page, 'the question before a photo goes')
    await dialog.getByLabel('What the family reads').fill('This picture shows somebody else')
    await dialog.getByLabel('Reason').fill('She never gave this picture to anybody')
    await dialog.getByRole('button', { name: 'Take down' }).click()
    await expect(article.getByRole('button', { name: /^Undo/ })).toBeFocused()
    await expect(article.getByRole('img')).toHaveCount(before - 1)
    await expect.poll(status).toBe('rejected')
    await expectAccessibleAtBothWidths(page, 'a photo taken down')
    await article.getByRole('button', { name: /^Undo/ }).click()
    await expect(article.getByRole('img')).toHaveCount(before)
    await expect.poll(status).toBe(complaint.status)

    await page.goto(`${site.url}/office/members/${complaint.about_id}`)
    await expectAccessibleAtBothWidths(page, 'a record with its photos')
    await page.getByRole('button', { name: 'Take down photo 1' }).click()
    await dialog.getByRole('button', { name: 'More than one person is in it' }).click()
    await dialog.getByLabel('Reason').fill('She never gave this picture to anybody')
    await dialog.getByRole('button', { name: 'Take down' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('nobody can see it any more')).toBeVisible()
    await expect.poll(status).toBe('rejected')
  })

  await test.step('a report ends in a warning, another in a closed profile', async () => {
    const first = await memberOf(await opens(page, 'report', 'Report'))
    const reporter = page.getByRole('article').locator('section').filter({ hasText: 'Who reports' })
    await expect(reporter).toBeVisible()
    await expect(reporter.getByRole('button', { name: /^Take down/ })).toHaveCount(0)
    await decides(page, 'Warn', 'Please do not call after a refusal')
    expect((await memberOf(first.registration_no)).status).toBe(first.status)
    const second = await opens(page, 'report', 'Report')
    await decides(page, 'Suspend', 'Threats against a family')
    expect((await memberOf(second)).status).toBe('suspended')
  })

  await test.step('a story is published', async () => {
    await opens(page, 'story', 'Success story')
    await decides(page, 'Approve')
    await page.goto(`${site.url}/success-stories`)
    await expect(page.getByText('Shreya').first()).toBeVisible()
  })

  await test.step('the bride wants it taken down, and nobody can read it any more', async () => {
    await page.goto(`${site.url}/office/stories`)
    await expectAccessibleAtBothWidths(page, 'the public stories')
    await page.getByLabel('Registration number, or names in either script').fill('श्रेया')
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 public story')).toBeVisible()
    await page.getByRole('button', { name: 'Take down: Shreya Mohite and Rohan Gaikwad' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Take down' }).click()
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Please enter/)
    await expectAccessibleAtBothWidths(page, 'the question before a story goes')
    await dialog.getByLabel('Reason').fill('She called from her registered number')
    await dialog.getByRole('button', { name: 'Take down' }).click()
    await expect(page.getByText('No public story found')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Stories', level: 1 })).toBeFocused()
    await page.goto(`${site.url}/success-stories`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Shreya')).toHaveCount(0)
  })

  await test.step('the keys lead through the list', async () => {
    await page.goto(`${site.url}/office/queue`)
    await expect(page.getByRole('region', { name: 'Queue', exact: true })).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'the queue')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('Next item')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('j')
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused()
    await widened(page, () => expect(page.locator('a[aria-current=true]')).toBeVisible())
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await expect(page.getByRole('region', { name: 'Queue', exact: true })).toBeVisible()
  })
})

test('staff compare a name in both scripts, and approve it', async ({ page }) => {
  const her = await site.db
    .selectFrom('members')
    .select(['id', 'first_name'])
    .where('gender', '=', 'F')
    .where('status', '=', 'active')
    .where('first_name', '~', '^[A-Za-z]+$')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await site.db
    .insertInto('second_name_reviews')
    .values({
      id: newId(site.clock.now()),
      member_id: her.id,
      path: 'first_name',
      typed: her.first_name,
      second: 'ज्ञानेश्वरी',
      // The queue opens the oldest.
      asked_at: new Date(site.clock.now().getTime() - 30 * dayMs),
      decided_at: null,
    })
    .execute()
  await enters(page)
  await opens(page, 'second_name', 'Name in the other script')
  const article = page.getByRole('article')
  await expect(article).toContainText(her.first_name)
  await expect(article).toContainText('ज्ञानेश्वरी')
  await expectAccessibleAtBothWidths(page, 'a name in both scripts')
  await decides(page, 'Approve')
  const { second_script } = await site.db
    .selectFrom('members')
    .select('second_script')
    .where('id', '=', her.id)
    .executeTakeFirstOrThrow()
  expect(second_script).toMatchObject({ first_name: 'ज्ञानेश्वरी' })
})
