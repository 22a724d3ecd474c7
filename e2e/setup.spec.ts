import { expect, type Page, test } from '@playwright/test'
import { writePublished } from '#server/features/shared/site-content/queries.ts'
import { createStaff } from '#server/testing/staff.ts'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { layoutFindings } from './layout.ts'
import { widened } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('new')

async function saves(page: Page) {
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('The draft is saved').last()).toBeVisible()
}
async function publishes(page: Page) {
  await page.getByRole('button', { name: /^Publish version/ }).click()
  await expect(page.getByRole('button', { name: /^Publish version/ })).toHaveCount(0)
}
const opensStep = async (page: Page, name: string | RegExp) => {
  await page.goto(`${site.url}/office/setup`)
  await page.getByRole('link', { name }).click()
}

test('the first ADMIN tells a new site who it is, and it opens', async ({ page, context }) => {
  await page.goto(`${site.url}/home`)
  await expect(page.getByRole('heading', { name: 'Opening soon' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'लवकरच सुरू होत आहे' })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'a site that opens soon')

  const { email, options } = await createStaff(site, 'ADMIN')
  const [name = '', value = ''] = (options.headers?.cookie ?? '').split('=')
  await context.addCookies([{ name, value, url: `${site.url}/api/office` }])
  // The first login leads here while the site is closed.
  await page.goto(`${site.url}/office`)
  await expect(page).toHaveURL(`${site.url}/office/setup`)
  await expect(page.getByText('Missing', { exact: true })).toHaveCount(9)
  await expect(page.getByText('Still wanted: the name in English, the name in Marathi')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the site' })).toBeDisabled()
  await expectAccessibleAtBothWidths(page, 'the set-up')

  await opensStep(page, 'Enter: The name of the site, in both languages')
  await page.getByLabel('Name of the site (English)').fill('Shubh Vivah')
  await page.getByLabel('Name of the site (Marathi)').fill('शुभ विवाह')
  await saves(page)
  // The draft is visible only in the preview frame.
  const frame = page.frameLocator('iframe[title="Preview"]')
  await expect(frame.getByRole('link', { name: 'Shubh Vivah' }).first()).toBeVisible()
  await page.getByText('Marathi', { exact: true }).last().click()
  await expect(frame.getByRole('link', { name: 'शुभ विवाह' }).first()).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the editor of a record')
  await publishes(page)

  await opensStep(page, 'Enter: A telephone number')
  await page.getByRole('button', { name: 'Add: Telephone' }).click()
  await page.getByLabel('Telephone', { exact: true }).fill('+91 98220 11111')
  await page.getByLabel('Email', { exact: true }).fill('nobody')
  await page.getByLabel('Address (English)').fill('12 Station Road, Wardha')
  await page.getByLabel('Address (Marathi)').fill('१२ स्टेशन रस्ता, वर्धा')
  await page.getByLabel('City (English)').fill('Wardha')
  await page.getByLabel('City (Marathi)').fill('वर्धा')
  await page.getByLabel('Name of the grievance officer (English)').fill('Meera Bapat')
  await page.getByLabel('Name of the grievance officer (Marathi)').fill('मीरा बापट')
  await page.getByLabel('Telephone of the grievance officer').fill('+91 98220 22222')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Please enter valid email')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill('office@shubhvivah.in')
  await saves(page)
  await publishes(page)

  for (const step of ['The terms of use', 'The privacy notice', 'The refund page'])
    for (const language of ['English', 'Marathi']) {
      await opensStep(page, new RegExp(`^Read the ${language}: ${step}`))
      await publishes(page)
    }
  await page.goto(`${site.url}/office/content/safety/en`)
  await page.getByLabel('Text (English)').fill('## In a hurry?\n\nCall **{telephone}** <img src=x onerror="alert(1)">')
  const live = page.frameLocator('iframe[title="The text as it is typed"]')
  await expect(live.getByRole('heading', { name: 'In a hurry?' })).toBeVisible()
  await expect(live.getByRole('link', { name: '+91 98220 11111' })).toBeVisible()
  await expect(live.locator('img')).toHaveCount(0)
  await expectAccessibleAtBothWidths(page, 'the editor of a page')
  await saves(page)
  await publishes(page)
  await page.getByRole('button', { name: 'Go back to this version' }).click()
  await expect(page.getByText('Published. Visitors see it now').last()).toBeVisible()

  await page.goto(`${site.url}/office/setup`)
  await page.getByRole('button', { name: 'Send me a test email' }).click()
  await expect(page.getByLabel('Code from the message')).toBeVisible()
  await page.getByLabel('Code from the message').fill(await site.codeFor(email))
  await page.getByRole('button', { name: 'Confirm the code' }).click()
  await page.getByRole('button', { name: 'Open the site' }).click()
  await expect(page.getByText('The site is open. Families see it and can register.')).toBeVisible()

  await page.getByRole('link', { name: 'Read the messages and enter their ids' }).click()
  await page.getByRole('button', { name: /^Code for a login/ }).click()
  await expect(page.getByText('{#numeric#} is your code to log in')).toBeVisible()
  const dltId = page.getByLabel('DLT id: SMS in English')
  await dltId.fill('1107')
  await page.getByRole('button', { name: 'Save id: SMS in English' }).click()
  await expect(page.getByText('Please enter the id as it was given: 19 to 30 digits')).toBeVisible()
  await dltId.fill('1107123456789012345')
  await page.getByRole('button', { name: 'Save id: SMS in English' }).click()
  await expect(page.getByText('The id is saved. The next SMS will use it')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Code for a login/ })).toContainText('1 id missing')
  await page.getByRole('button', { name: 'Send me a test email: Email in English' }).click()
  await expect(page.getByText('The test is on its way to your own address')).toBeVisible()
  // A desk has room for both languages beside each other, from one edge of the page to the other.
  await widened(page, async () => {
    const edges = async (name: string) => {
      const box = await page.getByRole('heading', { name }).locator('..').boundingBox()
      return { top: box?.y ?? 0, left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) }
    }
    const [sheet, english, marathi] = [
      await edges('All SMS in one sheet'),
      await edges('SMS in English'),
      await edges('SMS in Marathi'),
    ]
    expect(marathi.top).toBe(english.top)
    expect(marathi.left).toBeGreaterThan(english.right)
    expect(sheet.right - marathi.right).toBeLessThan(32)
  })
  await expectAccessibleAtBothWidths(page, 'the messages')

  await page.goto(`${site.url}/office/content`)
  await expect(page.getByText('Draft waiting').first()).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the content')
  await page.goto(`${site.url}/home`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shubh Vivah' })).toBeVisible()
  await expect(page.getByText('35+')).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '+91 98220 11111' })).toBeVisible()

  await test.step('a name of 41 letters stands whole in the header, beside its buttons', async () => {
    const long = {
      name_en: 'Shree Ganesh Vadhu Var Suchak Mandal Pune',
      name_mr: 'श्री गणेश वधू वर सूचक मंडळ कोथरूड, पुणे शहर',
    }
    await writePublished(site.db, { kind: 'name', language: 'both' }, long, site.clock.now())
    for (const [language, name] of [
      ['en', long.name_en],
      ['mr', long.name_mr],
    ] as const) {
      const banner = page.getByRole('banner')
      await expect(async () => {
        await page.goto(`${site.url}/home?language=${language}`)
        await expect(banner.getByRole('link', { name })).toBeVisible({ timeout: 1000 })
      }).toPass()
      const look = async () => {
        expect(await layoutFindings(page)).toEqual([])
        expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(100)
      }
      await look()
      await widened(page, look)
    }
    await page.goto(`${site.url}/home?language=en`)
  })

  await page.goto(`${site.url}/office/stories`)
  await page.getByRole('button', { name: 'Write a story' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bride: first name').fill('Sayali')
  await dialog.getByLabel('Groom: first name').fill('Omkar')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('Please enter how the couple agreed')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the form of a story')
  await dialog.getByLabel('How the couple agreed').fill('Both signed our form on Monday')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The story is public')).toBeVisible()
  await page.getByRole('button', { name: 'Correct: Sayali and Omkar' }).click()
  await dialog.getByLabel('Groom: place').fill('Phaltan')
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await expect(page.getByText('The story is corrected')).toBeVisible()
  await page.goto(`${site.url}/success-stories`)
  await expect(page.getByText('Phaltan')).toBeVisible()

  await page.goto(`${site.url}/office/lists`)
  await page.getByLabel('List').selectOption('Diet')
  await page.getByRole('button', { name: 'Add an entry' }).click()
  await dialog.getByLabel('Name in English').fill('Satvik food')
  await dialog.getByLabel('Name in Marathi').fill('सात्त्विक')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Families can choose it now')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Satvik food' }).click()
  await page.getByRole('menuitem', { name: 'Merge with another' }).click()
  await dialog.getByLabel('The entry that stays').selectOption('Vegetarian')
  await expectAccessibleAtBothWidths(page, 'a merge of two entries')
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('Merged with Vegetarian')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the lists')
  await page.getByLabel('List').selectOption('Raas')
  await expect(page.getByText('This list is read-only')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add an entry' })).toHaveCount(0)
})
