import { expect, type Page } from '@playwright/test'
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

/** Chooses from a list that is searched by typing. */
async function choose(page: Page, label: string, typed: string, option: string | RegExp) {
  const box = dialog(page).getByRole('combobox', { name: label })
  await box.click()
  await box.fill(typed)
  await dialog(page).getByRole('option', { name: option }).first().click()
}

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

export async function fillName(page: Page, family: NewFamily) {
  await dialog(page).getByText('Bride', { exact: true }).click()
  await dialog(page).getByLabel('Who is registering?').selectOption('MOTHER')
  await dialog(page).getByLabel("Bride's first name").fill(family.first)
  await dialog(page).getByLabel('Middle name').fill('Anil')
  await dialog(page).getByLabel('Last name').fill('Kale')
  await press(page, 'Next: birth')
}
export async function fillBirth(page: Page) {
  await dialog(page).getByLabel('Day').selectOption('14')
  await dialog(page).getByLabel('Month').selectOption({ label: 'August' })
  await dialog(page).getByLabel('Year').selectOption('1998')
  await dialog(page).getByLabel('Height').selectOption('160')
  await dialog(page).getByLabel('Marital status').selectOption({ index: 1 })
  await press(page, 'Next: education')
}
export async function fillEducation(page: Page) {
  await dialog(page).getByLabel('Education', { exact: false }).first().fill('M.Com')
  await dialog(page).getByLabel('Education group').selectOption({ index: 1 })
  await dialog(page).getByLabel('Annual income').fill('550000')
  await press(page, 'Next: work and home')
}
export async function fillHome(page: Page) {
  await choose(page, 'Work location (taluka)', 'Haveli', /Haveli/)
  await dialog(page).getByLabel('Working area/gaon').fill('Hadapsar')
  await dialog(page).getByLabel('Family residence area/gaon').fill('Saswad')
  await press(page, 'Next: native place')
}
export async function fillNative(page: Page, next = 'Next: contact') {
  await choose(page, 'Native district', 'Pune', /^Pune/)
  await choose(page, 'Native taluka', 'Puran', /Purandar/)
  await dialog(page).getByLabel('Native gaon').fill('Saswad')
  await press(page, next)
}
export async function fillContact(page: Page, family: NewFamily) {
  await dialog(page).getByRole('textbox', { name: 'Mobile number' }).fill(family.mobile)
  // The number is taken to belong to the person who registers, unless they say otherwise.
  await expect(dialog(page).getByLabel('Whose number is this?')).not.toHaveValue('')
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill(family.email)
  await dialog(page)
    .getByLabel(/^Password/)
    .fill(family.password)
  await dialog(page)
    .getByLabel(/^Confirm password/)
    .fill(family.password)
  await press(page, 'Next: photo')
  await agrees(page)
}

/** Ticks the two consents of the last step. */
export async function agrees(page: Page) {
  for (const sentence of [/^We agree to how/, /^This profile is for marriage/])
    await dialog(page).getByLabel(sentence).check()
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

/** Opens the profile menu. It retries, because a press is lost when the screen is replaced while it loads. */
export async function openMenu(page: Page, name = 'Profile menu') {
  await expect(async () => {
    if ((await page.getByRole('menu').count()) === 0) await page.getByRole('button', { name }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

export const logOut = async (page: Page) => {
  await page.goto(new URL('/my-profile', page.url()).href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await press(page, 'Yes')
  await page.waitForURL('**/home')
}
