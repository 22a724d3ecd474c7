import { expect } from '@playwright/test'
import { button, dialog, givesReason, numberOf, opens, opensRecord, type Task } from './task.ts'

/** Further tasks of an office's day. Nobody wrote down what they took before. */
export const everydayTasks: readonly Task[] = [
  {
    name: 'who saw this family’s number',
    as: 'admin',
    async run(work) {
      const { clerk, page } = work
      await opensRecord(work, await numberOf(work, 'bride.paid@demo.in'))
      await clerk.sees(page.getByText(/Who saw this family’s number/))
    },
  },
  {
    name: 'a caller found by the number on the phone',
    as: 'staff',
    async run(work) {
      const { clerk, page } = work
      await clerk.key('/')
      await clerk.types(page.getByLabel('Find a family'), '9000000004')
      // A search by a contact is an act, and so it is not made while somebody types.
      await clerk.key('Enter')
      const found = page.getByRole('search').getByRole('link', { name: /Patil/ }).first()
      await clerk.sees(found)
      await clerk.presses(found)
      await clerk.sees(page.getByRole('heading', { level: 1, name: /Patil/ }))
    },
  },
  {
    name: 'a call that nobody took, noted for Monday',
    as: 'staff',
    async run(work) {
      const { clerk, page } = work
      await opensRecord(work, await numberOf(work, 'groom.paid@demo.in'))
      await clerk.presses(button(page, 'Write a note or a call'))
      await clerk.types(dialog(page).getByLabel('What was said'), 'Nobody took the call')
      const { min } = await dialog(page)
        .getByLabel('Next call on')
        .evaluate(element => ({ min: (element as HTMLInputElement).min }))
      await clerk.types(dialog(page).getByLabel('Next call on'), min)
      await clerk.presses(button(dialog(page), 'Keep'))
      await clerk.sees(page.getByText('Nobody took the call'))
    },
  },
  {
    name: 'a family that is to be called: number, done',
    as: 'staff',
    async run(work) {
      const { clerk, page } = work
      await opens(work, 'Please call')
      await clerk.presses(button(page, /^Show the number of/).first())
      await clerk.sees(page.locator('a[href^="tel:"]'))
      await clerk.presses(button(page, /^Done:/).first())
      await clerk.sees(page.getByRole('heading', { level: 1 }))
    },
  },
  {
    name: 'an agent suspended',
    as: 'staff',
    async run(work) {
      const { clerk, page } = work
      await opensRecord(work, await numberOf(work, 'bride.free@demo.in'))
      await clerk.presses(button(page, 'Suspend'))
      await clerk.presses(button(dialog(page), 'The profile is used by an agent'))
      await clerk.types(dialog(page).getByLabel('Reason'), 'The same letter to thirty families')
      await clerk.presses(button(dialog(page), 'Suspend'))
      await clerk.sees(page.getByText('Suspended', { exact: true }))
    },
  },
  {
    name: 'the cash of the day counted and locked',
    as: 'admin',
    async run(work) {
      const { clerk, page } = work
      await opens(work, 'Cash of the day')
      await clerk.sees(page.getByRole('textbox', { name: /^Counted:/ }))
      for (const counted of await page.getByRole('textbox', { name: /^Counted:/ }).all())
        await clerk.types(counted, '100')
      await clerk.types(page.getByRole('textbox', { name: 'Why it differs' }), 'The rest is at the bank')
      await clerk.presses(button(page, 'Save the count'))
      await clerk.presses(button(page, 'Lock it').first())
      await clerk.presses(button(page.getByRole('alertdialog'), 'Lock it'))
      await clerk.sees(page.getByText(/^Locked by/))
    },
  },
  {
    name: 'a payment given back',
    as: 'admin',
    async run(work) {
      const { clerk, page } = work
      await opens(work, 'Payments')
      await clerk.presses(button(page, 'Refund').first())
      await givesReason(work, 'Paid twice', 'Refund')
      await clerk.sees(page.getByText(/^Refunded/))
    },
  },
  {
    name: 'an announcement on every page',
    as: 'admin',
    async run(work) {
      const { clerk, page } = work
      await opens(work, 'Content')
      await clerk.presses(page.getByRole('link', { name: /^Edit: Announcement/ }))
      await clerk.types(page.getByLabel('Announcement (English)'), 'A gathering on Sunday at five')
      await clerk.types(page.getByLabel('Announcement (Marathi)'), 'रविवारी पाच वाजता मेळावा')
      await clerk.presses(button(page, 'Save draft'))
      await clerk.presses(button(page, /^Publish version/))
      await expect(button(page, /^Publish version/)).toHaveCount(0)
    },
  },
  {
    name: 'a colleague invited',
    as: 'admin',
    async run(work) {
      const { clerk, page } = work
      await opens(work, 'Staff')
      await clerk.presses(button(page, 'Invite'))
      await clerk.types(dialog(page).getByLabel('Email'), 'asha@office.in')
      await clerk.chooses(dialog(page).getByLabel('Role'), { index: 1 })
      await clerk.presses(button(dialog(page), 'Invite'))
      await clerk.sees(dialog(page).getByText('/office/join#token='))
    },
  },
  {
    name: 'a backup now, and a test letter',
    as: 'admin',
    async run(work) {
      const { clerk, page } = work
      await opens(work, 'Health')
      await clerk.presses(button(page, 'Back up now'))
      await clerk.presses(button(page, 'Send a test: email'))
      await clerk.sees(page.getByText('The test is on its way to your own address'))
    },
  },
]
