import { expect } from '@playwright/test'
import { sql } from 'kysely'
import { bride } from '#server/testing/members.ts'
import { button, dialog, menu, numberOf, opens, opensRecord, type Task, type Work } from './task.ts'

const waitingItems = async ({ site }: Work) =>
  (await site.db.selectFrom('review_items').select('id').where('decided_at', 'is', null).execute()).length

/** Tasks that were counted before the office's second half was built, with what they took then. */
export const tasksCountedBefore: readonly Task[] = [
  {
    name: 'queue of 40',
    as: 'staff',
    before: { inputs: 101, seconds: 322 },
    async run(work) {
      const { clerk, page, site } = work
      const more = 40 - (await waitingItems(work))
      await sql`select queue_for_review('photo', id, member_id, ${site.clock.now()}::timestamptz)
        from photos where id not in (select subject_id from review_items where decided_at is null)
          and status = 'shown' limit ${more}`.execute(site.db)
      expect(await waitingItems(work)).toBe(40)
      await opens(work, 'Queue', 'Review queue')
      await clerk.presses(page.getByRole('link', { name: /^Photos side by side/ }))
      const grid = page.getByRole('list', { name: 'Photos side by side' })
      // A photo that looks like another family's waits for a choice of its own, and is taken up with the rest below.
      const tiles = grid.locator('> li:not([data-mark=leave])')
      const copies = grid.locator('> li[data-mark=leave]')
      await clerk.sees(tiles)
      const approve = button(page, /^Approve all I have seen/)
      const photosLeft = async () =>
        (
          await site.db
            .selectFrom('review_items')
            .select('id')
            .where('decided_at', 'is', null)
            .where('kind', '=', 'photo')
            .execute()
        ).length
      const photos = await photosLeft()
      await expect(grid.locator('> li')).toHaveCount(photos)
      const left = await copies.count()
      // One screen after the other is looked at, by the key that turns it, once its pictures have come.
      const isBelow = () => page.evaluate(() => scrollY + innerHeight < document.documentElement.scrollHeight - 2)
      const passed = () =>
        tiles.getByRole('img').evaluateAll(
          pictures =>
            pictures.filter(one => {
              const { top, height } = one.getBoundingClientRect()
              return top + 0.7 * height < innerHeight
            }).length,
        )
      const unseen = async () => (await passed()) - Number(/\d+/.exec((await approve.textContent()) ?? '')?.[0])
      const looksAtAll = () => expect.poll(unseen, { timeout: 60_000 }).toBeLessThanOrEqual(0)
      await looksAtAll()
      while (await isBelow()) {
        const above = await page.evaluate(() => scrollY)
        await clerk.key('PageDown')
        await page.waitForFunction(y => scrollY > y, above)
        await looksAtAll()
      }
      await expect(approve).toContainText(`(${photos - left})`)
      clerk.weighs(photos)
      await clerk.key('Control+Enter')
      await expect.poll(photosLeft, { timeout: 120_000 }).toBe(left)
      await clerk.presses(page.getByRole('link', { name: /^Waiting/ }))
      await clerk.sees(page.getByRole('region', { name: 'Queue', exact: true }).getByRole('link'))
      await clerk.key('j')
      for (let waiting = await waitingItems(work); waiting > 0; waiting--) {
        const item = page.getByRole('article')
        await clerk.sees(item.getByRole('heading', { level: 2 }))
        const isReport = (await button(item, /^Warn/).count()) > 0
        await clerk.key(isReport ? 'c' : 'a')
        if (isReport) {
          await clerk.sees(dialog(page))
          await clerk.key('1')
          await clerk.key('Control+Enter')
        }
        await expect.poll(() => waitingItems(work)).toBe(waiting - 1)
        await expect(dialog(page)).toHaveCount(0)
      }
    },
  },
  {
    name: 'lost phone, up to the word of a second person',
    as: 'staff',
    before: { inputs: 8, seconds: 19 },
    async run(work) {
      const { clerk, page, site } = work
      const her = await bride(site, { first_name: 'Vaidehi', mobile: '9822012345', email: null })
      // The family sits at the desk and its record is open.
      await page.goto(`${site.url}/office/members/${her.id}`)
      await clerk.presses(button(page, 'Change the mobile number'))
      await clerk.types(dialog(page).getByLabel('New mobile number'), '9822054321')
      await clerk.presses(button(dialog(page), 'The family came to the office'))
      await clerk.presses(button(dialog(page), 'Begin the visit'))
      await clerk.sees(dialog(page).getByLabel(/new contact/))
      await clerk.types(dialog(page).getByLabel(/new contact/), await site.codeFor('+919822054321'))
      await clerk.presses(dialog(page).getByLabel('The name'))
      await clerk.presses(dialog(page).getByLabel('The birth date'))
      await clerk.presses(button(dialog(page), 'Enter the visit'))
      await clerk.sees(page.getByText(/An ADMIN who neither opened nor entered it decides/))
    },
  },
  {
    name: 'walk-in family, with plan and code',
    as: 'staff',
    before: { inputs: 47, seconds: 99 },
    async run(work) {
      const { clerk, page, site } = work
      await clerk.presses(menu(page).getByRole('link', { name: /^Counter|^Walk-in/ }))
      await clerk.sees(page.getByRole('heading', { name: 'The candidate' }))
      const types = (name: string, text: string) => clerk.types(page.getByLabel(name), text)
      const finds = (name: string, part: string) => clerk.finds(page.getByRole('combobox', { name }), part)
      await clerk.presses(page.getByRole('radio', { name: 'Bride' }))
      await clerk.chooses(page.getByLabel('Who is registering?'), 'Mother')
      await types('First name', 'Vaidehi')
      await types('Middle name', 'Suresh')
      await types('Last name', 'Jagtap')
      await types('Date of birth', '1999-04-12')
      await finds('Height', "5'4")
      await finds('Marital status', 'unmarried')
      await clerk.types(page.getByRole('textbox', { name: /^Education/ }), 'B.Com')
      await finds('Education group', 'commerce')
      await types('Annual income in rupees', '450000')
      await finds('Work location (taluka)', 'haveli')
      await types('Working area/gaon', 'Hadapsar')
      await finds('Family residence taluka', 'haveli')
      await types('Family residence area/gaon', 'Hadapsar')
      await finds('Native district', 'satara')
      await finds('Native taluka', 'karad')
      await types('Native gaon', 'Umbraj')
      await clerk.types(page.getByRole('textbox', { name: /^Mobile number/ }), '9876501234')
      for (const box of await page.getByRole('checkbox').all()) await clerk.presses(box)
      await clerk.chooses(page.getByLabel('Plan'), { index: 1 })
      await clerk.chooses(page.getByLabel('Paid by'), 'Cash')
      await clerk.types(page.getByLabel(/receipt/i), 'C-2041')
      await clerk.key('Control+Enter')
      await clerk.sees(page.getByRole('heading', { level: 1, name: /Registered: B\d+/ }))
      await clerk.presses(button(page, 'Send a code by SMS to …1234'))
      await expect(page.getByLabel('Code that the family reads out')).toBeVisible()
      await clerk.types(page.getByLabel('Code that the family reads out'), await site.codeFor('9876501234'))
      await clerk.key('Enter')
      await clerk.sees(page.getByText('The family can log in by a code.'))
    },
  },
  {
    name: 'cash of a known family, and its receipt',
    as: 'staff',
    before: { inputs: 12, seconds: 21 },
    async run(work) {
      const { clerk, page } = work
      await opensRecord(work, await numberOf(work, 'groom.free@demo.in'))
      await clerk.presses(button(page, 'Enter a payment'))
      await clerk.sees(dialog(page))
      await clerk.chooses(dialog(page).getByLabel('Plan'), { index: 1 })
      await clerk.chooses(dialog(page).getByLabel('Paid by'), 'Cash')
      await clerk.types(dialog(page).getByLabel(/receipt/i), 'C-2042')
      await clerk.key('Enter')
      await expect(dialog(page)).toHaveCount(0)
      // Her record then has the receipt beside the plan.
      await clerk.sees(page.getByRole('link', { name: /PDF/ }))
      const paper = page.waitForEvent('download')
      await clerk.presses(page.getByRole('link', { name: /PDF/ }).first())
      await paper
    },
  },
  {
    name: 'accountant’s list of last month',
    as: 'admin',
    before: { inputs: 6, seconds: 15 },
    async run(work) {
      const { clerk, page } = work
      await opens(work, 'Payments')
      await clerk.chooses(page.getByLabel('Period', { exact: true }), 'Last month')
      await clerk.presses(button(page, 'Find'))
      const list = page.getByRole('link', { name: 'For the accountant: XLSX' })
      await clerk.sees(list)
      const file = page.waitForEvent('download')
      await clerk.presses(list)
      await file
    },
  },
  {
    name: 'who joined this month',
    as: 'staff',
    before: { inputs: 4, seconds: 12 },
    async run(work) {
      const { clerk, page } = work
      await opens(work, 'Members')
      await clerk.presses(page.getByRole('link', { name: 'List many' }))
      await clerk.chooses(page.getByLabel('Joined', { exact: true }), 'This month')
      await clerk.presses(button(page, 'Show'))
      await clerk.sees(page.getByText(/\d+ members?$/))
    },
  },
  {
    name: 'letter to a taluka',
    as: 'admin',
    before: 'impossible',
    async run(work) {
      const { clerk, page, site } = work
      const { rows } = await sql<{ name: string }>`select options.name_en as name from family_details
        join options on options.id = family_details.taluka_id join members on members.id = family_details.member_id
        where members.status = 'active' group by 1 order by count(*) desc, 1 limit 1`.execute(site.db)
      await opens(work, 'Members')
      await clerk.presses(page.getByRole('link', { name: 'List many' }))
      await clerk.finds(page.getByRole('combobox', { name: 'Home in the taluka' }), rows[0]?.name ?? '')
      await clerk.presses(button(page, 'Show'))
      await clerk.sees(page.getByText(/\d+ members?$/))
      await clerk.presses(button(page, 'Write a letter'))
      await clerk.types(dialog(page).getByLabel('Subject in English'), 'A gathering')
      await clerk.types(dialog(page).getByLabel('Letter in English'), 'Come on Sunday to the hall.')
      await clerk.types(dialog(page).getByLabel('Subject in Marathi'), 'मेळावा')
      await clerk.types(dialog(page).getByLabel('Letter in Marathi'), 'रविवारी सभागृहात या.')
      await clerk.presses(button(dialog(page), 'Preview'))
      await clerk.sees(dialog(page).getByText(/^It goes to/))
      await clerk.presses(button(dialog(page), /^Send to/))
      await clerk.sees(page.getByText(/^The letter goes out to/))
    },
  },
]
