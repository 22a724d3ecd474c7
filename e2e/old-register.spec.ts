import { expect, test } from '@playwright/test'
import { zipSync } from 'fflate'
import { sql } from 'kysely'
import { readConfig } from '#server/config.ts'
import { registerOf, worksImportsOff, worksPhotosOff } from '#server/testing/imports.ts'
import { picture } from '#server/testing/photos.ts'
import { pasteWords } from '#web/access/pasted-biodata/words.ts'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')
const mobile = '9870012345'

const config = readConfig({ LOG_LEVEL: 'silent' })
/** Runs the jobs of a node, because the site of a journey runs none. */
async function worksOff(): Promise<void> {
  await worksImportsOff({ ...site, config })
  await worksPhotosOff({ ...site, config })
}

test('an ADMIN brings a register along; a family comes in Marathi, corrects its biodata and agrees', async ({
  page,
  browser,
}) => {
  const login = await page.request.post(`${site.url}/api/office/login`, {
    data: { email: 'admin@demo.in', password: 'demo1234' },
    headers: { origin: site.url },
  })
  expect(login.ok()).toBe(true)
  await page.goto(`${site.url}/office/import`)
  await expect(page.getByRole('heading', { name: 'No register yet' })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the registers')
  const table = await registerOf(site.db, [
    { name: 'Ketaki Vasant Shirke', mobile, photo: 'केतकी.jpg' },
    { name: 'Nobody Knows', district: 'Atlantis', mobile: '9870012346' },
  ])
  await page
    .getByLabel('The register')
    .setInputFiles({ name: 'old register.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await expect(page.getByRole('heading', { name: 'old register.csv', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Mobile', { exact: true })).toHaveValue('mobile')
  await expect(page.getByText('Not known: rows with it stay out until it is matched')).toBeVisible()
  await expect(page.getByText('The column “Photo” names the photo of each row')).toBeVisible()
  const zip = zipSync({ 'photos/केतकी.JPG': await picture(), 'photos/nobody.jpg': await picture() })
  const photos = { name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) }
  await page.getByLabel('ZIP of photos').setInputFiles(photos)
  await expect(page.getByText('2 photos are here')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove photos.zip' })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the matching of a register')
  await page.getByRole('button', { name: 'Save and check all rows' }).click()
  await expect(page.getByRole('heading', { name: 'Being checked' })).toBeVisible()
  await worksOff()
  await expect(page.getByRole('heading', { name: 'Checked', exact: true })).toBeVisible()
  await expect(page.getByText('District: This is not in the list. Please choose the entry that matches')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the dry run of a register')
  await test.step('a row is corrected by the biodata of its family, and keeps what that does not say', async () => {
    const paste = pasteWords('en')
    await page.getByRole('button', { name: 'Paste a biodata: Row 3' }).click()
    await page.getByLabel(paste.source).fill('Name: Nandini Anil Shirke\nDate of birth: 9 March 1997')
    await page.getByRole('button', { name: paste.read }).click()
    await page.getByRole('button', { name: paste.fill }).click()
    await expect(page.getByText('Saved. The row is being checked again')).toBeVisible()
    await worksOff()
    await expect(page.getByRole('heading', { name: 'Checked', exact: true })).toBeVisible()
    await expect(page.getByText('District: This is not in the list')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Import the good rows' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('heading', { name: 'Being imported' })).toBeVisible()
  await worksOff()
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible()
  await page.reload()
  await page.getByLabel('Status of the photos').selectOption('Added (1)')
  await expect(page.getByText('Row 2', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Slips: Not invited yet (1)' }).click()
  const slip = page.getByRole('article')
  await expect(slip).toContainText('शेवटी 2345 असलेला')
  await expectAccessibleAtBothWidths(page, 'the slips of a register')
  await page.emulateMedia({ media: 'print' })
  await expect(slip).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Slips to print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'The register', exact: true }).click()
  await page.getByLabel('Families a day').fill('100')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('100 families a day are invited')).toBeVisible()
  await worksOff()
  expect(await site.messageTo(mobile)).toContain('सप्तपदी: तुमच्या कुटुंबाचा बायोडाटा आमच्या नोंदवहीत आहे')

  const own = await browser.newContext({ viewport: page.viewportSize(), locale: 'mr-IN', reducedMotion: 'reduce' })
  const her = await own.newPage()
  await her.goto(`${site.url}/home?language=mr`)
  await her.locator('header [data-open="login"]').click()
  const dialog = her.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'मोबाइल नंबर' }).fill(mobile)
  await dialog.getByRole('button', { name: 'कोडने लॉगिन करा' }).click()
  await expect(dialog).toContainText('कोड येईल')
  await dialog.locator('input').first().click()
  await her.keyboard.type(await site.codeFor(mobile))
  await her.waitForURL('**/dashboard')
  await expect(dialog).toContainText('तुमचा बायोडाटा आमच्या कार्यालयाच्या नोंदवहीतून आला आहे')
  await expectAccessibleAtBothWidths(her, 'the question to a family from a register')
  await dialog.getByRole('link', { name: 'आधी तो पाहा आणि दुरुस्त करा' }).click()
  await her.waitForURL('**/edit-profile')
  await expect(her.getByLabel('नाव', { exact: true })).toHaveValue('Ketaki')
  await her.getByLabel('वडिलांचे नाव').fill('वसंत')
  await her.getByRole('button', { name: 'जतन करा' }).first().click()
  const stored = () =>
    site.db
      .selectFrom('members')
      .select(['middle_name', sql<boolean>`listed_until < current_date`.as('isHidden')])
      .where('mobile', '=', mobile)
      .executeTakeFirst()
  await expect.poll(stored).toEqual({ middle_name: 'वसंत', isHidden: true })
  // With a type in its address, the dashboard opens no welcome dialog.
  await her.goto(`${site.url}/dashboard-in/IN`)
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  for (const sentence of await dialog.getByRole('checkbox').all()) await sentence.check()
  await dialog.getByRole('button', { name: 'संमती आहे' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await stored())?.isHidden ?? false).toBe(false)
  await own.close()
})
