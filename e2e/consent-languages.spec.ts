import { expect, test } from '@playwright/test'
import { dayInIndia } from '#domain/calendar.ts'
import { spokenLanguages, type TranslatedLanguage } from '#domain/families/consent-languages.ts'
import type { ConsentName } from '#domain/families/consents.ts'
import { productName } from '#domain/site/site-content.ts'
import { shippedDraft } from '#server/features/families/consents/shipped-drafts.ts'
import { expectAccessible } from './accessible.ts'
import * as family from './families.ts'
import { atDesk } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

test.use(atDesk)

/** The draft that comes with the product, as it is once somebody has checked it. */
function drafted(text: ConsentName, language: TranslatedLanguage) {
  const draft = shippedDraft({ text, language }, productName)
  if (!draft) throw new Error(`a draft of ${text} in ${language}`)
  return draft
}
const translated = (['hi', 'ta', 'ur'] as const).map(language => ({
  language,
  ...spokenLanguages[language],
  notice: drafted('notice', language),
  marriage: drafted('marriage', language),
}))

test('consents are written in three languages in the office, and families agree in their own', async ({ page }) => {
  await test.step('staff write, preview and publish them', async () => {
    const login = await page.request.post(`${site.url}/api/office/login`, {
      data: { email: 'admin@demo.in', password: 'demo1234' },
      headers: { origin: site.url },
    })
    expect(login.ok()).toBe(true)
    for (const { language, direction, notice, marriage } of translated)
      for (const [text, words] of Object.entries({ notice, marriage })) {
        await page.goto(`${site.url}/office/consent-texts/${language}/${text}`)
        await expect(page.getByText('A draft that came with the product')).toBeVisible()
        const preview = page.locator('[data-preview]')
        await expect(preview).toContainText(words.sentence)
        await expect(preview).toHaveCSS('direction', direction)
        if (language === 'ur' && text === 'marriage') {
          await page.getByRole('button', { name: 'Save as a draft' }).click()
          await expect(page.getByText('Families do not read it yet')).toBeVisible()
          await page.reload()
          await expect(preview).toContainText(words.sentence)
        }
        await page.getByLabel('Who has checked it').fill('Sunita Verma')
        await page.getByLabel('Checked on').fill(dayInIndia(new Date()))
        await page.getByRole('button', { name: 'Publish' }).click()
        await expect(page.getByText('Published. Families can read it')).toBeVisible()
        await expect(page.getByText('version 1', { exact: false })).toBeVisible()
      }
    await expectAccessible(page, 'a consent text')
    await page.goto(`${site.url}/office/consent-texts`)
    await expect(page.getByRole('link', { name: 'Urdu, For marriage alone: version 1' })).toBeVisible()
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    await expect(link('Gujarati, For marriage alone: draft')).toBeVisible()
    await expect(link('Sanskrit, For marriage alone: missing')).toBeVisible()
    await expectAccessible(page, 'consent texts')
  })

  for (const { language, own, direction, notice, marriage } of translated)
    await test.step(`a family agrees in ${own}, and the rows say so`, async () => {
      const kale = await family.joined(site, { consents: undefined })
      await family.onDashboard(page, site, kale)
      await page.getByRole('button', { name: /how we may use/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Read these texts in').selectOption({ label: own })
      const first = dialog.getByRole('checkbox', { name: notice.sentence })
      await first.check()
      await dialog.getByRole('checkbox', { name: marriage.sentence }).check()
      const [box, label] = await Promise.all([
        first.boundingBox(),
        dialog.getByText(notice.sentence, { exact: true }).boundingBox(),
      ])
      // The box stands where the line begins.
      expect((box?.x ?? 0) > (label?.x ?? 0)).toBe(direction === 'rtl')
      await expectAccessible(page, `consents in ${language}`)
      await dialog.getByRole('button', { name: 'I agree' }).click()
      await expect(dialog).toHaveCount(0)
      const rows = await site.db
        .selectFrom('consents')
        .innerJoin('consent_wordings', 'consent_wordings.id', 'consents.wording_id')
        .select(['consents.text', 'consents.language', 'consents.version', 'act', 'channel', 'words'])
        .innerJoin('members', 'members.id', 'consents.member_id')
        .where('members.mobile', '=', kale.mobile)
        .orderBy('consents.id')
        .execute()
      const given = { language, version: 1, act: 'given', channel: 'site' }
      expect(rows).toMatchObject([
        { text: 'notice', ...given, words: { sentence: notice.sentence, whole: notice.whole.split('\n\n') } },
        { text: 'marriage', ...given, words: { sentence: marriage.sentence } },
      ])
    })

  await test.step('a candidate answers in Urdu, by the link that reached her', async () => {
    const text = {
      title: 'میری رضامندی',
      sentence: 'مجھے اس اندراج کا علم ہے اور میں متفق ہوں۔',
      afterwards: 'پروفائل نہیں دکھایا جاتا۔',
    }
    const published = await page.request.post(`${site.url}/api/office/consent-texts/ur/candidate`, {
      data: { ...text, version: 0, sense: 'SAME', checked_by: 'Sunita Verma', checked_on: dayInIndia(new Date()) },
      headers: { origin: site.url },
    })
    expect(published.ok()).toBe(true)
    const mother = await family.joined(site)
    const email = `own-${mother.email}`
    const headers = { authorization: `Bearer ${mother.token}` }
    await page.request.put(`${site.url}/api/candidate`, { headers, data: { registered_by: 'MOTHER', email } })
    const path = /\/candidate\/[\w-]+/.exec(await site.messageTo(email))?.[0] ?? ''
    await page.goto(site.url + path)
    await page.getByLabel('Read these texts in').selectOption({ label: 'اردو' })
    await expect(page.getByText(text.sentence)).toHaveCSS('direction', 'rtl')
    await page.getByText(/^I am /).click()
    await expectAccessible(page, 'the candidate’s question in Urdu')
    await page.getByRole('button', { name: 'Yes, I agree' }).click()
    await expect(page.getByText('Your answer has reached us')).toBeVisible()
    const kept = await site.db
      .selectFrom('consents')
      .innerJoin('consent_wordings', 'consent_wordings.id', 'consents.wording_id')
      .innerJoin('members', 'members.id', 'consents.member_id')
      .select(['consents.language', 'consents.version', 'words'])
      .where('members.mobile', '=', mother.mobile)
      .where('consents.text', '=', 'candidate')
      .executeTakeFirst()
    expect(kept).toMatchObject({ language: 'ur', version: 1, words: text })
  })

  await test.step('the counter reads the texts out in Tamil, and another language begins without ticks', async () => {
    await page.goto(`${site.url}/office/counter`)
    const readIn = page.getByLabel('Read these texts in')
    await readIn.selectOption({ label: 'தமிழ்' })
    const tamil = translated.find(({ language }) => language === 'ta')?.notice.sentence ?? ''
    await page.getByRole('checkbox', { name: tamil }).check()
    await readIn.selectOption({ label: 'हिन्दी' })
    await expect(page.getByRole('checkbox', { name: translated[0]?.notice.sentence ?? '' })).not.toBeChecked()
  })
})
