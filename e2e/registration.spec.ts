import { expect, test } from '@playwright/test'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { consentTexts, neededConsents } from '#domain/families/consents.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { readConfig } from '#server/config.ts'
import { gatherNotices } from '#server/features/telling/deliveries/gather-notices.ts'
import { databaseLimits } from '#server/http/limits.ts'
import { groom, subscribes } from '#server/testing/members.ts'
import { registerWords } from '#web/access/sign-up/words.ts'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import * as family from './families.ts'
import { latinDigits } from './marathi-digits.ts'
import { fillInMarathi } from './registration-in-marathi.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile()

/** Expects that the consents are recorded, in the words that were shown. */
async function expectAgreed(member: string, language: Language): Promise<void> {
  const agreed = await site.db
    .selectFrom('consents')
    .select(['text', 'version', 'language', 'act', 'channel'])
    .where('member_id', '=', member)
    .orderBy('id')
    .execute()
  const given = { language, act: 'given', channel: 'registration' }
  expect(agreed).toEqual(neededConsents.map(text => ({ text, version: consentTexts[text].version, ...given })))
}

test('a family registers in seven steps, reads the code in the outbox and lands on the dashboard', async ({
  page,
  context,
}) => {
  const kale = family.newFamily()
  const taps: family.Taps = { count: 1 }
  await family.openRegistration(page, site)
  await expectAccessibleAtBothWidths(page, 'step 1')
  await family.fillName(page, kale, taps)
  await expectAccessibleAtBothWidths(page, 'step 2')
  await family.fillBirth(page, taps)
  await expectAccessibleAtBothWidths(page, 'step 3')
  await family.fillEducation(page, taps)
  await expectAccessibleAtBothWidths(page, 'step 4')
  await family.fillHome(page, taps)
  await expectAccessibleAtBothWidths(page, 'step 5')
  await family.fillNative(page, 'Next: contact', taps)
  await expectAccessibleAtBothWidths(page, 'step 6')
  await family.fillContact(page, kale, taps)
  await expectAccessibleAtBothWidths(page, 'step 7')

  const photo = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#2E6540' } })
    .jpeg()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'rutuja.jpg', mimeType: 'image/jpeg', buffer: photo })
  // However far down the step was left, the frame opens at its top.
  await expect(page.getByRole('dialog').getByText(registerWords('en').cropHint)).toBeInViewport({ ratio: 1 })
  await family.press(page, 'Use this photo')
  await expect(page.getByText('Lists show this part.')).toBeVisible()
  // The face may be placed at once, without a tap more.
  await page.getByRole('application', { name: 'Photo; the arrow keys move it' }).press('ArrowUp')
  await expectAccessibleAtBothWidths(page, 'the face')
  await family.press(page, 'Register Free')
  // The photo is asked for, found among those of the phone and framed, the form is sent, and the code is typed.
  expect(taps.count + 5).toBeLessThanOrEqual(42)

  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('OTP confirmation')
  await expectAccessibleAtBothWidths(page, 'code')
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(stored).toMatchObject({ access_token: expect.any(String), user_id: expect.any(String), contact: kale.mobile })
  expect(JSON.stringify(stored)).not.toContain(kale.password)
  expect(stored.registration_draft).toBeUndefined()

  const outbox = await context.newPage()
  await outbox.goto(`${site.url}/outbox`)
  const code = await site.codeFor(kale.mobile)
  await expect(outbox.getByText(code).first()).toBeVisible()
  await expectAccessibleAtBothWidths(outbox, 'outbox')
  await outbox.close()

  await family.typeCode(page, code)
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Thank you, your contact is verified')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rutuja')
  await expect(page.getByText(/\bB\d{5,}/).first()).toBeVisible()
  // The first dashboard welcomes and asks for no plan.
  await expect(page.getByText('Welcome. Your family is registered.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const [member] = await site.db
    .selectFrom('members')
    .innerJoin('photos', 'photos.member_id', 'members.id')
    .select(['photos.face_x', 'photos.face_y'])
    .where('email', '=', kale.email)
    .execute()
  // The photo is narrower than the frame, so that its upper edge was in it before.
  expect(member).toEqual({ face_x: 0.5, face_y: expect.closeTo(0.488, 2) })

  await test.step('what the mother agreed to is on record, and her daughter is asked and says yes', async () => {
    const { id } = await site.db
      .selectFrom('members')
      .select('id')
      .where('email', '=', kale.email)
      .executeTakeFirstOrThrow()
    await expectAgreed(id, 'en')
    await page.getByRole('link', { name: /days left$/ }).click()
    const card = page.getByRole('main')
    await card.getByRole('textbox', { name: 'or email' }).fill(`own-${kale.email}`)
    await card.getByRole('button', { name: 'Ask the candidate' }).click()
    await expect(card.getByText('We wrote to o•••@family.in.')).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'the question to the candidate')

    const daughter = await context.newPage()
    await daughter.goto(`${site.url}/outbox`)
    const letter = daughter.getByText('/candidate/').first()
    const path = /\/candidate\/[\w-]+/.exec((await letter.textContent()) ?? '')?.[0] ?? ''
    await daughter.goto(`${site.url}${path}`)
    await expect(daughter.getByText('Mother', { exact: true })).toBeVisible()
    await expectAccessibleAtBothWidths(daughter, 'the candidate’s page')
    await daughter.getByLabel('I am Rutuja').check()
    await daughter.getByRole('button', { name: 'Yes, I agree' }).click()
    await expect(daughter.getByText('now carries the mark ‘Candidate agrees’')).toBeVisible()
    await daughter.reload()
    await expect(daughter.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
    await daughter.close()
  })

  await test.step('her e-mail is not verified, so she hears of what matters by SMS', async () => {
    const her = await site.db
      .selectFrom('members')
      .select('id')
      .where('email', '=', kale.email)
      .executeTakeFirstOrThrow()
    const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
    const [sender, accepter] = [await groom(site), await groom(site, { last_name: 'Patil' })]
    for (const one of [sender, accepter]) await subscribes(site, one.id)
    const told = async (text: RegExp) => {
      site.clock.passes(70 * 60_000)
      await gatherNotices(
        {
          db: site.db,
          secrets: site.secrets,
          limits: databaseLimits(site),
          channels: { SMS: true, EMAIL: true },
          // The test may run at night, when no messages are sent.
          config: readConfig({ QUIET_HOURS: 'none' }),
        },
        site.clock.now(),
      )
      const outbox = await context.newPage()
      await outbox.goto(`${site.url}/outbox`)
      await expect(outbox.getByText(text).first()).toBeVisible()
      await outbox.close()
    }
    await page.request.post(`${site.url}/api/send-intrest`, { ...as(sender.token), data: { to_user_id: her.id } })
    await told(/Kale \(G\d+\) has sent you an interest/)

    const own = stored.access_token ?? ''
    const sent = await page.request.post(`${site.url}/api/send-intrest`, {
      ...as(own),
      data: { to_user_id: accepter.id },
    })
    const { activity_id: uuid } = (await sent.json()) as { activity_id: string }
    await page.request.put(`${site.url}/api/intrest-accept`, { ...as(accepter.token), data: { uuid } })
    await told(/Patil \(G\d+\) has accepted your interest/)

    await page.request.get(`${site.url}/api/contact-detail/${her.id}`, as(accepter.token))
    await told(/Patil \(G\d+\) has seen your contact details/)
  })
})

test('a father registers his son in Marathi, and what is stored afterwards is what he wrote and agreed to', async ({
  page,
}) => {
  const { mobile, email, password } = family.newFamily()
  await setStored(page, site, { language: 'mr' })
  await page.goto(`${site.url}/home`)
  await page.getByRole('button', { name: 'सुरुवात करा' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('७ पैकी पाऊल १')
  await fillInMarathi(page, {
    called: 'वर',
    registeredBy: 'वडील',
    first: 'अनिकेत',
    middle: 'सुरेश',
    last: 'जगताप',
  })
  await dialog.getByRole('textbox', { name: 'मोबाइल नंबर' }).fill(mobile)
  await dialog.getByRole('textbox', { name: 'ई-मेल' }).fill(email)
  await dialog
    .getByLabel(/^पासवर्ड(?! पुन्हा)/)
    .first()
    .fill(password)
  await dialog.getByLabel(/^पासवर्ड पुन्हा/).fill(password)
  await family.press(page, 'पुढे: फोटो')
  const sentences = [/^आमची माहिती कशी वापरली जाते/, /^ही नोंदणी फक्त लग्नासाठी आहे/]
  for (const sentence of sentences) await expect(dialog.getByLabel(sentence)).not.toBeChecked()
  await family.press(page, 'मोफत नोंदणी करा')
  await expect(dialog).not.toContainText('OTP पडताळणी')
  for (const sentence of sentences) await dialog.getByLabel(sentence).check()
  expect(await latinDigits(page)).toEqual([])
  await expectAccessibleAtBothWidths(page, 'the last step in Marathi')
  await family.press(page, 'मोफत नोंदणी करा')
  await expect(dialog).toContainText('OTP पडताळणी')
  await dialog.getByLabel('४ पैकी अंक १').click()
  await page.keyboard.type(await site.codeFor(mobile))
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('स्वागत. तुमच्या कुटुंबाची नोंदणी झाली आहे.')).toBeVisible()

  const { id, ...stored } = await site.db
    .selectFrom('members')
    .innerJoin('candidate_requests', 'candidate_requests.member_id', 'members.id')
    .innerJoin('districts', 'districts.id', 'members.native_district_id')
    .select(['members.id', 'first_name', 'middle_name', 'last_name', 'gender', 'registered_by', 'mobile_owner'])
    .select(['date_of_birth', 'height_cm', 'annual_income', 'education', 'native_village', 'districts.name_en'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(stored).toEqual({
    first_name: 'अनिकेत',
    middle_name: 'सुरेश',
    last_name: 'जगताप',
    gender: 'M',
    registered_by: 'FATHER',
    mobile_owner: 'FATHER',
    date_of_birth: '1994-08-14',
    height_cm: 175,
    annual_income: 650_000,
    education: 'कृषी पदवी',
    native_village: 'सासवड',
    name_en: 'Pune',
  })
  await expectAgreed(id, 'mr')
})

for (const language of ['en', 'mr'] as const)
  test(`a family without an email registers and reads what it can use (${language})`, async ({ page }) => {
    const kale = family.newFamily()
    await family.openRegistration(page, site)
    await family.fillName(page, kale)
    await family.fillBirth(page)
    await family.fillEducation(page)
    await family.fillHome(page)
    await family.fillNative(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(kale.mobile)
    await family.press(page, 'Next: photo')
    await expect(dialog.getByText('Please enter email')).toBeVisible()
    await dialog.getByLabel('We have no email').check()
    await expect(dialog.getByText(/^Without an email you log in by password or by a code/)).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'no email')
    await family.press(page, 'Next: photo')
    await family.agrees(page)
    await family.press(page, 'Register Free')
    await expect(dialog).toContainText('OTP confirmation')
    await family.typeCode(page, await site.codeFor(kale.mobile))
    await page.waitForURL('**/dashboard')
    await setStored(page, site, { language })
    await page.goto(`${site.url}/my-settings?tab=contacts`)
    const words = language === 'en' ? /^Without an email you log in/ : /^ई-मेल नसल्यास पासवर्डने/
    await expect(page.getByText(words)).toBeVisible()
  })

test('a family that registered without its consents looks around first, and finds the question in a line', async ({
  page,
}) => {
  const kale = await family.joined(site, { consents: undefined })
  await family.onDashboard(page, site, kale)
  const ask = page.getByRole('button', { name: /how we may use/ })
  await expect(ask).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessibleAtBothWidths(page, 'consents are missing')
  await ask.click()
  await page.getByRole('dialog').getByText('Not now', { exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(ask).toBeVisible()
  await page.goto(`${site.url}/my-settings?tab=consents`)
  await expect(page.getByRole('heading', { name: /consents/i }).first()).toBeVisible()
})

/** A PDF with a text layer, or one that holds only a picture. */
async function pdfOf(lines: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument()
  const pieces: Buffer[] = []
  pdf.on('data', piece => pieces.push(piece))
  const written = new Promise(done => pdf.on('end', done))
  for (const line of lines) pdf.text(line)
  pdf.rect(50, 400, 100, 100).fill()
  pdf.end()
  await written
  return Buffer.concat(pieces)
}

test('a mother pastes the biodata she has, says yes to what was read, and registers with a few taps', async ({
  page,
}) => {
  const { mobile, email } = family.newFamily()
  const biodata = `🌸 वधू परिचय 🌸
*मुलीचे नाव* : कु. रुतुजा सुरेश पाटील
*जन्मतारीख* : १४/०८/१९९८
*उंची* : ५ फूट ३ इंच
*वैवाहिक स्थिती* : अविवाहित
*रास* : कर्क
*शिक्षण* : बी.ई. (कॉम्प्युटर)
*वार्षिक उत्पन्न* : ८.५ लाख
*नोकरीचे ठिकाण* : हडपसर, हवेली
*वडील* : सुरेश रामचंद्र पाटील
*भाऊ* : १
*छंद* : भटकंती आणि वाचन
*मूळ गाव* : मु.पो. सासवड, ता. पुरंदर, जि. पुणे
*पत्ता* : मु.पो. सासवड, ता. पुरंदर, जि. पुणे
*मोबाईल* : ${mobile} / 9011223344
*ईमेल* : ${email}`
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await setStored(page, site, { language: 'mr' })
  await page.goto(`${site.url}/home`)
  const dialog = page.getByRole('dialog')
  let taps = 0
  const tap = async (name: string | RegExp, role: 'button' | 'checkbox' = 'button') => {
    taps++
    await page.getByRole(role, { name }).first().click()
  }
  await tap('सुरुवात करा')
  await tap('बायोडाटा पेस्ट करा')

  await test.step('a PDF is read by its text, and one without any is refused with a sentence', async () => {
    const file = dialog.locator('input[type=file]')
    const choosePdf = async (lines: readonly string[]) =>
      file.setInputFiles({ name: 'biodata.pdf', mimeType: 'application/pdf', buffer: await pdfOf(lines) })
    await choosePdf([])
    await expect(dialog.getByText('या PDF मध्ये फक्त चित्र आहे')).toBeVisible()
    await choosePdf(['Name: Asha Anil Kale', 'Date of Birth: 14/08/1998'])
    await expect(dialog.getByRole('checkbox', { name: /^नाव Asha/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'मागे' }).click()
  })
  await test.step('a legacy font is refused with a sentence', async () => {
    await dialog
      .getByLabel('बायोडाट्यातील मजकूर')
      .fill("eqyhps uko % dq- dYiuk lqjs'k ikVhy\nf'k{k.k % ch-dkWe\nu{k= xks= d';i")
    await dialog.getByRole('button', { name: 'वाचा' }).click()
    await expect(dialog.getByText('जुन्या फॉन्टमध्ये')).toBeVisible()
  })

  await test.step('of two in one text, one is chosen before anything is read', async () => {
    const two =
      'नाव : अमोल अनिल काळे\nजन्मतारीख : १०/०६/१९९३\nशिक्षण : बी.ए.\n\nनाव : आशा अनिल काळे\nजन्मतारीख : २२/११/१९९६\nशिक्षण : बी.कॉम.'
    await dialog.getByLabel('बायोडाट्यातील मजकूर').fill(two)
    await dialog.getByRole('button', { name: 'वाचा' }).click()
    await expect(dialog.getByText('हा बायोडाटा कोणाचा?')).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'two candidates in one text')
    await dialog.getByRole('button', { name: 'आशा' }).click()
    await expect(dialog.getByRole('checkbox', { name: /जन्मतारीख.*१९९६/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'मागे' }).click()
    await dialog.getByRole('button', { name: 'मागे' }).click()
  })

  taps++
  await dialog.getByLabel('बायोडाट्यातील मजकूर').fill(biodata)
  await expectAccessibleAtBothWidths(page, 'the pasted text')
  await tap('वाचा')
  await expect(dialog.getByText('हे बरोबर आहे का?')).toBeVisible()
  // What is sure is ticked, and stands beside the place it came from; which of two numbers is asked.
  await expect(dialog.getByRole('checkbox', { name: /जन्मतारीख.*१९९८.*मजकुरात: १४\/०८\/१९९८/ })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: new RegExp(mobile) })).not.toBeChecked()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'भटकंती आणि वाचन' })).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'कर्क' })).toBeVisible()
  await expect(dialog.locator('mark', { hasText: 'रुतुजा सुरेश पाटील' })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'what was read')
  await tap(new RegExp(mobile), 'checkbox')
  await tap('फॉर्म भरा')

  await expect(dialog.getByLabel('वधूचे नाव')).toHaveValue('रुतुजा')
  taps++
  await dialog.getByText('आई', { exact: true }).click()
  await tap(/^पुढे/)
  // The steps that were filled are passed over, and the group of the education follows from it.
  await expect(dialog.getByRole('textbox', { name: 'मोबाइल नंबर' })).toHaveValue(mobile)
  await tap(/^पुढे/)
  for (const box of await dialog.getByRole('checkbox').all()) {
    taps++
    await box.check()
  }
  await tap('मोफत नोंदणी करा')
  taps++
  await dialog.getByLabel('४ पैकी अंक १').click()
  await page.keyboard.type(await site.codeFor(mobile))
  await page.waitForURL('**/dashboard')
  expect(taps).toBeLessThanOrEqual(14)

  const member = await site.db.selectFrom('members').selectAll().where('mobile', '=', mobile).executeTakeFirstOrThrow()
  expect(member).toMatchObject({ first_name: 'रुतुजा', last_name: 'पाटील', height_cm: 160, native_village: 'सासवड' })
  expect(Number(member.annual_income)).toBe(850_000)
  // The text itself went nowhere, and nothing keeps it.
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect([...sent, await kept()].filter(one => decodeURIComponent(one).includes('भटकंती'))).toEqual([])

  await test.step('what the registration did not ask was kept, and is in the profile for a yes', async () => {
    await page.goto(`${site.url}/edit-profile`)
    await page.getByRole('button', { name: 'पाहून भरा' }).click()
    await expect(dialog.getByRole('checkbox', { name: /रास कर्क/ })).toBeChecked()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'भाऊ: १' })).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'what was kept of the biodata')
    await dialog.getByRole('button', { name: 'फॉर्म भरा' }).click()
    await expect(page.getByRole('button', { name: 'पाहून भरा' })).toHaveCount(0)
    expect(await kept()).not.toContain('registration_facts')
    await page.getByRole('button', { name: 'जतन करा' }).click()
    const raas = () => site.db.selectFrom('members').select('raas_id').where('id', '=', member.id).executeTakeFirst()
    await expect.poll(async () => (await raas())?.raas_id).not.toBeNull()
  })
})
