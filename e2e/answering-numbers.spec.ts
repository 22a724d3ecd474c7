import { type Browser, expect, type Page, test } from '@playwright/test'
import { readConfig } from '#server/config.ts'
import { actOnSilence, askOwners } from '#server/features/relations/contact-outcomes/job.ts'
import { barsNumber } from '#server/testing/agent-numbers.ts'
import { seesContact } from '#server/testing/contact-views.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { onPhone } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile()
const hour = 3_600_000
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

const runsJob = async () => {
  const settings = { db: site.db, secrets: site.secrets, channels: { SMS: true, EMAIL: true }, config: readConfig({}) }
  await askOwners(settings, site.clock.now())
  await actOnSilence(site.db, site.clock.now())
}
/** A family with a plan that joined long ago and has opened her contact. */
async function opened(her: TestMember) {
  const him = await groom(site, { joined_at: new Date(site.clock.now().getTime() - 40 * 24 * hour) })
  await subscribes(site, him.id)
  await seesContact(site, him, her)
  return him
}
async function says(him: TestMember, path: string, sent: object) {
  const response = await fetch(`${site.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${him.token}` },
    body: JSON.stringify(sent),
  })
  expect(response.status).toBe(200)
}
async function opensAs(browser: Browser, { token }: TestMember, language: 'en' | 'mr') {
  const page = await (await browser.newContext({ ...onPhone, locale: 'en-IN', reducedMotion: 'reduce' })).newPage()
  await setStored(page, site, { access_token: token, language })
  return page
}

test('a number that two families call dead is asked of its owner, and the view comes back', async ({
  page,
  browser,
}) => {
  const her = await bride(site, { last_name: 'Jadhav' })
  site.clock.passes(hour)
  const [him, another] = [await opened(her), await opened(her)]
  await setStored(page, site, { access_token: him.token, language: 'en' })
  await page.goto(`${site.url}/contacts-viewed`)
  await page.getByRole('button', { name: 'Did you reach them?' }).click()
  await expectAccessibleAtBothWidths(page, 'whether they were reached')
  await expect(page.getByRole('dialog', { name: 'Did you reach Jadhav?' })).toBeVisible()
  const rows = await dialog(page)
    .locator('label:has([type=radio])')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON() as DOMRect))
  expect(rows.map(({ height }) => height)).toEqual(Array(6).fill(52))
  // Beside the accusations stands a heading.
  const gaps = rows.slice(1).map(({ top }, at) => Math.round(top - (rows[at]?.bottom ?? 0)))
  expect(gaps.toSpliced(3, 1)).toEqual([8, 8, 8, 8])
  const save = dialog(page).getByRole('button', { name: 'Save' })
  await save.click()
  await expect(dialog(page)).toContainText('Choose an answer.')
  // A slip to the accusation below stores nothing: it is asked once more.
  await dialog(page).getByText('They asked for money').click()
  await save.click()
  await expect(page.getByRole('alertdialog', { name: 'Were you asked for money?' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  const reached = page.getByRole('button', { name: 'Did you reach them?' })
  await reached.click()
  await dialog(page).getByText('Wrong or dead number').click()
  expect(await site.db.selectFrom('contact_outcomes').select('outcome').execute()).toEqual([])
  await save.click()
  await expect(page.getByText('Thank you for telling us. Nobody learns who said it')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wrong or dead number' })).toBeVisible()
  await says(another, 'contact-outcome', { uuid: her.id, outcome: 'DEAD' })
  await runsJob()

  // Her mother reads it in Marathi, and finds there how to verify the number.
  const mother = await opensAs(browser, her, 'mr')
  await mother.goto(`${site.url}/all-notifications`)
  await mother.getByText(/तुमचा मोबाइल नंबर लागत नसावा/).click()
  await expect(mother.getByRole('button', { name: 'मोबाइल नंबरची खात्री करा' })).toBeVisible()
  await expectAccessibleAtBothWidths(mother, 'a number that is doubted')

  site.clock.passes(73 * hour)
  await runsJob()
  for (const [language, returned] of [
    ['en', 'This contact view was returned to you.'],
    ['mr', 'हा संपर्क तुम्हाला परत दिला आहे.'],
  ] as const) {
    await setStored(page, site, { language })
    await page.goto(`${site.url}/contacts-viewed`)
    await expect(page.getByText(returned)).toBeVisible()
    await expectAccessible(page, `a returned view (${language})`)
  }

  // She verifies it after all, and her profile is listed again.
  await mother.reload()
  await mother.getByRole('button', { name: 'मोबाइल नंबरची खात्री करा' }).click()
  const { mobile } = await site.db
    .selectFrom('members')
    .select('mobile')
    .where('id', '=', her.id)
    .executeTakeFirstOrThrow()
  await dialog(mother).getByLabel(/१|1/).first().click()
  await mother.keyboard.type(await site.codeFor(mobile ?? ''))
  await expect(mother.getByRole('button', { name: 'मोबाइल नंबरची खात्री करा' })).toHaveCount(0)
  await mother.context().close()
})

test('a number that the gateway called dead twice is not sold, and its family can verify it', async ({
  page,
  browser,
}) => {
  const [her, him] = [await bride(site, { last_name: 'Shirole' }), await groom(site)]
  await subscribes(site, him.id)
  const now = site.clock.now().getTime()
  const [since, failed_again_at] = [new Date(now - 120 * hour), new Date(now - 24 * hour)]
  const dead = { member_id: her.id, channel: 'SMS', since, reason: 'not_on_network', failed_again_at } as const
  await site.db
    .insertInto('unreachable_contacts')
    .values({ ...dead, tried_again_at: failed_again_at })
    .execute()
  for (const [language, view, refused] of [
    ['en', 'View Contact', /did not answer our messages\. No contact view is used/],
    ['mr', 'संपर्क पाहा', /या नंबरवर आमचे संदेश पोहोचले नाहीत/],
  ] as const) {
    await setStored(page, site, { access_token: him.token, language })
    await page.goto(`${site.url}/profile-view/${her.id}`)
    await page.getByRole('button', { name: view }).first().click()
    await expect(dialog(page)).toContainText(refused)
    await expectAccessibleAtBothWidths(page, `a dead number (${language})`)
  }
  expect(await site.db.selectFrom('contact_views').select('at').where('viewed_id', '=', her.id).execute()).toEqual([])

  const mother = await opensAs(browser, her, 'en')
  await mother.goto(`${site.url}/my-settings?tab=contacts`)
  await expect(mother.getByRole('button', { name: 'Verify mobile number' })).toBeVisible()
  await mother.context().close()
})

test('where a number opens a family reads how to meet, complains of a demand for money and names an agent', async ({
  page,
}) => {
  const mobile = '9876512345'
  const her = await bride(site, { last_name: 'Gaikwad', mobile })
  const [him, another] = [await opened(her), await opened(her)]
  await setStored(page, site, { access_token: him.token, language: 'en' })
  await page.goto(`${site.url}/profile-view/${her.id}`)
  const view = page.getByRole('button', { name: 'View Contact' }).first()
  await view.click()
  await expect(dialog(page)).toContainText('Meet for the first time with elders')
  await expect(dialog(page)).toContainText('Never send money')
  await expect(dialog(page).getByText('+91 98765 12345')).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: /^Call, / })).toHaveAttribute('href', `tel:+91${mobile}`)
  await expect(dialog(page).getByRole('link', { name: /^WhatsApp/ })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Did you reach them?' }).click()
  // It stands within a row of the sheet, whose look must not reach it.
  const question = page.getByRole('dialog', { name: 'Did you reach Gaikwad?' })
  await expect(question.getByRole('button', { name: 'Save' })).toHaveCSS('background-color', 'rgb(143, 26, 44)')
  await page.keyboard.press('Escape')
  await expectAccessibleAtBothWidths(page, 'an opened number with its lines of safety')
  await dialog(page).getByRole('button', { name: 'Asked for money?' }).click()
  await expectAccessibleAtBothWidths(page, 'whether they asked for money')
  await dialog(page).getByRole('button', { name: 'Tell the office' }).click()
  await expect(page.getByText(/Please send no money\. Our office looks at it today/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'An agent?' }).click()
  await expectAccessibleAtBothWidths(page, 'which number is an agent’s')
  await dialog(page)
    .getByRole('button', { name: /98765 ?12345/ })
    .click()
  await expect(page.getByText('Our office looks at numbers that several families name')).toBeVisible()
  await says(another, 'number-report', { number: mobile, what: 'AGENT' })

  // Our office calls the number and bars it.
  await barsNumber(site, await createStaff(site), mobile)
  for (const [language, button, known] of [
    ['en', 'View Contact', 'Our office knows this number as an agent’s.'],
    ['mr', 'संपर्क पाहा', 'हा एजंटचा नंबर असल्याची आमच्या कार्यालयात नोंद आहे.'],
  ] as const) {
    await setStored(page, site, { language })
    await page.goto(`${site.url}/profile-view/${her.id}`)
    await page.getByRole('button', { name: button }).first().click()
    await expect(dialog(page)).toContainText(known)
    await expectAccessible(page, `the number of an agent (${language})`)
  }
})

test('a family of whom others say that it is engaged answers, and one without an answer is paused', async ({
  page,
  browser,
}) => {
  const [her, silent] = [await bride(site, { last_name: 'Mane' }), await bride(site, { last_name: 'Kadam' })]
  site.clock.passes(hour)
  for (const one of [her, silent])
    for (let n = 0; n < 2; n++) await says(await opened(one), 'contact-outcome', { uuid: one.id, outcome: 'ENGAGED' })
  await runsJob()
  await setStored(page, site, { access_token: her.token, language: 'en' })
  await page.goto(`${site.url}/all-notifications`)
  await page.getByText(/^Have you found a match\?/).click()
  await expect(page.getByRole('button', { name: 'No, still looking' })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'whether a match was found')
  await page.getByRole('button', { name: 'Yes, we have' }).click()
  await expect(page.getByText('Congratulations! Your profile is paused')).toBeVisible()
  await page.goto(`${site.url}/all-notifications`)
  await expect(page.getByText(/You may leave now, with or without telling your story/)).toBeVisible()

  site.clock.passes(169 * hour)
  await runsJob()
  const mother = await opensAs(browser, silent, 'mr')
  await mother.goto(`${site.url}/all-notifications`)
  await expect(mother.getByText(/यशोगाथा सांगून किंवा न सांगता नोंदणी रद्द करता येईल/)).toBeVisible()
  await mother.goto(`${site.url}/my-settings?tab=pause`)
  await expect(mother.getByText('तुमचे स्थळ तात्पुरते थांबवले आहे')).toBeVisible()
  await expectAccessibleAtBothWidths(mother, 'a pause because a match was found')
  await mother.context().close()
})
