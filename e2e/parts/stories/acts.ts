import { expect } from '@playwright/test'
import { expectCount, expectFocus, expectSpoken, expectText, expectTold } from '../expect.ts'
import { type Hand, redraw, type Story } from '../hand.ts'

const alert = '[role="alertdialog"][open]'
const described = (hand: Hand, selector: string) =>
  hand.evaluate(css => {
    const id = document.querySelector(css)?.getAttribute('aria-describedby')
    return document.getElementById(id ?? '')?.textContent
  }, selector)

export const actStories: Story[] = [
  {
    /** https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/ */
    title: 'a question begins at the answer that changes nothing, stays after a failure, and offers a way back',
    async run(hand) {
      await hand.open('confirm')
      await hand.evaluate(() => document.getElementById('ask')?.focus())
      await hand.press('Enter')
      await expectSpoken(hand, alert, 'alertdialog "Remove this phone?"')
      expect(await described(hand, alert)).toBe('Families will no longer see it.')
      await expectFocus(hand, 'button "Keep"')
      await redraw(hand)
      await hand.press('Enter')
      await expectCount(hand, alert, 0)
      await expectFocus(hand, 'button "Remove"')

      await hand.press('Enter', 'Tab', 'Enter')
      await expectText(hand, `${alert} [role="alert"]`, 'Not removed')
      await expectFocus(hand, 'button "Remove"')
      await hand.press('Enter')
      await expectTold(hand, 'removed')
      await expectCount(hand, alert, 0)
      await expectText(hand, 'body > section [role="status"]', 'RemovedUndo')
      await hand.click('body > section [role="status"] button')
      await expectTold(hand, 'undone')
    },
  },
  {
    title: 'a menu of acts is not cut off by its card, and what was done cannot be done again',
    async run(hand) {
      await hand.open('acts')
      await hand.evaluate(() => document.querySelector<HTMLElement>('#acts button')?.focus())
      await hand.press('ArrowDown')
      await expectFocus(hand, 'menuitem "Block"')
      const isInSight = await hand.evaluate(() => {
        const item = document.querySelector('[role="menuitem"]:last-child')
        if (!item) return false
        const { left, top, width, height } = item.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) === item
      })
      expect(isInSight).toBe(true)
      await hand.press('ArrowDown')
      await expectFocus(hand, 'menuitem "Reported" disabled')
      await hand.press('Enter')
      await expectFocus(hand, 'menuitem "Reported" disabled')
      await hand.press('ArrowDown', 'Enter')
      await expectTold(hand, 'blocked')
    },
  },
  {
    title: 'a count is announced when it changes and describes its button',
    async run(hand) {
      await hand.open('count')
      await expectText(hand, '#count output', '')
      await hand.evaluate(() => document.dispatchEvent(new Event('ring')))
      await expectText(hand, '#count output', '3 unread')
      await expectSpoken(hand, '#count button', 'button "Notifications"')
      expect(await described(hand, '#count button')).toBe('3 unread')
      await hand.evaluate(() => document.dispatchEvent(new Event('ring')))
      await expectText(hand, '#count [aria-hidden]:not(svg)', '99+')
      await expectText(hand, '#count output', '120 unread')
    },
  },
  {
    title: 'rows are a table where it is wide and cards where it is narrow',
    async run(hand) {
      await hand.open('table')
      const isWide = await hand.evaluate(() => innerWidth > 760)
      if (isWide) {
        await expectSpoken(hand, '#table table', 'table "Members"')
        // WebKit gives a cell no name; a screen reader reads its text.
        for (const [cell, role, text] of [
          ['#table tbody th', 'rowheader', 'Kale'],
          ['#table thead th', 'columnheader', 'Surname'],
        ] as const) {
          expect((await hand.roleAndName(cell)).role).toBe(role)
          await expectText(hand, cell, text)
        }
      } else {
        await expectCount(hand, '#table table', 0)
        await expectSpoken(hand, '#table ul', 'list "Members"')
        await expectText(hand, '#table dl', 'Born1995Income7.20 Lac')
      }
      await (hand.tap ?? hand.click)('#table :is(tr, li):last-child button')
      await expectTold(hand, 'Patil')
    },
  },
]
