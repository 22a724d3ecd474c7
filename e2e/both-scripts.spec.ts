import { expect, type Page, test } from '@playwright/test'
import { groom, subscribes } from '#server/testing/members.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import * as family from './families.ts'
import { widened } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile()
const main = (page: Page) => page.getByRole('main')

/** The line below a field with its form in the other script. */
const lineOf = (page: Page, field: string) => page.locator(`[data-field="${field}"] [data-second-form]`)

test('a mother registers in Marathi on a small phone with Latin letters, and corrects one of the forms that are suggested', async ({
  page,
}) => {
  test.slow()
  const { mobile, email, password } = family.newFamily()
  await setStored(page, site, { language: 'mr' })
  await page.goto(`${site.url}/home`)
  await page.getByRole('button', { name: 'सुरुवात करा' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('७ पैकी पाऊल १')
  // A name has one tap more than without the second forms: the one that opens the form to be corrected.
  let taps = 0
  await dialog.getByText('वधू', { exact: true }).click()
  await dialog.getByText('आई', { exact: true }).click()
  await dialog.getByLabel('वधूचे नाव').fill('Mrunal')
  await dialog.getByLabel('वडिलांचे नाव').fill('Sanjay')
  await dialog.getByLabel('आडनाव').fill('Natu')
  await expect(lineOf(page, 'firstName')).toContainText('मृणाल')
  await expect(lineOf(page, 'middleName')).toContainText('संजय')
  // No list has this surname, so the form is asked.
  await expect(lineOf(page, 'lastName')).toContainText('नाटू?')
  await expect(dialog.getByLabel('वधूचे नाव', { exact: true })).toHaveAccessibleDescription(/मृणाल/)
  await expectAccessibleAtBothWidths(page, 'names with their forms in the other script')
  await lineOf(page, 'firstName').click()
  taps += 1
  await expect(dialog.getByLabel('वधूचे नाव: मराठीत')).toBeFocused()
  await dialog.getByLabel('वधूचे नाव: मराठीत').fill('म्रुणाल')
  expect(taps).toBeLessThanOrEqual(2)
  await expectAccessible(page, 'a form being corrected')
  await lineOf(page, 'lastName').getByRole('button', { name: 'दुरुस्त करा' }).click()
  await dialog.getByLabel('आडनाव: मराठीत').fill('नातू')
  await family.press(page, 'पुढे: जन्म')
  await dialog.getByLabel('दिवस').selectOption({ label: '१४' })
  await dialog.getByLabel('महिना').selectOption({ label: 'ऑगस्ट' })
  await dialog.getByLabel('वर्ष').selectOption({ label: '१९९८' })
  await dialog.getByLabel('उंची').selectOption('160')
  await dialog.getByText('अविवाहित', { exact: true }).click()
  await family.press(page, 'पुढे: शिक्षण')
  await dialog.getByLabel('शिक्षण', { exact: true }).fill('M.Com')
  await dialog.getByLabel('शिक्षणाचा गट').selectOption({ index: 1 })
  await dialog.getByLabel('वार्षिक उत्पन्न').pressSequentially('650000')
  await family.press(page, 'पुढे: काम आणि घर')
  const choose = async (label: string, typed: string) => {
    await dialog.getByRole('combobox', { name: label }).fill(typed)
    await dialog.getByRole('option', { name: typed }).first().click()
  }
  await choose('कामाचे ठिकाण (तालुका)', 'हवेली')
  await dialog.getByLabel('कामाचा भाग/गाव').fill('Hadapsar')
  await dialog.getByLabel('कुटुंबाच्या निवासाचा भाग/गाव').fill('Wagholi')
  await expect(lineOf(page, 'residenceVillage')).toContainText('वाघोली')
  await family.press(page, 'पुढे: मूळ ठिकाण')
  await choose('मूळ जिल्हा', 'पुणे')
  await choose('मूळ तालुका', 'पुरंदर')
  await dialog.getByLabel('मूळ गाव').fill('Vairag')
  // It is right, but nobody says so.
  await expect(lineOf(page, 'nativeVillage')).toContainText('वैराग?')
  await family.press(page, 'पुढे: संपर्क')
  await dialog.getByRole('textbox', { name: 'मोबाइल नंबर' }).fill(mobile)
  await dialog.getByRole('textbox', { name: 'ई-मेल' }).fill(email)
  await dialog
    .getByLabel(/^पासवर्ड(?! पुन्हा)/)
    .first()
    .fill(password)
  await dialog.getByLabel(/^पासवर्ड पुन्हा/).fill(password)
  await family.press(page, 'पुढे: फोटो')
  for (const sentence of [/^आमची माहिती कशी वापरली जाते/, /^ही नोंदणी फक्त लग्नासाठी आहे/])
    await dialog.getByLabel(sentence).check()
  await family.press(page, 'मोफत नोंदणी करा')
  await expect(dialog).toContainText('OTP पडताळणी')

  const stored = await site.db
    .selectFrom('members')
    .innerJoin('family_details', 'family_details.member_id', 'members.id')
    .select(['first_name', 'last_name', 'members.second_script', 'family_details.second_script as of_family'])
    .where('members.email', '=', email)
    .executeTakeFirstOrThrow()
  expect(stored).toEqual({
    first_name: 'Mrunal',
    last_name: 'Natu',
    // Nobody wrote or saw a Marathi form of the degree, nor confirmed that of the village.
    second_script: { first_name: 'म्रुणाल', middle_name: 'संजय', last_name: 'नातू', work_village: 'हडपसर' },
    of_family: { village: 'वाघोली' },
  })
})

test('a family confirms its names in one screen, and each viewer reads them in the language of the page', async ({
  page,
  browser,
}) => {
  const kale = await family.joined(site)
  const her = await site.db
    .selectFrom('members')
    .select(['id', 'first_name', 'last_name'])
    .where('mobile', '=', kale.mobile)
    .executeTakeFirstOrThrow()
  await setStored(page, site, { access_token: kale.token, language: 'mr' })
  await page.goto(`${site.url}/my-profile`)
  const look = main(page).getByRole('link', { name: 'एकदा पाहून घ्या' })
  await widened(page, async () => {
    const [line, photos] = [await look.boundingBox(), await main(page).locator('#photos').boundingBox()]
    // The line stands above the two columns, and takes the place of neither.
    expect([(photos?.width ?? 0) > 600, (line?.y ?? 0) < (photos?.y ?? 0)]).toEqual([true, true])
  })
  await look.click()
  await expect(page.getByRole('heading', { name: 'तुम्ही असेच लिहिता का?' })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the own names in both scripts')
  await expect(main(page).getByLabel('आडनाव', { exact: true })).toHaveValue('काळे')
  await main(page).getByRole('button', { name: 'जतन करा' }).click()
  await expect(page.getByText('आता पाहण्यासारखे काही राहिले नाही')).toBeVisible()
  const { second_script: forms } = await site.db
    .selectFrom('members')
    .select('second_script')
    .where('id', '=', her.id)
    .executeTakeFirstOrThrow()
  expect(forms).toMatchObject({ last_name: 'काळे' })
  await page.goto(`${site.url}/my-profile`)
  await expect(main(page).getByText('काळे').first()).toBeVisible()
  // The form keeps what was typed, with its other form below.
  await page.goto(`${site.url}/edit-profile`)
  await expect(page.locator('[data-field="last_name"] input').first()).toHaveValue(her.last_name)
  await expect(page.locator('[data-field="last_name"] [data-second-form]')).toContainText('काळे')

  const viewer = await groom(site)
  await subscribes(site, viewer.id)
  for (const [language, surname] of [
    ['mr', 'काळे'],
    ['en', her.last_name],
  ] as const) {
    const context = await browser.newContext()
    const his = await context.newPage()
    await setStored(his, site, { access_token: viewer.token, language })
    await his.goto(`${site.url}/profile-view/${her.id}`)
    await expect(main(his).getByText(surname, { exact: true }).first()).toBeVisible()
    await context.close()
  }
})
