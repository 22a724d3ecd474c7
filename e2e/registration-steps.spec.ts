import { expect, test } from '@playwright/test'
import { languages } from '#domain/words/catalogue.ts'
import { consentWords } from '#web/access/consent/words.ts'
import { homeWords } from '#web/public/home/words.ts'
import { expectAccessible } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import * as family from './families.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile()

test('each step says what is missing, in the specified words, and asks nothing of the server', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => request.url().includes('/user/signup') && asked.push(request.url()))
  await family.openRegistration(page, site)
  const dialog = page.getByRole('dialog')
  await family.press(page, 'Next: birth')
  await expect(dialog.getByText('Please select gender')).toBeVisible()
  await expect(dialog.getByText('Please enter first name')).toBeVisible()
  await expect(dialog.getByText('Please enter last name')).toBeVisible()
  await expect(dialog.getByLabel('Bride')).toBeFocused()
  await expectAccessible(page, 'refused step')

  // The limit applies to pasted text too.
  await dialog.getByLabel('First name').fill('R'.repeat(40))
  await expect(dialog.getByLabel('First name')).toHaveValue('R'.repeat(15))
  await expect(dialog.getByText('No more than 15 letters fit here.')).toBeVisible()
  await family.fillName(page, family.newFamily())

  await family.press(page, 'Next: education')
  for (const message of ['Please select date of birth', 'Please select height', 'Please select marital status'])
    await expect(dialog.getByText(message)).toBeVisible()
  await expect(dialog.getByLabel('Year').locator('option')).toHaveCount(75)
  // Every year stays, but the list opens where brides and grooms were born.
  await expect(dialog.getByLabel('Year').locator('option').nth(27)).toHaveText('Year')
  await expect(dialog.getByLabel('Height').locator('option')).toHaveCount(31)
  await dialog.getByLabel('Year').selectOption(String(new Date().getFullYear() - 17))
  await dialog.getByLabel('Month').selectOption({ index: 1 })
  await dialog.getByLabel('Day').selectOption('1')
  await family.press(page, 'Next: education')
  await expect(dialog.getByText('A bride must be at least 18 years old')).toBeVisible()
  await family.fillBirth(page)

  await family.press(page, 'Next: work and home')
  for (const message of ['Please enter education', 'Please select education group', 'Please enter price'])
    await expect(dialog.getByText(message)).toBeVisible()
  await dialog.getByLabel('Annual income').pressSequentially('5a5 0e')
  await expect(dialog.getByLabel('Annual income')).toHaveValue('550')
  await expect(dialog.getByText('₹5,50,000 a year?')).toBeVisible()
  await family.press(page, 'Yes')
  await expect(dialog.getByLabel('Annual income')).toHaveValue('550000')
  // The group follows what is typed until the family chooses another one.
  const group = dialog.getByLabel('Education group')
  const chosen = group.locator('option:checked')
  await dialog.getByLabel('Education', { exact: true }).fill('B.Com')
  await expect(chosen).toContainText('Commerce')
  await dialog.getByLabel('Education', { exact: true }).fill('B.Com, MBA')
  await expect(chosen).toContainText('MBA')
  await group.selectOption('Law')
  await dialog.getByLabel('Education', { exact: true }).fill('B.Com')
  await expect(chosen).toHaveText('Law')
  await family.fillEducation(page)

  await family.press(page, 'Next: native place')
  for (const message of [
    'Please select work location',
    'Please enter working area/gaon',
    'Please enter family residence area/gaon',
  ])
    await expect(dialog.getByText(message)).toBeVisible()
  await family.fillHome(page)

  await family.press(page, 'Next: contact')
  for (const message of ['Please select native district', 'Please select native taluka', 'Please enter native gaon'])
    await expect(dialog.getByText(message)).toBeVisible()
  await family.fillNative(page)

  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('98200')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('kale@family')
  await dialog.getByLabel(/^Password/).fill('saat7')
  await dialog.getByLabel(/^Confirm password/).fill('saat8')
  await family.press(page, 'Next: photo')
  for (const message of [
    'Please enter valid contact number',
    'Please enter valid email',
    'This field must be at least 6 characters',
    'Passwords must match',
  ])
    await expect(dialog.getByText(message)).toBeVisible()
  await dialog.getByLabel(/^Password/).fill('')
  await dialog.getByLabel(/^Password/).pressSequentially('saat paule')
  await expect(dialog.getByLabel(/^Password/)).toHaveValue('saatpaule')
  expect(asked).toEqual([])
})

test('a known mobile is refused at its field, and nothing typed is lost', async ({ page }) => {
  const kale = await family.joined(site)
  const twin = { ...family.newFamily(), mobile: kale.mobile }
  await family.openRegistrationAtContact(page, site, twin)
  await family.fillContact(page, twin)
  await family.press(page, 'Register Free')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('This mobile number is already registered').first()).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(twin.email)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
})

test('what was typed is kept when the dialog is closed by mistake, but no password and no photo', async ({ page }) => {
  const kale = family.newFamily()
  await family.openRegistration(page, site)
  await family.fillName(page, kale)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Continue your registration' }).click()
  await expect(page.getByText('We kept what you typed earlier.')).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('Step 2 of 7')

  await family.openRegistrationAtContact(page, site, kale)
  await family.fillContact(page, kale)
  const draft = await page.evaluate(() => localStorage.getItem('registration_draft'))
  expect(draft).toContain(kale.email)
  expect(draft).not.toContain(kale.password)
})

test('a wrong photo is refused with the alert, a wrong code stays in the dialog, and closing it forgets the session', async ({
  page,
}) => {
  const kale = family.newFamily()
  await family.openRegistrationAtContact(page, site, kale)
  await family.fillContact(page, kale)
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByText('Invalid file format please use jpeg or png file.').first()).toBeVisible()
  await input.setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(10 * 1024 * 1024)]),
  })
  await expect(page.getByText('File must be less then 10 MB').first()).toBeVisible()
  await family.press(page, 'Register Free')

  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('OTP confirmation')
  await family.press(page, 'Verify')
  await expect(dialog.getByText('Please enter code')).toBeVisible()
  const right = await site.codeFor(kale.mobile)
  await family.typeCode(page, right === '1111' ? '2222' : '1111')
  await expect(dialog.getByText('This code is not right. Please try again')).toBeVisible()
  await expect(dialog.getByText(/Resend in/)).toBeVisible()

  // Digits pasted at once fill their boxes; backspace goes back through them. The fourth would send the code.
  await dialog.getByLabel('Digit 1 of 4').click()
  await dialog.getByLabel('Digit 1 of 4').evaluate(
    (box, text) => {
      const data = new DataTransfer()
      data.setData('text', text)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    right.slice(0, 3),
  )
  await expect(dialog.getByLabel('Digit 3 of 4')).toHaveValue(right[2] ?? '')
  await expect(dialog.getByLabel('Digit 4 of 4')).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(dialog.getByLabel('Digit 3 of 4')).toBeFocused()

  await dialog.getByRole('button', { name: 'Close' }).click()
  const question = page.getByRole('dialog', { name: 'Close without the code?' })
  await question.getByRole('button', { name: 'Enter the code' }).last().click()
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel('Digit 1 of 4')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()

  // A verified number is refused, and the dialog offers the login.
  const earlier = await family.joined(site)
  await family.openRegistrationAtContact(page, site, kale)
  await family.fillContact(page, { ...kale, mobile: earlier.mobile, email: `other-${kale.email}` })
  await family.press(page, 'Register Free')
  await family.press(page, /^Log in$/)
  await expect(dialog.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(earlier.mobile)
})

test('a mistyped number is corrected without losing what was typed', async ({ page }) => {
  const kale = family.newFamily()
  const mistyped = { ...kale, mobile: kale.mobile.replace(/^98/, '89') }
  await family.openRegistrationAtContact(page, site, kale)
  await family.fillContact(page, mistyped)
  await family.press(page, 'Register Free')
  const dialog = page.getByRole('dialog')
  await family.press(page, 'Wrong number?')
  await expect(dialog).toContainText('Step 6 of 7')
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(kale.email)
  await expectAccessible(page, 'correction')
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(kale.mobile)
  await family.press(page, 'Send the code')
  await expect(dialog).toContainText(kale.mobile.slice(-5))
  await family.typeCode(page, await site.codeFor(kale.mobile))
  await page.waitForURL('**/dashboard')
})

test('the phone’s Back steps back in the registration, then closes it, and only then leaves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`${site.url}/our-procedure`)
  await family.openRegistration(page, site)
  const dialog = page.getByRole('dialog')
  await family.fillName(page, family.newFamily())
  await expect(dialog).toContainText('Step 2 of 7')
  // Each step opens at its top, however far down the last one was left.
  await expect(dialog.getByLabel('Day')).toBeInViewport({ ratio: 1 })
  await dialog.getByText('Unmarried', { exact: true }).click()
  await page.goBack()
  await expect(dialog).toContainText('Step 1 of 7')
  await expect(dialog.getByText('Bride', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByLabel("Bride's first name")).toHaveValue('Rutuja')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  expect(page.url()).toBe(`${site.url}/home`)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/our-procedure`)
})

test('who has no job at present is at home, and the place of work is filled in', async ({ page }) => {
  await family.openRegistration(page, site)
  await family.fillName(page, family.newFamily())
  await family.fillBirth(page)
  await family.fillEducation(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^No job now/ }).check()
  const residence = dialog.getByRole('combobox', { name: 'Family residence taluka' })
  await residence.fill('Haveli')
  await page.getByRole('option', { name: 'Haveli' }).click()
  await dialog.getByRole('textbox', { name: 'Family residence area/gaon' }).fill('Wagholi')
  await expect(dialog.getByRole('textbox', { name: 'Working area/gaon' })).toHaveValue('Wagholi')
  await expect(dialog.getByRole('combobox', { name: 'Work location (taluka)' })).toHaveValue(/Haveli/)
  await family.press(page, 'Next: native place')
  await expect(dialog).toContainText('Step 5 of 7')
})

for (const language of languages)
  test(`nothing ticked: the message stands in sight at the first empty box, ${language}`, async ({ page }) => {
    const kale = family.newFamily()
    await family.openRegistrationAtContact(page, site, kale)
    await setStored(page, site, { language })
    await page.goto(`${site.url}/home`)
    await page.getByRole('button', { name: homeWords(language).goOn }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[type=tel]').fill(kale.mobile)
    await dialog.locator('[inputmode=email]').fill(kale.email)
    await dialog.locator('[type=submit]').click()
    const boxes = dialog.getByRole('checkbox')
    const message = dialog.getByText(consentWords(language).tickThis)
    const register = dialog.locator('[type=submit]')
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 360, height: 740 },
      { width: 1280, height: 720 },
    ])
      await test.step(`${viewport.width} × ${viewport.height}`, async () => {
        await page.setViewportSize(viewport)
        for (const place of [0, 1]) {
          await register.click()
          await expect(boxes.nth(place)).toBeFocused()
          await expect(boxes.nth(place)).toHaveAccessibleDescription(consentWords(language).tickThis)
          await expect(boxes.nth(place)).toHaveAttribute('aria-required', 'true')
          await expect(boxes.nth(place)).toHaveAttribute('aria-invalid', 'true')
          await expect(message).toBeInViewport({ ratio: 1 })
          await expect(boxes.nth(place)).toBeInViewport({ ratio: 1 })
          if (place === 0) await boxes.first().check()
        }
        await boxes.first().uncheck()
      })
    await expectAccessible(page, 'a consent that is missing')
  })
