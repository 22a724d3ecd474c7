import { expect, type Page } from '@playwright/test'
import { press } from './families.ts'

interface Child {
  /** As the form calls them. */
  called: 'वधू' | 'वर'
  registeredBy: 'आई' | 'वडील'
  first: string
  middle: string
  last: string
}
const nameOf = { वधू: 'वधूचे नाव', वर: 'वराचे नाव' } as const

/** Fills in the form of a registration up to the native place, which the last button leaves, as a family does that reads Marathi. */
export async function fillInMarathi(page: Page, child: Child, lastButton = 'पुढे: संपर्क') {
  const dialog = page.getByRole('dialog')
  const next = (what: string) => press(page, `पुढे: ${what}`)
  const choose = async (label: string, typed: string) => {
    await dialog.getByRole('combobox', { name: label }).fill(typed)
    await dialog.getByRole('option', { name: typed }).first().click()
  }
  await dialog.getByText(child.called, { exact: true }).click()
  await dialog.getByText(child.registeredBy, { exact: true }).click()
  await dialog.getByLabel(nameOf[child.called]).fill(child.first)
  await dialog.getByLabel('वडिलांचे नाव').fill(child.middle)
  await dialog.getByLabel('आडनाव').fill(child.last)
  // What was shown is confirmed by the registration: a hand is not so fast that it sees nothing.
  for (const name of ['firstName', 'middleName', 'lastName'])
    await expect(page.locator(`[data-field="${name}"] [data-second-form]`)).toContainText(/\p{L}/u)
  await next('जन्म')
  await dialog.getByLabel('दिवस').selectOption({ label: '१४' })
  await dialog.getByLabel('महिना').selectOption({ label: 'ऑगस्ट' })
  await dialog.getByLabel('वर्ष').selectOption({ label: '१९९४' })
  await dialog.getByLabel('उंची').selectOption('175')
  await dialog.getByText('अविवाहित', { exact: true }).click()
  await next('शिक्षण')
  await dialog.getByLabel('शिक्षण', { exact: true }).fill('कृषी पदवी')
  await dialog.getByLabel('शिक्षणाचा गट').selectOption({ index: 1 })
  await dialog.getByLabel('वार्षिक उत्पन्न').pressSequentially('६५००००')
  await next('काम आणि घर')
  await choose('कामाचे ठिकाण (तालुका)', 'हवेली')
  await dialog.getByLabel('कामाचा भाग/गाव').fill('हडपसर')
  await dialog.getByLabel('कुटुंबाच्या निवासाचा भाग/गाव').fill('सासवड')
  await next('मूळ ठिकाण')
  await choose('मूळ जिल्हा', 'पुणे')
  await choose('मूळ तालुका', 'पुरंदर')
  await dialog.getByLabel('मूळ गाव').fill('सासवड')
  await press(page, lastButton)
}
