import { expect } from '@playwright/test'
import { expectCount, expectFocus, expectSpoken, expectText } from '../expect.ts'
import { redraw, type Story } from '../hand.ts'
import { enter } from '../walk.ts'

const open = 'dialog[open]'

/** https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export const carouselStories: Story[] = [
  {
    title: 'photos by keys',
    async run(hand) {
      await enter(hand, 'carousel', 'button "Photo 1 of 3, Kale"')
      await expectSpoken(hand, '#carousel [aria-roledescription="carousel"]', 'group "Photos of Kale"')
      await hand.press('Enter')
      await expectSpoken(hand, open, 'dialog "Photos of Kale"')
      await expectText(hand, `${open} output`, 'Photo 1 of 3, Kale')
      await hand.press('ArrowRight')
      await expectText(hand, `${open} output`, 'Photo 2 of 3, Kale')
      await redraw(hand)
      await expectText(hand, `${open} output`, 'Photo 2 of 3, Kale')
      await hand.press('ArrowRight')
      await expectText(hand, `${open} output`, 'Photo 3 of 3, Kale')
      await hand.press('ArrowRight')
      await expectText(hand, `${open} output`, 'Photo 1 of 3, Kale')
      // No press is lost while the row is scrolling.
      await hand.press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft')
      await expectText(hand, `${open} output`, 'Photo 3 of 3, Kale')
      await expectSpoken(hand, `${open} [aria-current]`, 'button "Photo 3 of 3, Kale" current')
      await expectSpoken(hand, `${open} button[aria-label="Next photo"]`, 'button "Next photo"')
      await hand.evaluate(() => document.querySelector<HTMLElement>('dialog[open] button')?.focus())
      await hand.press('Tab')
      await expectFocus(hand, 'group "Photo 3 of 3, Kale"')
      await hand.press('Tab', 'Tab', 'Enter')
      await expectText(hand, `${open} output`, 'Photo 1 of 3, Kale')
      await expectFocus(hand, 'button "Next photo"')
      await hand.press('Escape')
      await expectCount(hand, open, 0)
      await expectFocus(hand, 'button "Photo 1 of 3, Kale"')
    },
  },
  {
    title: 'photos by the pointer',
    async run(hand) {
      await hand.open('carousel')
      const press = hand.tap ?? hand.click
      if (hand.swipeLeft) await hand.swipeLeft('#carousel img')
      else await hand.click('#carousel button[aria-label="Next photo"]')
      await expectText(hand, '#carousel output', 'Photo 2 of 3, Kale')
      await hand.open('carousel')
      await press('#carousel button:first-child')
      await expectSpoken(hand, open, 'dialog "Photos of Kale"')
      await press(`${open} li:nth-child(2) button`)
      await expectText(hand, `${open} output`, 'Photo 2 of 3, Kale')
      await press(`${open} button[aria-label="Previous photo"]`)
      await expectText(hand, `${open} output`, 'Photo 1 of 3, Kale')
      expect(await hand.evaluate(() => document.querySelectorAll('dialog[open]').length)).toBe(1)
    },
  },
]
