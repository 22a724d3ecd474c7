import { expect, type Page, test } from '@playwright/test'
import { pasteWords } from '#web/access/pasted-biodata/words.ts'
import { editWords } from '#web/profile-form/words.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import * as family from './families.ts'
import { widened } from './screens.ts'
import { type Site, siteForThisFile } from './site.ts'

const site = siteForThisFile()

/** A registered family, logged in. */
async function opens(page: Page, kale: { token: string }, path: string, language: 'en' | 'mr' = 'en') {
  await setStored(page, site, { access_token: kale.token, language })
  await page.goto(`${site.url}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const section = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const main = (page: Page) => page.getByRole('main')
const field = (page: Page, path: string) => main(page).locator(`[data-field="${path}"]`)
const fill = (page: Page, path: string, text: string) => field(page, path).locator('input, textarea').first().fill(text)
const chooseFirst = (page: Page, path: string) => field(page, path).locator('select').selectOption({ index: 1 })
async function search(page: Page, path: string, typed: string) {
  const box = field(page, path).getByRole('combobox')
  await box.click()
  await box.fill(typed)
  await page
    .getByRole('option', { name: new RegExp(typed) })
    .first()
    .click()
}
const save = (page: Page, name = 'Save') => main(page).getByRole('button', { name, exact: true }).click()
/** The header at the top of the page, the bar of the form and that of the tabs. */
const heightOfBars = (page: Page) =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll('main div')].find(one => getComputedStyle(one).position === 'sticky')
    const bars = [document.querySelector('header'), document.querySelector('[data-tab-bar]'), bar]
    return bars.reduce((sum, one) => sum + (one?.getBoundingClientRect().height ?? 0), 0)
  })
const memberOf = (of: Site, mobile: string) =>
  of.db.selectFrom('members').selectAll().where('mobile', '=', mobile).executeTakeFirstOrThrow()

test('a mother fills in everything on a small phone in Marathi, and another family reads it', async ({ page }) => {
  test.slow()
  const kale = await family.joined(site)
  await opens(page, kale, '/my-profile', 'mr')
  await expectAccessible(page, 'my profile')
  // The name of a missing field is a link to that field.
  await main(page).getByRole('link', { name: 'रक्तगट', exact: true }).click()
  await expect(field(page, 'blood_group').locator('select')).toBeFocused()

  await fill(page, 'first_name', 'ऋतुजा')
  await fill(page, 'middle_name', 'श्रीपाद')
  await fill(page, 'last_name', 'क्षीरसागर')
  for (const path of [
    'body_structure_id',
    'blood_group',
    'scan_tone_id',
    'diet_id',
    'occupation_type_id',
    'ready_to_move_abrod',
  ])
    await chooseFirst(page, path)
  await fill(page, 'occupation_details', 'शिक्षिका')
  // The registered number is hers, and she is free in the evening.
  await field(page, 'registered_mobile.type').locator('select').selectOption({ label: 'आई' })
  await field(page, 'registered_mobile.best_time').locator('select').selectOption({ label: 'संध्याकाळी' })
  await fill(page, 'other_info', 'संगीताची आवड')
  await section(page, 'पत्रिकेची माहिती').click()
  await field(page, 'birth_time').locator('select').nth(0).selectOption('5')
  await field(page, 'birth_time').locator('select').nth(1).selectOption('40')
  await field(page, 'birth_time').locator('select').nth(2).selectOption('AM')
  await search(page, 'birth_district_id', 'पुणे')
  await field(page, 'raas_id').locator('select').selectOption({ index: 7 })
  await main(page).getByRole('button', { name: 'जन्मवेळेवरून भरा' }).click()
  const popup = page.getByRole('dialog')
  // The raas in the form is replaced only because she agrees.
  await expect(popup).toContainText('सध्या भरलेली ही माहिती बदलेल')
  await popup.getByRole('button', { name: 'बदलून भरा' }).click()
  await expect(field(page, 'charan_id').locator('select')).not.toHaveValue('')
  await chooseFirst(page, 'is_mangal')
  await search(page, 'devak_id', 'जांभूळ')
  await fill(page, 'kuldaivat', 'श्री खंडोबा, जेजुरी')
  await fill(page, 'gotra', 'काश्यप')

  await section(page, 'कौटुंबिक माहिती').click()
  const texts = {
    'family_details.father_occuption': 'शेती',
    'family_details.father_occuption_place': 'जेजुरी',
    'family_details.mother_occuption': 'गृहिणी',
    'family_details.mama_surname': 'जगताप',
    'family_details.mama_native_place': 'नीरा',
    'family_details.contact_full_name': 'श्रीपाद क्षीरसागर',
    'family_details.address': '१२, शिवाजी पेठ',
    'family_details.relatives.0.surname': 'शिंदे',
    'family_details.relatives.0.goan': 'वाई',
    // Her keyboard types Devanagari digits.
    'family_details.familty_phone_numbers.0.phone': '९८२२०१२३४५',
  }
  for (const [path, text] of Object.entries(texts)) await fill(page, path, text)
  await field(page, 'family_details.familty_phone_numbers.0.type').locator('select').selectOption('FATHER')
  await main(page).getByRole('button', { name: 'भाऊ किंवा बहीण जोडा' }).click()
  await popup.getByRole('button', { name: 'ठीक आहे' }).click()
  await expect(popup).toContainText('कृपया नाव भरा')
  await expectAccessible(page, 'brother or sister')
  await popup.getByText('भाऊ', { exact: true }).last().click()
  await popup.getByRole('textbox', { name: 'नाव' }).fill('अमोल')
  await popup.getByRole('button', { name: 'ठीक आहे' }).click()
  await expect(main(page).getByText('अमोल')).toBeVisible()
  const add = main(page).getByRole('button', { name: 'भाऊ किंवा बहीण जोडा' })
  await add.click()
  await popup.getByText('भाऊ', { exact: true }).last().click()
  await popup.getByRole('textbox', { name: 'नाव' }).fill('सुनील')
  await popup.getByRole('button', { name: 'ठीक आहे' }).click()
  await main(page).getByRole('button', { name: 'काढा: सुनील' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'काढा' }).click()
  await expect(main(page).getByText('सुनील')).toHaveCount(0)
  await expect(add).toBeFocused()

  await section(page, 'मालमत्तेची माहिती').click()
  await main(page).getByRole('button', { name: 'मालमत्ता जोडा १' }).click()
  await popup.getByRole('textbox', { name: 'मालमत्ता' }).fill('दोन एकर बागायत')
  await popup.getByRole('button', { name: 'ठीक आहे' }).click()

  await section(page, 'जोडीदाराविषयी अपेक्षा').click()
  await field(page, 'expectation.patrika_match').locator('select').selectOption('ALL')
  await field(page, 'expectation.marital_status').getByRole('button').first().click()
  await field(page, 'expectation.marital_status').getByText('अविवाहित', { exact: true }).last().click()
  await fill(page, 'expectation.occupation_other_expectations', 'समजूतदार व सुशिक्षित')
  const inEnglish = field(page, 'expectation.second_script.occupation_other_expectations')
  await inEnglish.getByRole('button').click()
  await inEnglish.locator('input').fill('Kind and educated')
  await expectAccessibleAtBothWidths(page, 'the whole form')

  // An error moves the focus to its field and opens its section.
  await fill(page, 'first_name', '')
  await save(page, 'जतन करा')
  await expect(field(page, 'first_name').locator('input')).toBeFocused()
  await expect(field(page, 'first_name')).toContainText('कृपया नाव भरा')
  await fill(page, 'first_name', 'ऋतुजा')
  await fill(page, 'other_info', 'संगीताची आवड आहे')
  const place = () => page.evaluate(() => scrollY)
  const before = await place()
  expect(before).toBeGreaterThan(0)
  await save(page, 'जतन करा')
  await expect(page.getByText('तुमची माहिती जतन झाली')).toBeVisible()
  // The form stays open where it was, and the bars leave her most of the screen.
  await expect(field(page, 'other_info').locator('textarea')).toBeVisible()
  expect(await place()).toBe(before)
  expect(await heightOfBars(page)).toBeLessThanOrEqual(120)
  await main(page).getByRole('button', { name: 'रद्द करा', exact: true }).click()
  await page.waitForURL('**/my-profile')
  await main(page).getByRole('heading', { name: 'कौटुंबिक माहिती' }).click()
  for (const shown of ['ऋतुजा', 'क्षीरसागर', 'दोन एकर बागायत', 'अमोल', 'शिंदे - वाई', 'श्री खंडोबा, जेजुरी', 'काश्यप'])
    await expect(main(page).getByText(shown).first()).toBeVisible()
  // Only the photo is still missing.
  await expect(main(page).getByRole('link', { name: 'फोटो' })).toBeVisible()
  await main(page).getByRole('button', { name: 'इतर कुटुंबांना आमची कोणती माहिती दिसते' }).click()
  await expect(popup).toContainText('98220 12345')
  await expect(popup.getByRole('listitem').first()).toContainText(/आई.*नोंदणीचा नंबर.*संध्याकाळी फोन करावा/)
  await expectAccessible(page, 'what a family sees')

  // Another family finds her in the lists, by her number and on her profile.
  const her = await memberOf(site, kale.mobile)
  expect(her).toMatchObject({ first_name: 'ऋतुजा', last_name: 'क्षीरसागर', version: 2 })
  const groom = await family.joined(site)
  await site.db.updateTable('members').set({ gender: 'M' }).where('mobile', '=', groom.mobile).execute()
  // He reads English, and her save confirmed the forms that stood below her names. Her own words stay as she wrote them.
  const { last_name: surname = '', kuldaivat = '', gotra = '' } = her.second_script
  for (const form of [surname, kuldaivat, gotra]) expect(form).toMatch(/^[A-Za-z ,]+$/)
  await opens(page, groom, '/all-bride')
  await expect(main(page).getByText(surname).first()).toBeVisible()
  await page.goto(`${site.url}/search`)
  await page.getByRole('tab', { name: 'Search by profile ID' }).click()
  await page.getByLabel('Search By ID').fill(her.registration_no)
  await main(page)
    .getByRole('button', { name: /^Search/ })
    .click()
  await page.waitForURL(`**/profile-view/${her.id}`)
  await expect(main(page).getByText(surname).first()).toBeVisible()
  for (const text of ['संगीताची आवड', kuldaivat, gotra]) await expect(main(page).getByText(text)).toBeVisible()
  await page.getByRole('tab', { name: 'Expectations' }).click()
  await expect(main(page).getByText('Kind and educated')).toBeVisible()
})

test('a mother pastes her biodata again, and the profile has what the registration did not ask', async ({ page }) => {
  const kale = await family.joined(site)
  await opens(page, kale, '/edit-profile', 'mr')
  const t = pasteWords('mr')
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await main(page)
    .getByRole('button', { name: editWords('mr').paste })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.source).fill(`मुलीचे नाव : कु. रुतुजा सुरेश काळे
जन्मवेळ : सकाळी १०.३५
रास : कर्क
नक्षत्र : पुष्य, चरण २
गण : देव
गोत्र : कश्यप
रक्तगट : बी पॉझिटिव्ह
वडील : सुरेश काळे (शेती)
भाऊ : १ (अविवाहित)
छंद : सुगम संगीत`)
  await dialog.getByRole('button', { name: t.read, exact: true }).click()
  await expect(dialog.getByRole('checkbox', { name: /नक्षत्र पुष्य, चरण/ })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: /जन्मवेळ .*१०/ })).toBeChecked()
  // A brother has a form of his own, and what the registration asked is not offered again.
  await expect(dialog.getByRole('listitem').filter({ hasText: 'अविवाहित' })).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: /रुतुजा/ })).toHaveCount(0)
  await expectAccessibleAtBothWidths(page, 'what was read for the profile')
  await dialog.getByRole('checkbox', { name: /गोत्र/ }).uncheck()
  await dialog.getByRole('button', { name: t.fill }).click()
  await save(page, 'जतन करा')
  const member = () => memberOf(site, kale.mobile)
  await expect.poll(async () => (await member()).blood_group).toBe('B+')
  expect(await member()).toMatchObject({ birth_time: '10:35:00', gotra: '', raas_id: expect.any(String) })
  expect(await member()).toMatchObject({ charan_id: expect.any(String), gan_id: expect.any(String) })
  expect(sent.filter(body => body.includes('सुगम'))).toEqual([])
})

test('nothing that was typed is lost while the session lasts', async ({ page, context }) => {
  test.slow()
  const kale = await family.joined(site)
  await opens(page, kale, '/my-profile')
  await main(page).getByRole('link', { name: 'Edit Profile' }).click()
  await fill(page, 'other_info', 'Sings at the temple')

  // A failed save leaves the form as it is.
  await page.route('**/api/edit/profile', route => route.abort())
  await save(page)
  await expect(page.getByText('Server Not Responding')).toBeVisible()
  await expect(field(page, 'other_info').locator('textarea')).toHaveValue('Sings at the temple')
  await page.unroute('**/api/edit/profile')

  // A link asks first. A phone has none but Back while there is something to save.
  await widened(page, async () => {
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?')
    await page.getByRole('button', { name: 'Keep editing' }).click()
  })
  // Back asks too, and staying keeps the address.
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back' }).first().click()
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/edit-profile')
  await page.getByRole('link', { name: 'Back' }).first().click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL('**/my-profile')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('My Profile')

  // Closing the tab asks too.
  const other = await context.newPage()
  await page.close({ runBeforeUnload: false })
  await other.goto(`${site.url}/edit-profile`)
  await expect(other.getByText('What you typed last time')).toBeVisible()
  await expect(field(other, 'other_info').locator('textarea')).toHaveValue('Sings at the temple')
  await section(other, 'Family Details').click()
  await fill(other, 'family_details.familty_phone_numbers.0.phone', '9822012345')
  expect(await other.evaluate(() => localStorage.getItem('profile_draft'))).not.toContain('9822012345')

  // When the session ends, typed changes are dropped, because somebody else may use the browser next.
  await site.db.updateTable('sessions').set({ revoked_at: new Date() }).execute()
  await field(other, 'family_details.familty_phone_numbers.0.type').locator('select').selectOption('FATHER')
  await save(other)
  await other.waitForURL('**/home')
  const leftBehind = () =>
    other.evaluate(() => [localStorage.getItem('profile_draft'), sessionStorage.getItem('profile_phones')])
  expect(await leftBehind()).toEqual([null, null])
  await family.logsInByMobile(other, site, kale)
  await other.waitForURL('**/dashboard')
  await other.goto(`${site.url}/edit-profile`)
  await expect(field(other, 'other_info').locator('textarea')).toHaveValue('')

  // Logging out drops them too.
  await fill(other, 'other_info', 'Paints')
  expect(await leftBehind()).toEqual([expect.stringContaining('Paints'), null])
  other.on('dialog', dialog => void dialog.accept())
  await family.logOut(other)
  expect(await leftBehind()).toEqual([null, null])
})

test('two screens at once, and a new number', async ({ page, context }) => {
  test.slow()
  const kale = await family.joined(site)
  await opens(page, kale, '/edit-profile')
  const second = await context.newPage()
  await second.goto(`${site.url}/edit-profile`)
  await fill(page, 'other_info', 'From the first')
  await fill(page, 'occupation_details', 'Teacher')
  await save(page)
  await expect(page.getByText('Your profile is saved')).toBeVisible()

  await fill(second, 'other_info', 'From the second')
  await fill(second, 'native_place_goan', 'Jejuri')
  await save(second)
  const popup = second.getByRole('dialog')
  await expect(popup).toContainText('Changed on another screen')
  await expect(popup).toContainText('There: From the first')
  await expect(popup).toContainText('Here: From the second')
  await expect(popup).toContainText('Teacher')
  await expectAccessibleAtBothWidths(second, 'changed elsewhere')
  await popup.getByRole('button', { name: 'Take the other' }).click()
  await popup.getByRole('button', { name: 'Continue' }).click()
  await save(second)
  await expect(second.getByText('Your profile is saved')).toBeVisible()
  expect(await memberOf(site, kale.mobile)).toMatchObject({
    other_info: 'From the first',
    occupation: 'Teacher',
    native_village: 'Jejuri',
  })

  await second.goto(`${site.url}/edit-profile`)
  await second.getByRole('button', { name: 'Change mobile number' }).click()
  const mobile = family.newFamily().mobile
  await popup.getByRole('textbox', { name: 'New mobile number' }).fill(mobile)
  await popup.getByLabel(/^Your password/).fill('not mine')
  await popup.getByRole('button', { name: 'Send code' }).click()
  await expect(popup).toContainText('Space is not allowed in password')
  await popup.getByLabel(/^Your password/).fill(kale.password)
  await popup.getByRole('button', { name: 'Send code' }).click()
  await expect(popup).toContainText('Enter the code')
  await expectAccessibleAtBothWidths(second, 'the code of a change')
  await family.typeCode(second, await site.codeFor(mobile))
  await expect(second.getByText('Your mobile number is changed')).toBeVisible()
  await expect(field(second, 'mobile').locator('input')).toHaveValue(new RegExp(mobile.slice(-5)))
  await expect(memberOf(site, mobile)).resolves.toMatchObject({ first_name: 'Rutuja' })

  // Cancel asks, and then discards what was typed.
  await fill(second, 'other_info', 'Never mind')
  await main(second).getByRole('button', { name: 'Cancel' }).click()
  await second.getByRole('button', { name: 'Discard', exact: true }).click()
  await second.waitForURL('**/my-profile')
  expect(await second.evaluate(() => localStorage.getItem('profile_draft'))).toBeNull()
  await expect(main(second).getByText('From the first')).toBeVisible()
})

test('one section after the other is saved, and the form stays', async ({ page }) => {
  const kale = await family.joined(site)
  await opens(page, kale, '/edit-profile')
  await expect(section(page, 'Personal Details')).toHaveAttribute('aria-expanded', 'true')
  await fill(page, 'other_info', 'Sings at the temple')
  await save(page, 'Save and next')
  await expect(section(page, 'Horoscope Details')).toBeFocused()
  await expect(section(page, 'Personal Details')).toHaveAttribute('aria-expanded', 'false')
  await fill(page, 'gotra', 'Kashyap')
  // The second save starts from what the first one stored, and is not taken for a change on another screen.
  await save(page, 'Save and next')
  await expect(section(page, 'Family Details')).toBeFocused()
  await expect(section(page, 'Family Details')).toBeInViewport()
  await expectAccessibleAtBothWidths(page, 'the next section')
  expect(await memberOf(site, kale.mobile)).toMatchObject({ other_info: 'Sings at the temple', gotra: 'Kashyap' })
  // A title is larger than its sub-titles.
  const sizes = await main(page)
    .locator('h2 button, h3')
    .evaluateAll(all => all.map(one => [one.localName, Number.parseFloat(getComputedStyle(one).fontSize)] as const))
  const of = (name: string) => sizes.filter(([local]) => local === name).map(([, size]) => size)
  expect(Math.min(...of('button'))).toBeGreaterThan(Math.max(...of('h3')))
  await section(page, 'Partner Expectation').click()
  await expect(main(page).getByRole('button', { name: 'Save and next' })).toHaveCount(0)
})

test('four places for property are open at the start, and the ID page says what is wrong with each file', async ({
  page,
}) => {
  const kale = await family.joined(site)
  await opens(page, kale, '/edit-profile#user_properties')
  const slots = field(page, 'user_properties').getByRole('button', { name: /^Add property/ })
  await expect(slots).toHaveCount(4)
  await slots.nth(2).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('House, two floors')
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(field(page, 'user_properties').getByText('House, two floors')).toBeVisible()
  await expect(slots).toHaveCount(3)
  await field(page, 'user_properties').getByRole('button', { name: 'Remove: House, two floors' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(slots).toHaveCount(4)
  await expect(slots.first()).toBeFocused()

  await opens(page, kale, '/my-id')
  await page.getByText('PAN', { exact: false }).first().click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please upload front image.')).toBeVisible()
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'id.txt', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(page.getByText('Invalid file format, please use jpeg , png or pdf file.')).toBeVisible()
})

test('a family verifies the e-mail it registered with, from its profile', async ({ page }) => {
  const kale = await family.joined(site)
  await opens(page, kale, '/edit-profile#email')
  await expect(page.getByRole('button', { name: 'Verify email' })).toBeVisible()
  await opens(page, kale, '/my-settings?tab=contacts')
  await expect(page.getByRole('button', { name: 'Verify email' })).toBeVisible()
  // In India it is already the next day.
  const joined_at = new Date('2026-01-31T20:00:00Z')
  await site.db.updateTable('members').set({ joined_at }).where('mobile', '=', kale.mobile).execute()
  await opens(page, kale, '/my-profile')
  await expect(page.getByText('01 Feb 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByRole('dialog')).toContainText(`We have sent a verification code to ${kale.email}`)
  await family.typeCode(page, await site.codeFor(kale.email))
  await expect(page.getByRole('button', { name: 'Verify email' })).toHaveCount(0)
  expect((await memberOf(site, kale.mobile)).email_verified_at).not.toBeNull()
})
