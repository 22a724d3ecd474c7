import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import { logsIn, memberBy } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

const section = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: new RegExp(`^${title}`) }) })
const head = (page: Page, title: string) => section(page, title).getByRole('heading').getByRole('button')

async function unfold(page: Page, title: string) {
  if ((await head(page, title).getAttribute('aria-expanded')) === 'false') await head(page, title).click()
}
const press = (page: Page) => page.getByRole('button', { name: 'Search', exact: true }).click()
const matching = (page: Page) => page.getByText(/^[\d,]+ profiles? match/)

test('a groom chooses what matters, sees how many match, searches, and finds his search again', async ({ page }) => {
  await logsIn(page, site, 'groom.free@demo.in')
  // Before the first search, the form is empty and offers no results.
  const { id } = await memberBy(site, 'groom.free@demo.in')
  await site.db.deleteFrom('searches').where('member_id', '=', id).execute()
  await page.goto(`${site.url}/search`)
  await expect(page.getByRole('tab')).toHaveText(['Search', 'Search by profile ID'])
  await expect(page.getByText('Everything here is optional')).toBeVisible()
  const everyone = (await matching(page).textContent()) ?? ''
  await expectAccessibleAtBothWidths(page, 'empty form')

  await page.getByLabel('Birth year from').selectOption('1990')
  await page.getByLabel('Birth year to').selectOption('1999')
  await expect(matching(page)).not.toHaveText(everyone)

  await unfold(page, 'Education')
  await section(page, 'Education').getByRole('button', { name: 'Select All' }).click()
  await expect(section(page, 'Education').getByRole('checkbox', { name: 'Law' })).toBeChecked()
  await section(page, 'Education').getByRole('button', { name: 'Deselect All' }).click()
  await expect(section(page, 'Education').getByRole('checkbox', { name: 'Law' })).not.toBeChecked()
  await section(page, 'Education').getByRole('button', { name: 'Select All' }).click()

  await unfold(page, 'Mangal')
  await section(page, 'Mangal').getByRole('checkbox', { name: 'No', exact: true }).check()
  await section(page, 'Mangal').getByRole('checkbox', { name: 'Nirdosh' }).check()
  await page.getByLabel('Only profiles with a photo').check()

  await unfold(page, 'Work location')
  await unfold(page, 'Ready to move abroad')
  const work = section(page, 'Work location')
  const abroad = section(page, 'Ready to move abroad')
  await abroad.getByText('Undecided').click()
  await expect(work.getByText('( To select this, unselect Ready Move to Abroad )')).toBeVisible()
  await expect(work.getByPlaceholder('Type to find')).toBeDisabled()
  await page.getByRole('button', { name: 'Abroad: Undecided, remove' }).click()
  await work.getByPlaceholder('Type to find').fill('pune')
  await work.getByRole('checkbox', { name: 'Pune City' }).check()
  await expect(abroad.getByText('( To select this, unselect work location )')).toBeVisible()
  await expect(abroad.getByRole('checkbox', { name: 'Undecided' })).toBeDisabled()
  await expectAccessibleAtBothWidths(page, 'filled form')

  const sent = page.waitForRequest(request => request.url().endsWith('/api/search-user'))
  await press(page)
  const searched = (await sent).postDataJSON()
  expect(searched).toMatchObject({ from_age: 1990, to_age: 1999, education_group_id: 'ALL', same_devak: 'N' })
  expect(searched).toMatchObject({ is_mangal: ['N', 'NIRDOSH'], with_photo: 'Y' })
  await page.waitForURL('**/search-list')

  await page.goBack()
  await expect(page.getByLabel('Birth year from')).toHaveValue('1990')
  await expect(page.getByRole('button', { name: 'Work location: Pune City, remove' })).toBeVisible()

  // Another tab gets the search from the server.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${site.url}/search/PREVIOUS`)
  await expect(page.getByLabel('Birth year to')).toHaveValue('1999')
  await unfold(page, 'Education')
  await expect(section(page, 'Education').getByRole('button', { name: 'Deselect All' })).toBeVisible()
  await expect(head(page, 'Work location')).toContainText('Pune City')
  await expect(head(page, 'Mangal')).toContainText('No, Nirdosh')
  await expect(page.getByLabel('Only profiles with a photo')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Mangal: Nirdosh, remove' })).toBeVisible()

  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByLabel('Birth year to')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Use my last search' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Birth year to')).toHaveValue('1999')
})

test('a bride is offered her last search in one tap; a search that fails says so on the tab', async ({ page }) => {
  await logsIn(page, site, 'bride.paid@demo.in')
  await page.goto(`${site.url}/search`)
  await unfold(page, 'Marital status')
  await section(page, 'Marital status').getByText('Unmarried', { exact: true }).click()
  await page.getByLabel('Height from').selectOption('170')

  await page.route('**/api/search-user', route =>
    route.fulfill({
      status: 400,
      json: { message: 'Not so', code: 'bad_input', fields: { from_height: 'Too tall a wish' } },
    }),
  )
  await press(page)
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('alert')).toContainText('Profile Not Found')
  await expect(panel.getByText('Too tall a wish')).toBeVisible()
  await expect(page.getByLabel('Height from')).toBeFocused()
  await expectAccessible(page, 'failed search')
  await page.unroute('**/api/search-user')
  await page.getByLabel('Height from').selectOption('172')
  await expect(panel.getByRole('alert')).toHaveCount(0)
  let searches = 0
  await page.route('**/api/search-user', async route => {
    searches += 1
    await new Promise(resolve => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Search', exact: true }).dblclick()
  await page.waitForURL('**/search-list')
  expect(searches).toBe(1)

  const unfolds = () => page.getByRole('button', { name: 'Filters and more' }).click()
  await unfolds()

  // The criteria are listed above the results. One is removed, and the order changes to the best kundali.
  const found = page.getByText(/^[\d,]+ profiles? found$/)
  const tall = await found.textContent()
  await page.getByRole('button', { name: /^Height 5'8" or more, remove$/ }).click()
  await expect(found).not.toHaveText(tall ?? '')
  await expect(page.getByRole('button', { name: 'Unmarried, remove' })).toBeVisible()
  const order = page.getByLabel('Order')
  await order.selectOption('Best kundali first')
  await expect(order).toHaveValue('kundali')
  const { id } = await memberBy(site, 'bride.paid@demo.in')
  const storedSearch = site.db.selectFrom('searches').select(['order_by', 'criteria']).where('member_id', '=', id)
  await expect
    .poll(() => storedSearch.executeTakeFirstOrThrow())
    .toMatchObject({ order_by: 'kundali', criteria: { height: { from: null, to: null } } })
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expectAccessible(page, 'what was searched for')
  await page.reload()
  await unfolds()
  await expect(order).toHaveValue('kundali')
  await expect(page.getByRole('button', { name: 'Unmarried, remove' })).toBeVisible()

  await page.goto(`${site.url}/search`)
  const offer = page.getByRole('button', { name: 'Use my last search' })
  await expect(offer).toContainText('Unmarried')
  await expectAccessible(page, 'offer')
  await page.getByRole('link', { name: 'See results of my last search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Previous Search (')
  await page.goBack()
  await offer.click()
  await expect(page.getByLabel('Height from')).toHaveValue('')
  await expect(head(page, 'Marital status')).toContainText('Unmarried')
})

test('one profile is found by its ID; a wrong one is told twice', async ({ page }) => {
  await logsIn(page, site, 'groom.free@demo.in')
  const bride = await site.db
    .selectFrom('members')
    .select(['id', 'registration_no'])
    .where('gender', '=', 'F')
    .where('email', '=', 'bride.paid@demo.in')
    .executeTakeFirstOrThrow()
  await page.goto(`${site.url}/search`)
  await page.getByRole('tab', { name: 'Search' }).first().press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Search by profile ID' })).toBeFocused()
  const id = page.getByRole('textbox', { name: 'Search By ID' })
  await expect(id).toHaveAttribute('placeholder', 'Enter Profile ID')
  await press(page)
  await expect(page.getByText('Please enter profile ID')).toBeVisible()
  await expect(id).toBeFocused()

  await id.fill('B1')
  await press(page)
  await expect(page.getByRole('tabpanel')).toContainText('Profile Not Found')
  await expect(page.getByText('Please enter valid Profile ID')).toBeVisible()
  await expectAccessible(page, 'ID not found')

  await id.fill(` ${bride.registration_no.toLowerCase()} `)
  await press(page)
  await page.waitForURL(`**/profile-view/${bride.id}`)
})

test('a groom learns what a choice costs, keeps the search under a name, and hears of new families daily', async ({
  page,
}) => {
  await logsIn(page, site, 'groom.free@demo.in')
  await page.goto(`${site.url}/saved-searches`)
  await expect(page.getByRole('heading', { name: 'No search saved yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the search' }).click()
  await page.getByLabel('Birth year from').selectOption('1999')
  await page.getByLabel('Only profiles with a photo').check()
  await page.getByRole('button', { name: 'How many profiles does each choice leave out?' }).click()
  await expect(page.getByText(/Born in 1999 or later: without it \d+ more/)).toBeVisible()

  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Please enter name')).toBeVisible()
  await dialog.getByLabel('Name of the search').fill('With a photo')
  await dialog.getByText('Daily').click()
  await expectAccessibleAtBothWidths(page, 'saving a search')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The search is saved')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/search`)

  await page.getByRole('link', { name: 'Saved searches' }).click()
  const saved = page.getByRole('region', { name: 'With a photo' })
  await expect(saved.getByRole('radio', { name: 'Daily' })).toBeChecked()
  await expect(saved.getByText('Born in 1999 or later')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the saved searches')
  await saved.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name of the search').fill('Younger')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  const renamed = page.getByRole('region', { name: 'Younger' })
  await renamed.getByRole('button', { name: 'Show families' }).click()
  await page.waitForURL('**/search-list')
  await page.getByRole('button', { name: 'Filters and more' }).click()
  await expect(page.getByRole('button', { name: 'Born in 1999 or later, remove' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible()

  await page.goBack()
  await renamed.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No search saved yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(renamed.getByRole('radio', { name: 'Daily' })).toBeChecked()
})
