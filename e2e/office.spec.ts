import { expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import { countFigures } from '#server/features/office/figures/count-days.ts'
import { codeAt } from '#server/testing/app-code.ts'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')
const password = 'mango tree lane'

const logsIn = async (page: Page, email: string, typed: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Log in' }).click()
}
const dialog = (page: Page) => page.getByRole('dialog')
/** Fills in the reason that a dialog asks for, and confirms. */
async function givesReason(page: Page, reason: string, confirm: string) {
  await dialog(page).getByLabel('Reason').fill(reason)
  await dialog(page).getByRole('button', { name: confirm }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** On a phone a button opens the navigation, and following a link closes it. */
async function opensScreen(page: Page, name: string) {
  const menu = page.getByRole('button', { name: 'Menu' })
  const screens = page.getByRole('navigation', { name: 'Office' })
  await expect(screens).toBeHidden()
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await screens.getByRole('link', { name }).click()
  await expect(screens).toBeHidden()
}

test('an invited ADMIN sets up the app, finds पाटील, looks at the contact, suspends and restores', async ({
  page,
  browser,
}) => {
  await page.goto(`${site.url}/office`)
  await expect(page.getByRole('heading', { name: 'Log in to the office' })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the login of the office')
  await logsIn(page, 'admin@demo.in', 'not this one')
  await expect(page.getByText('Invalid Username or Password')).toBeVisible()
  await logsIn(page, 'admin@demo.in', 'demo1234')
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Complaints/ })).toHaveAttribute('href', '/office/queue?kind=complaint')
  await expectAccessibleAtBothWidths(page, 'today')
  await opensScreen(page, 'Staff')
  await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the staff')
  await page.getByRole('button', { name: 'Invite' }).click()
  await dialog(page).getByLabel('Email').fill('asha@office.in')
  await dialog(page).getByLabel('Role').selectOption('ADMIN')
  await dialog(page).getByRole('button', { name: 'Invite' }).click()
  const link = (await dialog(page).getByText('/office/join#token=').textContent()) ?? ''
  await expectAccessibleAtBothWidths(page, 'the link of an invitation')

  // The invited person opens the link in another browser.
  const own = await browser.newContext({ viewport: page.viewportSize(), locale: 'en-IN', reducedMotion: 'reduce' })
  const her = await own.newPage()
  await her.goto(link)
  await expect(her.getByRole('img', { name: /QR code/ })).toBeVisible()
  const appKey = (await her.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  await expectAccessibleAtBothWidths(her, 'setting up a login')
  await her.getByLabel('Your name').fill('Asha Joshi')
  await her.getByLabel('New password').fill(password)
  await her.getByLabel('Password again').fill(password)
  await her.getByLabel('Code of the authenticator app').fill('000000')
  await her.getByRole('button', { name: 'Save and log in' }).click()
  await expect(her.getByText('This code is not right')).toBeVisible()
  await her.getByLabel('Code of the authenticator app').fill(codeAt(appKey, site.clock.now()))
  await her.getByRole('button', { name: 'Save and log in' }).click()
  await expect(her.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await expectAccessibleAtBothWidths(her, 'the recovery codes')
  const recovery =
    (await her
      .getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
      .first()
      .textContent()) ?? ''
  await her.getByRole('button', { name: 'I have kept them' }).click()
  await opensScreen(her, 'Asha Joshi · ADMIN')
  await expect(her.getByText('10 of them are left')).toBeVisible()
  await expect(her.getByText('This one')).toBeVisible()
  await expectAccessibleAtBothWidths(her, 'her own login')

  // Her phone is lost: one of the codes lets her in, once.
  await her.getByRole('button', { name: 'Menu' }).click()
  await her.getByRole('button', { name: 'Log out' }).click()
  await logsIn(her, 'asha@office.in', password)
  await her.getByLabel('Code of the authenticator app').fill(recovery)
  await her.getByRole('button', { name: 'Confirm' }).click()
  await expect(her.getByText('9 of them are left')).toBeVisible()

  // The next login asks for the app's next code.
  await her.getByRole('button', { name: 'Menu' }).click()
  await her.getByRole('button', { name: 'Log out' }).click()
  await logsIn(her, 'asha@office.in', password)
  await expect(her.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await expect(her.getByLabel('Code of the authenticator app')).toBeFocused()
  await expectAccessibleAtBothWidths(her, 'the second step')
  site.clock.passes(30_000)
  await her.getByLabel('Code of the authenticator app').fill(codeAt(appKey, site.clock.now()))
  await her.getByRole('button', { name: 'Confirm' }).click()
  await expect(her.getByRole('button', { name: 'Menu' })).toBeVisible()

  await opensScreen(her, 'Members')
  await her.getByLabel('Registration number, name, mobile or email').fill('पाटील')
  await her.getByRole('button', { name: 'Find' }).click()
  await expect(her.getByRole('link', { name: /Aniket .*Patil/ })).toBeVisible()
  await expectAccessibleAtBothWidths(her, 'members found')
  await her.getByRole('link', { name: /Aniket .*Patil/ }).click()
  await expect(her.getByRole('heading', { name: /^Aniket Patil/ })).toBeVisible()
  await expectAccessibleAtBothWidths(her, 'the record of a member')
  await her.getByRole('link', { name: 'Back to the search' }).click()
  await expect(her.getByLabel('Registration number, name, mobile or email')).toHaveValue('पाटील')
  await her.getByRole('link', { name: /Aniket .*Patil/ }).click()
  await expect(her.getByText(/90000 00004/)).toHaveCount(0)
  await her.getByRole('button', { name: 'Show the contact' }).click()
  await givesReason(her, 'The family asked us to call', 'Show the contact')
  await expect(her.getByText(/90000 00004/)).toBeVisible()
  await expect(her.getByRole('link', { name: /90000 00004/ })).toHaveAttribute('href', 'tel:+919000000004')

  // She corrects his biodata for the family, and notes what was agreed.
  await her.getByRole('button', { name: 'Write a note or a call' }).click()
  // Every dialog of a record says whose it is.
  await expect(dialog(her)).toContainText(/Aniket Patil · G\d+/)
  await dialog(her).getByLabel('What was said').fill('The father called about the village')
  await dialog(her).getByLabel('Next call on').fill(dayInIndia(site.clock.now()))
  await expectAccessibleAtBothWidths(her, 'a note')
  await dialog(her).getByRole('button', { name: 'Keep' }).click()
  await expect(her.getByText('The father called about the village')).toBeVisible()
  await her.getByRole('link', { name: 'Edit the profile' }).click()
  await her.getByLabel('Native gaon').fill('Wai')
  await expectAccessibleAtBothWidths(her, 'the form of a biodata in the office')
  await her.getByRole('button', { name: 'Save' }).click()
  await givesReason(her, 'The father asked on the phone', 'Save')
  await expect(her.getByText('The profile has been changed')).toBeVisible()
  await expect(her.getByText(/Wai/).first()).toBeVisible()

  // He lost his phone and calls: the codes of the new number and of his e-mail change it while he speaks.
  await her.keyboard.press('/')
  await her.keyboard.type('Patil Anik')
  await her
    .getByRole('search')
    .getByRole('link', { name: /Aniket .*Patil.*first name, surname/ })
    .click()
  await her.getByRole('button', { name: 'Change the mobile number' }).click()
  await dialog(her).getByLabel('New mobile number').fill('9822077001')
  await dialog(her).getByRole('button', { name: 'The family called' }).click()
  await dialog(her).getByRole('button', { name: 'Send the codes' }).click()
  await expect(dialog(her).getByLabel(/new contact/)).toBeFocused()
  await expectAccessibleAtBothWidths(her, 'the codes of a caller')
  await dialog(her)
    .getByLabel(/new contact/)
    .fill(await site.codeFor('+919822077001'))
  await dialog(her)
    .getByLabel(/verified contact/)
    .fill(await site.codeFor('groom.paid@demo.in'))
  await dialog(her).getByRole('button', { name: 'Change the contact' }).click()
  await expect(her.getByText(/Change of the mobile number: done/)).toBeVisible()
  await expect(her.getByText(/Asha Joshi: The record/)).toBeVisible()

  // Messages to both of his contacts fail.
  await site.db
    .insertInto('unreachable_contacts')
    .columns(['member_id', 'channel', 'since', 'reason'])
    .expression(
      site.db
        .selectFrom('members')
        .where('email', '=', 'groom.paid@demo.in')
        .select(['id', sql<'EMAIL' | 'SMS'>`unnest(array['EMAIL', 'SMS'])`.as('channel')])
        .select([sql<Date>`now()`.as('since'), sql<string>`'refused'`.as('reason')]),
    )
    .execute()
  await her.reload()
  await her.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog(her).getByText(/cannot be reached by email or SMS: please call/)).toBeVisible()
  await expectAccessibleAtBothWidths(her, 'the question before a suspension')
  await expect(dialog(her).getByRole('button', { name: 'The family called' })).toHaveCount(0)
  await dialog(her).getByRole('button', { name: 'The profile is used by an agent' }).click()
  await givesReason(her, 'Sent the same letter to thirty families', 'Suspend')
  await expect(her.getByText('Suspended', { exact: true }).first()).toBeVisible()
  await her.getByRole('button', { name: 'Restore' }).click()
  await givesReason(her, 'It was his cousin who wrote them', 'Restore')
  await expect(her.getByText('Active', { exact: true }).first()).toBeVisible()

  await opensScreen(her, 'Please call')
  await expect(her.getByText('2 families to call')).toBeVisible()
  await expect(her.getByRole('heading', { name: 'Promised calls' })).toBeVisible()
  await expect(her.getByText(/the profile was closed/)).toBeVisible()
  await expectAccessibleAtBothWidths(her, 'whom to call')
  await her
    .getByRole('list', { name: 'Please call' })
    .getByRole('button', { name: /^Show the number of Aniket Patil/ })
    .click()
  await expect(her.locator('a[href^="tel:"]').first()).toBeVisible()
  await her.getByRole('button', { name: /^Done: Aniket Patil/ }).click()
  await expect(her.getByText('1 family to call')).toBeVisible()

  await opensScreen(her, 'Health')
  await expect(her.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible()
  await her.getByRole('button', { name: 'Send a test: email' }).click()
  await expect(her.getByText('The test is on its way to your own address')).toBeVisible()
  await her.getByLabel('Your mobile number').fill('9822011111')
  for (const channel of ['SMS', 'WhatsApp']) {
    await her.getByRole('button', { name: `Send a test: ${channel}` }).click()
    await expect(her.getByText('The test is on its way to this number').last()).toBeVisible()
  }
  expect(await site.messageTo('9822011111')).toBeTruthy()
  // Asked for once, each waits for the node that makes backups.
  const asked = async () => (await site.db.selectFrom('asked_backups').select('what').execute()).map(({ what }) => what)
  for (const [name, what] of [
    ['Back up now', 'backup'],
    ['Prove it now', 'proof'],
  ] as const) {
    await her.getByRole('button', { name }).click()
    await expect.poll(asked).toContain(what)
    await expect(her.getByRole('button', { name })).toBeDisabled()
  }
  await expectAccessibleAtBothWidths(her, 'what is wrong with the service')

  // How many joined, and what came in: a chart each, with its table behind it.
  await countFigures(site.db, site.clock.now())
  await opensScreen(her, 'Figures')
  const joined = her.getByRole('region', { name: 'Joined', exact: true })
  await expect(joined.getByRole('img', { name: /Brides: \d+ on/ })).toBeVisible()
  await joined.getByText('The table behind it').click()
  await expect(joined.getByRole('row')).toHaveCount(31)
  await expect(her.getByRole('link', { name: 'CSV: Joined' })).toHaveAttribute('href', /figures\/export\?chart=joined/)
  await expectAccessibleAtBothWidths(her, 'the figures')

  // She writes to the members with a plan, after a preview of recipients and text.
  await opensScreen(her, 'Members')
  await her.getByRole('link', { name: 'List many' }).click()
  await her.getByLabel('With a running plan').selectOption('Yes')
  await her.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(her.getByText(/^\d+ members$/)).toBeVisible()
  await expectAccessibleAtBothWidths(her, 'the list of members')
  await her.getByRole('button', { name: 'Save as a file' }).click()
  await dialog(her).getByRole('button', { name: 'For a meeting of the trustees' }).click()
  const saved = her.waitForEvent('download')
  await dialog(her).getByRole('button', { name: 'Save the file' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^members-[\d-]+\.csv$/)
  await her.getByRole('button', { name: 'Write a letter' }).click()
  await dialog(her).getByRole('button', { name: 'Preview' }).click()
  await expect(dialog(her).getByLabel('Subject in English')).toBeFocused()
  await dialog(her).getByLabel('Subject in English').fill('A gathering')
  await dialog(her).getByLabel('Letter in English').fill('Come on Sunday.')
  await dialog(her).getByLabel('Subject in Marathi').fill('मेळावा')
  await dialog(her).getByLabel('Letter in Marathi').fill('रविवारी या.')
  await dialog(her).getByRole('button', { name: 'Preview' }).click()
  await expect(dialog(her).getByText(/^It goes to \d+ families by email, of \d+ in the list\.$/)).toBeVisible()
  await expectAccessibleAtBothWidths(her, 'the preview of a letter')
  await dialog(her)
    .getByRole('button', { name: /^Send to \d+ families$/ })
    .click()
  await expect(her.getByText(/^The letter goes out to \d+ families$/)).toBeVisible()
  await expect(dialog(her)).toHaveCount(0)
  await her.getByRole('link', { name: 'Letters' }).click()
  await her.getByRole('link', { name: 'A gathering' }).click()
  await expect(her.getByText('Come on Sunday.')).toBeVisible()
  await expectAccessibleAtBothWidths(her, 'a letter that was sent')

  // A list was lost. Her first entry was wrong, and is corrected before families are notified.
  await opensScreen(her, 'Incidents')
  await her.getByRole('button', { name: 'Record an incident' }).click()
  await dialog(her).getByLabel('Title').fill('A list was sent to a wrong address')
  await dialog(her).getByLabel('What happened').fill('Ten names.')
  await expectAccessibleAtBothWidths(her, 'recording an incident')
  await dialog(her).getByRole('button', { name: 'Record an incident' }).click()
  await expect(her.getByRole('heading', { name: /A list was sent/ })).toBeVisible()
  await her.getByRole('button', { name: 'Correct the facts' }).click()
  await dialog(her).getByLabel('What happened').fill('Twelve names.')
  await dialog(her).getByRole('button', { name: 'Save' }).click()
  await expect(her.getByText('Twelve names.')).toBeVisible()
  await her.getByText(/^Before the correction by Asha Joshi/).click()
  await expect(her.getByText('Ten names.')).toBeVisible()
  await expect(her.getByText('The facts are corrected')).toHaveCount(0)
  await expectAccessibleAtBothWidths(her, 'an incident')

  await opensScreen(her, 'Security events')
  await expect(her.getByRole('link', { name: 'G10004' }).first()).toBeVisible()
  await expectAccessibleAtBothWidths(her, 'the security events')

  await opensScreen(her, 'Audit')
  await her.getByLabel('Staff or registration number').fill('Asha')
  await her.getByRole('button', { name: 'Find' }).click()
  await expect(her.getByText('It was his cousin who wrote them')).toBeVisible()
  for (const act of [
    'Called a family that no message reached',
    'Wrote to many families',
    'Restored the member',
    'Suspended the member',
    'Looked at the contact',
    'The contact was changed for a caller',
  ])
    await expect(her.getByText(act).last()).toBeVisible()
  await expect(her.getByText('The first nightly backup has not been made yet.')).toBeVisible()
  await expectAccessibleAtBothWidths(her, 'the audit')
  await her.getByRole('button', { name: 'Check the chain' }).click()
  await expect(her.getByText(/actions are there and unchanged/)).toBeVisible()
  await own.close()
})
