import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { readConfig } from '#server/config.ts'
import { tendAddedAccess } from '#server/features/access/family-logins/job.ts'
import { databaseLimits } from '#server/http/limits.ts'
import { familyWords } from '#web/member/features/families/settings/family-words.ts'
import { invitationWords } from '#web/member/features/family-invitation/words.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import * as family from './families.ts'
import { latinDigits } from './marathi-digits.ts'
import { fillInMarathi } from './registration-in-marathi.ts'
import { siteForThisFile } from './site.ts'
import { type Steps, steps } from './steps.ts'

const site = siteForThisFile()
let kale: family.NewFamily
test.beforeEach(async () => {
  kale ??= await family.joined(site)
})
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test('a member logs in by mobile and by e-mail, and out again', async ({ page }) => {
  await family.openLogin(page, site)
  await expectAccessibleAtBothWidths(page, 'login by mobile')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Email Address' }).click()
  const fields = dialog.getByRole('textbox')
  await expect(fields).toHaveCount(1)
  await expect(dialog.locator('[data-kind="primary"]')).toHaveText(['Log in with a code'])
  await family.press(page, 'Password instead')
  await expect(dialog.getByLabel(/^Password/)).toBeFocused()
  await expect(dialog.locator('[data-kind="primary"]')).toHaveText(['Login'])
  await expectAccessibleAtBothWidths(page, 'login by e-mail')

  await family.logsInByMobile(page, site, kale)
  await page.waitForURL('**/dashboard')
  expect(await stored(page)).toMatchObject({
    access_token: expect.any(String),
    gender: 'F',
    is_membership_subscribed: 'N',
  })
  // A family sees nothing about plans in its first hour.
  await family.openMe(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'Me')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Are you sure you want to logout?')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'logout question')
  await family.press(page, 'No')
  await expect(page).toHaveURL(/me$/)
  await family.logOut(page)
  expect((await stored(page)).access_token).toBeUndefined()

  // The mobile is verified but the e-mail is not, so the dialog asks for the code of the e-mail, which may be skipped.
  await family.logsInByEmail(page, site, kale)
  await expect(page.getByRole('dialog')).toContainText('OTP confirmation')
  await expectAccessibleAtBothWidths(page, 'code with skip')
  await family.press(page, 'Skip for now')
  await page.waitForURL('**/dashboard')
})

test('a mother registers her second daughter from within in Marathi, and is asked which one she means', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const mother = await family.joined(site)
  await setStored(page, site, { language: 'mr' })
  await family.onDashboard(page, site, mother)
  const dialog = page.getByRole('dialog')
  const opens = (name: string) => expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await family.openMe(page)
  await page.getByRole('button', { name: 'आमची स्थळे' }).click()
  await family.press(page, 'आणखी एका मुलाची किंवा मुलीची नोंदणी करा')
  await expect(dialog).toContainText('५ पैकी पाऊल १')
  await expectAccessible(page, 'the first step of a second daughter')
  const mrunal = { called: 'वधू', registeredBy: 'आई', first: 'मृणाल', middle: 'अनिल', last: 'Kale' } as const
  await fillInMarathi(page, mrunal, 'मोफत नोंदणी करा')
  await page.waitForURL('**/dashboard')
  await opens('मृणाल')
  expect(await latinDigits(page)).toEqual([])
  await family.openMe(page)
  await page.getByRole('button', { name: 'आमची स्थळे' }).click()
  await expect(dialog).toContainText('कोणाचे स्थळ उघडायचे आहे?')
  await dialog.getByRole('button', { name: 'Rutuja यांचे स्थळ उघडा' }).click()
  await page.waitForURL('**/dashboard')
  await opens('Rutuja')

  await page.evaluate(() => localStorage.removeItem('access_token'))
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await family.logsInByMobile(page, site, mother)
  await expect(dialog).toContainText('Whose profile do you want to open?')
  await expectAccessibleAtBothWidths(page, 'which profile')
  // The form in the other script was shown at the registration and confirmed by it.
  await dialog.getByRole('button', { name: 'Open the profile of Mrunal' }).click()
  await page.waitForURL('**/dashboard')
  await opens('Mrunal')
})

/** From any page to the family's own, where the father is invited by his number. */
async function invitesFather(
  page: Page,
  mobile: string,
  { made, proves }: { made: Steps; proves: (form: Locator) => Promise<void> },
) {
  const t = familyWords('en')
  await made.presses(page.locator('[data-tab-bar]').getByRole('link').last())
  await made.presses(page.getByRole('link', { name: /^Family/ }))
  const form = page.getByRole('form', { name: t.inviteTitle })
  await made.chooses(form.getByLabel(t.role), 'FATHER')
  await made.types(form.getByLabel(t.mobile), mobile)
  await proves(form)
  await made.presses(form.getByRole('button', { name: t.invite }))
  await expect(page.getByText(t.INVITED)).toBeVisible()
}

/** He types what the SMS brought, which holds no link, and is inside. */
async function fatherAccepts(browser: Browser, mobile: string) {
  const t = invitationWords('en')
  const { presses, types, count } = steps()
  const father = await (await browser.newContext({ locale: 'en-IN', viewport: { width: 360, height: 740 } })).newPage()
  await father.goto(`${site.url}/home`)
  await presses(father.getByRole('banner').getByRole('button', { name: 'Login' }))
  await presses(father.getByRole('link', { name: 'Family invitation' }))
  await types(father.getByLabel(t.contact), mobile)
  await types(father.getByLabel(t.code), /\b\d{8}\b/.exec(await site.messageTo(mobile))?.[0] ?? '')
  await presses(father.getByRole('button', { name: t.accept }))
  await father.waitForURL(/dashboard/)
  await expect(father.getByRole('heading', { level: 1 })).toContainText('Rutuja')
  expect(count()).toBe(5)
  await father.context().close()
}
const tend = () =>
  tendAddedAccess(
    { ...site, limits: databaseLimits(site), config: readConfig({}), channels: { SMS: true, EMAIL: true } },
    site.clock.now(),
  )
const hour = 3_600_000

test('a father whom the mother invites with her password is inside at once, and she is told', async ({
  page,
  browser,
}) => {
  const [mother, { mobile }] = [await family.joined(site, { registered_by: 'MOTHER' }), family.newFamily()]
  await family.onDashboard(page, site, mother)
  const made = steps()
  await invitesFather(page, mobile, {
    made,
    proves: form => made.types(form.getByLabel(familyWords('en').ownPassword), mother.password),
  })
  expect(made.count()).toBe(7)
  expect(await site.messageTo(mother.mobile)).toMatch(/was added to your family’s profile/)
  await fatherAccepts(browser, mobile)
  await page.reload()
  await expect(page.getByRole('list', { name: familyWords('en').people })).toContainText('Logs in')
})

test('a mother with one phone, no password and no email logs in by a code, and the father is inside a day after she invites him', async ({
  page,
  context,
  browser,
}) => {
  const mother = family.newFamily()
  await family.openRegistrationAtContact(page, site, mother)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(mother.mobile)
  await dialog.getByLabel('We have no email').check()
  await family.press(page, 'Next: photo')
  await family.agrees(page)
  await family.press(page, 'Register Free')
  await expect(dialog).toContainText('OTP confirmation')
  await family.typeCode(page, await site.codeFor(mother.mobile))
  await page.waitForURL('**/dashboard')
  await page.goto(`${site.url}/my-settings?tab=password`)
  await expect(page.getByRole('heading', { name: 'Set a password' })).toBeVisible()
  await expect(page.getByText('You have no password. We send a code')).toBeVisible()
  await family.logOut(page)

  site.clock.passes(60_000)
  await family.openLogin(page, site)
  await family.press(page, 'Log in with a code')
  await expect(dialog.getByText('Please enter mobile number')).toBeVisible()
  await expect(dialog.getByText('Please enter password')).toBeHidden()
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(mother.mobile)
  await family.press(page, 'Log in with a code')
  await expect(dialog).toContainText('a 6-digit code is on its way to it')
  await expectAccessibleAtBothWidths(page, 'login by code')
  // The typed values are there again, and the code that was requested a moment ago is still valid.
  await family.press(page, 'Back to login')
  await expect(dialog.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(mother.mobile)
  await family.press(page, 'Log in with a code')

  const outbox = await context.newPage()
  await outbox.goto(`${site.url}/outbox`)
  const message = outbox.getByText(/^\d{6} is your code to log in/).first()
  const code = /\d{6}/.exec((await message.textContent()) ?? '')?.[0] ?? ''
  await outbox.close()
  await family.typeCode(page, code === '111111' ? '222222' : '111111')
  await expect(dialog.getByText('This code is not right. Please try again')).toBeVisible()
  await expect(dialog.getByLabel('Digit 1 of 6')).toBeFocused()
  // The last digit submits the code.
  await family.typeCode(page, code)
  await page.waitForURL('**/dashboard')
  expect((await stored(page)).access_token).toEqual(expect.any(String))

  const [made, { mobile }] = [steps(), family.newFamily()]
  await invitesFather(page, mobile, {
    made,
    async proves(form) {
      await made.presses(form.getByRole('button', { name: 'Send code' }))
      await expect(form.getByText('The code has been sent.')).toBeVisible()
      await made.types(form.getByRole('textbox', { name: /^Code/ }), await site.codeFor(mother.mobile))
    },
  })
  expect(made.count()).toBe(8)
  const isTold = async (words: RegExp) => expect(await site.messageTo(mother.mobile)).toMatch(words)
  await isTold(/was added to your family’s profile/)
  site.clock.passes(23 * hour)
  await tend()
  await isTold(/begins in an hour/)
  await expect(site.messageTo(mobile)).rejects.toThrow('nothing was sent')
  site.clock.passes(hour)
  await tend()
  await fatherAccepts(browser, mobile)
})

test('wrong credentials, empty and short ones are told in the specified words', async ({ page }) => {
  await family.openLogin(page, site)
  const dialog = page.getByRole('dialog')
  await family.press(page, 'Password instead')
  await family.press(page, 'Login')
  await expect(dialog.getByText('Please enter mobile number')).toBeVisible()
  await expect(dialog.getByText('Please enter password')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Email Address' }).click()
  await expect(dialog.getByText('Please enter password')).toBeHidden()
  await dialog.getByRole('textbox', { name: 'Email' }).fill('kale@')
  await dialog.getByLabel(/^Password/).fill('saat')
  await family.press(page, 'Login')
  await expect(dialog.getByText('Please enter valid email')).toBeVisible()
  await expect(dialog.getByText('This field must be at least 6 characters')).toBeVisible()
  await expectAccessible(page, 'login refused')

  await family.logsInByMobile(page, site, { mobile: kale.mobile, password: 'not-this-one' })
  await expect(page.getByText('Invalid Username or Password')).toBeVisible()
  await expectAccessible(page, 'login failed')
  await expect(dialog.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(kale.mobile)
  expect((await stored(page)).access_token).toBeUndefined()

  const password = dialog.getByLabel(/^Password/)
  await expect(password).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
})

test('a member not yet verified lands in the code dialog, and closing it forgets the session', async ({ page }) => {
  const late = await family.joined(site, { verified: false })
  // A second code is refused, because the first was sent a moment ago. The dialog opens nevertheless.
  await family.logsInByMobile(page, site, late)
  await expect(page.getByRole('dialog')).toContainText('OTP confirmation')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const question = page.getByRole('dialog', { name: 'Close without the code?' })
  await question.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await stored(page)).access_token).toBeUndefined()

  site.clock.passes(31_000)
  await family.logsInByMobile(page, site, late)
  await expect(page.getByRole('dialog')).toContainText('OTP confirmation')
  await family.typeCode(page, await site.codeFor(late.mobile))
  await page.waitForURL('**/dashboard')
})

test('a member whose number another family verified is asked for another at the login', async ({ page }) => {
  const late = await family.joined(site)
  const lost = { mobile: null, mobile_verified_at: null, email_verified_at: site.clock.now() }
  await site.db.updateTable('members').set(lost).where('email', '=', late.email).execute()
  await family.logsInByEmail(page, site, late)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Another family has verified the number you had given')
  await expectAccessibleAtBothWidths(page, 'the missing number')
  await family.press(page, 'Skip for now')
  await page.waitForURL('**/dashboard')
  await family.logOut(page)

  await family.logsInByEmail(page, site, late)
  const { mobile } = family.newFamily()
  await dialog.getByRole('textbox', { name: 'New mobile number' }).fill(mobile)
  await family.press(page, 'Send code')
  await expect(dialog).toContainText('Enter the code')
  await family.typeCode(page, await site.codeFor(mobile))
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Your mobile number is changed')).toBeVisible()
})

test('the footer’s login takes an e-mail and leads to the dashboard', async ({ page }) => {
  await page.goto(`${site.url}/home`)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: 'Login' })
    .or(page.getByRole('region', { name: /^Registering is free/ }).getByRole('button', { name: 'Login' }))
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, 'footer login')
  await family.press(page, 'Log in with a code')
  await expect(dialog.getByText('Please enter email')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Email' }).fill(kale.email)
  await dialog.getByLabel(/^Password/).fill(kale.password)
  await family.press(page, 'Login')
  await page.waitForURL('**/dashboard')
})

test('Remember Me prefills after the browser was closed; no readable password is in its storage', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await family.openLogin(page, site)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(kale.mobile)
  await dialog.getByLabel(/^Password/).fill(kale.password)
  await dialog.getByText('Remember Me').click()
  await family.press(page, 'Login')
  await page.waitForURL('**/dashboard')
  await family.logOut(page)
  const storage = await stored(page)
  expect(JSON.stringify(storage)).not.toContain(kale.password)
  expect(JSON.stringify(storage)).toContain(kale.mobile)
  expect(storage.access_token).toBeUndefined()

  const state = await context.storageState({ indexedDB: true })
  expect(JSON.stringify(state)).not.toContain(kale.password)
  await page.close()
  const reopened = await context.newPage()
  await family.openLogin(reopened, site)
  await expect(reopened.getByRole('dialog').getByRole('textbox', { name: 'Mobile number' })).toHaveValue(kale.mobile)
  await expect(reopened.getByRole('dialog').getByLabel(/^Password/)).toHaveValue(kale.password)
  await family.press(reopened, 'Login')
  await reopened.waitForURL('**/dashboard')
  await family.logOut(reopened)

  // Unchecking it removes the stored login, and nothing else.
  await family.openLogin(reopened, site)
  await expect(reopened.getByRole('dialog').getByLabel(/^Password/)).toHaveValue(kale.password)
  await reopened.getByRole('dialog').getByText('Remember Me').click()
  await family.press(reopened, 'Login')
  await reopened.waitForURL('**/dashboard')
  const after = await stored(reopened)
  expect(Object.keys(after).filter(key => key.startsWith('remember'))).toEqual([])
  expect(after.access_token).toBeDefined()
  await context.close()
})
