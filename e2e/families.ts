import { expect, type Locator, type Page } from '@playwright/test'
import { fetchSignupChoices, type SignupRequest, signupRequest } from '#server/testing/signup-request.ts'
import type { RegistrationForm } from '#web/access/sign-up/registration.ts'
import { setStored } from './browser-storage.ts'
import type { Site } from './site.ts'

let families = 0

export interface NewFamily {
  first: string
  mobile: string
  email: string
  password: string
}
export function newFamily(): NewFamily {
  const n = `${process.pid}${++families}`.slice(-6)
  return { first: 'Rutuja', mobile: `98${n.padStart(8, '3')}`, email: `kale${n}@family.in`, password: 'saatpaule' }
}

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
export const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click()

/** How often a finger touches the screen. A list of the phone's own is opened and chosen from. */
export interface Taps {
  count: number
}
const uncounted = (): Taps => ({ count: 0 })

const taps = (page: Page, made: Taps) => ({
  async press(what: Locator) {
    made.count += 1
    await what.click()
  },
  async type(label: string | RegExp, text: string) {
    made.count += 1
    await dialog(page).getByLabel(label).first().fill(text)
  },
  /** Types where the form has put the caret. */
  async typeOn(label: string, text: string) {
    await expect(dialog(page).getByLabel(label)).toBeFocused()
    await page.keyboard.type(text)
  },
  async select(label: string, option: string | { label: string } | { index: number }) {
    made.count += 2
    await dialog(page).getByLabel(label).selectOption(option)
  },
  /** Chooses from a list that is searched by typing. */
  async choose(label: string, typed: string, option: string | RegExp) {
    const box = dialog(page).getByRole('combobox', { name: label })
    if (!(await box.evaluate(one => one === document.activeElement))) {
      made.count += 1
      await box.click()
    }
    await box.fill(typed)
    made.count += 1
    await dialog(page).getByRole('option', { name: option }).first().click()
  },
  next(name: string) {
    made.count += 1
    return press(page, name)
  },
})

export async function openRegistration(page: Page, site: Site) {
  await page.goto(`${site.url}/home`)
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(dialog(page)).toContainText('Step 1 of 7')
}

/** Opens the dialog at its sixth step, from a stored draft of the first five. */
export async function openRegistrationAtContact(page: Page, site: Site, family: NewFamily) {
  const chosen = await fetchSignupChoices(`${site.url}/api`)
  const form: Partial<RegistrationForm> = {
    firstName: family.first,
    lastName: 'Kale',
    gender: 'F',
    registeredBy: 'CANDIDATE',
    day: '14',
    month: '8',
    year: '1998',
    height: '160',
    maritalStatus: chosen.marital_status_id,
    education: 'M.Com',
    educationGroup: chosen.education_group_id,
    annualIncome: '550000',
    workTaluka: chosen.working_place_taluka_id,
    workVillage: 'Hadapsar',
    residenceVillage: 'Saswad',
    nativeDistrict: chosen.native_place_district_id,
    nativeTaluka: chosen.native_place_taluka_id,
    nativeVillage: 'Saswad',
  }
  await setStored(page, site, { registration_draft: JSON.stringify({ form, step: 5, at: Date.now() }) })
  await page.goto(`${site.url}/home`)
  await page.getByRole('button', { name: 'Continue your registration' }).click()
  await expect(dialog(page)).toContainText('Step 6 of 7')
}

export async function fillName(page: Page, family: NewFamily, made = uncounted()) {
  const { press: tap, type, next } = taps(page, made)
  await tap(dialog(page).getByText('Bride', { exact: true }))
  await tap(dialog(page).getByText('Mother', { exact: true }))
  await type("Bride's first name", family.first)
  await type('Middle name', 'Anil')
  await type('Last name', 'Kale')
  await next('Next: birth')
}
export async function fillBirth(page: Page, made = uncounted()) {
  const { press: tap, select, next } = taps(page, made)
  await select('Day', '14')
  await select('Month', { label: 'August' })
  await select('Year', '1998')
  await select('Height', '160')
  await tap(dialog(page).getByText('Unmarried', { exact: true }))
  await next('Next: education')
}
export async function fillEducation(page: Page, made = uncounted()) {
  const { type, next } = taps(page, made)
  await type(/^Education/, 'M.Com')
  // It follows from the education.
  await expect(dialog(page).getByLabel('Education group')).not.toHaveValue('')
  await type('Annual income', '550000')
  await next('Next: work and home')
}
export async function fillHome(page: Page, made = uncounted()) {
  const { choose, type, typeOn, next } = taps(page, made)
  await choose('Work location (taluka)', 'Haveli', /Haveli/)
  await typeOn('Working area/gaon', 'Hadapsar')
  await type('Family residence area/gaon', 'Saswad')
  await next('Next: native place')
}
export async function fillNative(page: Page, following = 'Next: contact', made = uncounted()) {
  const { choose, typeOn, next } = taps(page, made)
  await choose('Native district', 'Pune', /^Pune/)
  await choose('Native taluka', 'Puran', /Purandar/)
  await typeOn('Native gaon', 'Saswad')
  await next(following)
}
export async function fillContact(page: Page, family: NewFamily, made = uncounted()) {
  const { type, next } = taps(page, made)
  await type('Mobile number', family.mobile)
  // The number is taken to belong to the person who registers, unless they say otherwise.
  await expect(dialog(page).getByLabel('Whose number is this?')).not.toHaveValue('')
  await type('Email', family.email)
  await type(/^Password/, family.password)
  await type(/^Confirm password/, family.password)
  await next('Next: photo')
  await agrees(page, made)
}

/** Ticks the two consents of the last step. */
export async function agrees(page: Page, made = uncounted()) {
  for (const sentence of [/^We agree to how/, /^This profile is only for marriage/]) {
    made.count += 1
    await dialog(page).getByLabel(sentence).check()
  }
}

export async function typeCode(page: Page, code: string) {
  await dialog(page).getByLabel(`Digit 1 of ${code.length}`).click()
  await page.keyboard.type(code)
}

async function ask(site: Site, method: string, path: string, body?: unknown, token?: string) {
  const response = await fetch(`${site.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}

/** Registers a family by the calls that the dialog makes. It is verified unless the options say otherwise. */
export async function joined(
  site: Site,
  { verified = true, ...change }: { verified?: boolean } & Partial<SignupRequest> = {},
): Promise<NewFamily & { token: string }> {
  const family = newFamily()
  const { first: first_name, email, mobile, password } = family
  const own = { first_name, middle_name: '', email, mobile, password, ...change }
  const form = signupRequest(await fetchSignupChoices(`${site.url}/api`), own)
  const { access_token: token } = await ask(site, 'POST', '/user/signup', form)
  if (verified)
    await ask(site, 'PUT', '/verify/otp', { email: family.mobile, otp: await site.codeFor(family.mobile) }, token)
  return { ...family, token }
}

/** Opens the dashboard in a browser in which this family is logged in. */
export async function onDashboard(page: Page, site: Site, family: { token: string }): Promise<void> {
  await setStored(page, site, { access_token: family.token })
  // With a type in its address, the dashboard opens no welcome dialog.
  await page.goto(`${site.url}/dashboard-in/IN`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rutuja')
}

export async function openLogin(page: Page, site: Site) {
  await page.goto(`${site.url}/home`)
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  // The dialog's frame is there before its fields have loaded.
  await expect(dialog(page).getByLabel(/^Password/)).toBeVisible()
}

export async function logsInByEmail(page: Page, site: Site, family: Pick<NewFamily, 'email' | 'password'>) {
  await openLogin(page, site)
  await dialog(page).getByRole('tab', { name: 'Email Address' }).click()
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill(family.email)
  await dialog(page)
    .getByLabel(/^Password/)
    .fill(family.password)
  await press(page, 'Login')
}
export async function logsInByMobile(page: Page, site: Site, family: Pick<NewFamily, 'mobile' | 'password'>) {
  await openLogin(page, site)
  await dialog(page).getByRole('tab', { name: 'Mobile Number' }).click()
  await dialog(page).getByRole('textbox', { name: 'Mobile number' }).fill(family.mobile)
  await dialog(page)
    .getByLabel(/^Password/)
    .fill(family.password)
  await press(page, 'Login')
}

/** Opens the page that holds what the profile menu of a desk does. */
export const openMe = (page: Page) => page.locator('[data-tab-bar]').getByRole('link').last().click()

export const logOut = async (page: Page) => {
  await page.goto(new URL('/me', page.url()).href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await press(page, 'Yes')
  await page.waitForURL('**/home')
}
