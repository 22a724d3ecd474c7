import { expect, type Locator, type Page, test } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { dayInIndia } from '#domain/calendar.ts'
import { pasteWords } from '#web/access/pasted-biodata/words.ts'
import { registerWords } from '#web/access/sign-up/words.ts'
import { paymentWords as paymentListWords } from '#web/office/features/money/payments/words.ts'
import { statementWords } from '#web/office/features/office/bank-statements/words.ts'
import { counterSlipWords, counterWords } from '#web/office/features/office/counter/words.ts'
import { paymentWords as payWords } from '#web/office/parts/payment-words.ts'
import { upiWords } from '#web/office/parts/upi-words.ts'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { atDesk } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

test.use(atDesk)

async function comesToWork(page: Page, email: string): Promise<void> {
  const data = { email, password: 'demo1234' }
  const login = await page.request.post(`${site.url}/api/office/login`, { data, headers: { origin: site.url } })
  expect(login.ok()).toBe(true)
}

/** Reads a QR as a phone's camera does. */
async function scanned(code: Locator): Promise<string | undefined> {
  // In the middle of the window no toast lies over it.
  await code.evaluate(element => element.scrollIntoView({ block: 'center' }))
  const picture = sharp(await code.screenshot()).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const marathiBiodata = `मुलीचे नाव: मृणाल सुरेश जगताप
जन्मतारीख: १२/०४/१९९९
उंची: ५ फूट ४ इंच
वैवाहिक स्थिती: अविवाहित
शिक्षण: B.Com
वार्षिक उत्पन्न: ४.५ लाख
नोकरीचे ठिकाण: हडपसर, हवेली
पत्ता: मु.पो. हडपसर, ता. हवेली, जि. पुणे
मूळ गाव: उंब्रज, ता. कराड, जि. सातारा
मोबाईल: 9876501244`

test('in Marathi a biodata is pasted, the family pays by the QR, and the bank confirms it', async ({ page }) => {
  const [fields, counter] = [registerWords('mr'), counterWords('mr')]
  const [pays, upi, bank] = [payWords('mr'), upiWords('mr'), statementWords('mr')]
  const labelled = (name: string) => page.getByLabel(name, { exact: true })
  await page.addInitScript(() => localStorage.setItem('language', 'mr'))
  await comesToWork(page, 'staff@demo.in')
  await page.goto(`${site.url}/office/counter`)
  await expect(page.getByRole('heading', { name: counter.candidate })).toBeVisible()
  await page.evaluate(text => {
    const data = new DataTransfer()
    data.setData('text', text)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, marathiBiodata)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: pasteWords('mr').fill })
    .click()
  await expect(labelled(fields.firstName)).toHaveValue('मृणाल')
  await labelled(fields.registeredBy).selectOption({ index: 2 })
  const group = page.getByRole('combobox', { name: fields.educationGroup })
  await group.fill('वाणिज्य')
  await page.getByRole('listbox').getByRole('option').first().click()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await labelled(pays.plan).selectOption({ index: 1 })
  await labelled(pays.method).selectOption('upi')
  await labelled(pays.receipt).fill('C-3051')
  await expect(page.getByText(upi.qrNext)).toBeVisible()
  await page.getByRole('button', { name: counter.register, exact: true }).click()
  await expect(page.getByRole('heading', { name: upi.title }).first()).toBeVisible()

  await test.step('the QR on the screen and on the slip says whom to pay, how much and for what', async () => {
    const wanted = 'upi://pay?pa=saptapadi.demo@bank&pn=Saptapadi&am=1500.00&cu=INR&tn=C-3051'
    const codes = page.getByRole('img', { name: upi.qrLabel })
    await expect(codes).toHaveCount(2)
    for (const code of await codes.all()) expect(await scanned(code)).toBe(wanted)
    await expectAccessibleAtBothWidths(page, 'the payment by UPI')
  })
  await test.step('the UTR starts the plan, and the slip loses its QR', async () => {
    const start = page.getByRole('button', { name: upi.start })
    await start.click()
    await expect(labelled(upi.utr)).toBeFocused()
    await labelled(upi.utr).fill('४०२२ ११०० ००५१')
    await start.click()
    await expect(page.getByRole('img', { name: upi.qrLabel })).toHaveCount(0)
    await expect(page.getByRole('article')).toContainText(counterSlipWords('mr').plan)
  })
  await test.step('the bank’s statement confirms it', async () => {
    await comesToWork(page, 'admin@demo.in')
    await page.goto(`${site.url}/office/statement`)
    const day = dayInIndia(site.clock.now()).split('-').toReversed().join('/')
    const lines = ['Date,Narration,Chq./Ref.No.,Withdrawal,Deposit', `${day},UPI-JAGTAP,0000402211000051,,"1,500.00"`]
    const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
    await labelled(bank.upload).setInputFiles(file)
    await expect(page.getByRole('heading', { name: bank.columns })).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'the columns of a statement')
    await page.getByRole('button', { name: bank.read }).click()
    await expect(page.getByText('UPI-JAGTAP', { exact: false })).toContainText('₹१,५००')
    await expectAccessibleAtBothWidths(page, 'the first lines of a statement')
    await page.getByRole('button', { name: bank.previewRight }).click()
    await expect(page.getByText(bank.confirmed).locator('..')).toContainText('१')
    await expectAccessibleAtBothWidths(page, 'what a statement says')
    await page.goto(`${site.url}/office/payments?query=C-3051`)
    await expect(page.getByRole('row', { name: /402211000051/ })).toContainText(upi.CONFIRMED)
  })
})

test('in English a family that sent too little is found by the statement, and its payment is taken back', async ({
  page,
}) => {
  const [upi, bank, pays] = [upiWords('en'), statementWords('en'), paymentListWords('en')]
  const labelled = (name: string) => page.getByLabel(name, { exact: true })
  await comesToWork(page, 'admin@demo.in')
  const { id } = await site.db
    .selectFrom('members')
    .select('id')
    .where('registration_no', '=', 'G10024')
    .executeTakeFirstOrThrow()
  const { id: plan_id } = await site.db.selectFrom('plans').select('id').orderBy('fee_paise').executeTakeFirstOrThrow()
  const order = { uuid: id, plan_id, receipt_number: 'C-3052', method: 'upi' }
  const headers = { origin: site.url }
  expect((await page.request.post(`${site.url}/api/office/member/payment`, { data: order, headers })).ok()).toBe(true)
  await page.goto(`${site.url}/office/members/${id}`)
  const wanted = 'upi://pay?pa=saptapadi.demo@bank&pn=Saptapadi&am=1500.00&cu=INR&tn=C-3052'
  expect(await scanned(page.getByRole('img', { name: upi.qrLabel }))).toBe(wanted)
  await labelled(upi.utr).fill('402211000052')
  await page.getByRole('button', { name: upi.start }).click()
  await expect(page.getByRole('img', { name: upi.qrLabel })).toHaveCount(0)

  await page.goto(`${site.url}/office/statement`)
  const day = dayInIndia(site.clock.now())
  const lines = ['On,Text,Came in', `${day},UPI 402211000052 BALKAWADE,500`]
  await labelled(bank.upload).setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  await page.getByLabel('On', { exact: true }).selectOption('day')
  await page.getByLabel('Text', { exact: true }).selectOption('utr')
  await page.getByLabel('Came in', { exact: true }).selectOption('credit')
  await page.getByRole('button', { name: bank.read }).click()
  await page.getByRole('button', { name: bank.previewRight }).click()
  await expect(page.getByText(bank.differing).locator('..')).toContainText('1')
  await page.getByRole('link', { name: bank.look }).click()
  const row = page.getByRole('row', { name: /402211000052/ })
  await expect(row).toContainText(upi.stated('₹500'))
  await row.getByRole('button', { name: pays.takeBack }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(pays.takeBackHelp)
  await dialog.getByRole('textbox').fill('Only 500 rupees came; the family pays again')
  await dialog.getByRole('button', { name: pays.takeBack }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`${site.url}/office/members/${id}`)
  await expect(page.getByRole('heading', { name: 'G10024' })).toBeVisible()
  const left = await site.db.selectFrom('memberships').select('refunded_at').where('member_id', '=', id).execute()
  expect(left.every(({ refunded_at }) => refunded_at !== null)).toBe(true)
})
