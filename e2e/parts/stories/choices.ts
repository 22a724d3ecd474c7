import { expect } from '@playwright/test'
import { expectFocus, expectSpoken, expectTold, expectValue } from '../expect.ts'
import { type Hand, redraw, type Story } from '../hand.ts'
import { enter } from '../walk.ts'

/** Typing letters chooses in a native list, however the browser draws it. */
const choose = async (hand: Hand, letters: string, told: string) => {
  await hand.type(letters)
  await hand.press('Tab')
  await expectTold(hand, told)
}

export const choiceStories: Story[] = [
  {
    title: 'a year is named by its field and found by typing',
    async run(hand) {
      await enter(hand, 'year', 'combobox "Birth year" required')
      await choose(hand, '1994', '1994')
      await redraw(hand)
      await expectValue(hand, '#year select', '1994')
      const years = await hand.evaluate(() =>
        [...document.querySelectorAll('#year option')].map(one => one.textContent),
      )
      expect([years.length, years[1], years.at(-1)]).toEqual([42, '2005', '1965'])
    },
  },
  {
    title: 'a time is told when its three parts are chosen, and taken back with one of them',
    async run(hand) {
      await enter(hand, 'time')
      await expectSpoken(hand, '#time fieldset', 'group "Birth time"')
      await expectFocus(hand, 'combobox "Hour"')
      await choose(hand, '7', 'no time')
      await expectFocus(hand, 'combobox "Minute"')
      await choose(hand, '05', 'no time')
      await redraw(hand)
      await expectFocus(hand, 'combobox "AM or PM"')
      await choose(hand, 'PM', '19:05')
      await hand.press('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Home', 'Tab')
      await expectTold(hand, 'no time')
      await expectValue(hand, '#time select:nth-of-type(2)', '05')
    },
  },
  {
    /** https://www.w3.org/WAI/ARIA/apg/patterns/switch/ */
    title: 'a switch by key, word and finger',
    async run(hand) {
      await enter(hand, 'switch', 'switch "Send me e-mails"')
      await hand.press('Space')
      await expectTold(hand, 'on')
      await redraw(hand)
      await expectFocus(hand, 'switch "Send me e-mails" checked')
      await hand.press('Space')
      await expectTold(hand, 'off')
      await (hand.tap ?? hand.click)('#switch label:first-child span')
      await expectTold(hand, 'on')
      await expectSpoken(hand, '#switch label:last-child input', 'switch "Being saved" checked disabled')
      await hand.evaluate(() => document.querySelector<HTMLElement>('#switch input')?.focus())
      await hand.press('Tab')
      await hand.press('Space')
      await expectFocus(hand, 'switch "Being saved" checked disabled')
      await expectTold(hand, 'on')
      await hand.press('Tab')
      await expectFocus(hand, 'button "After"')
    },
  },
]
