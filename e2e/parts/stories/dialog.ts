import { expect } from '@playwright/test'
import { expectCount, expectFocus, expectPointsAt, expectSpoken, expectText, expectTold } from '../expect.ts'
import { type Hand, redraw, type Story } from '../hand.ts'

const open = 'dialog[open]'
const start = async (hand: Hand) => {
  await hand.open('dialog')
  await hand.click('#opener')
  await expectSpoken(hand, open, 'dialog "Your name"')
}
const focusIsInside = (hand: Hand) =>
  hand.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false)

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ */
export const dialogStories: Story[] = [
  {
    title: 'the focus stays in a dialog and comes back after it',
    async run(hand) {
      await start(hand)
      expect(await focusIsInside(hand)).toBe(true)
      await hand.evaluate(() => document.querySelector<HTMLElement>('dialog input')?.focus())
      await hand.press('Tab')
      await expectFocus(hand, 'button "Leave"')
      await redraw(hand)
      await hand.press('Tab')
      await expectFocus(hand, 'button "Say"')
      await hand.press('Tab')
      await expectFocus(hand, 'button "Send"')
      // After the last control, Tab goes to the toolbar in some browsers, but in none to the page behind.
      for (let step = 0; step < 6; step++) {
        await hand.press('Tab')
        expect(await hand.evaluate(() => document.activeElement?.id)).not.toMatch(/^(before|after|opener)$/)
      }
      await hand.evaluate(() => document.querySelector<HTMLElement>('dialog input')?.focus())
      await hand.press('Escape')
      await expectCount(hand, open, 0)
      await expectTold(hand, 'closed')
      await expectFocus(hand, 'button "Open"')
      await hand.press('Enter')
      await hand.click(`${open} button[aria-label="Close"]`)
      await expectFocus(hand, 'button "Open"')
    },
  },
  {
    title: 'Enter sends, and a new page moves the focus to its title',
    async run(hand) {
      await start(hand)
      await hand.evaluate(() => document.querySelector<HTMLElement>('dialog input')?.focus())
      await hand.type('Asha')
      await hand.press('Enter')
      await expectTold(hand, 'sent Asha')
      await expectSpoken(hand, open, 'dialog "Thank you"')
      expect(await focusIsInside(hand)).toBe(true)
    },
  },
  {
    title: 'a busy dialog stays, however often Escape is pressed',
    async run(hand) {
      await start(hand)
      await hand.evaluate(() => document.dispatchEvent(new Event('busy')))
      await expectSpoken(hand, `${open} button[type="submit"]`, 'button "Send" disabled busy')
      await hand.press('Escape', 'Escape', 'Escape')
      await expectSpoken(hand, open, 'dialog "Your name"')
      await hand.evaluate(() => document.dispatchEvent(new Event('busy')))
      await expectSpoken(hand, `${open} button[type="submit"]`, 'button "Send"')
      await hand.press('Escape')
      await expectCount(hand, open, 0)
    },
  },
  {
    title: 'the page behind a dialog is out of reach, and a question above it closes alone',
    async run(hand) {
      await start(hand)
      await expectPointsAt(hand, open, 'aria-describedby', `${open} h2 + *`)
      const reached = await hand.evaluate(() => {
        document.getElementById('before')?.focus()
        return document.activeElement?.id
      })
      expect(reached).not.toBe('before')
      await (hand.tap ?? hand.click)('#leave')
      await expectFocus(hand, 'button "Stay"')
      await hand.press('Escape')
      await expectCount(hand, open, 1)
      await expectFocus(hand, 'button "Leave"')
      await hand.press('Enter')
      await hand.press('Tab', 'Enter')
      await expectCount(hand, open, 0)
      await expectFocus(hand, 'button "Open"')
    },
  },
  {
    title: 'a message said in a dialog is inside it',
    async run(hand) {
      await start(hand)
      await hand.click('#say')
      await expectText(hand, `${open} [role="status"]`, 'Said inside')
      await hand.press('Escape')
      await expectText(hand, 'body > section [role="status"]', 'Said inside')
    },
  },
  {
    title: 'Back closes a dialog; after another end of it, Back leaves the page, and nothing moves by itself',
    async run(hand) {
      const address = () => hand.evaluate(() => location.search)
      const entries = () => hand.evaluate(() => history.length)
      await hand.open('dialog')
      await hand.evaluate(() => history.pushState(null, '', '?part=dialog&second'))
      const before = await entries()
      // A page that steps back itself would cancel a link pressed meanwhile.
      await hand.evaluate(() => {
        addEventListener('popstate', () => document.body.toggleAttribute('data-moved', true), { capture: true })
      })
      for (let time = 0; time < 3; time++) {
        await hand.click('#opener')
        await expectCount(hand, open, 1)
        await hand.press('Escape')
        await expectCount(hand, open, 0)
      }
      await new Promise(resolve => setTimeout(resolve, 300))
      await expectCount(hand, '[data-moved]', 0)
      expect(await entries()).toBe(before + 1)

      await hand.click('#opener')
      await expectCount(hand, open, 1)
      await hand.evaluate(() => history.back())
      await expectCount(hand, open, 0)
      expect(await address()).toBe('?part=dialog&second')

      await hand.click('#opener')
      await hand.press('Escape')
      await expectCount(hand, open, 0)
      // The next page replaces the entry that the dialog left behind, so that one Back leaves it.
      await hand.evaluate(() => history.pushState(null, '', '?part=dialog&third'))
      expect(await entries()).toBe(before + 1)
      await hand.evaluate(() => history.back())
      await expect.poll(address).toBe('?part=dialog&second')
      await hand.click('#opener')
      await hand.press('Escape')
      await expectCount(hand, open, 0)
      await hand.evaluate(() => history.replaceState(null, '', '?part=dialog&changed'))
      await hand.evaluate(() => history.back())
      await expect.poll(address).toBe('?part=dialog')
    },
  },
]
