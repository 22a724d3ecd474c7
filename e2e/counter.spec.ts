import { expect, type Locator, type Page, test } from '@playwright/test'
import { saveDraft } from '#server/features/office/counter/drafts.ts'
import { registrationForm } from '#server/testing/families.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './accessible.ts'
import { atDesk } from './screens.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

test.use(atDesk)

/** The pause between keys. KEY_MS=500 is the pace of a person, for measuring how long a registration takes. */
const betweenKeysMs = Number(process.env.KEY_MS ?? 0)

/** Presses keys one by one, as a person does, and counts them. */
function keyboardOf(page: Page) {
  let keys = 0
  const press = async (...names: string[]) => {
    for (const name of names) {
      keys++
      await page.keyboard.press(name)
      if (betweenKeysMs > 0) await page.waitForTimeout(betweenKeysMs)
    }
  }
  return {
    count: () => keys,
    press,
    type: async (text: string) => {
      keys += text.length
      await page.keyboard.type(text, { delay: betweenKeysMs })
    },
    /** Presses Tab until the control has the focus. */
    tabTo: async (target: Locator) => {
      await expect(target).toBeVisible()
      while (!(await target.evaluate(element => element === document.activeElement))) {
        expect(keys).toBeLessThan(1_000)
        await press('Tab')
      }
    },
  }
}

async function comesToWork(page: Page): Promise<void> {
  const login = await page.request.post(`${site.url}/api/office/login`, {
    data: { email: 'staff@demo.in', password: 'demo1234' },
    headers: { origin: site.url },
  })
  expect(login.ok()).toBe(true)
}

test('a walk-in family is registered, pays and gets its slip, by keyboard alone', async ({ page }) => {
  await comesToWork(page)
  await page.goto(`${site.url}/office/counter`)
  await expect(page.getByRole('heading', { name: 'The candidate' })).toBeVisible()
  const { press, type, count, tabTo } = keyboardOf(page)
  const began = Date.now()
  /** Types part of a name and takes the match. */
  const find = async (part: string) => {
    await type(part)
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await press('Enter', 'Tab')
  }
  const fill = async (text: string) => {
    await type(text)
    await press('Tab')
  }
  await page.getByRole('main').focus()
  await press('Tab', 'Space', 'Tab')
  await fill('Mother')
  await fill('Vaidehi')
  await fill('Suresh')
  await fill('Jagtap')
  await type('04121999')
  // Past the calendar button.
  await press('Tab', 'Tab')
  await expect(page.getByLabel('Date of birth')).toHaveValue('1999-04-12')
  await find("5'4")
  await find('unmarried')
  await fill('B.Com')
  await find('commerce')
  await fill('450000')
  await find('haveli')
  await fill('Hadapsar')
  await find('haveli')
  await fill('Hadapsar')
  await find('satara')
  await find('karad')
  await fill('Umbraj')
  // The country is left as it is.
  await press('Tab')
  await fill('9876501234')
  // The owner of the number follows from who registers; there is no e-mail; the language is that of the page.
  await press('Tab', 'Tab', 'Tab')
  await press('Space', 'Tab', 'Space', 'Tab', 'Space', 'Tab')
  await fill('Shubharambh')
  await fill('Cash')
  await fill('C-2041')
  await press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Registered: B\d+/ })).toBeVisible()
  const record = (until: string) => {
    const description = `${until}: ${count()} keys, 0 clicks, ${Math.round((Date.now() - began) / 1000)} s`
    console.log(`counter, ${description}`)
    test.info().annotations.push({ type: 'walk-in', description })
  }
  record('registered')
  // A person who listens at the same time types about two keys a second, which is 480 keys in four minutes.
  expect(count()).toBeLessThan(300)

  await test.step('the family reads the code out', async () => {
    await tabTo(page.getByRole('button', { name: 'Send a code by SMS to …1234' }))
    await press('Enter')
    await expect(page.getByLabel('Code that the family reads out')).toBeFocused()
    await type(await site.codeFor('9876501234'))
    await press('Enter')
    await expect(page.getByText('The family can log in by a code.')).toBeVisible()
  })

  await test.step('a photo is taken by the camera', async () => {
    await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 640
      canvas.height = 480
      const pen = canvas.getContext('2d')
      setInterval(() => pen?.fillRect(Math.random() * 640, 0, 10, 480), 50)
      Object.defineProperty(navigator, 'mediaDevices', {
        value: { getUserMedia: async () => canvas.captureStream(10) },
      })
    })
    await tabTo(page.getByRole('button', { name: 'Take a photo' }))
    await press('Enter')
    const take = page.getByRole('dialog').getByRole('button', { name: 'Take', exact: true })
    await expect(take).toBeEnabled()
    await expectAccessible(page, 'the camera')
    await tabTo(take)
    await press('Enter')
    await expect(page.getByText('1 added')).toBeVisible()
  })

  await test.step('the slip has the number and how to log in, in either language, and no password', async () => {
    const slip = page.getByRole('article')
    await expect(slip).toContainText('Jagtap')
    await expect(slip).toContainText('ends in 1234')
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
    })
    await tabTo(page.getByRole('button', { name: 'Print the slip' }))
    await press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
    record('slip printed')
    await page.getByRole('radio', { name: 'मराठी' }).check()
    await expect(slip).toContainText('नोंदणीची पावती')
    await expect(slip).toContainText('वैदेही जगताप')
    await expectAccessibleAtBothWidths(page, 'the slip')
    await page.emulateMedia({ media: 'print' })
    await expect(slip).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Photo', exact: true })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })
})

test('Tab passes the other script of each name, and the arrow down leads to it', async ({ page }) => {
  await comesToWork(page)
  await page.goto(`${site.url}/office/counter`)
  const first = page.getByLabel('First name', { exact: true })
  await first.focus()
  const { press, type } = keyboardOf(page)
  const line = (field: string) => page.locator(`[data-field="${field}"] [data-second-form]`)
  await type('Vaidehi')
  await press('ArrowDown')
  await expect(line('first_name')).toHaveText(/वैदेही/)
  await expect(first).toBeFocused()
  await press('Tab')
  await type('Suresh')
  await expect(line('middle_name')).toHaveText(/सुरेश/)
  await press('Shift+Tab', 'ArrowDown')
  const other = page.getByLabel('First name: in Marathi')
  await expect(other).toBeFocused()
  await expect(other).toHaveValue('वैदेही')
  await press('Control+a')
  await type('वैदेहि')
  await expectAccessible(page, 'the other script of a name at the counter')
  await press('Tab')
  await expect(page.getByLabel('Middle name', { exact: true })).toBeFocused()
  await press('Tab', 'Tab')
  await expect(page.getByLabel('Date of birth')).toBeFocused()
  await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab')
  await expect(other).toBeFocused()
  await expect(other).toHaveValue('वैदेहि')
})

test('a walk-in family that brings its biodata as a text is registered with a third of the keys', async ({ page }) => {
  await comesToWork(page)
  await page.goto(`${site.url}/office/counter`)
  await expect(page.getByRole('heading', { name: 'The candidate' })).toBeVisible()
  const { press, type, count, tabTo } = keyboardOf(page)
  const began = Date.now()
  await page.getByRole('main').focus()
  const biodata = `Bride Name: Vaidehi Suresh Jagtap
Date of Birth: 12/04/1999
Height: 5'4"
Marital Status: Unmarried
Education: B.Com
Annual Income: 4.5 lakh
Work Location: Hadapsar, Haveli
Address: At post Hadapsar, Tal. Haveli, Dist. Pune
Native Place: Umbraj, Tal. Karad, Dist. Satara
Hobbies: birds of the Sahyadri
Mobile: 9876501239`
  const sent: string[] = []
  page.on('request', request => sent.push(request.postData() ?? ''))
  // The key reaches the page as a paste: the clipboard of a test browser is not its own.
  await page.evaluate(text => {
    const data = new DataTransfer()
    data.setData('text', text)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, biodata)
  const dialog = page.getByRole('dialog')
  await tabTo(dialog.getByRole('checkbox').first())
  await expect(dialog.getByRole('listitem').filter({ hasText: 'birds of the Sahyadri' })).toBeVisible()
  await expectAccessible(page, 'what was read at the counter')
  await press('Enter')
  await expect(page.getByLabel('First name')).toHaveValue('Vaidehi')
  await expect(page.getByRole('combobox', { name: 'Native taluka' })).toHaveValue(/Karad/)

  await tabTo(page.getByLabel('Who is registering?'))
  await type('Mother')
  await tabTo(page.getByRole('combobox', { name: 'Education group' }))
  await type('commerce')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await press('Enter')
  await tabTo(page.getByRole('checkbox', { name: /uses our details/ }))
  await press('Space', 'Tab', 'Space')
  await press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Registered: B\d+/ })).toBeVisible()
  // The paste itself is one more key.
  const description = `by paste: ${count() + 1} keys, 0 clicks, ${Math.round((Date.now() - began) / 1000)} s`
  console.log(`counter, ${description}`)
  test.info().annotations.push({ type: 'walk-in', description })
  expect(count()).toBeLessThan(75)
  expect(sent.filter(body => body.includes('Sahyadri'))).toEqual([])
})

test('a form left half done is there again, its mistakes are named, and it is emptied at a word', async ({ page }) => {
  await comesToWork(page)
  await page.goto(`${site.url}/office/counter`)
  await page.getByLabel('First name').fill('Ananya')
  await page
    .getByRole('link', { name: /^Queue/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
  await page.getByRole('link', { name: 'Counter', exact: true }).first().click()
  await expect(page.getByText('This form was left half done.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Ananya')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Bride' })).toBeFocused()
  await expect(page.getByText('Please select gender')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the form with its mistakes')
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('')
})

test('a number that is known leads to its record', async ({ page }) => {
  const member = await site.db
    .selectFrom('members')
    .select(['mobile', 'registration_no'])
    .where('email', '=', 'bride.free@demo.in')
    .executeTakeFirstOrThrow()
  const { images: _, consents: _agreed, ...form } = await registrationForm(site.db, { mobile: member.mobile ?? '' })
  const texts = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]))
  const staff = await site.db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', 'staff@demo.in')
    .executeTakeFirstOrThrow()
  await saveDraft(site.db, site.secrets, {
    staffId: staff.id,
    form: { ...texts, registered_by: 'CANDIDATE' },
    now: site.clock.now(),
  })
  await comesToWork(page)
  await page.goto(`${site.url}/office/counter`)
  await page.getByRole('checkbox', { name: /uses our details/ }).check()
  await page.getByRole('checkbox', { name: /for marriage/ }).check()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('This mobile number is already registered')).toBeVisible()
  await expectAccessible(page, 'a number that is known')
  await page.getByRole('link', { name: new RegExp(member.registration_no) }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(member.registration_no) })).toBeVisible()
})
