import { expect } from '@playwright/test'
import { newFamily } from '../families.ts'
import { siteForThisFile } from '../site.ts'
import { test, type WebkitPage } from './test.ts'

const site = siteForThisFile('demo')

const textOfPage = (webkit: WebkitPage) => webkit.text('#root')

/** Waits for an element and for the data of the page, and expects no broken date or age. */
async function expectWhole(webkit: WebkitPage, sign: string | RegExp): Promise<void> {
  await expect.poll(() => textOfPage(webkit), { timeout: 60_000 }).toMatch(sign)
  await expect.poll(() => webkit.evaluate(() => document.querySelectorAll('[aria-busy]').length)).toBe(0)
  expect(await textOfPage(webkit)).not.toMatch(/NaN|Invalid Date|undefined/)
}

/** Focuses a control of the open dialog by its label. */
async function focusOn(webkit: WebkitPage, label: string): Promise<void> {
  const focused = () =>
    webkit.evaluate(name => {
      const dialog = document.querySelector('dialog[open]')
      const labels = [...(dialog?.querySelectorAll('label') ?? [])]
      const labelled = labels.find(one => one.textContent?.trim().startsWith(name))?.control
      const control = labelled ?? dialog?.querySelector<HTMLElement>(`[aria-label="${name}"]`)
      control?.focus()
      return control !== null && control !== undefined && document.activeElement === control
    }, label)
  await expect.poll(focused, { message: label }).toBe(true)
}

async function fill(webkit: WebkitPage, label: string, text: string, ...keys: string[]): Promise<void> {
  await focusOn(webkit, label)
  await webkit.type(text)
  if (keys.length > 0) await webkit.press(...keys)
}

/** Chooses an option of a select by its text, or the first one. */
async function select(webkit: WebkitPage, label: string, option?: string): Promise<void> {
  await focusOn(webkit, label)
  const chosen = () =>
    webkit.evaluate(wanted => {
      const list = document.activeElement
      if (!(list instanceof HTMLSelectElement)) return ''
      const option = [...list.options].find(one => one.value && (!wanted || one.text.startsWith(wanted)))
      if (!option) return ''
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, option.value)
      list.dispatchEvent(new Event('change', { bubbles: true }))
      return option.text
    }, option ?? '')
  await expect.poll(chosen, { message: label }).not.toBe('')
}

/** Chooses what stands side by side with the others. */
async function pick(webkit: WebkitPage, label: string): Promise<void> {
  const picked = () =>
    webkit.evaluate(name => {
      const labels = document.querySelectorAll<HTMLLabelElement>('dialog[open] label')
      const radio = [...labels].find(one => one.textContent?.trim() === name)?.control
      radio?.click()
      return radio instanceof HTMLInputElement && radio.checked
    }, label)
  await expect.poll(picked, { message: label }).toBe(true)
}

const step = async (webkit: WebkitPage, sign: RegExp) => {
  await webkit.click('dialog[open] button[type="submit"]')
  await expect.poll(() => webkit.text('dialog[open]')).toMatch(sign)
}

/** The line below a field of the open dialog, with its form in the other script. */
const lineOf = (field: string) => `dialog[open] [data-field="${field}"] [data-second-form]`

test('a family registers on an iPhone’s browser', async ({ webkit }) => {
  const kale = newFamily()
  await webkit.open(`${site.url}/home`)
  await expect.poll(() => webkit.evaluate(() => document.documentElement.dataset.alive)).toBe('true')
  await webkit.click('main [data-open="register"]')
  await expect.poll(() => webkit.text('dialog[open]')).toContain('Step 1 of 7')
  await webkit.evaluate(() => document.querySelector<HTMLElement>('dialog[open] input[type="radio"]')?.click())
  await pick(webkit, 'The candidate')
  await fill(webkit, "Bride's first name", kale.first)
  await fill(webkit, 'Last name', 'Kale')
  await expect.poll(() => webkit.text(lineOf('lastName'))).toContain('काळे')
  await expect.poll(() => webkit.text(lineOf('firstName'))).toContain('ऋतुजा')
  await webkit.click(lineOf('firstName'))
  // Safari gives a button that is pressed no focus, from which the small field could take it.
  await expect.poll(() => webkit.evaluate(() => document.activeElement?.getAttribute('lang'))).toBe('mr')
  await webkit.press('Control+a')
  await webkit.type('रुतुजा')
  await step(webkit, /Step 2 of 7/)
  expect(await webkit.text('dialog[open]')).not.toContain('NaN')
  await select(webkit, 'Month', 'August')
  await select(webkit, 'Year', '1998')
  await select(webkit, 'Day', '14')
  await select(webkit, 'Height')
  await pick(webkit, 'Unmarried')
  await step(webkit, /Step 3 of 7/)
  await fill(webkit, 'Education', 'M.Com')
  await select(webkit, 'Education group')
  await fill(webkit, 'Annual income', '550000')
  await step(webkit, /Step 4 of 7/)
  await fill(webkit, 'Work location', 'Haveli', 'Enter')
  await fill(webkit, 'Working area/gaon', 'Hadapsar')
  await fill(webkit, 'Family residence area', 'Saswad')
  await step(webkit, /Step 5 of 7/)
  await fill(webkit, 'Native district', 'Pune', 'Enter')
  await fill(webkit, 'Native taluka', 'Purandar', 'Enter')
  await fill(webkit, 'Native gaon', 'Saswad')
  await step(webkit, /Step 6 of 7/)
  await fill(webkit, 'Mobile number', kale.mobile)
  await fill(webkit, 'Email', kale.email)
  await fill(webkit, 'Password', kale.password)
  await fill(webkit, 'Confirm password', kale.password)
  await step(webkit, /Step 7 of 7/)
  await webkit.evaluate(() => {
    for (const tick of document.querySelectorAll<HTMLElement>('dialog[open] input[type="checkbox"]')) tick.click()
  })
  await step(webkit, /OTP confirmation/)
  await fill(webkit, 'Digit 1 of 4', await site.codeFor(kale.mobile))
  await expectWhole(webkit, /Welcome\. Your family is registered[\s\S]*Newly Joined Members/)
  expect(await textOfPage(webkit)).toMatch(/\d\d years/)
  const { second_script: forms } = await site.db
    .selectFrom('members')
    .select('second_script')
    .where('mobile', '=', kale.mobile)
    .executeTakeFirstOrThrow()
  expect(forms).toMatchObject({ first_name: 'रुतुजा', last_name: 'काळे' })
})

test('a member logs in, reads a list and a profile, searches and steps on an iPhone’s browser', async ({ webkit }) => {
  await webkit.open(`${site.url}/home`)
  await webkit.evaluate(() => localStorage.clear())
  await webkit.open(`${site.url}/home`)
  await expect.poll(() => webkit.evaluate(() => document.documentElement.dataset.alive)).toBe('true')
  await webkit.click('header [data-open="login"]')
  await expect.poll(() => webkit.text('dialog[open]')).toContain('Remember Me')
  await fill(webkit, 'Mobile number', '9000000003')
  await fill(webkit, 'Password', 'demo1234')
  await webkit.click('dialog[open] button[type="submit"]')
  await expectWhole(webkit, /Sayali/)

  await webkit.open(`${site.url}/view-new-joined-member`)
  await expectWhole(webkit, /Newly Joined Members[\s\S]*, \d\d/)
  await webkit.click('article h2 a')
  await expectWhole(webkit, /Personal Details[\s\S]*Gun Milan/i)
  expect(await textOfPage(webkit)).toMatch(/\S, \d\d\b/)

  // A tunnel: the screen is not there, and comes by the same button.
  await site.goDown()
  await webkit.evaluate(() => document.querySelector<HTMLElement>('a[href="/search"]')?.click())
  await expectWhole(webkit, /Please Retry/)
  await site.comeBack()
  await webkit.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button')]
      .find(({ textContent }) => textContent === 'Please Retry')
      ?.click(),
  )
  await expectWhole(webkit, /Birth/)
  const years = () =>
    webkit.evaluate(() => [...document.querySelectorAll('main select option')].map(option => option.textContent ?? ''))
  await expect.poll(async () => (await years()).filter(year => /^(19|20)\d\d$/.test(year)).length).toBeGreaterThan(40)
  expect((await years()).join()).not.toContain('NaN')
  await webkit.click('main form [type="submit"]')
  await expectWhole(webkit, /profiles? found/)
  await webkit.click('article h2 a')
  await expect.poll(() => webkit.text('[data-step-counter]'), { timeout: 60_000 }).toMatch(/^1 \/ \d+/)
  await webkit.click('nav:has([data-step-counter]) button:last-of-type')
  await expect.poll(() => webkit.text('[data-step-counter]')).toMatch(/^2 \/ \d+/)
  await expectWhole(webkit, /Personal Details/)
})
