import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { readConfig } from '#server/config.ts'
import { carryOutDue } from '#server/features/access/caller-requests/job.ts'
import { sendInvitations } from '#server/features/access/family-logins/invitation.ts'
import { askPartner } from '#server/features/families/stories/partners.ts'
import { pauseDouble } from '#server/features/office/office-members/join-records.ts'
import { sendRecalls } from '#server/features/office/recalls/job.ts'
import { databaseLimits } from '#server/http/limits.ts'
import { bride, groom, sendsInterest } from '#server/testing/members.ts'
import { invitationWords } from '#web/member/features/family-invitation/words.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { siteForThisFile } from './site.ts'
import { steps } from './steps.ts'

const site = siteForThisFile('demo')
const day = 86_400_000
const reason = 'The family came to the office'

async function comesToWork(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce' })).newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  const login = await page.request.post(`${site.url}/api/office/login`, {
    data: { email, password: 'demo1234' },
    headers: { origin: site.url },
  })
  expect(login.ok()).toBe(true)
  return page
}

const dialog = (page: Page) => page.getByRole('dialog')
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const job = () =>
  carryOutDue(
    { ...site, config: readConfig({}), channels: { SMS: true, EMAIL: true }, askPartner, pauseDouble },
    site.clock.now(),
  )
const contactOf = ({ id }: { id: string }) =>
  site.db.selectFrom('members').select(['mobile', 'status']).where('id', '=', id).executeTakeFirstOrThrow()

test('a family that lost its only phone comes with a photo identity and has the new number after seven days', async ({
  browser,
}) => {
  const her = await bride(site, { first_name: 'Vaidehi', mobile: '9822012345', email: null })
  const staff = await comesToWork(browser, 'staff@demo.in')
  await staff.goto(`${site.url}/office/members/${her.id}`)
  const { presses, types, count } = steps()
  await presses(button(staff, 'Change the mobile number'))
  await expect(dialog(staff).getByText(/here with a photo identity/)).toBeVisible()
  await types(dialog(staff).getByLabel('New mobile number'), '9822054321')
  await types(dialog(staff).getByLabel('Reason'), reason)
  await expectAccessibleAtBothWidths(staff, 'the beginning of a visit')
  await presses(button(dialog(staff), 'Begin the visit'))
  await expect(dialog(staff).getByRole('heading', { name: 'What the photo identity shows' })).toBeVisible()
  await types(dialog(staff).getByLabel(/new contact/), await site.codeFor('+919822054321'))
  await presses(dialog(staff).getByLabel('The name'))
  // What does not agree refuses the visit.
  await button(dialog(staff), 'Enter the visit').click()
  await expect(dialog(staff).getByText(/does not agree with the record/)).toBeVisible()
  await presses(dialog(staff).getByLabel('The birth date'))
  await expectAccessibleAtBothWidths(staff, 'a visit')
  await presses(button(dialog(staff), 'Enter the visit'))
  await expect(staff.getByText(/An ADMIN who neither opened nor entered it decides/)).toBeVisible()
  await expect(button(staff, 'Confirm')).toHaveCount(0)

  const admin = await comesToWork(browser, 'admin@demo.in')
  await admin.goto(`${site.url}/office`)
  await expect(admin.getByText(/another ADMIN confirms it within/)).toBeVisible()
  await admin.getByRole('link', { name: /Vaidehi/ }).click()
  await presses(button(admin, 'Confirm'))
  await types(dialog(admin).getByLabel('Reason'), 'I looked at the paper myself')
  await presses(button(dialog(admin), 'Confirm'))
  await expect(admin.getByText(/Takes effect on .*, unless the family objects/)).toBeVisible()
  await expectAccessibleAtBothWidths(admin, 'a request that waits')
  expect(await site.messageTo('+919822012345')).toMatch(/log in and object, or call us on \+?\d/)
  // Eight at the counter, three of the colleague.
  expect(count()).toBe(11)

  // Somebody calls and objects: it stops until an ADMIN has spoken with both.
  await button(admin, 'Note an objection by telephone').click()
  await dialog(admin).getByLabel('Reason').fill('A man called from the old number')
  await button(dialog(admin), 'Note an objection by telephone').click()
  await expect(admin.getByText(/Somebody objected/)).toBeVisible()
  await button(admin, 'Decide about the objection').click()
  await expectAccessibleAtBothWidths(admin, 'the decision about an objection')
  await dialog(admin).getByLabel('I have spoken with both').check()
  await dialog(admin).getByText('Let it go on').click()
  await dialog(admin).getByLabel('Reason').fill('He had found the phone in a bus')
  await button(dialog(admin), 'Decide').click()
  await expect(admin.getByText(/Takes effect on/)).toBeVisible()
  site.clock.passes(7 * day + 60_000)
  await job()
  expect((await contactOf(her)).mobile).toBe('9822054321')
})

test('a candidate at the counter shows a photo identity and is invited after the days in which her mother may object', async ({
  browser,
}) => {
  const her = await bride(site, { first_name: 'Isha', mobile: '9822066661', email: null })
  const member = { member_id: her.id, registered_by: 'MOTHER', state: 'waiting', due_on: '2099-01-01' } as const
  await site.db.insertInto('candidate_requests').values(member).execute()
  const staff = await comesToWork(browser, 'staff@demo.in')
  await staff.goto(`${site.url}/office/members/${her.id}`)
  const { presses, types, count } = steps()
  await expect(button(staff, 'Give the candidate a login')).toHaveCount(0)
  await presses(button(staff, 'Record consent'))
  await types(dialog(staff).getByLabel('Reason'), 'Signed on slip 17')
  await presses(button(dialog(staff), 'Record consent'))
  await presses(button(staff, 'Give the candidate a login'))
  await presses(dialog(staff).getByText('By a visit'))
  await expect(dialog(staff).getByText(/for seven days, in an office of one for fourteen/)).toBeVisible()
  await types(dialog(staff).getByLabel('The candidate’s own mobile number'), '9822066662')
  await types(dialog(staff).getByLabel('Reason'), 'She came with her passport')
  await expectAccessibleAtBothWidths(staff, 'a login for the candidate')
  await presses(button(dialog(staff), 'Begin the visit'))
  await presses(dialog(staff).getByLabel('The name'))
  await presses(dialog(staff).getByLabel('The birth date'))
  await presses(button(dialog(staff), 'Enter the visit'))
  await expect(staff.getByText(/nor noted the candidate’s consent/)).toBeVisible()
  await expect(button(staff, 'Confirm')).toHaveCount(0)

  const admin = await comesToWork(browser, 'admin@demo.in')
  await admin.goto(`${site.url}/office/members/${her.id}`)
  await presses(button(admin, 'Confirm'))
  await types(dialog(admin).getByLabel('Reason'), 'I looked at the passport myself')
  await presses(button(dialog(admin), 'Confirm'))
  await expect(admin.getByText(/Takes effect on .*, unless the family objects/)).toBeVisible()
  // Eleven at the counter, three of the colleague.
  expect(count()).toBe(14)
  expect(await site.messageTo('+919822066661')).toMatch(/log in with the contact …6662.*log in and object/)

  const mother = await (await browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce' })).newPage()
  await mother.setViewportSize({ width: 360, height: 740 })
  await setStored(mother, site, { access_token: her.token, language: 'mr' })
  await mother.goto(`${site.url}/dashboard-in/IN`)
  await mother.getByRole('button', { name: /कार्यालयाला विनंती आली आहे/ }).click()
  await expect(mother.getByText(/उमेदवाराला लॉगिन देण्याची विनंती/)).toBeVisible()
  site.clock.passes(7 * day + 60_000)
  await job()
  const limits = databaseLimits(site)
  const sending = { ...site, limits, config: readConfig({}), channels: { SMS: true, EMAIL: true } }
  await sendInvitations(sending, site.clock.now())
  const code = /\d{8}/.exec(await site.messageTo('+919822066662'))?.[0] ?? ''
  const daughter = await (await browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce' })).newPage()
  await daughter.setViewportSize({ width: 360, height: 740 })
  const own = invitationWords('en')
  await daughter.goto(`${site.url}/family-invitation`)
  await daughter.getByLabel(own.contact).fill('9822066662')
  await daughter.getByLabel(own.code).fill(code)
  await daughter.getByRole('button', { name: own.accept }).click()
  await daughter.waitForURL(/dashboard/)
  const later = await comesToWork(browser, 'staff@demo.in')
  await later.goto(`${site.url}/office/members/${her.id}`)
  await expect(button(later, 'End the candidate’s login')).toBeVisible()
})

test('a family that registered twice reads out a code from each phone, and has one record', async ({ browser }) => {
  const name = { first_name: 'Ketaki', last_name: 'Bhide', date_of_birth: '1998-02-03' } as const
  const first = await bride(site, { ...name, mobile: '9822011111', email: null })
  site.clock.passes(1000)
  const second = await bride(site, { ...name, mobile: '9822022222', email: null })
  const staff = await comesToWork(browser, 'staff@demo.in')
  await staff.goto(`${site.url}/office/members/${first.id}`)
  const { presses, types, count } = steps()
  await presses(staff.getByRole('link', { name: 'Compare' }))
  await expect(staff.getByText('Different mobile numbers')).toBeVisible()
  await expect(staff.getByText('Devices of its logins')).toBeVisible()
  await expectAccessibleAtBothWidths(staff, 'two records side by side')
  await presses(button(staff, 'Have the two records joined'))
  await types(dialog(staff).getByLabel('Reason'), 'The mother has both phones')
  await expectAccessibleAtBothWidths(staff, 'asking for two records to be joined')
  await presses(button(dialog(staff), 'Go on'))
  await expect(dialog(staff).getByLabel(/^Code at the contact/)).toHaveCount(2)
  await types(
    dialog(staff)
      .getByLabel(/^Code at the contact/)
      .first(),
    await site.codeFor('+919822011111'),
  )
  await types(
    dialog(staff)
      .getByLabel(/^Code at the contact/)
      .last(),
    await site.codeFor('+919822022222'),
  )
  await presses(button(dialog(staff), 'Join the two records'))
  await expect(staff.getByText('The two records are one now')).toBeVisible()
  await expect(staff.getByRole('heading', { name: /^Ketaki Bhide/ })).toBeVisible()
  expect(count()).toBe(7)
  expect((await contactOf(second)).status).toBe('deleted')
})

test('without codes another ADMIN confirms, and after seven days the second record is paused', async ({ browser }) => {
  const name = { first_name: 'Gargi', last_name: 'Sane', date_of_birth: '1997-05-06' } as const
  const first = await bride(site, { ...name, mobile: '9822033333', email: null })
  site.clock.passes(1000)
  const second = await bride(site, { ...name, mobile: '9822044444', email: null })
  const staff = await comesToWork(browser, 'staff@demo.in')
  await staff.goto(`${site.url}/office/members/${first.id}/double/${second.id}`)
  const { presses, types, count } = steps()
  await presses(button(staff, 'Have the two records joined'))
  await presses(dialog(staff).getByText('Seven days’ notice'))
  await types(dialog(staff).getByLabel('Reason'), 'The family has one phone left')
  await presses(button(dialog(staff), 'Go on'))
  await expect(staff.getByText(/An ADMIN who neither opened nor entered it decides/)).toBeVisible()
  const admin = await comesToWork(browser, 'admin@demo.in')
  await admin.goto(`${site.url}/office/members/${first.id}/double/${second.id}`)
  await presses(button(admin, 'Confirm'))
  await types(dialog(admin).getByLabel('Reason'), 'Same face in both photos')
  await presses(button(dialog(admin), 'Confirm'))
  await expect(admin.getByText(/Takes effect on/)).toBeVisible()
  // Four of whom the family calls, three of the colleague.
  expect(count()).toBe(7)
  await expectAccessibleAtBothWidths(admin, 'two records that are to be joined')
  site.clock.passes(7 * day + 60_000)
  await job()
  expect([(await contactOf(first)).status, (await contactOf(second)).status]).toEqual(['active', 'paused'])
})

test('two of the office have families warned of a false profile, who read what to do in both languages', async ({
  browser,
}) => {
  const him = await groom(site, { first_name: 'Chandresh', last_name: 'Bhosale', mobile: '9822033331', email: null })
  const her = await bride(site, {
    first_name: 'Sharayu',
    mobile: '9822033332',
    email: 'sharayu@family.in',
    email_verified_at: site.clock.now(),
  })
  await sendsInterest(site, him, her)
  const admin = await comesToWork(browser, 'admin@demo.in')
  await admin.goto(`${site.url}/office/members/${him.id}`)
  await button(admin, 'Suspend').click()
  await dialog(admin).getByLabel('What the family reads').fill('The papers are those of another person')
  await dialog(admin).getByLabel('Reason').fill('The papers are those of another man')
  await button(dialog(admin), 'Suspend').click()
  await button(admin, 'Recall as false').click()
  await dialog(admin).getByLabel('Reason').fill('Two families sent us his papers')
  await expectAccessibleAtBothWidths(admin, 'asking for a recall')
  await button(dialog(admin), 'Recall as false').click()
  await expect(admin.getByText(/Somebody else of the office confirms it/)).toBeVisible()
  await admin.goto(`${site.url}/office/recalls`)
  await expect(admin.getByText(/somebody else confirms it/)).toBeVisible()
  await expect(admin.getByRole('button', { name: /^Confirm/ })).toHaveCount(0)

  const clerk = await comesToWork(browser, 'staff@demo.in')
  await setStored(clerk, site, { language: 'mr' })
  await clerk.goto(`${site.url}/office`)
  await clerk.getByRole('link', { name: /दुजोरा हवा असलेले इशारे/ }).click()
  await clerk.getByRole('button', { name: /^दुजोरा द्या/ }).click()
  await dialog(clerk).getByRole('textbox').fill('मी स्वतः कागदपत्रे पाहिली')
  await button(dialog(clerk), 'दुजोरा द्या').click()
  await expect(clerk.getByText(/एका मिनिटात पाठवले जाईल/)).toBeVisible()
  site.clock.passes(61_000)
  const limits = databaseLimits(site)
  await sendRecalls({ ...site, limits, config: readConfig({}), channels: { SMS: true, EMAIL: true } }, site.clock.now())
  await clerk.reload()
  await clerk
    .getByRole('link', { name: /^कोणाला कळले: / })
    .first()
    .click()
  await expect(clerk.getByText(/Sharayu/)).toBeVisible()
  await expectAccessibleAtBothWidths(clerk, 'who was warned')

  const mother = await (await browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce' })).newPage()
  await mother.setViewportSize({ width: 360, height: 740 })
  for (const [language, warning, advice] of [
    ['en', /Please be careful: the profile Bhosale/, 'Safety advice'],
    ['mr', /कृपया सावध राहा: Bhosale/, 'सुरक्षिततेसाठी सूचना'],
  ] as const) {
    await setStored(mother, site, { access_token: her.token, language })
    await mother.goto(`${site.url}/all-notifications`)
    await expect(mother.getByText(warning)).toBeVisible()
    await expect(mother.getByText('Chandresh')).toHaveCount(0)
    await expectAccessible(mother, `a warning (${language})`)
    await mother.getByText(warning).click()
    await expect(mother.getByRole('heading', { name: advice, exact: true })).toBeVisible()
    await expect(mother.getByRole('link', { name: /1930|१९३०/ }).first()).toHaveAttribute('href', 'tel:1930')
  }
})

test('in an office of one the same ADMIN enters and confirms the visit, and the number is changed after fourteen days', async ({
  browser,
}) => {
  const her = await bride(site, { first_name: 'Aditi', mobile: '9822055551', email: null })
  await site.db
    .updateTable('staff')
    .set({ retired_at: site.clock.now() })
    .where('email', '<>', 'admin@demo.in')
    .execute()
  const admin = await comesToWork(browser, 'admin@demo.in')
  await admin.goto(`${site.url}/office/members/${her.id}`)
  const { presses, types, count } = steps()
  await presses(button(admin, 'Change the mobile number'))
  await types(dialog(admin).getByLabel('New mobile number'), '9822055552')
  await types(dialog(admin).getByLabel('Reason'), reason)
  await presses(button(dialog(admin), 'Begin the visit'))
  await expect(dialog(admin).getByRole('heading', { name: 'What the photo identity shows' })).toBeVisible()
  await types(dialog(admin).getByLabel(/new contact/), await site.codeFor('+919822055552'))
  await presses(dialog(admin).getByLabel('The name'))
  await presses(dialog(admin).getByLabel('The birth date'))
  await presses(button(dialog(admin), 'Enter the visit'))
  await presses(button(admin, 'Confirm'))
  await types(dialog(admin).getByLabel('Reason'), 'I looked at the paper myself')
  await presses(button(dialog(admin), 'Confirm'))
  await expect(admin.getByText(/Takes effect on/)).toBeVisible()
  expect(count()).toBe(11)
  site.clock.passes(13 * day)
  await job()
  expect((await contactOf(her)).mobile).toBe('9822055551')
  site.clock.passes(day + 60_000)
  await job()
  expect((await contactOf(her)).mobile).toBe('9822055552')

  // Of two records the seven days decide alone, and begin at once.
  const name = { first_name: 'Mukta', last_name: 'Oak', date_of_birth: '1996-07-08' } as const
  const first = await bride(site, { ...name, mobile: '9822055553', email: null })
  site.clock.passes(1000)
  const second = await bride(site, { ...name, mobile: '9822055554', email: null })
  const later = await comesToWork(browser, 'admin@demo.in')
  await later.goto(`${site.url}/office/members/${first.id}`)
  await presses(later.getByRole('link', { name: 'Compare' }))
  await presses(button(later, 'Have the two records joined'))
  await presses(dialog(later).getByText('Seven days’ notice'))
  await types(dialog(later).getByLabel('Reason'), 'The family has one phone left')
  await presses(button(dialog(later), 'Go on'))
  await expect(later.getByText(/Takes effect on/)).toBeVisible()
  expect(count()).toBe(11 + 5)
  site.clock.passes(7 * day + 60_000)
  await job()
  expect([(await contactOf(first)).status, (await contactOf(second)).status]).toEqual(['active', 'paused'])
})
