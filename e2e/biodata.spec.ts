import { expect, type Locator, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { logsIn } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

test('a family takes the biodata of one who accepted, and makes a picture of its own', async ({ page, context }) => {
  await logsIn(page, site, 'groom.paid@demo.in')

  await test.step('the PDF of another opens in a window of its own, and the family is told who took it', async () => {
    await page.goto(`${site.url}/intrest-sent?status=ACCEPTED`)
    await page.getByRole('article').first().getByRole('link').first().click()
    await test.step('a sheet goes to the guruji', async () => {
      await page.getByRole('tab', { name: 'Patrika' }).click()
      const kundali = page.getByRole('region', { name: 'Kundali' })
      await expect(kundali).toBeVisible()
      await page.evaluate(() => {
        window.open = () => null
      })
      await kundali.getByRole('button', { name: /Guruji/ }).click()
      const sheet = await kundali.getByRole('link', { name: 'Open the sheet' }).getAttribute('href')
      expect((await page.request.get(`${site.url}${sheet}`)).headers()['content-type']).toBe('application/pdf')
      await page.reload()
    })
    const copies = await site.db.selectFrom('biodata_copies').selectAll().execute()
    await page.getByRole('button', { name: 'Download Profile' }).click()
    const dialog = page.getByRole('dialog', { name: 'Download Profile' })
    await expect(dialog).toContainText('your registration number is printed at the bottom')
    await expect(dialog.getByRole('button', { name: 'Picture for WhatsApp' })).toHaveCount(0)
    await expect(dialog.getByRole('checkbox')).toHaveCount(0)
    await dialog.getByRole('radio', { name: 'मराठी' }).check({ force: true })
    await dialog.getByRole('radio', { name: 'Patrika' }).check({ force: true })
    await expectAccessible(page, 'the choice of a biodata')
    // Some browsers show a PDF and some download it, so the file is fetched again by its address.
    const ticket = page.waitForResponse(/biodata\/ticket/)
    const opened = context.waitForEvent('page')
    await dialog.getByRole('button', { name: 'Download PDF' }).click()
    await opened
    const { url } = await (await ticket).json()
    await expect(dialog).toBeHidden()
    await expect.poll(() => site.db.selectFrom('biodata_copies').selectAll().execute()).toHaveLength(copies.length + 1)
    expect((await (await page.request.get(`${site.url}${url}`)).body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('a browser that opens no window gives a link instead', async () => {
    await page.goto(`${site.url}/dashboard-in/IN`)
    let taps = 0
    const press = async (one: Locator) => {
      taps++
      await one.click()
    }
    await press(page.getByRole('link', { name: 'My Profile', exact: true }).first())
    await test.step('beside the own kundali, drawn in both forms and read aloud', async () => {
      const kundali = page.getByRole('region', { name: 'Kundali' })
      await page.locator('summary', { hasText: 'Kundali' }).click()
      await expect(kundali.getByRole('img', { name: /^Rashi kundali\. Lagna \w+\. House/ })).toBeVisible()
      await kundali.getByText('Southern (square)', { exact: true }).click()
      await expect(kundali.getByRole('img', { name: /^Navamsa kundali/ })).toBeVisible()
      await expectAccessible(page, 'the own page with its kundali')
    })
    await press(page.getByRole('button', { name: 'Download Profile' }))
    await page.evaluate(() => {
      window.open = () => null
    })
    await press(page.getByRole('button', { name: 'Download PDF' }))
    await expect(page.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', /get\/biodata/)
    expect(taps).toBe(3)
  })

  await test.step('the pictures for WhatsApp, with the family’s contact, are shown and can be saved', async () => {
    await page.getByRole('checkbox', { name: 'Add our contact to this copy' }).check()
    await page.getByLabel('Mother’s name').fill('Sharada')
    await page.getByRole('button', { name: 'Picture for WhatsApp' }).click()
    const pictures = page.getByRole('img', { name: /^Your biodata as a picture, \d of 2$/ })
    await expect(pictures).toHaveCount(2)
    for (const picture of await pictures.all())
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080)
    await expect(page.getByRole('link', { name: 'Save picture 2' })).toHaveAttribute('download', 'biodata-2.jpg')
    await expectAccessible(page, 'the picture of a biodata')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText(/families took your biodata|family took your biodata/)).toBeVisible()
  })
})
